"""A thousand random matches of every game: all end, and the invariants of the contract hold on the way."""

import statistics

from bot.games import GAMES
from bot.games.base import AnyGame
from bot.games.save import dump_state, load_state
from tests.bench.row import Row
from tests.support.players import match

MATCHES = 1000


def rows() -> list[Row]:
    """One row for all games together; the median length tells how long a random match is."""
    lengths: dict[str, list[int]] = {key: [] for key in GAMES}
    faults: list[str] = []
    for number in range(MATCHES):
        key = list(GAMES)[number % len(GAMES)]
        try:
            lengths[key].append(_length(GAMES[key], b"bench%d" % number))
        except AssertionError as fault:
            faults.append(str(fault))
    medians = ", ".join(f"{key} {statistics.median(moves):.0f} moves" for key, moves in lengths.items() if moves)
    value = f"{MATCHES - len(faults)} of {MATCHES} end (median: {medians})"
    return [Row("contract.random_matches", value, f"all {MATCHES} end, invariants hold", not faults)]


def _length(game: AnyGame, seed: bytes) -> int:
    """How many moves a random match has. Raises AssertionError if it breaks an invariant or has no end."""
    moves = -1
    closed: set[str] = set()
    before: set[str] = set()
    for one in match(game, seed):
        state, moves = one.step.state, moves + 1
        asked = {ask.id for ask in game.asks(state)}
        closed |= before - asked
        if closed & asked:
            raise AssertionError(f"{seed!r}, move {moves}: an ask came back: {closed & asked}")
        if (game.outcome(state) is None) != bool(asked):
            raise AssertionError(f"{seed!r}, move {moves}: asks and outcome disagree")
        if load_state(game.spec, dump_state(game.spec, state)) != state:
            raise AssertionError(f"{seed!r}, move {moves}: the state does not survive its bytes")
        before = asked
    if before:
        raise AssertionError(f"{seed!r}: still asked at the end: {before}")
    return moves

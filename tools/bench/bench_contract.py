"""Random matches of every game, with random seats and options: all end, and the contract's invariants hold."""

import multiprocessing
import statistics
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bot.games import GAMES
from bot.games.contract.base import AnyGame
from bot.games.contract.save import dump_state, load_state
from pichenette.testing.playing import match
from tools.bench.row import Row, sample, unseen

MATCHES = sample(2, 60, 1000)  # of each game


def rows() -> Iterator[Row]:
    """One row per game, with the median length of a random match."""
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        for key in GAMES:
            played = list(processes.map(partial(_played, key), range(MATCHES), chunksize=5))
            lengths = [moves for moves in played if isinstance(moves, int)]
            faults = [fault for fault in played if isinstance(fault, str)]
            text = "; ".join(faults[:3]) or unseen(MATCHES)
            value = f"{len(lengths)} of {MATCHES} end, median {statistics.median(lengths or [0]):.0f} moves; {text}"
            yield Row(f"contract.random_matches.{key}", value, f"all {MATCHES} end, invariants hold", not faults)


def _played(key: str, number: int) -> int | str:
    """The length of the match with this number, or its fault."""
    try:
        return _length(GAMES[key], b"bench%d" % number)
    except AssertionError as fault:
        return str(fault)


def _length(game: AnyGame, seed: bytes) -> int:
    """The number of moves in a random match. Raises AssertionError if it breaks an invariant or has no end."""
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

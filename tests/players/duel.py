"""Matches between players, for measuring strength: `python -m tests.players.duel offboard house:5 random --games 20 --seed 1`.

A player is `house:LEVEL`, `random`, `advised` (what the game advises), `simple` (the simple player of simulations), or `offered`
(the first choice of every ask). `house:LEVEL@DEGREES` knows that its hand misses by so many degrees and twice as many percent;
`advised:DEGREES` and `simple:DEGREES` have such a hand. Sides are swapped after every match.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from typing import Any

import msgspec

from bot.games import GAMES
from bot.games.base import Answer, AnyGame, Ask, Illegal
from bot.games.luck import Rng
from bot.games.shot_noise import Hand
from bot.games.vocabulary import Seat
from bot.players import PLAYERS
from bot.players.base import LEVELS, AnyPlayer, Level
from bot.players.pitchbowl import player as pitchbowl
from bot.players.pitchbowl.player import PitchBowlPlayer
from bot.players.pitchout import player as pitchout
from bot.players.pitchout.player import PitchOutPlayer
from tests.simulations.players import answered
from tests.simulations.reports import REPORTS

Chooser = Callable[[Any, Ask[Any], Rng], Any]
"""(state, ask, rng): the action."""
LONGEST = 3000  # answers of a match
WITH_A_HAND: dict[str, Callable[[Level, Hand], AnyPlayer]] = {
    "pitchout": lambda level, hand: PitchOutPlayer({level: pitchout.SKILLS[level]._replace(hand=hand)}),
    "pitchbowl": lambda level, hand: PitchBowlPlayer({level: pitchbowl.SKILLS[level]._replace(hand=hand)}),
}


class Duel(msgspec.Struct):
    """What came of the matches, for the first player; times are processor time."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    answers: int = 0
    scored: int = 0  # touchdowns
    conceded: int = 0
    seconds: list[float] = []  # of each decision of the first player

    @property
    def share(self) -> float:
        """The points, draws counted half, as a share."""
        return (self.won + self.drawn / 2) / max(1, self.won + self.drawn + self.lost)

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        n, p, z = self.won + self.drawn + self.lost, self.share, 1.96
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half

    def at(self, quantile: float) -> float:
        """A quantile of the times."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(quantile * len(ordered)))]


def chooser(game: str, name: str) -> Chooser:
    """A player by name. Raises ValueError for an unknown one."""
    kind, _, level = name.partition(":")
    level, _, unsteady = level.partition("@")
    rules = GAMES[game]
    if kind == "house" and game in PLAYERS and level.isdecimal():
        player, strength = PLAYERS[game], next(one for one in LEVELS if one == int(level))
        if unsteady:
            player = WITH_A_HAND[game](strength, Hand(float(unsteady), 2 * float(unsteady)))
        return lambda state, ask, rng: player.choose(rules.view(state, ask.seat), ask, strength, rng)
    if kind == "random":
        return lambda state, ask, rng: answered(rules, state, ask, rng, Rng(b"unseen")).move.action
    if kind == "simple":
        simple = REPORTS[game].baseline
        return lambda state, ask, rng: _slipped(rules, state, ask, simple(state, ask, rng), float(level or 0.0), rng)
    if kind == "advised":
        return lambda state, ask, rng: _advised(rules, state, ask, float(level or 0.0), rng)
    if kind == "offered":
        return lambda _state, ask, _rng: ask.choices[0].action
    raise ValueError(f"{name!r} is no player of {game}")


def _advised(rules: AnyGame, state: Any, ask: Ask[Any], unsteady: float, rng: Rng) -> Any:
    """The flick that the game advises, by a hand that misses by so many degrees and twice as many percent; else any choice."""
    best = max(rules.advice(state, ask, 0.0), key=lambda one: one.worth, default=None)
    if best is None:
        return rng.pick(ask.choices).action
    action = next(choice.action for choice in ask.choices if choice.code == best.choice)
    aimed = msgspec.structs.replace(action, angle=best.angle, strength=best.strength)
    return _slipped(rules, state, ask, aimed, unsteady, rng)


def _slipped(rules: AnyGame, state: Any, ask: Ask[Any], aimed: Any, unsteady: float, rng: Rng) -> Any:
    """A flick as such a hand performs it, or as aimed where that is refused; another action as it is."""
    if not unsteady or not (hasattr(aimed, "angle") and hasattr(aimed, "strength")):
        return aimed
    angle, strength = Hand(unsteady, 2 * unsteady).slip(aimed.angle, aimed.strength, rng)
    slipped = msgspec.structs.replace(aimed, angle=angle, strength=strength)
    try:
        rules.apply(state, Answer(ask.id, ask.seat, slipped), Rng(b""))
    except Illegal:
        return aimed
    return slipped


def duel(game: str, one: str, two: str, *, games: int, seed: int) -> Duel:
    """Play; the first player begins every other match. Raises AssertionError on an illegal answer."""
    players, found = (chooser(game, one), chooser(game, two)), Duel()
    for nth in range(games):
        ranks = _played(game, (players[nth % 2], players[1 - nth % 2]), Rng(f"{seed}.{nth}".encode()), found, nth % 2)
        mine = nth % 2
        if len(ranks) == 1:
            found.drawn += 1
        elif mine in ranks[0]:
            found.won += 1
        else:
            found.lost += 1
    return found


def _played(
    game: str, players: tuple[Chooser, Chooser], rng: Rng, found: Duel, mine: Seat
) -> tuple[tuple[Seat, ...], ...]:
    rules = GAMES[game]
    state = rules.setup(2, rules.spec.complete({}), rng).state
    for _ in range(LONGEST):
        asks = rules.asks(state)
        if not asks:
            break
        ask = asks[0]
        started = time.process_time()
        action = players[ask.seat](state, ask, rng)
        if ask.seat == mine:
            found.seconds.append(time.process_time() - started)
        try:
            state = rules.apply(state, Answer(ask.id, ask.seat, action), rng).state
        except Illegal as illegal:
            raise AssertionError(f"{game}: {action} is refused in {ask.id}: {illegal}") from illegal
        found.answers += 1
    if game == "pitchbowl":
        found.scored += state.score[mine]
        found.conceded += state.score[1 - mine]
    outcome = rules.outcome(state)
    return ((0, 1),) if outcome is None else outcome.ranks


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("one")
    parser.add_argument("two")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = duel(given.game, given.one, given.two, games=given.games, seed=given.seed)
    low, high = found.interval()
    print(
        f"{given.game}: {given.one} against {given.two}: {found.won}-{found.lost}, {found.drawn} draws, {found.share:.0%} "
        f"({low:.0%} to {high:.0%}), {found.answers / given.games:.0f} answers a match, "
        f"touchdowns {found.scored}-{found.conceded}, p50 {found.at(0.5) * 1000:.0f} ms, p95 {found.at(0.95) * 1000:.0f} ms"
    )


if __name__ == "__main__":
    main()

"""Matches between two players, for measuring strength: `python -m tools.players.duel offboard house:5 random --games 20 --seed 1`.

Players are named as in `tools.players.entrants`. With more than two seats each player has every other one, and so a camp or a pair where
there are such; the winner decides. Sides are swapped after every match.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import time
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import astuple

from bot.games import GAMES
from bot.games.contract.base import Answer, AnyGame, Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump
from tools.players.entrants import Chooser, chooser

LONGEST = 3000  # answers of a match


class Duel(msgspec.Struct):
    """The results of matches, for the first player; times are processor time."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    answers: int = 0
    scored: int = 0  # touchdowns
    conceded: int = 0
    seconds: list[float] = []  # of each decision of the first player
    digests: list[str] = []  # of the answers of each match

    @property
    def share(self) -> float:
        """The points, draws counted half, as a share."""
        return (self.won + self.drawn / 2) / max(1, self.won + self.drawn + self.lost)

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.share, self.won + self.drawn + self.lost)

    def at(self, quantile: float) -> float:
        """A quantile of the times."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(quantile * len(ordered)))]


def wilson(share: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many matches."""
    n, p, z = matches, share, 1.96
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half


class Setting(msgspec.Struct, frozen=True):
    """The number of seats, and the options that are not as usual."""

    seats: int = 2
    options: tuple[tuple[str, str], ...] = ()


USUAL = Setting()


def duel(
    game: str,
    one: str,
    two: str,
    *,
    games: int,
    seed: int,
    setting: Setting = USUAL,
    first: int = 0,
    longest: int = LONGEST,
) -> Duel:
    """Play the matches from number `first` on; the first player begins every other one, and one with more than `longest` answers is drawn.

    Raises AssertionError on an illegal answer.
    """
    players, found = (chooser(game, one), chooser(game, two)), Duel()
    for nth in range(first, first + games):
        mine = nth % 2
        best = _played(
            game, (players[mine], players[1 - mine]), Rng(f"{seed}.{nth}".encode()), found, mine, setting, longest
        )
        parities = {seat % 2 for seat in best}
        if len(parities) == 2:
            found.drawn += 1
        elif mine in parities:
            found.won += 1
        else:
            found.lost += 1
    return found


def together(duels: Iterable[Duel]) -> Duel:
    """One duel of all these matches."""
    total = Duel()
    for one in duels:
        total = Duel(*(of_all + of_one for of_all, of_one in zip(astuple(total), astuple(one), strict=True)))
    return total


def _played(
    game: str,
    players: tuple[Chooser, Chooser],
    rng: Rng,
    found: Duel,
    mine: int,
    setting: Setting,
    longest: int,
) -> tuple[int, ...]:
    """The seats that are first at the end of a match; even seats are those of the first of the players."""
    rules: AnyGame = GAMES[game]
    state: Any = rules.setup(setting.seats, rules.spec.complete(dict(setting.options)), rng).state
    digest = hashlib.sha256()
    for _ in range(longest):
        asks = rules.asks(state)
        if not asks:
            break
        ask = asks[0]
        started = time.process_time()
        action = players[ask.seat % 2](state, ask, rng)
        if ask.seat % 2 == mine:
            found.seconds.append(time.process_time() - started)
        answer = Answer(ask.id, ask.seat, action)
        digest.update(dump(answer))
        try:
            state = rules.apply(state, answer, rng).state
        except Illegal as illegal:
            raise AssertionError(f"{game}: {action} is refused in {ask.id}: {illegal}") from illegal
        found.answers += 1
    found.digests.append(digest.hexdigest()[:12])
    if game == "pitchbowl":
        found.scored += state.score[mine]
        found.conceded += state.score[1 - mine]
    outcome = rules.outcome(state)
    return tuple(range(setting.seats)) if outcome is None else outcome.ranks[0]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("one")
    parser.add_argument("two")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    options = tuple((name, value) for name, _, value in (one.partition("=") for one in given.option))
    setting = Setting(given.seats, options)
    found = duel(given.game, given.one, given.two, games=given.games, seed=given.seed, setting=setting)
    low, high = found.interval()
    print(
        f"{given.game}: {given.one} against {given.two}: {found.won}-{found.lost}, {found.drawn} draws, {found.share:.0%} "
        f"({low:.0%} to {high:.0%}), {found.answers / given.games:.0f} answers a match, "
        f"touchdowns {found.scored}-{found.conceded}, p50 {found.at(0.5) * 1000:.0f} ms, p95 {found.at(0.95) * 1000:.0f} ms"
    )


if __name__ == "__main__":
    main()

"""Whether the sides of a game are equal, and what they play with, over many matches; and how their points grow."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

import msgspec
from rich.table import Table as Drawn

from tools.simulations.match import Played
from tools.simulations.spreads import Spread, quartiles, share, spread

SURE = 1.96  # standard errors to either side within which nineteen of twenty shares lie
FEW = 20  # with this part of the matches left, a turn is still drawn: a curve of fewer would tell of them alone


class Share(msgspec.Struct, frozen=True):
    """In how many decided matches a side or piece played, and the share of them it won."""

    name: str
    matches: int
    won: float

    @property
    def unsure(self) -> float:
        """The margin of error of the share, to either side."""
        return SURE * math.sqrt(self.won * (1.0 - self.won) / self.matches) if self.matches else 0.0


class Turn(msgspec.Struct, frozen=True):
    """The points of each side after a turn, over the matches that lasted so long: at a quarter, a half and three quarters of them."""

    turn: int
    matches: int
    points: tuple[tuple[float, float, float], ...]


class Balance(msgspec.Struct, frozen=True):
    """The balance of matches by side: their turns, wins of each side and piece, points turn by turn."""

    turns: Spread
    sides: tuple[Share, ...]
    pieces: tuple[Share, ...]
    curve: tuple[Turn, ...]


def balance(played: Sequence[Played]) -> Balance | None:
    """The balance of matches; None if the game does not tell its sides, or nothing was played."""
    if not any(match.sides for match in played):
        return None
    decided = [match for match in played if len(match.ranks) > 1]
    sides: dict[str, list[bool]] = {side.name: [] for side in played[0].sides}
    pieces: dict[str, list[bool]] = {}
    for match in decided:
        for side in match.sides:
            won = side.seats == match.ranks[0]
            sides[side.name].append(won)
            for piece in side.pieces:
                pieces.setdefault(piece, []).append(won)
    return Balance(
        turns=spread([len(match.scores) for match in played]),
        sides=_shares(sides),
        pieces=tuple(sorted(_shares(pieces), key=lambda one: -one.won)),
        curve=tuple(_curve([match.scores for match in played])),
    )


def _shares(cases: dict[str, list[bool]]) -> tuple[Share, ...]:
    return tuple(Share(name, len(won), share(won)) for name, won in cases.items())


def _curve(scores: list[tuple[tuple[int, ...], ...]]) -> Iterator[Turn]:
    for turn in itertools.count(1):
        there = [points[turn - 1] for points in scores if len(points) >= turn]
        if not there or len(there) * FEW < len(scores):
            return
        yield Turn(turn, len(there), tuple(quartiles(points) for points in zip(*there, strict=True)))


def tables(found: Balance) -> tuple[Drawn, Drawn]:
    """The balance as two tables to be printed: what won how often, and the points turn by turn."""
    won = Drawn("who", "matches", "won", title="win shares (nineteen of twenty lie within ±)")
    for one in (*found.sides, *found.pieces):
        won.add_row(one.name, str(one.matches), f"{one.won:.1%} ±{one.unsure:.1%}")
    names = [f"{side.name}: median (quartiles)" for side in found.sides]
    points = Drawn("turn", "matches", *names, title=f"points by turn; turns of a match: {found.turns}")
    for turn in found.curve:
        texts = [f"{middle:g} ({low:g}–{high:g})" for low, middle, high in turn.points]
        points.add_row(str(turn.turn), str(turn.matches), *texts)
    return won, points

"""Crokinole in values: what is answered, what happens, and the state between two answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from pichenette.api import Degrees, Forced, Millimetre, Point, Seat, Unanswered

SpotCode: TypeAlias = Literal["P1", "P2", "P3", "P4", "P5"]


class Flick(msgspec.Struct, frozen=True, tag="flick"):
    """A disc flicked from one of the five places (CR-3)."""

    spot: SpotCode
    angle: Degrees
    strength: Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]


Action: TypeAlias = Flick


class Lying(msgspec.Struct, frozen=True):
    """A disc on the board."""

    id: str
    x: Millimetre
    y: Millimetre


class LastFlick(msgspec.Struct, frozen=True):
    """The last flick, for pictures: the disc, and the way of every disc that moved."""

    disc: str
    ways: tuple[tuple[str, tuple[Point, ...]], ...] = ()


class State(msgspec.Struct, frozen=True):
    """A match between two answers; it has no secrets, so it is what everybody sees as well."""

    options: tuple[tuple[str, str], ...]
    turn: Seat = 0
    asked: int = 1
    round: int = 1
    left: tuple[int, int] = (12, 12)
    """The discs that each seat has still to play in this round."""
    discs: tuple[Lying, ...] = ()
    twenties: tuple[int, int] = (0, 0)
    """The discs that fell into the hole in this round."""
    score: tuple[int, int] = (0, 0)
    """The points of the rounds that are over."""
    last_flick: LastFlick | None = None
    ended: Literal["played", "left"] | None = None
    winner: Seat | None = None

    def option(self, name: str) -> int:
        """The value of an option that is a number."""
        return int(dict(self.options)[name])


class Flicked(msgspec.Struct, frozen=True, tag="flicked"):
    """A disc was flicked, with the bearing and strength that came of it."""

    disc: str
    spot: str
    angle: float
    strength: float
    rule: str = "CR-3"


class Foul(msgspec.Struct, frozen=True, tag="foul"):
    """No opposing disc was touched."""

    seat: Seat
    rule: str = "CR-5"


class Twenty(msgspec.Struct, frozen=True, tag="twenty"):
    """A disc fell into the hole."""

    disc: str
    rule: str = "CR-6"


class Ditched(msgspec.Struct, frozen=True, tag="ditched"):
    """A disc went into the ditch."""

    disc: str
    rule: str = "CR-7"


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """A player left."""

    seat: Seat
    rule: str = "CR-9"


class RoundOver(msgspec.Struct, frozen=True, tag="round"):
    """A round was counted."""

    number: int
    points: tuple[int, int]
    rule: str = "CR-8"


class MatchOver(msgspec.Struct, frozen=True, tag="over"):
    """The match ended; without a winner it is a draw."""

    winner: Seat | None
    score: tuple[int, int]
    rule: str = "CR-10"


Event: TypeAlias = Flicked | Foul | Twenty | Ditched | Unanswered | Forced | Gone | RoundOver | MatchOver

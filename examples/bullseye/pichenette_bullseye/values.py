"""Bullseye in values. All of them are saved: once people play, change them only by adding fields with defaults."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from pichenette.api import Degrees, Forced, Millimetre, Point, Seat, Unanswered


class Flick(msgspec.Struct, frozen=True, tag="flick"):
    """The action of a player. A game with several kinds of action has a union of such structs, each with its tag."""

    angle: Degrees
    strength: Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]


class Lying(msgspec.Struct, frozen=True):
    """A disc in the circle: `A1` is the first of seat 0, `B2` the second of seat 1."""

    id: str
    x: Millimetre
    y: Millimetre


class State(msgspec.Struct, frozen=True):
    """A match between two answers. It has no secrets, so everybody sees all of it."""

    options: tuple[tuple[str, str], ...]
    left: tuple[int, int] = (3, 3)
    """The discs that each seat has still to play."""
    discs: tuple[Lying, ...] = ()
    ways: tuple[tuple[str, tuple[Point, ...]], ...] = ()
    """The ways of the discs that the last flick moved, for pictures."""
    gone: Seat | None = None
    """The player who left."""


class Flicked(msgspec.Struct, frozen=True, tag="flicked"):
    """What happened, for the story of a turn; `rule` is the rule that players can look up."""

    disc: str
    angle: float
    strength: float
    rule: str = "BE-2"


class Out(msgspec.Struct, frozen=True, tag="out"):
    """A disc is out of the circle."""

    disc: str
    rule: str = "BE-3"


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """A player left."""

    seat: Seat
    rule: str = "BE-5"


class Over(msgspec.Struct, frozen=True, tag="over"):
    """The match ended; without a winner it is a draw."""

    winner: Seat | None
    rule: str = "BE-4"


Event: TypeAlias = Flicked | Out | Gone | Over | Unanswered | Forced

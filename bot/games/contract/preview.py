"""Sketches: the contents of a preview of an answer, by assist level."""

from enum import StrEnum
from typing import Literal

import msgspec

from bot.games.contract.dials import Option
from bot.games.contract.vocabulary import Phrase, Point, Seat


class Assist(StrEnum):
    """The level of detail of previews, as agreed for the match."""

    FULL = "full"
    STANDARD = "standard"
    EXPERT = "expert"


class Fan(msgspec.Struct, frozen=True):
    """The range of 19 flicks of 20 by an unsteady hand: bearings `left` to `right`, strengths `weak` to `strong`."""

    left: float
    right: float
    weak: float
    strong: float
    length: float | None = None  # mm shown; None: as far as the strengths carry


class Aim(msgspec.Struct, frozen=True):
    """The flick that a preview shows."""

    piece: str
    origin: Point
    bearing: float  # degrees
    strength: float  # 1 to 100
    reach: float  # the slide at strength 100, mm
    fan: Fan | None = None  # None: a steady hand
    targeted: bool = False  # at a piece or a place; otherwise by its bearing, which the picture then helps to read


class Line(msgspec.Struct, frozen=True):
    """A line of a preview: `aim` (the path of the piece), `ray` (the aimed direction), `leave` (the path of a struck piece)."""

    kind: Literal["aim", "ray", "leave"]
    points: tuple[Point, ...]


class Ghost(msgspec.Struct, frozen=True):
    """A future position of a piece: at first contact, as placed by the answer, at rest in the end, or where it falls."""

    kind: Literal["contact", "place", "rest", "fall"]
    id: str
    x: float
    y: float
    angle: float = 0.0


class Mark(msgspec.Struct, frozen=True):
    """The resting point of the piece of an aim on an empty table, flicked with `strength`."""

    strength: float
    x: float
    y: float


class Ellipse(msgspec.Struct, frozen=True):
    """The landing area of a flight with noise: half axes `along` and `across` the bearing, mm, at 2 standard deviations."""

    x: float
    y: float
    along: float
    across: float
    bearing: float


class Sketch(msgspec.Struct, frozen=True):
    """The contents of a preview of an answer, by the match's assist level."""

    aim: Aim | None = None
    lines: tuple[Line, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    words: tuple[Phrase, ...] = ()  # why the answer would be refused
    marked: str = ""  # the ghost that the player is placing, or the piece that the answer is about
    offered: tuple[Option, ...] = ()  # pieces to choose from, shown as portraits with their hints
    picked: tuple[str, ...] = ()  # the codes of those chosen so far
    needed: int = 0  # how many must be chosen
    seat: Seat | None = None  # whose choice it is
    rule: str = ""  # the rule that would refuse the answer; "": none would
    marks: tuple[Mark, ...] = ()
    remarks: tuple[Phrase, ...] = ()  # neutral information
    landing: Ellipse | None = None  # around the end of a flight
    faulty: tuple[str, ...] = ()  # the ghosts in forbidden places
    risk: Phrase | None = (
        None  # the cost of the answer to its player, who must confirm it: all of physics decides, not only the first contact
    )
    met: str = ""  # the piece at the first contact; "": none is met, or the level does not show it

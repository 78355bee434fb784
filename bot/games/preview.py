"""What a preview may show of an answer not yet given, and by which assist level."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from bot.games.dials import Option
from bot.games.vocabulary import Phrase, Point, Seat


class Assist(StrEnum):
    """How much a preview may show, as the match agreed."""

    FULL = "full"
    STANDARD = "standard"
    EXPERT = "expert"


class Fan(msgspec.Struct, frozen=True):
    """Where 19 flicks of 20 go if the hand is not steady: between the bearings `left` and `right`, strengths `weak` and `strong`.

    It is shown for `length` mm; None: as far as the strengths carry.
    """

    left: float
    right: float
    weak: float
    strong: float
    length: float | None = None


class Aim(msgspec.Struct, frozen=True):
    """The flick a preview is about: piece, where it stands, bearing in degrees, strength 1..100, `reach` = slide at 100, mm.

    With a `fan` the hand may slip.
    """

    piece: str
    origin: Point
    bearing: float
    strength: float
    reach: float
    fan: Fan | None = None


class Line(msgspec.Struct, frozen=True):
    """A line of a preview: `aim` (where the piece goes), `ray` (where it is sent), `leave` (where a struck piece sets off)."""

    kind: Literal["aim", "ray", "leave"]
    points: tuple[Point, ...]


class Ghost(msgspec.Struct, frozen=True):
    """A piece as it would lie: at first contact, put where a placement not yet given puts it, at rest in the end, or where it falls."""

    kind: Literal["contact", "place", "rest", "fall"]
    id: str
    x: float
    y: float
    angle: float = 0.0


class Mark(msgspec.Struct, frozen=True):
    """Where the piece of an aim would come to rest on a bare table, flicked with `strength`."""

    strength: float
    x: float
    y: float


class Ellipse(msgspec.Struct, frozen=True):
    """Where something lands whose flight luck bends: half axes `along` and `across` the bearing, mm; 2 standard deviations."""

    x: float
    y: float
    along: float
    across: float
    bearing: float


class Sketch(msgspec.Struct, frozen=True):
    """What a preview may show of an answer not yet given, by the match's assist level.

    `marked` is the id of the ghost the player is placing just now, if any. `offered` are what a hand to choose from holds (a
    lineup's pitchers), to be shown as portraits with their hints, `picked` the codes of those chosen so far, `needed` how many must
    be and `seat` whose they are. `rule` is the one that would refuse the answer, for the reason that `words` give; "" if none would.
    `marks` stand along the way; `remarks` are what is to be known besides and speaks for or against nothing. `landing` is round the end
    of a flight; `faulty` are the ids of the ghosts that must not lie where they are put. `risk` is what the answer would cost its
    player, who is asked once more.
    """

    aim: Aim | None = None
    lines: tuple[Line, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    words: tuple[Phrase, ...] = ()
    marked: str = ""
    offered: tuple[Option, ...] = ()
    picked: tuple[str, ...] = ()
    needed: int = 0
    seat: Seat | None = None
    rule: str = ""
    marks: tuple[Mark, ...] = ()
    remarks: tuple[Phrase, ...] = ()
    landing: Ellipse | None = None
    faulty: tuple[str, ...] = ()
    risk: Phrase | None = None

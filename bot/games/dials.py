"""What may be turned on a choice: numbers, bearings, picks, subsets, layouts."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.games.vocabulary import Degrees, Millimetre, Phrase, Point


class Option(msgspec.Struct, frozen=True):
    """One value a `Pick` or `Subset` dial may take; `hint` says in one line what it does, where its name does not."""

    code: str
    words: Phrase
    hint: Phrase | None = None


class Place(msgspec.Struct, frozen=True):
    """Where a `Layout` puts a piece: `x`, `y` in mm, `angle` in degrees clockwise."""

    id: str
    x: Millimetre
    y: Millimetre
    angle: Degrees = 0.0


class Number(msgspec.Struct, frozen=True, tag="number"):
    """The number in `field` of the action, from `lo` to `hi` in steps of `step`; `unit` is a word key (`unit-strength`).

    Of a strength `reach` is how far what is flicked goes at 100, mm, where that is not what the game's pieces do (0), and `flies`
    tells that it goes there through the air.
    """

    field: str
    lo: float
    hi: float
    step: float
    unit: str
    reach: float = 0.0
    flies: bool = False


class Target(msgspec.Struct, frozen=True):
    """Something a `Bearing` may be aimed at: a disc of radius `r` mm round `x`, `y`; a mere place has none.

    Where it is `turned`, in degrees clockwise, it is a square instead, `r` mm from its middle to each side. `yours` says that it
    belongs to the player who aims.
    """

    code: str
    label: str
    words: Phrase
    x: float
    y: float
    r: float
    foe: bool
    yours: bool = False
    turned: float | None = None


class Grid(msgspec.Struct, frozen=True):
    """Names of tiles, `A1` at the origin: `columns` x `rows` tiles of `tile` mm; a reference stands for the centre of its tile."""

    columns: int
    rows: int
    tile: float


class Spot(msgspec.Struct, frozen=True):
    """A place with a name that a `Bearing` may be aimed at (`edge`), in mm."""

    code: str
    words: Phrase
    x: float
    y: float


class Bearing(msgspec.Struct, frozen=True, tag="bearing"):
    """The direction in `field` of the action, seen from `origin`; `radius` is that of the piece to be flicked, mm.

    `targets` are what one may aim at instead of giving degrees, nearest first, `spots` places with a name, `grid` the tiles. One
    that `flicks` sends the piece off; else it only says on which side something is put. `meant` is the target that the choice is about:
    it is aimed at whenever that is chosen. Where a flick that touches nothing is as good as any, it is `free`. The piece sets off `lead`
    mm ahead of the origin. `others` are what it may meet besides the targets. `barred` are pieces that cannot be aimed at, by their
    labels, each with the reason as its hint.
    """

    field: str
    origin: Point
    radius: float
    targets: tuple[Target, ...] = ()
    flicks: bool = True
    meant: str = ""
    spots: tuple[Spot, ...] = ()
    grid: Grid | None = None
    free: bool = False
    lead: float = 0.0
    others: tuple[Target, ...] = ()
    barred: tuple[Option, ...] = ()


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """One of `options` in `field` of the action; `hint` says what the choice between them means."""

    field: str
    options: tuple[Option, ...]
    hint: Phrase | None = None


class Subset(msgspec.Struct, frozen=True, tag="subset"):
    """Between `lo` and `hi` of `options`, as a tuple of codes in `field` of the action."""

    field: str
    options: tuple[Option, ...]
    lo: int
    hi: int


class Zone(msgspec.Struct, frozen=True):
    """A rectangle in mm in which pieces may be put, borders included."""

    x0: float
    y0: float
    x1: float
    y1: float


class Piece(msgspec.Struct, frozen=True):
    """A piece of a `Layout`: `size` is a disc's radius or a block's side in mm; `turns` tells whether its angle matters.

    `label` is what pictures and commands call it (`A3`), `zone` the index of the layout's zone that must hold it wholly. `role` is
    what it is whichever side it stands on (`guard`), so that an arrangement can be used again from another seat.
    """

    id: str
    label: str
    words: Phrase
    shape: Literal["disc", "block"]
    size: float
    zone: int = 0
    turns: bool = False
    role: str = ""


class Frame(msgspec.Struct, frozen=True):
    """Where a seat puts its pieces, as it sees it: `x`, `y` mm is the near left-hand corner, `turn` the bearing in which it looks."""

    x: float = 0.0
    y: float = 0.0
    turn: Degrees = 0.0


class Formation(msgspec.Struct, frozen=True):
    """A ready-made arrangement of a `Layout`."""

    code: str
    words: Phrase
    places: tuple[Place, ...]


class Layout(msgspec.Struct, frozen=True, tag="layout"):
    """Where `pieces` are put, as a tuple of `Place` in `field` of the action: one place a piece, in the order of `pieces`.

    `frame` is that of whoever puts them.
    """

    field: str
    pieces: tuple[Piece, ...]
    zones: tuple[Zone, ...]
    formations: tuple[Formation, ...]
    grid: Grid
    frame: Frame = Frame()


Dial: TypeAlias = Number | Bearing | Pick | Subset | Layout

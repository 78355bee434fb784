"""Dials: the fields of a choice's action that a player may adjust: numbers, bearings, picks, subsets, layouts."""

from typing import Literal, TypeAlias

import msgspec

from bot.games.contract.vocabulary import Degrees, Millimetre, Phrase, Point


class Option(msgspec.Struct, frozen=True):
    """One value a `Pick` or `Subset` dial may take; `hint` explains it in a line if its name does not."""

    code: str
    words: Phrase
    hint: Phrase | None = None


class Place(msgspec.Struct, frozen=True):
    """The place of a piece in a `Layout`: `x`, `y` in mm, `angle` in degrees clockwise."""

    id: str
    x: Millimetre
    y: Millimetre
    angle: Degrees = 0.0


class Number(msgspec.Struct, frozen=True, tag="number"):
    """The number in `field` of the action, from `lo` to `hi` in steps of `step`."""

    field: str
    lo: float
    hi: float
    step: float
    unit: str  # a word key such as `unit-strength`
    reach: float = 0.0  # of a strength: the slide at 100, mm; 0: that of the game's pieces
    flies: bool = False  # of a strength: the piece goes there through the air


class Target(msgspec.Struct, frozen=True):
    """A target of a `Bearing`: a disc of radius `r` mm around `x`, `y`; 0 for a place.

    If it is `turned` (degrees clockwise), it is a square instead, `r` mm from its middle to each side. `yours`: it belongs to the
    player who aims. Where it was judged, a menu offers it with `strength`, and `met` is what that flick meets first ("": nothing).
    A piece that cannot start straight ahead of the dial's origin starts at `start`.
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
    strength: float = 0.0
    met: str | None = None  # None: not judged
    start: Point | None = None


class Grid(msgspec.Struct, frozen=True):
    """Names of tiles, `A1` at the origin: `columns` x `rows` tiles of `tile` mm; a reference means the centre of its tile."""

    columns: int
    rows: int
    tile: float


class Spot(msgspec.Struct, frozen=True):
    """A named place that a `Bearing` may be aimed at (`edge`), in mm."""

    code: str
    words: Phrase
    x: float
    y: float


class Bearing(msgspec.Struct, frozen=True, tag="bearing"):
    """The direction in `field` of the action, seen from `origin`. Targets, spots and tiles may be named instead of degrees."""

    field: str
    origin: Point
    radius: float  # of the flicked piece, mm
    targets: tuple[Target, ...] = ()  # nearest first
    flicks: bool = True  # False: it only chooses on which side something is put
    meant: str = ""  # the target that the choice is about: choosing it aims there
    spots: tuple[Spot, ...] = ()
    grid: Grid | None = None
    free: bool = False  # a flick that touches nothing is as good as any
    lead: float = 0.0  # the piece starts this far ahead of the origin, mm
    others: tuple[Target, ...] = ()  # pieces that it may meet, no targets
    toward: str = ""  # the target of the bearing offered, where it was judged
    beside: float = 0.0  # how far off its centre, percent
    barred: tuple[Option, ...] = ()  # pieces that cannot be aimed at, by label, with the reason as hint


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """One of `options` in `field` of the action; an absent field means the first."""

    field: str
    options: tuple[Option, ...]
    aside: bool = False  # a panel leaves it out while it is at the first option; it can still be typed


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


class LayoutPiece(msgspec.Struct, frozen=True):
    """A piece of a `Layout`."""

    id: str
    label: str  # its name in pictures and commands (`A3`)
    words: Phrase
    shape: Literal["disc", "block"]
    size: float  # a disc's radius or a block's side, mm
    zone: int = 0  # the index of the layout's zone that must hold it wholly
    turns: bool = False  # whether its angle matters
    role: str = ""  # the same on either side (`guard`), so that an arrangement can be used from another seat


class Frame(msgspec.Struct, frozen=True):
    """The view of a seat that places pieces: `x`, `y` mm is its near left-hand corner, `turn` the bearing in which it looks."""

    x: float = 0.0
    y: float = 0.0
    turn: Degrees = 0.0


class Formation(msgspec.Struct, frozen=True):
    """A ready-made arrangement of a `Layout`."""

    code: str
    words: Phrase
    places: tuple[Place, ...]


class Layout(msgspec.Struct, frozen=True, tag="layout"):
    """The places of `pieces`, as a tuple of `Place` in `field` of the action: one per piece, in the same order."""

    field: str
    pieces: tuple[LayoutPiece, ...]
    zones: tuple[Zone, ...]
    formations: tuple[Formation, ...]
    grid: Grid
    frame: Frame = Frame()  # of the seat that places them


Dial: TypeAlias = Number | Bearing | Pick | Subset | Layout

"""Places badges with names beside pieces: each takes the nearest free place, with a leader line when that is far."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

import msgspec
from PIL import Image, ImageDraw

from render.drawing.canvas import Ink, Spot, Sprite
from render.drawing.fonts import font
from render.theme import Colour, Look, Shape

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom in px."""

HEIGHT = 27  # px; 9.4 px when the picture is shown at 350 px
DIGITS = 22  # px font size; 7.7 px at 350 px
FINE = 6


class Tag(msgspec.Struct, frozen=True):
    """A badge that needs a place: `width` x `height` px, belonging to the disc of radius `r` at `x`, `y`, which it may cover by `over` px."""

    x: float
    y: float
    r: float
    width: float
    height: float = HEIGHT
    over: float = 0.0


class BadgeDisc(msgspec.Struct, frozen=True):
    """A disc nothing may cover."""

    x: float
    y: float
    r: float


class BadgePlace(msgspec.Struct, frozen=True):
    """The middle of a badge; with `leader`, a line connects it to its piece."""

    x: float
    y: float
    leader: bool


def overlaps(box: Box, other: Box) -> bool:
    """Whether two boxes share area."""
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]


def covers(box: Box, disc: BadgeDisc) -> bool:
    """Whether a box reaches into a disc."""
    x, y = disc.x, disc.y
    left, top, right, bottom = box
    dx = left - x if x < left else x - right if x > right else 0.0
    dy = top - y if y < top else y - bottom if y > bottom else 0.0
    return dx * dx + dy * dy < disc.r * disc.r


_CELL = (
    7  # a cell is 2 to this many px wide: wider than what is looked for, so that it meets few, and each holds little
)


class TakenSpace:
    """Spatial index of the boxes and discs that are taken on a picture."""

    def __init__(self, boxes: Iterable[Box] = (), discs: Iterable[BadgeDisc] = ()) -> None:
        self._boxes: dict[int, list[Box]] = {}
        self._discs: dict[int, list[BadgeDisc]] = {}
        self.take(*boxes)
        for disc in discs:
            x, y, r = disc.x, disc.y, disc.r
            for cell in _cells(x - r, y - r, x + r, y + r):
                self._discs.setdefault(cell, []).append(disc)

    def take(self, *boxes: Box) -> None:
        """Mark these boxes as taken."""
        for box in boxes:
            for cell in _cells(*box):
                self._boxes.setdefault(cell, []).append(box)

    def is_free(self, box: Box, own: Spot | None = None) -> bool:
        """Whether nothing taken reaches into a box, apart from the disc whose middle is `own`."""
        left, top, right, bottom = box
        for cell in _cells(left, top, right, bottom):
            for other in self._boxes.get(cell, ()):
                if left < other[2] and other[0] < right and top < other[3] and other[1] < bottom:
                    return False
            for disc in self._discs.get(cell, ()):
                if covers(box, disc) and (disc.x, disc.y) != own:
                    return False
        return True


def _cells(left: float, top: float, right: float, bottom: float) -> Sequence[int]:
    first, last = int(left) >> _CELL, int(right) >> _CELL
    high, low = int(top) >> _CELL, int(bottom) >> _CELL
    if first == last and high == low:
        return (high * 1000 + first,)
    return [row * 1000 + column for row in range(high, low + 1) for column in range(first, last + 1)]


def box_of(x: float, y: float, tag: Tag) -> Box:
    """The box of a badge centred at `x`, `y`."""
    return x - tag.width / 2, y - tag.height / 2, x + tag.width / 2, y + tag.height / 2


_NEAR = (0, 48, 312, 90, 270, 132, 228, 180)  # degrees, in the order tried: above first, where no shadow falls
_FAR = tuple(range(0, 360, 15))
_CLOSE = (2.0, 7.0)  # px between disc and badge
_CROWD = 90  # px; a disc that is nearer crowds another
_STRETCH = (16.0, 28.0, 42.0, 60.0, 80.0, 104.0, 132.0, 164.0, 200.0)  # px; farther out a leader line is drawn


def place(
    tags: Sequence[Tag], bounds: Box, discs: Sequence[BadgeDisc], boxes: Iterable[Box] = ()
) -> tuple[BadgePlace, ...]:
    """A place for every tag, in order: inside `bounds`, clear of `discs` (its own too), `boxes` and the badges before it.

    The most crowded tags choose first. If nothing is free within reach, the place that hides least is taken.
    """
    taken = list(boxes)
    room = TakenSpace(taken, discs)
    crowd = _crowds(tags, discs)
    order = sorted(range(len(tags)), key=lambda number: (-crowd[number], number))
    found: dict[int, BadgePlace] = {}
    for number in order:
        tag = tags[number]
        spot = _first_free(tag, bounds, room) or _least_bad(tag, bounds, discs, taken)
        found[number] = spot
        box = box_of(spot.x, spot.y, tag)
        taken.append(box)
        room.take(box)
    return tuple(found[number] for number in range(len(tags)))


def _crowds(tags: Sequence[Tag], discs: Iterable[BadgeDisc]) -> list[int]:
    middles = sorted((disc.x, disc.y) for disc in discs)
    crowds = []
    for tag in tags:
        here = tag.x, tag.y
        near = middles[bisect_left(middles, (tag.x - _CROWD,)) : bisect_right(middles, (tag.x + _CROWD, math.inf))]
        crowds.append(sum(math.dist(here, middle) < _CROWD for middle in near))
    return crowds


@lru_cache(maxsize=2048)
def _offsets(wide: float, high: float, r: float, gap: float, directions: tuple[int, ...]) -> tuple[Spot, ...]:
    """The offsets from a disc's centre to the middle of a badge `gap` px off its rim, one for each direction."""
    return tuple(_beside(wide / 2, high / 2, r + gap, math.radians(angle)) for angle in directions)


def _beside(half_wide: float, half_high: float, clear: float, angle: float) -> Spot:
    """The middle of a box in a direction whose nearest point is `clear` px from the origin."""
    across, down = math.sin(angle), -math.cos(angle)
    x, y = abs(across), abs(down)
    if y > 1e-9 and (clear + half_high) / y * x <= half_wide:
        way = (clear + half_high) / y
    elif x > 1e-9 and (clear + half_wide) / x * y <= half_high:
        way = (clear + half_wide) / x
    else:
        along = x * half_wide + y * half_high
        way = along + math.sqrt(along * along - half_wide**2 - half_high**2 + clear**2)
    return across * way, down * way


def _first_free(tag: Tag, bounds: Box, room: TakenSpace) -> BadgePlace | None:
    rings: list[tuple[float, tuple[int, ...], bool]] = [(-tag.over, _NEAR, False)] if tag.over else []
    rings += [(gap, _NEAR, False) for gap in _CLOSE] + [(gap, _FAR, True) for gap in _STRETCH]
    for gap, directions, leader in rings:
        own = (tag.x, tag.y) if gap < 0 else None
        for across, down in _offsets(tag.width, tag.height, tag.r, gap, directions):
            x, y = tag.x + across, tag.y + down
            box = box_of(x, y, tag)
            if _inside(box, bounds) and room.is_free(box, own):
                return BadgePlace(x, y, leader)
    return None


def _least_bad(tag: Tag, bounds: Box, discs: Sequence[BadgeDisc], taken: Sequence[Box]) -> BadgePlace:
    around = [d for d in discs if abs(d.x - tag.x) < 280 and abs(d.y - tag.y) < 280]

    def harm(spot: Spot) -> float:
        box = box_of(*spot, tag)
        outside = 0 if _inside(box, bounds) else 100
        return outside + sum(overlaps(box, b) for b in taken) + 2 * sum(covers(box, d) for d in around)

    spots = [
        (tag.x + across, tag.y + down)
        for gap in (*_CLOSE, *_STRETCH)
        for across, down in _offsets(tag.width, tag.height, tag.r, gap, _FAR)
    ]
    x, y = min(spots, key=harm)
    return BadgePlace(x, y, leader=True)


def _inside(box: Box, bounds: Box) -> bool:
    return box[0] >= bounds[0] and box[1] >= bounds[1] and box[2] <= bounds[2] and box[3] <= bounds[3]


_TIPS: dict[Shape, int] = {"round": 0, "square": 0, "hexagon": 10, "ribbon": 15}  # px; what pointed and cut ends add


@lru_cache(maxsize=256)
def width(text: str, shape: Shape, high: int = HEIGHT) -> int:
    """The width in px of a badge with `text`, `high` px high."""
    return max(high, round(font("digits", digits(high)).getlength(text)) + 11) + _TIPS[shape]


def digits(high: int) -> int:
    """The font size of a badge `high` px high, px."""
    return high * DIGITS // HEIGHT


def outline(shape: Shape, box: Box, tip: float) -> list[Spot]:
    """The corners of a pointed or cut shape that fills `box`; its ends reach `tip` out or in."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    if shape == "hexagon":
        return [
            (left + tip, top),
            (right - tip, top),
            (right, middle),
            (right - tip, bottom),
            (left + tip, bottom),
            (left, middle),
        ]
    return [(left, top), (right, top), (right - tip, middle), (right, bottom), (left, bottom), (left + tip, middle)]


@lru_cache(maxsize=512)
def badge(text: str, fill: Colour, ink: Colour, edge: Colour, shape: Shape, high: int = HEIGHT) -> Sprite:
    """The badge itself, in its side's shape, with a 2 px edge that survives any background."""
    across, down = width(text, shape, high) + 4, high + 4
    large = Image.new("RGBA", (across * FINE, down * FINE))
    draw = ImageDraw.Draw(large)
    for inset, colour in ((0, edge), (2, fill)):
        box = (inset * FINE, inset * FINE, (across - inset) * FINE - 1, (down - inset) * FINE - 1)
        if shape in {"round", "square"}:
            draw.rounded_rectangle(
                box, radius=(6 - inset if shape == "square" else down / 2 - inset) * FINE, fill=colour
            )
        else:
            aside = inset * FINE // 2  # an edge as wide along the slanted ends as along the straight ones
            draw.polygon(outline(shape, (box[0] + aside, box[1], box[2] - aside, box[3]), 9 * FINE), fill=colour)
    picture = large.reduce(FINE)
    letters = font("digits", digits(high))
    top = letters.getbbox("H", anchor="ls")[1]
    ImageDraw.Draw(picture).text((across / 2, (down - top) / 2), text, font=letters, fill=ink, anchor="ms")
    return Sprite.of(picture, capitals=-top)


class Name(msgspec.Struct, frozen=True):
    """The name of the piece at `at` px that keeps badges `reach` px away, its own less by `over`.

    `lit` uses the aim's colours; a `plain` one is round and in no side's colours.
    """

    text: str
    seat: int
    at: Spot
    reach: float
    lit: bool = False
    over: float = 0.0
    plain: bool = False


def name_badge(name: Name, look: Look, high: int = HEIGHT) -> Sprite:
    """The badge of a name."""
    team, shape = look.teams[name.seat], _shape(name, look)
    if name.lit:
        return badge(name.text, look.aim, look.casing, look.casing, shape, high)
    if name.plain:
        return badge(name.text, look.panel, look.text, look.secondary, shape, high)
    edge = look.casing if sum(team.ink) < 382 else (255, 255, 255)
    return badge(name.text, team.base, team.ink, edge, shape, high)


def _shape(name: Name, look: Look) -> Shape:
    return "round" if name.plain else look.teams[name.seat].shape


def places(
    names: Sequence[Name], discs: Sequence[BadgeDisc], boxes: Sequence[Box], look: Look, bounds: Box, high: int = HEIGHT
) -> list[tuple[Tag, BadgePlace]]:
    """A place for every name within `bounds`, clear of `discs` and `boxes` if possible."""
    tags = [Tag(*name.at, name.reach, width(name.text, _shape(name, look), high), high, name.over) for name in names]
    return list(zip(tags, place(tags, bounds, discs, boxes), strict=True))


def write_names(
    picture: Image.Image,
    names: Sequence[Name],
    discs: Sequence[BadgeDisc],
    boxes: Sequence[Box],
    look: Look,
    bounds: Box,
    high: int = HEIGHT,
) -> None:
    """Every name in its place, with a leader line where that is far off."""
    found = places(names, discs, boxes, look, bounds, high)
    ink = Ink(picture)
    for name, (tag, spot) in zip(names, found, strict=True):
        if spot.leader:
            reach = tag.r / max(tag.r, math.dist(name.at, (spot.x, spot.y)))
            start = (name.at[0] + (spot.x - name.at[0]) * reach, name.at[1] + (spot.y - name.at[1]) * reach)
            ink.lines([(start, (spot.x, spot.y))], 4.5, look.casing)
            ink.lines([(start, (spot.x, spot.y))], 2.5, look.secondary if name.plain else look.teams[name.seat].base)
    for name, (_, spot) in zip(names, found, strict=True):
        name_badge(name, look, high).onto(picture, (spot.x, spot.y))

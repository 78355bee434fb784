"""Drawing with soft edges: the one mapping from table to pixels, sprites, and inks that supersample only where they draw."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing.fonts import Face, extent, font, runs
from render.theme import Colour

Spot: TypeAlias = tuple[float, float]
"""A place in pixels, y down."""

FINE = 4  # supersampling of local ink; by eye as good as a vector renderer
_CHUNK = 72.0  # px; a longer diagonal is inked in pieces, its box would cost more than the line
_THIN = 1000.0  # square px; a box of strokes no larger, such as that of a dashed edge, may be as long as it is


class Projection(msgspec.Struct, frozen=True):
    """Table units to pixels: `left`, `bottom` is the table's origin, `scale` px a unit. Tables have y up."""

    left: float
    bottom: float
    scale: float

    def to_pixels(self, x: float, y: float) -> Spot:
        """The pixel of a place on the table."""
        return self.left + x * self.scale, self.bottom - y * self.scale


def toward(start: Spot, bearing: float, length: float) -> Spot:
    """The place `length` px from `start` in the direction `bearing` (degrees, 0 = up, clockwise)."""
    angle = math.radians(bearing)
    return start[0] + length * math.sin(angle), start[1] - length * math.cos(angle)


Pixels: TypeAlias = Any  # Pillow does not publish the class
"""The pixels of a picture, without what Pillow checks in Python: that takes longer than what most sprites need."""


def lay(pixels: Pixels, ink: Pixels | Colour, corner: tuple[int, int], mask: Image.Image) -> None:
    """Paste `ink`, pixels of the same mode or a colour, through a mask with its top left corner on a pixel."""
    left, top = corner
    wide, high = mask.size
    pixels.paste(ink, (left, top, left + wide, top + high), mask.im)


class Sprite:
    """A small finished picture with soft edges, pasted by its anchor.

    `capitals` is the height of the capitals written on it, `piece` the width of the piece it shows, px; 0 without.
    `inked` is the box outside which it is clear; only that is kept and pasted, for half of most sprites is clear.
    """

    __slots__ = ("_ink", "_mask", "anchor", "capitals", "inked", "piece", "size")

    def __init__(
        self,
        paint: Image.Image | Colour,
        mask: Image.Image,
        anchor: Spot | None = None,
        *,
        capitals: float = 0.0,
        piece: float = 0.0,
    ) -> None:
        self.inked = mask.getbbox() or (0, 0, 1, 1)
        whole = self.inked == (0, 0, *mask.size)
        self._ink = paint if not isinstance(paint, Image.Image) else paint.im if whole else paint.im.crop(self.inked)
        self._mask: Pixels = mask.im if whole else mask.im.crop(self.inked)
        self.size = mask.size
        self.anchor = anchor or (mask.width / 2, mask.height / 2)
        self.capitals = capitals
        self.piece = piece

    @classmethod
    def of(cls, rgba: Image.Image, anchor: Spot | None = None, *, capitals: float = 0.0, piece: float = 0.0) -> Sprite:
        """The sprite of an RGBA picture."""
        return cls(rgba.convert("RGB"), rgba.getchannel("A"), anchor, capitals=capitals, piece=piece)

    @property
    def paint(self) -> Image.Image | Colour:
        """Its colours as a picture of its own, black where it is clear; or the one colour of all of it."""
        return self._ink if isinstance(self._ink, tuple) else self._whole(self._ink)

    @property
    def mask(self) -> Image.Image:
        """Its opacity as a picture of its own."""
        return self._whole(self._mask)

    def _whole(self, part: Pixels) -> Image.Image:
        picture = Image.new(part.mode, self.size)
        picture.im.paste(part, self.inked)
        return picture

    def onto(self, image: Image.Image, at: Spot) -> None:
        """Paste it with its anchor on the whole pixel nearest to `at`."""
        self.put(image, (round(at[0] - self.anchor[0]), round(at[1] - self.anchor[1])))

    def put(self, image: Image.Image, corner: tuple[int, int]) -> None:
        """Paste it with its top left corner on a pixel."""
        self.lay(image.im, corner)

    def lay(self, pixels: Pixels, corner: tuple[int, int]) -> None:
        """The same on the pixels of a picture."""
        x, y = corner
        left, top, right, bottom = self.inked
        pixels.paste(self._ink, (x + left, y + top, x + right, y + bottom), self._mask)


class Patch:
    """A rectangle of a picture, without soft edges."""

    __slots__ = ("inked", "paint")

    def __init__(self, paint: Pixels) -> None:
        self.paint = paint
        self.inked: tuple[int, int, int, int] = (0, 0, *paint.size)

    def put(self, image: Image.Image, corner: tuple[int, int]) -> None:
        """Paste it with its top left corner on a pixel."""
        self.lay(image.im, corner)

    def lay(self, pixels: Pixels, corner: tuple[int, int]) -> None:
        """The same on the pixels of a picture."""
        x, y = corner
        _, _, right, bottom = self.inked
        pixels.paste(self.paint, (x, y, x + right, y + bottom))


def supersampled(size: tuple[int, int], draw: Callable[[ImageDraw.ImageDraw, int], None], factor: int) -> Image.Image:
    """An RGBA picture drawn `factor` times too large and reduced."""
    large = Image.new("RGBA", (size[0] * factor, size[1] * factor))
    draw(ImageDraw.Draw(large), factor)
    return large.reduce(factor)


def shadow(size: tuple[int, int], draw: Callable[[ImageDraw.ImageDraw], None], blur: float, depth: int) -> Image.Image:
    """A soft black shadow as RGBA: `draw` fills the shape with 255 on a mask of `size`."""
    mask = Image.new("L", size)
    draw(ImageDraw.Draw(mask))
    alpha = mask.filter(ImageFilter.GaussianBlur(blur)).point([value * depth // 255 for value in range(256)])
    black = Image.new("RGBA", size)
    black.putalpha(alpha)
    return black


def ramp(size: tuple[int, int], top: Colour, bottom: Colour) -> Image.Image:
    """A vertical gradient."""
    mask = Image.linear_gradient("L").resize(size)
    return Image.composite(Image.new("RGB", size, bottom), Image.new("RGB", size, top), mask)


def tint(picture: Image.Image, boxes: Sequence[tuple[int, int, int, int]], colour: Colour, opacity: int) -> None:
    """Tint boxes that do not overlap; equivalent to `paste` with a uniform mask, in half its time."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    x, y = min(lefts), min(tops)
    tinted = picture.crop((x, y, max(rights), max(bottoms))).point(_tint(colour, opacity))
    for left, top, right, bottom in boxes:
        picture.paste(tinted.crop((left - x, top - y, right - x, bottom - y)), (left, top))


@lru_cache(maxsize=8)
def _tint(colour: Colour, opacity: int) -> list[int]:
    """The lookup table that blends each value of each channel with a colour."""
    return [(value * (255 - opacity) + part * opacity + 127) // 255 for part in colour for value in range(256)]


class Ink:
    """Soft-edged strokes and fills on `image`, each supersampled in its own bounding box only."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image

    def polygon(self, spots: Sequence[Spot], colour: Colour, opacity: int = 255) -> None:
        """Fill the polygon."""
        self._fill((spots,), spots, 1.0, colour, opacity)

    def disc(self, centre: Spot, radius: float, colour: Colour, opacity: int = 255) -> None:
        """Fill the circle."""
        self.ring(centre, radius, radius, colour, opacity)

    def ring(self, centre: Spot, radius: float, width: float, colour: Colour, opacity: int = 255) -> None:
        """Stroke a circle of outer `radius` inwards by `width` px."""
        corners = ((centre[0] - radius, centre[1] - radius), (centre[0] + radius, centre[1] + radius))
        corner, mask = _stencil(corners, 1.0)
        sketch = ImageDraw.Draw(mask)
        (middle,) = _enlarged((centre,), corner)
        sketch.ellipse(_round_box(middle, radius * FINE), fill=opacity)
        if width < radius:
            sketch.ellipse(_round_box(middle, (radius - width) * FINE), fill=0)
        lay(self.image.im, colour, corner, mask.reduce(FINE))

    def lines(self, strokes: Iterable[tuple[Spot, Spot]], width: float, colour: Colour, opacity: int = 255) -> None:
        """Stroke straight pieces with round ends; neighbouring short pieces share a stencil."""
        for group in _grouped(strokes):
            bars = [_bar(start, end, width) for start, end in group]
            self._fill(bars, [spot for stroke in group for spot in stroke], width / 2 + 1 / FINE, colour, opacity)

    def edge(self, start: Spot, end: Spot, on: float, off: float, width: float, colour: Colour) -> None:
        """Stroke a dashed line that recurs in many pictures; its mask is cached."""
        corner = math.floor(min(start[0], end[0]) - width), math.floor(min(start[1], end[1]) - width)
        ends = ((start[0] - corner[0], start[1] - corner[1]), (end[0] - corner[0], end[1] - corner[1]))
        lay(self.image.im, colour, corner, _edge(ends, on, off, width))

    def _fill(
        self, shapes: Iterable[Sequence[Spot]], spots: Sequence[Spot], margin: float, colour: Colour, opacity: int
    ) -> None:
        """Fill polygons that reach `margin` px beyond `spots`."""
        corner, mask = _stencil(spots, margin)
        sketch = ImageDraw.Draw(mask)
        for shape in shapes:
            sketch.polygon(_enlarged(shape, corner), fill=opacity)
        lay(self.image.im, colour, corner, mask.reduce(FINE))


@lru_cache(maxsize=16)
def _edge(ends: tuple[Spot, Spot], on: float, off: float, width: float) -> Image.Image:
    """The mask of a dashed line."""
    wide, high = (math.ceil(max(ends[0][axis], ends[1][axis]) + width) for axis in (0, 1))
    white = Image.new("RGB", (wide, high))
    Ink(white).lines(dashes(ends, on, off), width, (255, 255, 255))
    return white.getchannel(0)


def _stencil(spots: Sequence[Spot], margin: float) -> tuple[tuple[int, int], Image.Image]:
    """The top left corner, px, of the box around some spots, and an empty mask of it, `FINE` times too large."""
    across, down = [x for x, _ in spots], [y for _, y in spots]
    left, top = math.floor(min(across) - margin), math.floor(min(down) - margin)
    right, bottom = math.ceil(max(across) + margin), math.ceil(max(down) + margin)
    return (left, top), Image.new("L", ((right - left) * FINE, (bottom - top) * FINE))


def _enlarged(spots: Sequence[Spot], corner: tuple[int, int]) -> list[Spot]:
    left, top = corner
    return [((x - left) * FINE, (y - top) * FINE) for x, y in spots]


def _round_box(centre: Spot, radius: float) -> tuple[float, float, float, float]:
    """The box of a circle as Pillow takes it: right and bottom belong to it."""
    return centre[0] - radius, centre[1] - radius, centre[0] + radius - 1, centre[1] + radius - 1


def _bar(start: Spot, end: Spot, width: float) -> list[Spot]:
    length = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    across = ((end[1] - start[1]) / length * width / 2, (start[0] - end[0]) / length * width / 2)
    return [
        (start[0] + across[0], start[1] + across[1]),
        (end[0] + across[0], end[1] + across[1]),
        (end[0] - across[0], end[1] - across[1]),
        (start[0] - across[0], start[1] - across[1]),
    ]


def _grouped(strokes: Iterable[tuple[Spot, Spot]]) -> Iterator[list[tuple[Spot, Spot]]]:
    group: list[tuple[Spot, Spot]] = []
    left = top = right = bottom = 0.0
    for stroke in strokes:
        (x0, y0), (x1, y1) = stroke
        box = min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
        if group:
            box = min(left, box[0]), min(top, box[1]), max(right, box[2]), max(bottom, box[3])
            if math.dist(group[0][0], stroke[1]) > _CHUNK and (box[2] - box[0]) * (box[3] - box[1]) > _THIN:
                yield group
                group, box = [], (min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))
        left, top, right, bottom = box
        group.append(stroke)
    if group:
        yield group


def dashes(spots: Sequence[Spot], on: float, off: float) -> Iterator[tuple[Spot, Spot]]:
    """The dashes along a polyline, `on` px long and `off` px apart; the pattern runs through the bends."""
    travelled = 0.0
    for start, end in pairwise(spots):
        length = math.dist(start, end)
        if length == 0.0:
            continue
        along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
        at = -(travelled % (on + off))
        while at < length:
            first, last = max(at, 0.0), min(at + on, length)
            if last > first:
                yield (
                    (start[0] + along[0] * first, start[1] + along[1] * first),
                    (start[0] + along[0] * last, start[1] + along[1] * last),
                )
            at += on + off
        travelled += length


@lru_cache(maxsize=1024)
def label(text: str, face: Face, size: int, colour: Colour, casing: Colour | None = None, width: int = 3) -> Sprite:
    """`text` as a sprite, anchored at the middle of its capitals; with `casing` it survives any background."""
    letters = font(face, size)
    stroke = width if casing else 0
    left, right = extent(text, face, size)
    top = letters.getbbox("H", anchor="ls")[1]
    ascent, descent = map(max, zip(*(one.getmetrics() for _, one, _ in runs(text, face, size)), strict=True))
    box = (math.ceil(right - left) + 2 * stroke + 2, ascent + descent + 2 * stroke)
    origin = (stroke + 1 - left, ascent + stroke)
    anchor = (box[0] / 2, origin[1] + top / 2)

    def inked(stroke: int = 0) -> Image.Image:
        mask = Image.new("L", box)
        for x, one, piece in runs(text, face, size):
            at = (origin[0] + x, origin[1])
            ImageDraw.Draw(mask).text(at, piece, font=one, fill=255, anchor="ls", stroke_width=stroke)
        return mask

    body = inked()
    if casing is None:
        return Sprite(colour, body, anchor, capitals=-top)
    around = inked(stroke)
    paint = Image.composite(Image.new("RGB", box, colour), Image.new("RGB", box, casing), body)
    return Sprite(paint, ImageChops.lighter(around, body), anchor, capitals=-top)


def write(
    image: Image.Image, at: Spot, text: str, face: Face, size: int, colour: Colour, *, align: str = "left"
) -> float:
    """Write one line beside `at` (middle of the capitals); `align` is the side that stays. Returns the width in px."""
    sprite = label(text, face, size, colour)
    width = sprite.size[0]
    x = {"left": at[0] + width / 2, "middle": at[0], "right": at[0] - width / 2}[align]
    sprite.onto(image, (x, at[1]))
    return width

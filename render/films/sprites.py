"""Everything that moves in films, as sprites on quarters of a pixel: pieces, trails, flashes, rings, crosses, arrows."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.drawing.canvas import FINE, Spot, Sprite, toward
from render.films.film import Stamp
from render.table.signs import arrow_outline
from render.theme import Colour, Look, blend

FLASH = 6  # frames
BURST = 14  # frames
SINK = 9  # frames in which a piece that leaves goes out of sight
_PHASES = 4  # of a pixel; slow pieces would jitter on whole pixels
_MARGIN = 3  # px round a shrunk sprite, for its phases
_POINTS = 8

Maker = Callable[[int, int], Sprite]


def stamped(make: Maker, at: Spot) -> Stamp:
    """The stamp of what `make` draws for a phase (quarters of a pixel right and down), with its anchor at `at` (px of the film)."""
    x, y = round(at[0] * _PHASES), round(at[1] * _PHASES)
    sprite = make(x % _PHASES, y % _PHASES)
    return Stamp(sprite, x // _PHASES - round(sprite.anchor[0]), y // _PHASES - round(sprite.anchor[1]))


def fixed(sprite: Sprite, at: Spot) -> Stamp:
    """The stamp of a sprite that is the same in all phases."""
    return stamped(lambda _right, _down: sprite, at)


def sunk(lost: int) -> tuple[int, int]:
    """Size and opacity in hundredths of a piece that left so many frames ago, up to `SINK`."""
    return 100 - 6 * lost, 100 - 10 * lost


@lru_cache(maxsize=800)  # 15 KB each
def shrunk(sprite: Sprite, share: float, size: int = 100, opacity: int = 100, right: int = 0, down: int = 0) -> Sprite:
    """A still's sprite in a film, which is drawn at `share` of its size; `size` and `opacity` in hundredths, moved by quarters of a pixel."""
    scale = share * size / 100
    anchor = tuple(math.ceil(value * scale) + _MARGIN for value in sprite.anchor)
    wide, high = (
        anchor[axis] + math.ceil((sprite.size[axis] - sprite.anchor[axis]) * scale) + _MARGIN for axis in (0, 1)
    )
    room = math.ceil((_MARGIN + 2) / scale) + 1
    left = sprite.anchor[0] + room - (anchor[0] + right / _PHASES) / scale
    top = sprite.anchor[1] + room - (anchor[1] + down / _PHASES) / scale
    within = (left, top, left + wide / scale, top + high / scale)
    small = _with_room(sprite, room).resize((wide, high), Image.Resampling.HAMMING, within).convert("RGBA")
    mask = small.getchannel("A")
    if opacity < 100:
        mask = mask.point([value * opacity // 100 for value in range(256)])
    box = mask.getbbox() or (0, 0, 1, 1)
    return Sprite(
        small.crop(box).convert("RGB"), mask.crop(box), (float(anchor[0] - box[0]), float(anchor[1] - box[1]))
    )


@lru_cache(maxsize=32)  # 100 KB each at most
def _with_room(sprite: Sprite, room: int) -> Image.Image:
    """A sprite with so many clear pixels round it, its colours times its opacity."""
    paint = sprite.paint if isinstance(sprite.paint, Image.Image) else Image.new("RGB", sprite.size, sprite.paint)
    rgba = paint.convert("RGBA")
    rgba.putalpha(sprite.mask)
    ground = Image.new("RGBa", (rgba.width + 2 * room, rgba.height + 2 * room))
    ground.paste(rgba.convert("RGBa"), (room, room))
    return ground


def plain(sprite: Sprite, share: float, at: Spot, size: int = 100) -> Stamp:
    """A still's sprite where it is on a still (px of the still), in a film drawn at `share` of its size."""
    return fixed(shrunk(sprite, share, size), (round(at[0] * share), round(at[1] * share)))


@lru_cache(maxsize=512)
def _dash(colour: Colour, turn: int, right: int, down: int) -> Sprite:
    """A dash of a trail, turned by `turn` steps of three degrees."""
    half = 6
    centre = (half + right / _PHASES, half + down / _PHASES)
    ends = toward(centre, turn * 3.0, 3.6), toward(centre, turn * 3.0 + 180, 3.6)
    mask = Image.new("L", (2 * half * FINE, 2 * half * FINE))
    wide = 1.05
    corners = [
        tuple(value * FINE for value in toward(end, turn * 3.0 + side, wide))
        for end, sides in ((ends[0], (90, 270)), (ends[1], (270, 90)))
        for side in sides
    ]
    ImageDraw.Draw(mask).polygon(corners, fill=255)
    return Sprite(colour, mask.reduce(FINE), (float(half), float(half)))


def dash(colour: Colour, at: Spot, bearing: float) -> Stamp:
    """A dash of a trail at a place of the film, along `bearing` degrees."""
    turn = round(bearing / 3) % 60
    return stamped(lambda right, down: _dash(colour, turn, right // 2 * 2, down // 2 * 2), at)


@lru_cache(maxsize=16)
def start(floor: Colour, colour: Colour, radius: float) -> Sprite:
    """The outline at the former place of a puck of `radius` px."""
    half = math.ceil(radius) + 1
    picture = Image.new("RGBA", (2 * half * FINE, 2 * half * FINE))
    draw = ImageDraw.Draw(picture)
    middle, reach = half * FINE, radius * FINE
    box = (middle - reach, middle - reach, middle + reach, middle + reach)
    draw.ellipse(box, fill=(*blend(floor, colour, 0.35), 190), outline=(*colour, 255), width=7)
    return Sprite.of(picture.reduce(FINE))


@lru_cache(maxsize=64)
def flash(look: Look, age: int, force: int) -> Sprite:
    """The flash of a hit, `age` frames old, up to `FLASH`; `force` from 0 to 3."""
    reach = (21.0 + 3.5 * force) * (0.85, 1.0, 1.1, 1.18, 1.24, 1.28)[age]
    thin = (0.62, 0.56, 0.48, 0.38, 0.28, 0.2)[age]
    bright, dark = sorted((look.aim, look.casing), key=sum, reverse=True)
    half = math.ceil(reach) + 3
    picture = Image.new("RGBA", (2 * half * FINE, 2 * half * FINE))
    draw = ImageDraw.Draw(picture)
    middle = (half * FINE, half * FINE)
    for grow, colour in ((1.8, dark), (0.0, bright)):
        spots = [
            toward(middle, corner * 180 / _POINTS, ((reach if corner % 2 == 0 else reach * thin) + grow) * FINE)
            for corner in range(2 * _POINTS)
        ]
        draw.polygon(spots, fill=(*colour, 255))
    opacity = (100, 100, 90, 75, 55, 35)[age]
    small = picture.reduce(FINE)
    return Sprite(small.convert("RGB"), small.getchannel("A").point([v * opacity // 100 for v in range(256)]))


@lru_cache(maxsize=128)
def burst(look: Look, seat: int, age: int) -> Sprite:
    """The ring that spreads from where a piece fell, `age` frames old, up to `BURST`."""
    share = 1 - (1 - (age + 1) / BURST) ** 2
    reach = 14.0 + 40.0 * share
    wide = 9.0 * (1 - share) + 2.0
    half = math.ceil(reach) + 4
    picture = Image.new("RGBA", (2 * half * FINE, 2 * half * FINE))
    draw = ImageDraw.Draw(picture)
    middle = half * FINE
    colour = look.teams[seat].base
    for grow, ink in ((1.6, look.casing), (0.0, colour)):
        outer = (reach + grow) * FINE
        box = (middle - outer, middle - outer, middle + outer, middle + outer)
        draw.ellipse(box, outline=(*ink, 255), width=round((wide + 2 * grow) * FINE))
    for ray in range(12):
        start = toward((middle, middle), ray * 30 + 15, reach * 0.55 * FINE)
        end = toward((middle, middle), ray * 30 + 15, (reach * 0.55 + 9 * (1 - share)) * FINE)
        draw.line((*start, *end), fill=(*look.aim, 255), width=round(2.4 * FINE))
    small = picture.reduce(FINE)
    opacity = round(100 * min(1.0, 2.2 * (1 - share)))
    return Sprite(small.convert("RGB"), small.getchannel("A").point([v * opacity // 100 for v in range(256)]))


@lru_cache(maxsize=4)
def cross(look: Look) -> Sprite:
    """A cross at a place of the film: off the table."""
    arm, half = 14.0, 20
    picture = Image.new("RGBA", (2 * half * FINE, 2 * half * FINE))
    draw = ImageDraw.Draw(picture)
    for wide, colour in ((9.0, look.casing), (5.0, look.aim)):
        for side in (1, -1):
            low, high = (half - arm) * FINE, (half + arm) * FINE
            ends = (low, low, high, high) if side > 0 else (low, high, high, low)
            draw.line(ends, fill=(*colour, 255), width=round(wide * FINE))
    return Sprite.of(picture.reduce(FINE))


def arrow(look: Look, start: Spot, bearing: float, length: float) -> Stamp:
    """The arrow of a flick from a puck's middle, px of the film."""
    half = math.ceil(length) + 12
    middle = (half * FINE, half * FINE)
    foot, head = 18.0, min(24.0, length - 20.0)

    def at(along: float, across: float) -> Spot:
        return toward(toward(middle, bearing, along * FINE), bearing + 90, across * FINE)

    shapes = [arrow_outline(at, foot, length - head, length, (2.8, 5.0, 12.0), grow, 3) for grow in (2.4, 0.0)]
    left, top = (math.floor(min(spot[axis] for spot in shapes[0]) / FINE) - 1 for axis in (0, 1))
    right, bottom = (math.ceil(max(spot[axis] for spot in shapes[0]) / FINE) + 1 for axis in (0, 1))
    picture = Image.new("RGBA", ((right - left) * FINE, (bottom - top) * FINE))
    draw = ImageDraw.Draw(picture)
    for shape, colour in zip(shapes, (look.casing, look.aim), strict=True):
        draw.polygon([(x - left * FINE, y - top * FINE) for x, y in shape], fill=(*colour, 255))
    return Stamp(Sprite.of(picture.reduce(FINE)), round(start[0]) - half + left, round(start[1]) - half + top)


_PERIOD, _LONG = 12.0, 7.2  # px; from dash to dash, and the length of one


class DashedTrail:
    """The trail of a piece so far.

    `place` returns its pixel at an instant (s), `begins` when its straight stretches begin; `outline` marks where it was before.
    """

    def __init__(
        self, begins: Sequence[float], place: Callable[[float], Spot], colour: Colour, outline: Stamp | None
    ) -> None:
        self.begins, self.place, self.colour, self.outline = begins, place, colour, outline
        self.at = place(0.0)
        self.begun = False
        self.dashes = 0
        self.gone = 0.0  # px
        self.seen = 0.0  # s

    def extended_to(self, t: float) -> Iterator[Stamp]:
        """Extend the trail until `t` seconds; yields the outline at the start first."""
        if not self.begins or t < self.begins[0]:
            return
        if not self.begun:
            self.begun = True
            if self.outline is not None:
                yield self.outline
        bends = [bend for bend in self.begins if self.seen < bend < t]
        for when in (*bends, t):
            yield from self._straight(self.place(when))
        self.seen = t

    def _straight(self, end: Spot) -> Iterator[Stamp]:
        """The dashes on the way straight to `end`; the pattern runs through the bends."""
        start, length = self.at, math.dist(self.at, end)
        if length == 0.0:
            return
        bearing = math.degrees(math.atan2(end[0] - start[0], start[1] - end[1]))
        while self.dashes * _PERIOD + _LONG <= self.gone + length:
            share = (self.dashes * _PERIOD + _LONG / 2 - self.gone) / length
            middle = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            yield dash(self.colour, middle, bearing)
            self.dashes += 1
        self.gone += length
        self.at = end

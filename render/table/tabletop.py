"""Drawing of tables shared by all games: a wooden frame, striped zones, soft light from the top left, cards over them."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing.badges import BadgeDisc
from render.drawing.canvas import Ink, Spot, Sprite
from render.table.rail import Rail, Side
from render.theme import Colour, Hatch, Look, blend

Margins: TypeAlias = tuple[tuple[tuple[int, int], Image.Image], ...]
"""Parts of a picture with their corners."""

_FINE = 3
_HATCH_STEP = 27  # px
_HATCH_WIDTH = 8  # px, measured along the edge
_STRAIGHT = 0.71  # of that; a stripe that does not slant is as thick as one that does


def framed(picture: Image.Image, rail: Rail, look: Look) -> None:
    """The frame round a table, and its shadow."""
    outer = rail.outer
    mask = Image.new("L", picture.size)
    ImageDraw.Draw(mask).rounded_rectangle((outer[0] + 2, outer[1] + 5, outer[2] + 2, outer[3] + 6), 12, fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(5)).point([v * look.shadow // 330 for v in range(256)])
    picture.paste((0, 0, 0), (0, 0), soft)
    large = Image.new("RGBA", (picture.width * 2, picture.height * 2))
    draw = ImageDraw.Draw(large)
    for inset, radius, colour in (
        (0, 11, look.frame_low),
        (1, 10, look.frame_high),
        (2.5, 9, look.frame),
        (rail.frame - 2, 3, look.frame_low),
    ):
        box = tuple(
            round(2 * value) for value in (outer[0] + inset, outer[1] + inset, outer[2] - inset, outer[3] - inset)
        )
        draw.rounded_rectangle(box, radius * 2, fill=colour)
    rgba = _reduced(large, 2, rail.frame + 3, outer)
    picture.paste(rgba.convert("RGB"), (0, 0), rgba.getchannel("A"))


def _reduced(large: Image.Image, factor: int, edge: int, box: tuple[int, int, int, int]) -> Image.Image:
    """An RGBA picture reduced; in `box`, more than `edge` px within, all of it is of one solid colour, and to reduce that would take long."""
    wide, high = large.width // factor, large.height // factor
    left, top, right, bottom = box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge
    if left >= right or top >= bottom:
        return large.reduce(factor)
    small = Image.new("RGBA", (wide, high), large.getpixel((left * factor, top * factor)))
    for part in (0, 0, wide, top), (0, bottom, wide, high), (0, top, left, bottom), (right, top, wide, bottom):
        x0, y0, x1, y1 = (factor * side for side in part)
        small.paste(large.crop((x0, y0, x1, y1)).reduce(factor), part[:2])
    return small


def hatch(picture: Image.Image, box: tuple[int, int, int, int], colour: Colour, stripes: Hatch) -> None:
    """Stripes in a side's own direction: zones differ without colour."""
    wide, high = (box[2] - box[0]) * _FINE, (box[3] - box[1]) * _FINE
    mask = Image.new("L", (wide, high))
    draw = ImageDraw.Draw(mask)
    width = _HATCH_WIDTH * _FINE
    slant = {"rising": (0, high), "falling": (high, 0), "upright": (0, 0), "level": (0, 0)}[stripes]
    for start in range(-high, wide + high, _HATCH_STEP * _FINE):
        foot, head = start + slant[0], start + slant[1]
        if stripes == "level":
            draw.rectangle((0, start, wide, start + round(width * _STRAIGHT)), fill=255)
        elif stripes == "upright":
            draw.rectangle((start, 0, start + round(width * _STRAIGHT), high), fill=255)
        else:
            draw.polygon([(foot, high), (foot + width, high), (head + width, 0), (head, 0)], fill=255)
    picture.paste(colour, box[:2], mask.reduce(_FINE))


def lit(floor: Image.Image, look: Look) -> Image.Image:
    """One soft light from the top left, darker corners, and the frame's shadow on the floor."""
    wide, high = floor.size
    glow = ImageChops.invert(Image.radial_gradient("L").resize((wide * 2, high * 2), Image.Resampling.BILINEAR))
    spot = glow.crop((round(wide * 0.58), round(high * 0.62), round(wide * 1.58), round(high * 1.62)))
    floor.paste((255, 255, 255), (0, 0), spot.point([round(v * look.glow) for v in range(256)]))
    dim = ImageChops.invert(spot).point([round(max(0, v - 90) * 255 / 165 * look.gloom) for v in range(256)])
    floor.paste((0, 0, 0), (0, 0), dim)
    rim = Image.new("L", (wide, high), 255)
    ImageDraw.Draw(rim).rectangle((8, 10, wide + 60, high + 60), fill=0)
    soft = rim.filter(ImageFilter.GaussianBlur(6)).point([v * look.shadow // 255 for v in range(256)])
    floor.paste((0, 0, 0), (0, 0), soft)
    return floor


def margins(whole: Image.Image, rail: Rail) -> Margins:
    """The parts of a picture around its table."""
    wide, high = whole.size
    left, top, right, bottom = rail.inside
    boxes = (0, 0, wide, top), (0, bottom, wide, high), (0, top, left, bottom), (right, top, wide, bottom)
    return tuple(((box[0], box[1]), whole.crop(box)) for box in boxes)


def windowed(picture: Image.Image, around: Margins, rail: Rail, going_on: Collection[Side], look: Look) -> None:
    """Everything round a window as `around` the whole table, the frame only where the table ends; where it goes on, a dashed line."""
    left, top, right, bottom = rail.inside
    outer, draw, ink = rail.outer, ImageDraw.Draw(picture), Ink(picture)
    corners: dict[Side, tuple[Spot, Spot]] = {
        "left": ((left, top), (left, bottom)),
        "right": ((right, top), (right, bottom)),
        "top": ((left, top), (right, top)),
        "bottom": ((left, bottom), (right, bottom)),
    }
    beyond: dict[Side, tuple[int, int, int, int]] = {
        "left": (outer[0] - 8, outer[1] - 8, left - 1, outer[3] + 12),
        "right": (right, outer[1] - 8, outer[2] + 12, outer[3] + 12),
        "top": (outer[0] - 8, outer[1] - 8, outer[2] + 12, top - 1),
        "bottom": (outer[0] - 8, bottom, outer[2] + 12, outer[3] + 16),
    }
    for corner, part in around:
        picture.paste(part, corner)
    for side in going_on:
        draw.rectangle(beyond[side], fill=look.canvas)
    for side in going_on:
        ink.edge(*corners[side], 9, 7, 2.4, look.secondary)


_PAD = 16  # px round a card, for its shadow


def panel(
    picture: Image.Image,
    box: tuple[int, int, int, int],
    look: Look,
    edge: Colour,
    *,
    bright: bool = True,
    fill: Colour | None = None,
) -> None:
    """A card with a soft shadow, of another colour than usual with `fill`; without `bright` it recedes into the background."""
    size = box[2] - box[0], box[3] - box[1]
    picture.paste((0, 0, 0), (box[0] - _PAD, box[1] - _PAD), _shadow(*size, look.shadow))
    usual = look.panel if bright else blend(look.panel, look.canvas, 0.6)
    _card(*size, edge, fill or usual).onto(picture, (box[0], box[1]))


@lru_cache(maxsize=32)
def _shadow(wide: int, high: int, depth: int) -> Image.Image:
    mask = Image.new("L", (wide + 2 * _PAD, high + 2 * _PAD))
    ImageDraw.Draw(mask).rounded_rectangle((_PAD, _PAD + 4, _PAD + wide, _PAD + high + 4), 14, fill=depth)
    return mask.filter(ImageFilter.GaussianBlur(6))


@lru_cache(maxsize=32)
def _card(wide: int, high: int, edge: Colour, fill: Colour) -> Sprite:
    """A card with its edge, anchored at its corner."""
    large = Image.new("RGBA", (wide * _FINE, high * _FINE))
    draw = ImageDraw.Draw(large)
    draw.rounded_rectangle((0, 0, wide * _FINE - 1, high * _FINE - 1), 14 * _FINE, fill=edge)
    inner = 3 * _FINE
    draw.rounded_rectangle((inner, inner, wide * _FINE - 1 - inner, high * _FINE - 1 - inner), 11 * _FINE, fill=fill)
    return Sprite.of(_reduced(large, _FINE, 14, (0, 0, wide, high)), (0, 0))


def hidden(pieces: Sequence[BadgeDisc], at: Spot, size: tuple[int, int]) -> int:
    """The number of pieces that a card of `size`, with its middle at a spot, would cover in part."""
    wide, high = size[0] / 2, size[1] / 2
    return sum(abs(one.x - at[0]) < wide + one.r and abs(one.y - at[1]) < high + one.r for one in pieces)


def quiet_place(
    pieces: Sequence[BadgeDisc], size: tuple[int, int], rail: Rail, aside: Sequence[int], down: Sequence[int]
) -> Spot:
    """The middle of a card of `size`: over as few `pieces` as possible, near the middle of the table.

    So many px `aside` and `down` from there are tried.
    """
    middle = ((rail.left + rail.right) / 2, (rail.top + rail.bottom) / 2)
    spots = [(middle[0] + right, middle[1] + below) for below in down for right in aside]
    best, least = middle, len(pieces) + 1
    for spot in sorted(spots, key=lambda spot: math.dist(spot, middle)):
        covered = hidden(pieces, spot, size)
        if covered < least:
            best, least = spot, covered
        if not covered:
            break
    return best

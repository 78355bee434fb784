"""Cards on a picture, and where they hide least."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.badges import BadgeDisc
from render.canvas import Spot, Sprite
from render.rail import Rail
from render.theme import Colour, Look, blend

_FINE = 3
_PAD = 16  # px round a card, for its shadow


def panel(
    picture: Image.Image, box: tuple[int, int, int, int], look: Look, edge: Colour, *, bright: bool = True
) -> None:
    """A card with a soft shadow; without `bright` it recedes into the background."""
    size = box[2] - box[0], box[3] - box[1]
    picture.paste((0, 0, 0), (box[0] - _PAD, box[1] - _PAD), _shadow(*size, look.shadow))
    fill = look.panel if bright else blend(look.panel, look.canvas, 0.6)
    _card(*size, edge, fill).onto(picture, (box[0], box[1]))


@lru_cache(maxsize=32)
def _shadow(wide: int, high: int, depth: int) -> Image.Image:
    """The mask of a card's shadow."""
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
    draw.rounded_rectangle(
        (inner, inner, wide * _FINE - 1 - inner, high * _FINE - 1 - inner),
        11 * _FINE,
        fill=fill,
    )
    return Sprite.of(large.reduce(_FINE), (0, 0))


def quiet_place(
    pieces: Sequence[BadgeDisc], size: tuple[int, int], rail: Rail, aside: Sequence[int], down: Sequence[int]
) -> Spot:
    """The middle of a card of `size`: over as few `pieces` as possible, near the middle of the table.

    So many px `aside` and `down` from there are tried.
    """
    middle = ((rail.left + rail.right) / 2, (rail.top + rail.bottom) / 2)

    def harm(spot: Spot) -> float:
        wide, high = size[0] / 2, size[1] / 2
        hidden = sum(abs(one.x - spot[0]) < wide + one.r and abs(one.y - spot[1]) < high + one.r for one in pieces)
        return hidden * 1000 + math.dist(spot, middle)

    return min(((middle[0] + right, middle[1] + below) for below in down for right in aside), key=harm)

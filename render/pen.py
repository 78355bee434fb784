"""The pen for pictures of names and figures, in points of which a phone shows 350 across."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.contract.player import LEVELS
from render.drawing.badges import Box
from render.drawing.canvas import Ink, Spot, Sprite, label
from render.drawing.fonts import Face, extent
from render.drawing.sprites import icon_mask
from render.nameplates import FACES
from render.painter import Theme
from render.theme import LOOKS, Colour

POINT = 3  # px
WIDE = 350  # points
EDGE = 8  # points; the margin
_FINE = 4


def px(points: float) -> int:
    """Points in pixels."""
    return round(points * POINT)


class Pen:
    """A picture as it is drawn. `boxes` are those of all texts and results, in points."""

    def __init__(self, high: float, theme: Theme) -> None:
        self.look = LOOKS[theme]
        self.picture = Image.new("RGB", (px(WIDE), px(high)), self.look.canvas)
        self.high = high
        self.boxes: list[Box] = []
        self.theme: Theme = theme

    def write(
        self,
        at: Spot,
        text: str,
        size: float,
        colour: Colour | None = None,
        *,
        align: str = "left",
        face: Face = "secondary",
        room: float = WIDE,
    ) -> float:
        """Write a line beside `at`, the middle of its capitals, cut to `room`. Returns its width."""
        sprite = cut(text, face, px(size), colour or self.look.text, px(room))
        if sprite is None:
            return 0.0
        return self.put(sprite, at, align)

    def fill(self, box: Box, colour: Colour, radius: float = 0.0) -> None:
        """Fill a box with rounded corners."""
        left, top, right, bottom = (px(one) for one in box)
        mask = rounded(right - left, bottom - top, px(radius))
        self.picture.paste(colour, (left, top), mask)

    def line(self, strokes: Sequence[tuple[Spot, Spot]], width: float, colour: Colour) -> None:
        """Straight lines."""
        scaled = [((a * POINT, b * POINT), (c * POINT, d * POINT)) for (a, b), (c, d) in strokes]
        Ink(self.picture).lines(scaled, width * POINT, colour)

    def face(self, centre: Spot, level: int, high: float, colour: Colour) -> None:
        """The face of a member of the house."""
        _face(level, px(high), colour, self.look.canvas).onto(self.picture, (centre[0] * POINT, centre[1] * POINT))
        self.boxes.append((centre[0] - high / 2, centre[1] - high / 2, centre[0] + high / 2, centre[1] + high / 2))

    def put(self, sprite: Sprite, at: Spot, align: str = "left") -> float:
        """A written line beside `at`. Returns its width."""
        width = sprite.size[0] / POINT
        middle = at[0] + {"left": width / 2, "middle": 0.0, "right": -width / 2}[align]
        left, top = round(middle * POINT - sprite.anchor[0]), round(at[1] * POINT - sprite.anchor[1])
        sprite.put(self.picture, (left, top))
        if inked := sprite.mask.getbbox():
            x0, y0, x1, y1 = inked
            self.boxes.append(((left + x0) / POINT, (top + y0) / POINT, (left + x1) / POINT, (top + y1) / POINT))
        return width


def fitting(text: str, sizes: Sequence[float], colour: Colour, room: float) -> Sprite | None:
    """A line in the first size in which it fits, in points; in the last one it is cut."""
    size = next((px(size) for size in sizes if width_of(text, "headline", px(size)) <= px(room)), px(sizes[-1]))
    return cut(text, "headline", size, colour, px(room))


@lru_cache(maxsize=1024)
def cut(text: str, kind: Face, size: int, colour: Colour, room: int) -> Sprite | None:
    """A line of at most `room` px, cut with an ellipsis; None if nothing of it fits."""
    shown = text
    while text and width_of(shown, kind, size) > room:
        text = text[:-1].rstrip()
        shown = f"{text}…"
    return label(shown, kind, size, colour) if text else None


@lru_cache(maxsize=2048)
def width_of(text: str, kind: Face, size: int) -> float:
    """The px that a label takes."""
    left, right = extent(text, kind, size)
    return math.ceil(right - left) + 2


@lru_cache(maxsize=64)
def _face(level: int, high: int, colour: Colour, ink: Colour) -> Sprite:
    """The face of a member of the house on a disc."""
    large = high * _FINE
    picture = Image.new("RGBA", (large, large))
    ImageDraw.Draw(picture).ellipse((0, 0, large - 1, large - 1), fill=colour)
    icon = icon_mask("shared", FACES[LEVELS[level - 1]], (large, large), (large / 2, large / 2), large * 0.8)
    picture.paste((*ink, 255), (0, 0), icon)
    return Sprite.of(picture.reduce(_FINE))


@lru_cache(maxsize=64)
def rounded(wide: int, high: int, radius: int) -> Image.Image:
    """The mask of a box with rounded corners, all in px."""
    mask = Image.new("L", (wide * _FINE, high * _FINE))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide * _FINE - 1, high * _FINE - 1), radius * _FINE, fill=255)
    return mask.reduce(_FINE)

"""Emoji of games, sides, pieces and cards: shapes with a bold icon, distinct at 20 px on dark and on light."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.drawing.canvas import Spot
from render.drawing.sprites import girth, icon_mask
from render.theme import Colour, Shape, blend, hexed

SIZE = 128  # px, as Discord recommends
CREAM, DARK = hexed("#FFF4E2"), hexed("#14181F")
_FINE = 4  # supersampling
_EDGE = 11  # px; round all shapes: light round dark ones, for dark backgrounds, and dark round bright ones
_REACH = 0.78  # of a plate's radius; how far its icon reaches
_CONTRAST = 0.55  # of white or black in an edge
_BRIGHT = 140  # luminance of a colour from which its edge is dark

Draw: TypeAlias = Callable[[], Image.Image]
Emojis: TypeAlias = Mapping[str, Draw]
"""How each emoji is drawn, by the key of the text beside which it is shown."""


def canvas() -> Image.Image:
    """An empty picture, several times too large."""
    return Image.new("RGBA", (SIZE * _FINE, SIZE * _FINE))


def finished(picture: Image.Image) -> Image.Image:
    """The picture at its size."""
    return picture.reduce(_FINE)


def edge(fill: Colour) -> Colour:
    """The colour round a fill that parts it from any background."""
    red, green, blue = fill
    bright = 0.299 * red + 0.587 * green + 0.114 * blue >= _BRIGHT
    return blend(fill, (0, 0, 0) if bright else (255, 255, 255), _CONTRAST)


def plate(picture: Image.Image, shape: Shape, fill: Colour) -> None:
    """Fill the picture with a shape and its edge."""
    middle = SIZE / 2
    for radius, colour in ((middle, edge(fill)), (middle - _EDGE, fill)):
        _outline(ImageDraw.Draw(picture), shape, (middle, middle), radius, colour)


def disc(picture: Image.Image, at: Spot, radius: float, fill: Colour) -> None:
    """Draw a disc with its edge."""
    for size, colour in ((radius, edge(fill)), (radius - _EDGE, fill)):
        _outline(ImageDraw.Draw(picture), "round", at, size, colour)


def stamp(picture: Image.Image, game: str, icon: str, ink: Colour, reach: float = _REACH) -> None:
    """Put an icon of `data/art` in the middle, as large as its shape allows."""
    (x, y), radius = girth(game, icon)
    middle = SIZE * _FINE / 2
    scale = (middle - _EDGE * _FINE) * reach / radius
    centre = middle - (x - 50) * scale, middle - (y - 50) * scale
    picture.paste(ink, (0, 0), icon_mask(game, icon, picture.size, centre, 100 * scale))


def token(
    game: str, icon: str, fill: Colour, shape: Shape = "round", ink: Colour = CREAM, reach: float = _REACH
) -> Draw:
    """An icon on a shape."""

    def draw() -> Image.Image:
        picture = canvas()
        plate(picture, shape, fill)
        stamp(picture, game, icon, ink, reach)
        return finished(picture)

    return draw


def mark(shape: Shape, fill: Colour) -> Draw:
    """The mark of a side: its shape in its colour."""

    def draw() -> Image.Image:
        picture = canvas()
        plate(picture, shape, fill)
        return finished(picture)

    return draw


def ellipse(picture: Image.Image, at: Spot, axes: Spot, tilt: float, colour: Colour) -> None:
    """Fill an ellipse with its half axes, tilted by so many degrees."""
    turn, (long, short) = math.radians(tilt), axes
    spots = []
    for step in range(120):
        angle = step * math.pi / 60
        x, y = long * math.cos(angle), short * math.sin(angle)
        spots.append((at[0] + x * math.cos(turn) - y * math.sin(turn), at[1] + x * math.sin(turn) + y * math.cos(turn)))
    ImageDraw.Draw(picture).polygon([(x * _FINE, y * _FINE) for x, y in spots], fill=colour)


def stroke(picture: Image.Image, start: Spot, end: Spot, width: float, colour: Colour) -> None:
    """Draw a line with round ends."""
    draw = ImageDraw.Draw(picture)
    draw.line([(x * _FINE, y * _FINE) for x, y in (start, end)], fill=colour, width=round(width * _FINE))
    for x, y in (start, end):
        r = width / 2
        draw.ellipse([v * _FINE for v in (x - r, y - r, x + r, y + r)], fill=colour)


def _outline(draw: ImageDraw.ImageDraw, shape: Shape, at: Spot, radius: float, colour: Colour) -> None:
    """Fill a shape: a circle, a square with round corners, a hexagon with a point above, a ribbon that is cut in at its sides."""
    x, y, r = at[0] * _FINE, at[1] * _FINE, radius * _FINE
    match shape:
        case "round":
            draw.ellipse((x - r, y - r, x + r - 1, y + r - 1), fill=colour)
        case "square":
            half = r * 0.94
            draw.rounded_rectangle((x - half, y - half, x + half - 1, y + half - 1), half * 0.34, fill=colour)
        case "hexagon":
            spots = [(x + r * math.sin(nth * math.pi / 3), y - r * math.cos(nth * math.pi / 3)) for nth in range(6)]
            draw.polygon(spots, fill=colour)
        case "ribbon":
            w, h, cut = r, r * 0.74, r * 0.36
            draw.polygon(
                [(x - w, y - h), (x + w, y - h), (x + w - cut, y), (x + w, y + h), (x - w, y + h), (x - w + cut, y)],
                fill=colour,
            )

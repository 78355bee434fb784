"""The field of PitchBowl as it lies in pictures: turned a quarter, so that Amber attacks to the right."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.pitchbowl.board import COLUMNS, LENGTH, MEDIAN, ROWS, SIDE, WIDTH, end_zone
from render.canvas import Ink, Spot
from render.painter import Theme
from render.theme import LOOKS, Colour, hexed

GAME = "pitchbowl"
SIZE = (1200, 760)
SCALE = 1.4  # px a mm
LEFT, TOP = 40.0, 76.0  # px; where the corner of A1 lies

_GRASS: dict[Theme, tuple[Colour, Colour, Colour]] = {
    "dark": (hexed("#24533A"), hexed("#1C4330"), hexed("#3B6E53")),
    "light": (hexed("#B9D9B2"), hexed("#A3C79D"), hexed("#7FA97C")),
}
"""Grass, the darker grass of the wings, the lines of the grid."""


def pixel(x: float, y: float) -> Spot:
    """The pixel of a place in mm: y runs to the right, x down."""
    return LEFT + y * SCALE, TOP + x * SCALE


@lru_cache(maxsize=2)
def ground(theme: Theme) -> Image.Image:
    """What never changes: grass, end zones, wings, grid, lines."""
    look, (grass, wing, line) = LOOKS[theme], _GRASS[theme]
    picture = Image.new("RGB", SIZE, look.canvas)
    ink = Ink(picture)
    _box(ink, 0.0, 0.0, WIDTH, LENGTH, grass)
    for x in (0.0, 7 * SIDE):
        _box(ink, x, 2 * SIDE, x + 2 * SIDE, LENGTH - 2 * SIDE, wing)
    for seat in (0, 1):
        area = end_zone(seat)
        _box(ink, area.x0, area.y0, area.x1, area.y1, look.teams[seat].zone[0])
    for column in range(COLUMNS + 1):
        ink.lines([(pixel(column * SIDE, 0.0), pixel(column * SIDE, LENGTH))], 1.5, line)
    for row in range(ROWS + 1):
        ink.lines([(pixel(0.0, row * SIDE), pixel(WIDTH, row * SIDE))], 1.5, line)
    for y in (2 * SIDE, MEDIAN, LENGTH - 2 * SIDE):
        ink.lines([(pixel(0.0, y), pixel(WIDTH, y))], 4.0, look.text)
    return picture


def _box(ink: Ink, x0: float, y0: float, x1: float, y1: float, colour: Colour) -> None:
    ink.polygon([pixel(x0, y0), pixel(x1, y0), pixel(x1, y1), pixel(x0, y1)], colour)

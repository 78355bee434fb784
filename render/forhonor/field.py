"""The board of For Honor as it lies in pictures: 14 columns by 18 rows, row 18 on top, names on both sides."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.forhonor.board import COLUMNS, GAPS, LANES, ROWS, SQUARES, ZONES, column_of, row_of
from render.canvas import Ink, Spot, label
from render.painter import Theme
from render.theme import LOOKS, Colour, blend, hexed

SIZE = (900, 1100)
TILE = 50.0  # px
LEFT, TOP = 100.0, 110.0  # px; where the corner of A18 lies

_STONE: dict[Theme, tuple[Colour, Colour, Colour]] = {
    "dark": (hexed("#39424E"), hexed("#4A4036"), hexed("#0C0F14")),
    "light": (hexed("#DCD6C8"), hexed("#E6CFA8"), hexed("#6F6A60")),
}
"""Floor, the warmer tiles of the corridor, the pit of a gap."""


def middle(square: str) -> Spot:
    """The pixel of a square's middle."""
    return spot(float(column_of(square)), float(row_of(square)))


def spot(column: float, row: float) -> Spot:
    """The pixel of a place in columns and rows, the middle of A1 being 1, 1."""
    return LEFT + (column - 0.5) * TILE, TOP + (ROWS - row + 0.5) * TILE


def tile(ink: Ink, square: str, colour: Colour, inset: float = 1.0) -> None:
    """Fill a square."""
    x, y = middle(square)
    half = TILE / 2 - inset
    ink.polygon([(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)], colour)


@lru_cache(maxsize=2)
def ground(theme: Theme) -> Image.Image:
    """What never changes: floor, corridor, gaps, zones, names, the median line."""
    look, (floor, warm, pit) = LOOKS[theme], _STONE[theme]
    picture = Image.new("RGB", SIZE, look.canvas)
    ink = Ink(picture)
    for square in SQUARES:
        base = warm if square[0] in LANES else floor
        if square in ZONES["centre"]:
            base = blend(base, look.frame_high, 0.25)
        for camp, zone in enumerate(("attack", "defence")):
            if square in ZONES[zone]:  # type: ignore[index]  # two of the zones
                base = blend(base, look.teams[camp].base, 0.22)
        tile(ink, square, base)
    for square in GAPS:
        tile(ink, square, pit, inset=0.0)
    line = [(spot(0.5, 9.5), spot(len(COLUMNS) + 0.5, 9.5))]
    ink.lines(line, 3.0, look.text)
    for number, letter in enumerate(COLUMNS, start=1):
        for row in (0.3, ROWS + 0.7):
            label(letter, "digits", 20, look.coordinate).onto(picture, spot(number, row))
    for row in range(1, ROWS + 1):
        for column in (0.2, len(COLUMNS) + 0.8):
            label(str(row), "digits", 20, look.coordinate).onto(picture, spot(column, row))
    return picture

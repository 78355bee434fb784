"""The board of For Honor in pictures: floor, lanes, pits, coordinates."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw, ImageFilter

from bot.games.forhonor.rules.board import COLUMNS, GAPS, LANES, MIDDLE, ROWS, SQUARES, Square, column_of, row_of
from render.drawing.canvas import Ink, Spot, dashes
from render.painter import Theme
from render.table.rail import Rail
from render.table.tabletop import framed, lit
from render.theme import LOOKS, Colour, Look, blend, table_colours

TILE = 57  # px; 22 px when a near picture is shown at 350 px
FRAME = 8  # px
PAD = 18  # px round the squares, for the frame and its shadow
RAIL = Rail(PAD, PAD, PAD + TILE * ROWS, PAD + TILE * len(COLUMNS), FRAME)
SIZE = (RAIL.right + PAD, RAIL.bottom + PAD)
"""Of the table. It is turned a quarter: Attack's edge is on the left, Defence's on the right, column A above."""

Box = tuple[int, int, int, int]


class BoardColours(msgspec.Struct, frozen=True):
    """The colours of the board: two of the floor's and of the lanes' tiles, seams, pits with the light on their edges, life and danger."""

    floor: tuple[Colour, Colour]
    lane: tuple[Colour, Colour]
    seam: Colour
    pit: tuple[Colour, Colour]
    brink: Colour
    median: Colour
    life: Colour
    dying: Colour
    lost: Colour
    danger: Colour


BOARD_COLOURS = table_colours("forhonor", BoardColours)


def spot_at(column: float, row: float) -> Spot:
    """The pixel of a place in columns and rows, the middle of A1 being 1, 1."""
    return PAD + (row - 0.5) * TILE, PAD + (column - 0.5) * TILE


def middle_of(square: Square) -> Spot:
    """The pixel of a square's middle."""
    return spot_at(float(column_of(square)), float(row_of(square)))


def box_of(square: Square) -> Box:
    """Left, top, right and bottom of a square, px; the last two belong to the next."""
    left, top = PAD + (row_of(square) - 1) * TILE, PAD + (column_of(square) - 1) * TILE
    return left, top, left + TILE, top + TILE


def region_of(squares: Iterable[Square]) -> Box:
    """The box round squares, px."""
    lefts, tops, rights, bottoms = zip(*map(box_of, squares), strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


@lru_cache(maxsize=2)
def ground(theme: Theme) -> Image.Image:
    """The static part of the picture: the frame, the floor with its lanes, pits, and the median line."""
    look, colours = LOOKS[theme], BOARD_COLOURS[theme]
    picture = Image.new("RGB", SIZE, look.canvas)
    framed(picture, RAIL, look)
    floor = Image.new("RGB", SIZE, look.canvas)
    draw = ImageDraw.Draw(floor)
    for square in SQUARES:
        _tile(draw, square, colours)
    picture.paste(lit(floor.crop(RAIL.inside), look), (PAD, PAD))
    for pit in _pits():
        _pit(picture, pit, colours)
    _median(picture, colours, look)
    return picture


def _tile(draw: ImageDraw.ImageDraw, square: Square, colours: BoardColours) -> None:
    pair = colours.lane if square[0] in LANES else colours.floor
    left, top, right, bottom = box_of(square)
    draw.rectangle((left, top, right - 1, bottom - 1), colours.seam)
    draw.rectangle((left + 1, top + 1, right - 1, bottom - 1), pair[(column_of(square) + row_of(square)) % 2])


@lru_cache(maxsize=1)
def _pits() -> tuple[tuple[Square, ...], ...]:
    """The gaps, adjacent ones joined."""
    rest, found = set(GAPS), []
    while rest:
        pit = rim = {rest.pop()}
        while rim:
            rim = {gap for gap in rest if any(_touch(gap, one) for one in rim)}
            rest -= rim
            pit = pit | rim
        found.append(tuple(sorted(pit)))
    return tuple(sorted(found))


def _touch(one: Square, other: Square) -> bool:
    return abs(column_of(one) - column_of(other)) + abs(row_of(one) - row_of(other)) == 1


def _pit(picture: Image.Image, pit: tuple[Square, ...], colours: BoardColours) -> None:
    """A hole in the floor: dark below its upper and left edge, light on the opposite ones."""
    region = region_of(pit)
    wide, high = region[2] - region[0], region[3] - region[1]
    fine = 3
    mask = Image.new("L", (wide * fine, high * fine))
    corner = TILE * fine // 6
    ImageDraw.Draw(mask).rounded_rectangle((fine, fine, wide * fine - 1 - fine, high * fine - 1 - fine), corner, 255)
    hole = mask.reduce(fine)
    depth = Image.new("RGB", (wide, high), colours.pit[1])
    inner = Image.new("L", (wide, high), 255)
    reach = TILE // 5
    inner.paste(0, (reach, reach, wide + reach, high + reach))
    depth.paste(colours.pit[0], (0, 0), inner.filter(ImageFilter.GaussianBlur(reach * 0.7)))
    board = picture.crop(RAIL.inside)
    at = region[0] - PAD, region[1] - PAD
    board.paste(colours.brink, (at[0] + 2, at[1] + 2), hole)
    board.paste(blend(colours.seam, colours.pit[0], 0.5), (at[0] - 1, at[1] - 1), hole)
    board.paste(depth, at, hole)
    picture.paste(board, (PAD, PAD))


def _median(picture: Image.Image, colours: BoardColours, look: Look) -> None:
    """The line between the halves, dashed."""
    x, _ = spot_at(1.0, MIDDLE[0] + 0.5)
    ink = Ink(picture)
    line = list(dashes([(x, PAD + 4.0), (x, RAIL.bottom - 4.0)], TILE * 0.42, TILE * 0.1))
    ink.lines(line, 6.0, look.casing, 150)
    ink.lines(line, 2.6, colours.median)

"""The board of For Honor in pictures: floor, lanes, pits, coordinates."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw, ImageFilter

from bot.games.forhonor.board import COLUMNS, GAPS, LANES, MIDDLE, ROWS, SQUARES, Square, column_of, row_of
from render.canvas import Ink, Spot, dashes, label
from render.painter import Theme
from render.rail import Rail
from render.tabletop import framed, lit
from render.theme import LOOKS, Colour, Look, blend, table_colours

WIDE = 900  # px; of every picture of the game
HEADER = 62  # px; the headline is above
BAR = 112  # px; height of a camp's bar
EDGE = 6  # px; between these and the board's names
NAMES = 30  # px; room of the columns' names
FRAME = 8  # px
NAME = 24  # px; 9.3 px when the picture is shown at 350 px
_ASIDE = 19.0  # px; from the middle of a row's name to the frame

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


TILE = 58  # px; 22.6 px when the picture is shown at 350 px
LEFT = (WIDE - TILE * len(COLUMNS)) // 2
TOP = HEADER + BAR + EDGE + NAMES + FRAME
RAIL = Rail(LEFT, TOP, LEFT + TILE * len(COLUMNS), TOP + TILE * ROWS, FRAME)
FOOT = RAIL.bottom + FRAME + NAMES + EDGE  # px; where the lower camp's bar begins
SIZE = (WIDE, FOOT + BAR + 12)


def spot_at(column: float, row: float) -> Spot:
    """The pixel of a place in columns and rows, the middle of A1 being 1, 1."""
    return LEFT + (column - 0.5) * TILE, TOP + (ROWS + 0.5 - row) * TILE


def middle_of(square: Square) -> Spot:
    """The pixel of a square's middle."""
    return spot_at(float(column_of(square)), float(row_of(square)))


def box_of(square: Square) -> Box:
    """Left, top, right and bottom of a square, px; the last two belong to the next."""
    left, top = LEFT + (column_of(square) - 1) * TILE, TOP + (ROWS - row_of(square)) * TILE
    return left, top, left + TILE, top + TILE


def region_of(squares: Iterable[Square]) -> Box:
    """The box round squares, px."""
    lefts, tops, rights, bottoms = zip(*map(box_of, squares), strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


@lru_cache(maxsize=2)
def ground(theme: Theme) -> Image.Image:
    """What never changes: the frame, the floor with its lanes, pits, the median line, and names on all sides."""
    look, colours = LOOKS[theme], BOARD_COLOURS[theme]
    picture = Image.new("RGB", SIZE, look.canvas)
    framed(picture, RAIL, look)
    floor = Image.new("RGB", SIZE, look.canvas)
    draw = ImageDraw.Draw(floor)
    for square in SQUARES:
        _tile(draw, square, colours)
    picture.paste(lit(floor.crop(RAIL.inside), look), (LEFT, TOP))
    for pit in _pits():
        _pit(picture, pit, colours)
    _median(picture, colours, look)
    _names(picture, look)
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
    at = region[0] - LEFT, region[1] - TOP
    board.paste(colours.brink, (at[0] + 2, at[1] + 2), hole)
    board.paste(blend(colours.seam, colours.pit[0], 0.5), (at[0] - 1, at[1] - 1), hole)
    board.paste(depth, at, hole)
    picture.paste(board, (LEFT, TOP))


def _median(picture: Image.Image, colours: BoardColours, look: Look) -> None:
    """The line between the halves, dashed."""
    _, y = spot_at(1.0, MIDDLE[0] + 0.5)
    ink = Ink(picture)
    line = list(dashes([(LEFT + 4.0, y), (RAIL.right - 4.0, y)], TILE * 0.42, TILE * 0.1))
    ink.lines(line, 6.0, look.casing, 150)
    ink.lines(line, 2.6, colours.median)


def _names(picture: Image.Image, look: Look) -> None:
    """Letters above and below, numbers on both sides."""
    for column, name in enumerate(COLUMNS, start=1):
        x, _ = spot_at(float(column), 1.0)
        for y in (TOP - FRAME - NAMES / 2, RAIL.bottom + FRAME + NAMES / 2 + 2):
            label(name, "digits", NAME, look.coordinate).onto(picture, (x, y))
    for row in range(1, ROWS + 1):
        _, y = spot_at(1.0, float(row))
        for x in (LEFT - FRAME - _ASIDE + 1, RAIL.right + FRAME + _ASIDE - 1):
            label(str(row), "digits", NAME, look.coordinate).onto(picture, (x, y))

"""The board of For Honor as it lies in pictures: floor, lanes, pits, coordinates. Whole, or a window of it from near."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw, ImageFilter

from bot.games.forhonor.board import COLUMNS, GAPS, LANES, MIDDLE, ROWS, Square, column_of, named, row_of
from render.canvas import Ink, Spot, dashes, label
from render.painter import Theme
from render.rail import Rail
from render.tabletop import framed, lit
from render.theme import LOOKS, Colour, Look, blend, hexed

WIDE = 900  # px; of every picture of the game
HEADER = 62  # px; the headline is above
BAR = 112  # px; height of what is told of a camp
EDGE = 6  # px; between these and the board's names
NAMES = 30  # px; room of the columns' names
FRAME = 8  # px
NAME = 24  # px; 9.3 px when the picture is shown at 350 px
_ASIDE = 19.0  # px; from the middle of a row's name to the frame

Box = tuple[int, int, int, int]


class Stone(msgspec.Struct, frozen=True):
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
    ready: Colour


STONES: dict[Theme, Stone] = {
    "dark": Stone(
        floor=(hexed("#2B3542"), hexed("#303B49")),
        lane=(hexed("#3E382F"), hexed("#443D33")),
        seam=hexed("#1C232C"),
        pit=(hexed("#05070A"), hexed("#11161D")),
        brink=hexed("#5A6B80"),
        median=hexed("#C9D3E0"),
        life=hexed("#59E07F"),
        dying=hexed("#FF6B6B"),
        lost=hexed("#3A4350"),
        danger=hexed("#FF5C70"),
        ready=hexed("#FFFFFF"),
    ),
    "light": Stone(
        floor=(hexed("#EFE7D8"), hexed("#E8DECB")),
        lane=(hexed("#ECD8B2"), hexed("#E7D1A6")),
        seam=hexed("#C9B996"),
        pit=(hexed("#3B352C"), hexed("#574E41")),
        brink=hexed("#FFFAF0"),
        median=hexed("#4C4334"),
        life=hexed("#0A7A3B"),
        dying=hexed("#D11A3A"),
        lost=hexed("#D9CDB8"),
        danger=hexed("#C4002B"),
        ready=hexed("#0B0E12"),
    ),
}


class Plan(msgspec.Struct, frozen=True):
    """Squares in a picture: `tile` px wide, the first row shown on top beginning at `left`, `top` px.

    `column` and `row` are the lowest shown, of `columns` and `rows` that are.
    """

    tile: int
    left: int
    top: int
    column: int = 1
    row: int = 1
    columns: int = len(COLUMNS)
    rows: int = ROWS

    @property
    def rail(self) -> Rail:
        """The edges of the squares shown, and the frame round them."""
        return Rail(self.left, self.top, self.left + self.columns * self.tile, self.top + self.rows * self.tile, FRAME)

    def spot(self, column: float, row: float) -> Spot:
        """The pixel of a place in columns and rows, the middle of A1 being 1, 1."""
        across, down = column - self.column + 0.5, self.row + self.rows - row - 0.5
        return self.left + across * self.tile, self.top + down * self.tile

    def middle(self, square: Square) -> Spot:
        """The pixel of a square's middle."""
        return self.spot(float(column_of(square)), float(row_of(square)))

    def box(self, square: Square) -> Box:
        """Left, top, right and bottom of a square, px; the last two belong to the next."""
        left = self.left + (column_of(square) - self.column) * self.tile
        top = self.top + (self.row + self.rows - 1 - row_of(square)) * self.tile
        return left, top, left + self.tile, top + self.tile

    def shows(self, square: Square) -> bool:
        """Whether a square is shown."""
        across, up = column_of(square) - self.column, row_of(square) - self.row
        return 0 <= across < self.columns and 0 <= up < self.rows

    def squares(self) -> Iterator[Square]:
        """All that are shown, gaps among them."""
        for column in range(self.column, self.column + self.columns):
            for row in range(self.row, self.row + self.rows):
                yield named(column, row)

    def region(self, squares: Iterable[Square]) -> Box:
        """The box round squares, px."""
        boxes = [self.box(square) for square in squares]
        return (
            min(box[0] for box in boxes),
            min(box[1] for box in boxes),
            max(box[2] for box in boxes),
            max(box[3] for box in boxes),
        )


TILE = 58  # px; 22.6 px when the picture is shown at 350 px
LEFT = (WIDE - TILE * len(COLUMNS)) // 2
TOP = HEADER + BAR + EDGE + NAMES + FRAME
WHOLE = Plan(TILE, LEFT, TOP)
FOOT = WHOLE.rail.bottom + FRAME + NAMES + EDGE  # px; where the lower camp's bar begins
SIZE = (WIDE, FOOT + BAR + 12)


@lru_cache(maxsize=4)
def ground(theme: Theme, plan: Plan, size: tuple[int, int]) -> Image.Image:
    """What never changes: the frame, the floor with its lanes, pits, the median line, and names on all sides."""
    look, stone, rail = LOOKS[theme], STONES[theme], plan.rail
    picture = Image.new("RGB", size, look.canvas)
    framed(picture, rail, look)
    floor = Image.new("RGB", size, look.canvas)
    draw = ImageDraw.Draw(floor)
    for square in plan.squares():
        if square not in GAPS:
            _tile(draw, plan.box(square), square, stone)
    picture.paste(lit(floor.crop(rail.inside), look), (rail.left, rail.top))
    for pit in _pits():
        if any(plan.shows(square) for square in pit):
            _pit(picture, plan, pit, stone)
    _median(picture, plan, stone, look)
    _names(picture, plan, look)
    return picture


def _tile(draw: ImageDraw.ImageDraw, box: Box, square: Square, stone: Stone) -> None:
    pair = stone.lane if square[0] in LANES else stone.floor
    left, top, right, bottom = box
    draw.rectangle((left, top, right - 1, bottom - 1), stone.seam)
    draw.rectangle((left + 1, top + 1, right - 1, bottom - 1), pair[(column_of(square) + row_of(square)) % 2])


@lru_cache(maxsize=1)
def _pits() -> tuple[tuple[Square, ...], ...]:
    """The gaps, those that lie side by side together."""
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


def _pit(picture: Image.Image, plan: Plan, pit: tuple[Square, ...], stone: Stone) -> None:
    """A hole in the floor: dark below its upper and left edge, light on the opposite ones."""
    region, rail = plan.region(pit), plan.rail
    wide, high = region[2] - region[0], region[3] - region[1]
    fine = 3
    mask = Image.new("L", (wide * fine, high * fine))
    corner = plan.tile * fine // 6
    ImageDraw.Draw(mask).rounded_rectangle((fine, fine, wide * fine - 1 - fine, high * fine - 1 - fine), corner, 255)
    hole = mask.reduce(fine)
    depth = Image.new("RGB", (wide, high), stone.pit[1])
    inner = Image.new("L", (wide, high), 255)
    reach = plan.tile // 5
    inner.paste(0, (reach, reach, wide + reach, high + reach))
    depth.paste(stone.pit[0], (0, 0), inner.filter(ImageFilter.GaussianBlur(reach * 0.7)))
    board = picture.crop(rail.inside)
    at = region[0] - rail.left, region[1] - rail.top
    board.paste(stone.brink, (at[0] + 2, at[1] + 2), hole)
    board.paste(blend(stone.seam, stone.pit[0], 0.5), (at[0] - 1, at[1] - 1), hole)
    board.paste(depth, at, hole)
    picture.paste(board, (rail.left, rail.top))


def _median(picture: Image.Image, plan: Plan, stone: Stone, look: Look) -> None:
    """The line between the halves, dashed."""
    if not plan.row <= MIDDLE[0] < plan.row + plan.rows - 1:
        return
    _, y = plan.spot(1.0, MIDDLE[0] + 0.5)
    ink, rail = Ink(picture), plan.rail
    line = list(dashes([(rail.left + 4.0, y), (rail.right - 4.0, y)], plan.tile * 0.42, plan.tile * 0.1))
    ink.lines(line, 6.0, look.casing, 150)
    ink.lines(line, 2.6, stone.median)


def _names(picture: Image.Image, plan: Plan, look: Look) -> None:
    """Letters above and below, numbers on both sides."""
    rail = plan.rail
    for column in range(plan.column, plan.column + plan.columns):
        x, _ = plan.spot(float(column), 1.0)
        for y in (rail.top - FRAME - NAMES / 2, rail.bottom + FRAME + NAMES / 2 + 2):
            label(COLUMNS[column - 1], "digits", NAME, look.coordinate).onto(picture, (x, y))
    for row in range(plan.row, plan.row + plan.rows):
        _, y = plan.spot(1.0, float(row))
        for x in (rail.left - FRAME - _ASIDE + 1, rail.right + FRAME + _ASIDE - 1):
            label(str(row), "digits", NAME, look.coordinate).onto(picture, (x, y))

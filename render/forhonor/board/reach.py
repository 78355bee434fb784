"""A hero's reach on the board: squares with their names, enemies between brackets."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.forhonor.board import COLUMNS, ROWS, Square, column_of, named, row_of
from render.canvas import Ink, Spot, label
from render.forhonor.board.field import BOARD_COLOURS, TILE, box_of, middle_of
from render.painter import Theme
from render.theme import LOOKS, blend

FAINT = 30  # opacity of the tint, of 255
_NAME = 20  # px; 7.8 px when the picture is shown at 350 px
QUIET = 0.8  # of the text's colour
_Edge = tuple[tuple[int, int], tuple[int, int]]


def reach(picture: Image.Image, squares: Iterable[Square], theme: Theme) -> None:
    """The squares in reach: a tint, their names, and a line round them."""
    look, inside = LOOKS[theme], frozenset(squares)
    quiet = blend(BOARD_COLOURS[theme].floor[0], look.text, QUIET)
    for square in inside:
        picture.paste(look.aim, box_of(square)[:2], _tint())
        label(square, "digits", _NAME, quiet).onto(picture, middle_of(square))
    edges = [edge for square in inside for edge in _edges(square, inside)]
    pen = ImageDraw.Draw(picture)
    for half, paint in ((3, look.casing), (1, look.aim)):
        for (x, y), (right, down) in edges:
            pen.rectangle((x - half, y - half, right + half, down + half), paint)


@lru_cache(maxsize=1)
def _tint() -> Image.Image:
    """The mask that tints a square."""
    return Image.new("L", (TILE, TILE), FAINT)


def _edges(square: Square, inside: frozenset[Square]) -> Iterable[_Edge]:
    """The sides of a square beyond which nothing is in reach, px."""
    left, top, right, bottom = box_of(square)
    for across, up, edge in (
        (0, 1, ((left, top), (right, top))),
        (0, -1, ((left, bottom), (right, bottom))),
        (-1, 0, ((left, top), (left, bottom))),
        (1, 0, ((right, top), (right, bottom))),
    ):
        column, row = column_of(square) + across, row_of(square) + up
        if not (1 <= column <= len(COLUMNS) and 1 <= row <= ROWS and named(column, row) in inside):
            yield edge


def brackets(picture: Image.Image, squares: Iterable[Square], theme: Theme) -> None:
    """Four corners round each enemy in reach."""
    look, colours, ink, arm = LOOKS[theme], BOARD_COLOURS[theme], Ink(picture), TILE * 0.24
    for square in squares:
        left, top, right, bottom = box_of(square)
        strokes: list[tuple[Spot, Spot]] = []
        for x, inward in ((left + 3.0, arm), (right - 3.0, -arm)):
            for y, down in ((top + 3.0, arm), (bottom - 3.0, -arm)):
                strokes += [((x, y), (x + inward, y)), ((x, y), (x, y + down))]
        ink.lines(strokes, 7.0, look.casing)
        ink.lines(strokes, 4.0, colours.danger)

"""Layouts of the board of For Honor: all of it between both camps, or the part relevant to an answer with an overview."""

from __future__ import annotations

import msgspec
from PIL import Image, ImageDraw

from bot.games.contract.preview import Sketch
from bot.games.forhonor.rules.board import COLUMNS, ROWS, Square, column_of, named, row_of
from bot.games.forhonor.rules.view import View
from bot.words import Words
from render.drawing.canvas import Ink, label
from render.forhonor.board import sheets, sides, tokens
from render.forhonor.board.field import BOARD_COLOURS, FRAME, PAD, RAIL, SIZE, TILE, Box
from render.forhonor.board.header import Band, band
from render.forhonor.text.describe import latest
from render.painter import Theme
from render.theme import LOOKS, Look

_WHOLE_BAND = Band(high=100, middles=(28.0, 76.0), sizes=(54, 50, 46, 42, 40), small=40)
_EDGE, _LETTERS, _NUMBERS, _SIZE = 2, 38, 40, 39  # px; at the edges, room of the board's names, their height
_TOP = _WHOLE_BAND.high + FRAME
_BELOW = _TOP + RAIL.bottom - RAIL.top + FRAME + _NUMBERS  # the camps are below
WHOLE = (_LETTERS + FRAME + RAIL.right - RAIL.left + FRAME + 2 * _EDGE, _BELOW + sides.HIGH)
_DUEL = 92  # px; height of a combat that is over


def whole(table: Image.Image, view: View, words: Words, theme: Theme, sketch: Sketch) -> Image.Image:
    """The whole board; a combat that is over, above it until the next activation does something."""
    look, done = LOOKS[theme], latest(view)
    duel = done.duel if done is not None else None
    wide, high = WHOLE
    picture = Image.new("RGB", (wide, high + _DUEL * (duel is not None)), look.canvas)
    left = _LETTERS + FRAME
    picture.paste(table, (left - PAD, _TOP - PAD))
    _names(picture, (left, _TOP), (1, ROWS), (1, len(COLUMNS)), _SIZE, look)
    if duel is not None:
        sheets.strip(picture, view, duel, (_EDGE, high, wide - _EDGE, high + _DUEL - 4), words, theme)
    end = band(picture, view, words, look, _WHOLE_BAND, wide - 14.0)
    _standing(picture, view, end, (wide - 10.0, _WHOLE_BAND), words, theme)
    for camp in (0, 1):
        sides.side(picture, view, camp, (_EDGE, _BELOW + camp * sides.ROW), words, theme, sketch)
    return picture


def spot_on_whole(column: float, row: float) -> tuple[float, float]:
    """The pixel in a picture of the whole board of a place in columns and rows, the middle of A1 being 1, 1."""
    return _LETTERS + FRAME + (row - 0.5) * TILE, _TOP + (column - 0.5) * TILE


def spot_in_window(shown: Window, column: float, row: float) -> tuple[float, float]:
    """The pixel of such a place in a picture of a window."""
    return _LEFT + (row - shown.row + 0.5) * TILE, _UPPER + (column - shown.column + 0.5) * TILE


def _names(
    picture: Image.Image,
    at: tuple[int, int],
    rows: tuple[int, int],
    columns: tuple[int, int],
    size: int,
    look: Look,
) -> None:
    """Letters to the left of the squares from `at` on, numbers below them."""
    for number, column in enumerate(range(columns[0], columns[1] + 1)):
        y = at[1] + (number + 0.5) * TILE
        label(COLUMNS[column - 1], "digits", size, look.coordinate).onto(picture, (at[0] - FRAME - size / 2, y))
    bottom = at[1] + (columns[1] - columns[0] + 1) * TILE
    for number, row in enumerate(range(rows[0], rows[1] + 1)):
        x = at[0] + (number + 0.5) * TILE
        label(str(row), "digits", size, look.coordinate).onto(picture, (x, bottom + FRAME + size / 2))


ACROSS, DOWN = 14, 9  # squares of a window
_NEAR_BAND = Band(high=76, middles=(23.0, 57.0), sizes=(42, 38, 34, 32), small=32)
_NEAR_SIZE = 30  # px; height of the board's names
_LEFT, _UPPER = 31 + FRAME, _NEAR_BAND.high + FRAME
NEAR = (_LEFT + ACROSS * TILE + FRAME + 4, _UPPER + DOWN * TILE + FRAME + 32)
_MAP = (91, 70)  # px


class Window(msgspec.Struct, frozen=True):
    """The squares of a near picture: its first row and column, from 1."""

    row: int
    column: int

    def sees(self, square: Square) -> bool:
        """Whether a square is shown."""
        return self.row <= row_of(square) < self.row + ACROSS and self.column <= column_of(square) < self.column + DOWN


def window(view: View, sketch: Sketch) -> Window:
    """The window with most of what matters: who acts and what is previewed, then enemies in reach, squares in reach, heroes."""
    here = {one.id: one.square for one in view.heroes if one.square}
    ends = [(point.x, point.y) for line in sketch.lines for point in line.points]
    ends += [(ghost.x, ghost.y) for ghost in sketch.ghosts]
    needed = [named(round(x), round(y)) for x, y in ends]
    needed += [here[one] for one in (tokens.lit_hero(view), sketch.marked) if one in here]
    worth = ((needed, 100_000), (view.struck, 5_000), (view.reach, 100), (tuple(here.values()), 40))
    places = [(row_of(square), column_of(square), each) for squares, each in worth for square in squares]
    around = [(row_of(square), column_of(square)) for square in needed or view.reach or ("G9",)]
    middle = [sum(place[axis] for place in around) / len(around) for axis in (0, 1)]

    def value(one: Window) -> tuple[int, float]:
        down, across = range(one.column, one.column + DOWN), range(one.row, one.row + ACROSS)
        aside = abs(one.row + ACROSS / 2 - middle[0]) + abs(one.column + DOWN / 2 - middle[1])
        return sum(each for row, column, each in places if row in across and column in down), -aside

    rows, columns = range(1, ROWS - ACROSS + 2), range(1, len(COLUMNS) - DOWN + 2)
    return max((Window(row, column) for row in rows for column in columns), key=value)


def box_within(shown: Window) -> Box:
    """The squares of a window on the table, px."""
    left, top = PAD + (shown.row - 1) * TILE, PAD + (shown.column - 1) * TILE
    return left, top, left + ACROSS * TILE, top + DOWN * TILE


def near(table: Image.Image, view: View, words: Words, theme: Theme, shown: Window) -> Image.Image:
    """The squares of a window, with an overview of the whole board."""
    look = LOOKS[theme]
    picture = Image.new("RGB", NEAR, look.canvas)
    left, top, right, bottom = box_within(shown)
    picture.paste(
        table.crop((left - FRAME, top - FRAME, right + FRAME, bottom + FRAME)), (_LEFT - FRAME, _UPPER - FRAME)
    )
    rows, columns = (shown.row, shown.row + ACROSS - 1), (shown.column, shown.column + DOWN - 1)
    _names(picture, (_LEFT, _UPPER), rows, columns, _NEAR_SIZE, look)
    _going_on(picture, rows, columns, look)
    _overview(picture, table, (left, top, right, bottom), look)
    end = band(picture, view, words, look, _NEAR_BAND, NEAR[0] - _MAP[0] - 24.0)
    _standing(picture, view, end, (NEAR[0] - _MAP[0] - 22.0, _NEAR_BAND), words, theme)
    return picture


def _going_on(picture: Image.Image, rows: tuple[int, int], columns: tuple[int, int], look: Look) -> None:
    """A dashed line where the board continues."""
    left, top, right, bottom = (
        _LEFT - FRAME / 2,
        _UPPER - FRAME / 2,
        _LEFT + ACROSS * TILE + FRAME / 2,
        _UPPER + DOWN * TILE + FRAME / 2,
    )
    for goes_on, ends in (
        (rows[0] > 1, ((left, top), (left, bottom))),
        (rows[1] < ROWS, ((right, top), (right, bottom))),
        (columns[0] > 1, ((left, top), (right, top))),
        (columns[1] < len(COLUMNS), ((left, bottom), (right, bottom))),
    ):
        if goes_on:
            (x0, y0), (x1, y1) = ends
            aside, down = (FRAME / 2, 0.0) if x0 == x1 else (0.0, FRAME / 2)
            ImageDraw.Draw(picture).rectangle((x0 - aside, y0 - down, x1 + aside - 1, y1 + down - 1), look.canvas)
            Ink(picture).edge(*ends, 9, 7, 2.4, look.secondary)


def _overview(picture: Image.Image, table: Image.Image, part: tuple[int, int, int, int], look: Look) -> None:
    """The whole board, small, with the window as a frame."""
    small = table.reduce((-(-SIZE[0] // _MAP[0]), -(-SIZE[1] // _MAP[1])))
    scale = small.width / SIZE[0], small.height / SIZE[1]
    left, top, right, bottom = (value * scale[number % 2] for number, value in enumerate(part))
    draw = ImageDraw.Draw(small)
    for grow, colour in ((1, look.casing), (0, look.aim)):
        draw.rectangle((left - grow, top - grow, right + grow, bottom + grow), outline=colour, width=2 - grow)
    picture.paste(small, (NEAR[0] - small.width - 6, 1))


def _standing(
    picture: Image.Image, view: View, start: float, end: tuple[float, Band], words: Words, theme: Theme
) -> None:
    """Both camps with their scores, and below the first line of the whole board what the turn would bring, as far as there is room."""
    (x, lines), look = end, LOOKS[theme]
    y, size = lines.middles[1], lines.small
    for camp in (1, 0):
        name = words.text(f"forhonor-picture-team-{camp}").upper()
        more = sides.gains(view, camp) if lines is _WHOLE_BAND and view.phase != "over" else 0
        parts = [label(f"{more:+d}".replace("-", "−"), "headline", size, look.secondary)] if more else []
        parts += [
            label(str(view.score[camp]), "headline", size, look.text),
            label(name, "headline", size, tokens.camp_colour(camp, theme)),
        ]
        parts = [tokens.sign("lock", size, BOARD_COLOURS[theme].danger), *parts] if view.locked[camp] else parts
        if x - sum(part.size[0] + 8 for part in parts) < start:
            return
        for part in parts:
            part.onto(picture, (x - part.size[0] / 2, y))
            x -= part.size[0] + 8
        x -= 14

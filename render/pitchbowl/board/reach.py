"""A player's reach: the outline of the cells in reach, dashed for those with the extra effort."""

from collections.abc import Iterator
from itertools import pairwise

from PIL import Image

from bot.games.pitchbowl.board import SIDE, Cell, held, score_of, zone
from bot.games.pitchbowl.view import View
from bot.games.preview import Aim
from render.canvas import Ink, Spot, dashes
from render.pitchbowl.board.field import RAIL, FieldWindow
from render.pitchbowl.board.line_of_sight import limit
from render.theme import Look

_FILL = 26  # of 255


def zones(picture: Image.Image, view: View, aim: Aim, window: FieldWindow, look: Look) -> None:
    """The zones of the aimed player; a thrown ball has none."""
    if not any(one.id == aim.piece for one in view.players):
        return
    start = held(aim.origin.x, aim.origin.y)
    move = zone(start, score_of(aim.piece))
    ink = Ink(picture)
    for cell in sorted(move):
        _shade(picture, cell, window, look)
    if limit(view, aim.piece) > score_of(aim.piece):
        for way in outline(zone(start, limit(view, aim.piece))):
            _stroke(ink, way, window, look, dashed=True)
    for way in outline(move):
        _stroke(ink, way, window, look, dashed=False)


def outline(area: frozenset[Cell]) -> list[list[tuple[int, int]]]:
    """The closed borders of a set of cells, as corners of the grid: column and row from 0."""
    edges = dict(_edges(area))
    borders = []
    while edges:
        first = min(edges)
        border, at = [first], edges.pop(first)
        while at != first:
            border.append(at)
            at = edges.pop(at)
        borders.append([*border, first])
    return [_straight(border) for border in borders]


def _edges(area: frozenset[Cell]) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """The sides of cells with no cell of the area beyond, each from corner to corner with the area on the same hand."""
    for column, row in area:
        corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
        beyond = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
        for number, other in enumerate(beyond):
            if other not in area:
                yield corners[number], corners[(number + 1) % 4]


def _straight(border: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same without corners at which it does not turn."""
    kept = [border[0]]
    for before, at, after in zip(border, border[1:], border[2:], strict=False):
        if (at[0] - before[0], at[1] - before[1]) != (after[0] - at[0], after[1] - at[1]):
            kept.append(at)
    return [*kept, border[-1]]


def _stroke(ink: Ink, way: list[tuple[int, int]], window: FieldWindow, look: Look, *, dashed: bool) -> None:
    for start, end in pairwise(window.to_pixels(column * SIDE, row * SIDE) for column, row in way):
        if _beyond(start, end):
            continue
        side = _inside(start), _inside(end)
        strokes = list(dashes(side, 14, 9)) if dashed else [side]
        for wide, colour in ((5.6, look.casing), (2.8, look.aim)):
            ink.lines([_longer(stroke, (wide - 2.8) / 2 if dashed else wide / 2) for stroke in strokes], wide, colour)


def _beyond(start: Spot, end: Spot) -> bool:
    """Whether a line along an axis is wholly outside of the table's rectangle."""
    left, right = sorted((start[0], end[0]))
    top, bottom = sorted((start[1], end[1]))
    return left > RAIL.right + 1 or right < RAIL.left - 1 or top > RAIL.bottom + 1 or bottom < RAIL.top - 1


def _inside(spot: Spot) -> Spot:
    """The spot of the table's rectangle nearest to one."""
    return min(max(spot[0], RAIL.left + 1.0), RAIL.right - 1.0), min(max(spot[1], RAIL.top + 1.0), RAIL.bottom - 1.0)


def _longer(stroke: tuple[Spot, Spot], by: float) -> tuple[Spot, Spot]:
    """A stroke along an axis, longer by as much at both ends."""
    (x0, y0), (x1, y1) = stroke
    dx, dy = (by if x1 > x0 else -by if x1 < x0 else 0.0), (by if y1 > y0 else -by if y1 < y0 else 0.0)
    return (x0 - dx, y0 - dy), (x1 + dx, y1 + dy)


def _shade(picture: Image.Image, cell: Cell, window: FieldWindow, look: Look) -> None:
    left, top = _inside(window.to_pixels(cell[0] * SIDE, cell[1] * SIDE))
    right, bottom = _inside(window.to_pixels((cell[0] + 1) * SIDE, (cell[1] + 1) * SIDE))
    box = (round(left), round(top), round(right), round(bottom))
    if box[2] > box[0] and box[3] > box[1]:
        mask = Image.new("L", (box[2] - box[0], box[3] - box[1]), _FILL)
        picture.paste(look.aim, box[:2], mask)

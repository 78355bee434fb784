"""An aim on the field: the reach, bearings at the rail, arrow and paths, ghosts, the spread of the hand, the landing of a kick."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

import msgspec
from PIL import Image, ImageDraw

from bot.games.contract.preview import Aim, Ellipse, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import BALL, RADIUS, SIDE, Cell, held, score_of, zone
from bot.games.pitchbowl.rules.view import View
from render.drawing.badges import BadgeDisc, Box, TakenSpace
from render.drawing.canvas import Ink, Spot, Sprite, dashes, label, tint, toward
from render.pitchbowl.board import line_of_sight
from render.pitchbowl.board.field import LETTERS, RAIL, WHOLE, FieldWindow, plane
from render.pitchbowl.board.line_of_sight import limit
from render.pitchbowl.board.pieces import ball, ghost, life_size
from render.table import signs
from render.table.plane import pale
from render.table.rail import FIFTEENS, FIVES, THIRTIES, Tiles, numbered, tiled
from render.theme import Look

_FREE = 44.0  # px round the piece without rays
_RAY = 60  # of 255
_IN = 25.0  # px; from the rail to the middle of a number
_LONG = 1500.0  # px; longer than any ray
_APART = (12, 8)  # px; between a number of 5 degrees and others, across and down


def rays(picture: Image.Image, origin: Spot, look: Look) -> None:
    """Faint rays every 30 degrees."""
    RAIL.paste(picture, origin, _rays(), look.protractor)


@lru_cache(maxsize=1)
def _rays() -> Tiles:
    """Rays from the middle of a mask twice as wide and high as the field."""
    wide, high = RAIL.right - RAIL.left, RAIL.bottom - RAIL.top
    mask = Image.new("L", (wide * 4, high * 4))
    draw = ImageDraw.Draw(mask)
    middle = wide * 2.0, high * 2.0
    for bearing in THIRTIES:
        draw.line((toward(middle, bearing, 2 * _FREE), toward(middle, bearing, 2 * _LONG)), fill=_RAY, width=3)
    return tiled(mask.reduce(2))


def degrees(
    picture: Image.Image,
    origin: Spot,
    look: Look,
    taken: Sequence[Box],
    discs: Sequence[BadgeDisc],
    *,
    fine: bool = False,
) -> list[Box]:
    """Numbers inside the rail, at its ticks of 15 degrees, of 5 if `fine`: as many as fit, the round ones first. Returns their boxes."""
    return numbered(picture, _degrees(origin, look, fine=fine), TakenSpace(taken, discs))


@lru_cache(maxsize=16)
def _degrees(origin: Spot, look: Look, *, fine: bool) -> list[tuple[Sprite, Spot, Box]]:
    """Each number with its middle and its box; the round ones first."""
    found = []
    for bearing in (*THIRTIES, *FIFTEENS, *(FIVES if fine else ())):
        spot, side = RAIL.meets(origin, bearing)
        number = label(
            str(bearing), "headline", LETTERS, look.text, look.casing if sum(look.text) > 382 else look.canvas
        )
        wide = number.size[0] / 2 - 2
        x = min(max(spot[0], RAIL.left + wide + 5), RAIL.right - wide - 5)
        y = min(max(spot[1], RAIL.top + _IN), RAIL.bottom - _IN)
        at = {"top": (x, RAIL.top + _IN), "bottom": (x, RAIL.bottom - _IN)}.get(side, (x, y))
        apart = (0, 0) if bearing % 15 == 0 else _APART
        half = wide + 3 + apart[0], LETTERS / 2 + apart[1]
        found.append((number, at, (at[0] - half[0], at[1] - half[1], at[0] + half[0], at[1] + half[1])))
    return found


_FILL = 26  # of 255


def zones(picture: Image.Image, view: View, aim: Aim, window: FieldWindow, look: Look) -> None:
    """The zones of the aimed player; a thrown ball has none."""
    if not any(one.id == aim.piece for one in view.players):
        return
    start, farthest = held(aim.origin.x, aim.origin.y), limit(view, aim.piece)
    move = zone(start, score_of(aim.piece))
    ink = Ink(picture)
    boxes = [
        (*_whole(window.to_pixels(x * SIDE, y * SIDE)), *_whole(window.to_pixels((x + 1) * SIDE, (y + 1) * SIDE)))
        for x, y in move
    ]
    tint(picture, [box for box in boxes if box[2] > box[0] and box[3] > box[1]], look.aim, _FILL)
    if farthest > score_of(aim.piece):
        for way in outline(zone(start, farthest)):
            _stroke(ink, way, window, look, dashed=True)
    for way in outline(move):
        _stroke(ink, way, window, look, dashed=False)


def _whole(spot: Spot) -> tuple[int, int]:
    """The pixel of the table's rectangle nearest to a spot."""
    x, y = _inside(spot)
    return round(x), round(y)


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


_LANDING = 70  # opacity
_SHADE = 0.6  # of a player at the predicted rest
_ROUND = 48  # corners of an ellipse


def draw_aim(picture: Image.Image, aim: Aim, sketch: Sketch, window: FieldWindow, look: Look, radius: float) -> None:
    """The layer of an aim under the players; the aimed one is drawn with `radius` px."""
    flat, before = plane(window), _before(aim, window, radius)
    if sketch.landing is not None:
        _landing(picture, sketch.landing, window, look)
    if aim.fan is not None:
        flat.fan(picture, aim, aim.fan, sketch, look)
    stop = _stop(sketch, before, window)
    flat.ways(picture, aim, sketch, look, RADIUS * window.scale, stop)
    if math.isinf(stop):  # nothing is met, so that strength alone says where it ends
        flat.marks(picture, aim, sketch, look, flat.arrow_length(before, stop))
    flat.arrow(picture, before, look, stop)
    if aim.piece == BALL:
        ball(radius, look).onto(picture, window.to_pixels(aim.origin.x, aim.origin.y))


def draw_ghosts(picture: Image.Image, sketch: Sketch, window: FieldWindow, look: Look) -> None:
    """First contacts, and where everything comes to rest or leaves the field, over the players."""
    ink = Ink(picture)
    for one in sketch.ghosts:
        at, radius = window.to_pixels(one.x, one.y), life_size(one.id, window)
        match one.kind:
            case "contact" if sketch.landing is None:
                signs.contact(ink, at, radius, look)
            case "contact":
                ink.ring(at, radius + 3.0, 6.0, look.casing)
                ink.ring(at, radius + 1.5, 3.0, look.aim)
                ink.disc(at, 2.5, look.aim)
            case "fall":
                signs.cross(ink, at_edge(at, radius), max(radius, 15.0), look)
            case "rest" if one.id == BALL:
                ball(radius, look, grounded=False, share=_SHADE).onto(picture, at)
                ink.ring(at, radius + 5.0, 2.0, look.aim)
            case "rest":
                ghost(one.id, radius, look, _SHADE).onto(picture, at)
                ink.ring(at, radius + 2.0, 2.0, look.aim)
            case "place":
                continue


def draw_stop(picture: Image.Image, view: View, sketch: Sketch, window: FieldWindow, look: Look) -> None:
    """A crossed-out ghost where the player would go too far and fall (PB-33)."""
    at = line_of_sight.stopped(view, sketch)
    if at is not None and window.sees(at.x, at.y):
        ink, spot, radius = Ink(picture), window.to_pixels(at.x, at.y), RADIUS * window.scale
        signs.contact(ink, spot, radius, look)
        signs.cross(ink, spot, radius * 0.8, look)


def strokes(sketch: Sketch, window: FieldWindow, radius: float) -> list[BadgeDisc]:
    """The arrow, the ways and the ghosts of a preview, as discs that names keep clear of."""
    discs = [] if sketch.aim is None else _stroked(_before(sketch.aim, window, radius), sketch, window)
    return discs + [
        BadgeDisc(*window.to_pixels(one.x, one.y), life_size(one.id, window) + 3)
        for one in sketch.ghosts
        if one.id == BALL or one.kind != "place"
    ]


def _stroked(aim: Aim, sketch: Sketch, window: FieldWindow) -> list[BadgeDisc]:
    return plane(window).strokes(aim, sketch, _stop(sketch, aim, window))


def _stop(sketch: Sketch, aim: Aim, window: FieldWindow) -> float:
    """The maximum length of the arrow, px: to the piece at its first contact; unlimited for a kick."""
    return math.inf if sketch.landing else plane(window).stop(aim, sketch, life_size(aim.piece, window))


def at_edge(at: Spot, radius: float) -> Spot:
    """The pixel for a piece that leaves the field: at the rail."""
    return (
        min(max(at[0], RAIL.left - radius / 2), RAIL.right + radius / 2),
        min(max(at[1], RAIL.top - radius / 2), RAIL.bottom + radius / 2),
    )


def _before(aim: Aim, window: FieldWindow, radius: float) -> Aim:
    """The aim with its origin moved a little ahead, so that the arrow begins outside an enlarged piece."""
    far, angle = radius - life_size(aim.piece, WHOLE), math.radians(aim.bearing)
    if far <= 0:
        return aim
    x = aim.origin.x + far / window.scale * math.sin(angle)
    y = aim.origin.y + far / window.scale * math.cos(angle)
    return msgspec.structs.replace(aim, origin=Point(x, y)) if window.sees(x, y, -40.0) else aim


def _landing(picture: Image.Image, landing: Ellipse, window: FieldWindow, look: Look) -> None:
    """The ellipse in which a kicked ball comes down."""
    turn = math.radians(landing.bearing)
    spots = []
    for step in range(_ROUND + 1):
        angle = 2 * math.pi * step / _ROUND
        far, aside = landing.along * math.cos(angle), landing.across * math.sin(angle)
        x = landing.x + far * math.sin(turn) + aside * math.cos(turn)
        y = landing.y + far * math.cos(turn) - aside * math.sin(turn)
        spots.append(at_edge(window.to_pixels(x, y), 2 * RAIL.frame))
    pale(picture, spots, look.aim, _LANDING)
    ink = Ink(picture)
    ink.lines(dashes(spots, 10, 6), 5.0, look.casing, 140)
    ink.lines(dashes(spots, 10, 6), 2.6, look.aim)

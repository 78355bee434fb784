"""What is drawn over and under the pieces: last move, aim, ghosts of a preview."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from bot.games.pitchout.board import label, pitcher_of, seat_of
from bot.games.pitchout.seen import View
from bot.games.pitchout.values import LastFlick
from bot.games.sketches import Aim, Ghost, Sketch
from bot.games.vocabulary import Point
from render.badges import Round
from render.canvas import Ink, Spot, dashes, toward
from render.pitchout.arena import BOTTOM, FRAME, LEFT, RIGHT, TABLE, TOP
from render.pitchout.blocks import BLOCK, GAME, block_sprite, corners
from render.pitchout.board import RADIUS, Named, inside, outline
from render.pitchout.describe import gone
from render.pitchout.protractor import rail
from render.sprites import disc, faded
from render.theme import Colour, Look, blend

_SHAFT = 24.0  # px from the piece's centre to the arrow's foot
_PER_STRENGTH = 1.9  # px of arrow for one point of strength
_HEAD = 34.0  # px
_SHORTEST = 56.0  # px; an arrow that still has a head
_BURST = 8
ENDS = ("rest", "fall")  # kinds of ghosts


def trails(picture: Image.Image, view: View, last: LastFlick, look: Look) -> None:
    """Where the pieces of the last flick came from: dashes, and a pale outline at the start. Drawn under the pieces."""
    ink = Ink(picture)
    seats = {puck.id: puck.seat for puck in view.pucks}
    turns = {block.id: block.angle for block in view.blocks}
    for trail in last.trails:
        spots = [TABLE.to_pixels(point.x, point.y) for point in trail.points]
        if trail.id in turns:
            outline(picture, spots[0], turns[trail.id], look)
            continue
        colour = look.teams[seats[trail.id]].base
        ink.lines(dashes(spots, 9, 6), 2.6, colour)
        ink.disc(spots[0], RADIUS, blend(look.floor[0], colour, 0.35), 190)
        ink.ring(spots[0], RADIUS, 2.0, colour)


def hits(picture: Image.Image, last: LastFlick, look: Look) -> None:
    """A burst wherever pieces hit one another."""
    ink = Ink(picture)
    for hit in last.hits:
        burst(ink, TABLE.to_pixels(hit.x, hit.y), look)


def marked(view: View) -> list[Round]:
    """The starts of pucks and the hits of the last flick, which badges keep clear of."""
    if view.last is None:
        return []
    pucks = {puck.id for puck in view.pucks}
    starts = [trail.points[0] for trail in view.last.trails if trail.id in pucks]
    discs = [Round(*TABLE.to_pixels(start.x, start.y), RADIUS) for start in starts]
    return discs + [Round(*TABLE.to_pixels(hit.x, hit.y), 12.0) for hit in view.last.hits]


def burst(ink: Ink, at: Spot, look: Look) -> None:
    """An eight-pointed star: something was hit here."""
    for outer, inner, colour in ((12.5, 6.5, look.casing), (9.5, 4.2, look.aim)):
        spots = []
        for corner in range(2 * _BURST):
            reach = inner if corner % 2 else outer
            spots.append(toward(at, corner * 180 / _BURST, reach))
        ink.polygon(spots, colour)


def falls(picture: Image.Image, view: View, last: LastFlick, look: Look) -> list[Named]:
    """A crossed-out shade of each puck at the edge it fell from; returns what to name."""
    ink = Ink(picture)
    pucks = {puck.id: puck for puck in view.pucks if puck.id in gone(view)}
    marks: list[Named] = []
    for trail in last.trails:
        if trail.id not in pucks:
            continue
        puck = pucks[trail.id]
        at = at_edge(trail.points[-1])
        faded(GAME, puck.pitcher, RADIUS, look, puck.seat, 0.55).onto(picture, at)
        cross(ink, at, look)
        marks.append((puck.label, puck.seat, at, "fallen"))
    return marks


def at_edge(end: Point) -> Spot:
    """Where what falls there is drawn."""
    x, y = TABLE.to_pixels(end.x, end.y)
    return min(max(x, LEFT - 6.0), RIGHT + 6.0), min(max(y, TOP - 1.0), BOTTOM + 6.0)


def cross(ink: Ink, at: Spot, look: Look) -> None:
    """A cross: off the table."""
    arm = RADIUS * 0.72
    strokes = [
        ((at[0] - arm, at[1] - arm), (at[0] + arm, at[1] + arm)),
        ((at[0] - arm, at[1] + arm), (at[0] + arm, at[1] - arm)),
    ]
    ink.lines(strokes, 8.0, look.casing)
    ink.lines(strokes, 4.4, look.aim)


def aim_lines(picture: Image.Image, aim: Aim, sketch: Sketch, look: Look, turn: int, radius: float = RADIUS) -> None:
    """The dashed way as far as the preview vouches for it, its pale prolongation to the rail with a pointer, and what leaves."""
    ink = Ink(picture)
    origin = TABLE.to_pixels(aim.origin.x, aim.origin.y)
    bearing = aim.bearing + turn
    edge, side = rail(origin, bearing)
    length = arrow_length(aim, turn)
    tip = toward(origin, bearing, length)
    way = math.dist(origin, edge)
    whole = any(ghost.kind in ENDS for ghost in sketch.ghosts)  # nothing is left to be guessed
    for line in sketch.lines:
        if line.kind == "leave":
            leaving(ink, line.points, look, radius)
            continue
        spots = within([TABLE.to_pixels(point.x, point.y) for point in line.points])
        reach = math.dist(origin, spots[1])
        if aim.fan:  # stands in for the straight part of the way
            ink.lines(dashes(spots[1:], 11, 7), 3.0, look.aim)
            continue
        if reach > length + 6:
            ink.lines(dashes([tip, *spots[1:]], 11, 7), 3.0, look.aim)
        elif len(spots) > 2:
            ink.lines(dashes(spots[1:], 11, 7), 3.0, look.aim)
        start = max(reach, length) + 8
        if start < way and line.kind == "aim" and not whole:
            ink.lines(dashes([toward(origin, bearing, start), edge], 4, 8), 2.4, look.aim, 150)
    _pointer(ink, edge, side, look)


def within(spots: Sequence[Spot]) -> list[Spot]:
    """A polyline up to the place where it leaves the arena."""
    kept = [spots[0]]
    for start, end in pairwise(spots):
        share = min(1.0, *(_share(a, b, low, high) for a, b, low, high in _spans(start, end)))
        kept.append((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        if share < 1:
            break
    return kept


def _spans(start: Spot, end: Spot) -> tuple[tuple[float, float, int, int], ...]:
    return (start[0], end[0], LEFT, RIGHT), (start[1], end[1], TOP, BOTTOM)


def _share(start: float, end: float, low: int, high: int) -> float:
    """How much of a step along one axis stays between `low` and `high`."""
    if end > high:
        return max(0.0, (high - start) / (end - start))
    if end < low:
        return max(0.0, (low - start) / (end - start))
    return 1.0


def _pointer(ink: Ink, edge: Spot, side: str, look: Look) -> None:
    """A triangle on the rail: read the bearing here."""
    out = {"top": 0.0, "right": 90.0, "bottom": 180.0, "left": 270.0}[side]
    for grow, colour in ((2.2, look.casing), (0.0, look.aim)):
        tip = toward(edge, out + 180, 3.0 + grow * 1.4)
        base = toward(edge, out, FRAME - 1.5 + grow * 0.6)
        ink.polygon([tip, toward(base, out + 90, 9.5 + grow), toward(base, out - 90, 9.5 + grow)], colour)


def leaving(ink: Ink, points: Sequence[Point], look: Look, radius: float = RADIUS) -> None:
    """A thin arrow: a struck piece sets off this way."""
    spots = within([TABLE.to_pixels(point.x, point.y) for point in points])
    before, end = spots[-2], spots[-1]
    if math.dist(spots[0], end) < radius:
        return
    bearing = math.degrees(math.atan2(end[0] - before[0], before[1] - end[1]))
    first = math.degrees(math.atan2(spots[1][0] - spots[0][0], spots[0][1] - spots[1][1]))
    head = toward(end, bearing, max(0.0, radius + 26 - math.dist(spots[0], end)))
    neck = toward(head, bearing, -10)
    way = [toward(spots[0], first, radius + 3), *spots[1:-1], neck]
    for grow, colour in ((3.0, look.casing), (0.0, look.protractor)):
        ink.lines(pairwise(way), 3.0 + grow, colour)
        tip = toward(head, bearing, grow * 0.9)
        ink.polygon([tip, toward(neck, bearing + 105, 7 + grow), toward(neck, bearing - 105, 7 + grow)], colour)


def arrow_length(aim: Aim, turn: int) -> float:
    """From the piece's centre to the arrow's tip, px; it does not leave the arena unless the piece stands at the very edge."""
    origin = TABLE.to_pixels(aim.origin.x, aim.origin.y)
    room = math.dist(origin, rail(origin, aim.bearing + turn)[0])
    return min(42.0 + _PER_STRENGTH * min(max(aim.strength, 0.0), 100.0), max(room - 8.0, _SHORTEST))


def arrow_ends(aim: Aim, turn: int) -> tuple[Spot, Spot]:
    """The arrow's foot and tip."""
    origin = TABLE.to_pixels(aim.origin.x, aim.origin.y)
    bearing = aim.bearing + turn
    return toward(origin, bearing, _SHAFT), toward(origin, bearing, arrow_length(aim, turn))


def arrow(picture: Image.Image, aim: Aim, look: Look, turn: int) -> None:
    """The arrow of bearing and strength, a chevron each 20; the pucks it points at lie on it."""
    ink = Ink(picture)
    origin = TABLE.to_pixels(aim.origin.x, aim.origin.y)
    bearing = aim.bearing + turn
    length = arrow_length(aim, turn)
    head = min(_HEAD, length - _SHAFT - 4)

    def at(along: float, across: float) -> Spot:
        return toward(toward(origin, bearing, along), bearing + 90, across)

    neck = length - head
    for grow, colour in ((3.0, look.casing), (0.0, look.aim)):
        shape = [
            at(_SHAFT, -3.2 - grow),
            at(neck + 4, -6.5 - grow),
            at(neck - grow * 1.3, -15.0 - grow * 1.6),
            at(length + grow * 1.9, 0),
            at(neck - grow * 1.3, 15.0 + grow * 1.6),
            at(neck + 4, 6.5 + grow),
            at(_SHAFT, 3.2 + grow),
        ]
        ink.polygon(shape, colour)
    for part in range(20, 100, 20):
        along = 42.0 + _PER_STRENGTH * part
        if along < neck - 2:
            ink.lines([(at(along - 5, -7.5), at(along, 0)), (at(along - 5, 7.5), at(along, 0))], 2.4, look.casing)


def contacts(picture: Image.Image, ghosts: Sequence[Ghost], look: Look, radius: float = RADIUS) -> None:
    """Where the flicked puck would stand at first contact."""
    ink = Ink(picture)
    for ghost in ghosts:
        if ghost.kind == "contact":
            at = TABLE.to_pixels(ghost.x, ghost.y)
            ink.disc(at, radius, look.aim, 70)
            ink.ring(at, radius + 1.5, 4.5, look.casing, 200)
            ink.ring(at, radius, 2.2, look.aim)


def placed_blocks(picture: Image.Image, view: View, sketch: Sketch, look: Look) -> None:
    """Blocks as an answer would put them, with what they hold; the marked one has a ring."""
    ink = Ink(picture)
    blocks = {block.id: block for block in view.blocks}
    for ghost in sketch.ghosts:
        if ghost.id not in blocks or ghost.kind != "place":
            continue
        at = TABLE.to_pixels(ghost.x, ghost.y)
        block_sprite(look, ghost.angle, inside(view, blocks[ghost.id])).onto(picture, at)
        if ghost.id == sketch.marked:
            shape = corners(at, BLOCK / 2 + 7, ghost.angle)
            for wide, colour in ((9.0, look.casing), (5.0, look.aim)):
                ink.lines(pairwise([*shape, shape[0]]), wide, colour)
                for corner in shape:
                    ink.disc(corner, wide / 2, colour)


def placements(picture: Image.Image, view: View, sketch: Sketch, look: Look) -> list[Named]:
    """Pucks as a deployment would put them, with a dashed outline or, the marked one, a ring; returns what to name, and where."""
    ink = Ink(picture)
    blocks = {block.id for block in view.blocks}
    named: list[Named] = []
    for ghost in sketch.ghosts:
        if ghost.kind != "place" or ghost.id in blocks:
            continue
        at = TABLE.to_pixels(ghost.x, ghost.y)
        pitcher, seat = (
            pitcher_of(ghost.id),
            seat_of(ghost.id, view.sides),
        )  # a Golem to come is not among the view's pucks
        if ghost.id == sketch.marked:
            disc(GAME, pitcher, RADIUS, look, seat, active=True).onto(picture, at)
            named.append((label(ghost.id, view.sides), seat, at, "active"))
            continue
        faded(GAME, pitcher, RADIUS, look, seat, 0.9).onto(picture, at)
        _dotted(ink, at, look.aim)
        named.append((label(ghost.id, view.sides), seat, at, "puck"))
    return named


def _dotted(ink: Ink, at: Spot, colour: Colour) -> None:
    for part in range(12):
        start, end = toward(at, part * 30 - 8, RADIUS + 4), toward(at, part * 30 + 8, RADIUS + 4)
        ink.lines([(start, end)], 2.0, colour)

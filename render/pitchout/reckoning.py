"""What is reckoned of an aim on a bare table: where strengths roll out, and where a hand that may slip can send the piece."""

from __future__ import annotations

import math
from itertools import pairwise

from PIL import Image, ImageDraw

from bot.games.pitchout.seen import View
from bot.games.sketches import Aim, Fan, Sketch
from bot.games.vocabulary import Point
from render import signs
from render.canvas import Ink, Spot, dashes, toward
from render.pitchout import board, overlay
from render.pitchout.arena import RAIL, TABLE
from render.pitchout.blocks import BLOCK, GAME, corners
from render.sprites import faded
from render.theme import Look

_BEAMS = 8  # parts of the fan from one bearing to the other
_FILL, _REST = 58, 120  # opacity of the fan, and of where the piece comes to rest
_SHADE = 0.6  # of a puck where it comes to rest
_TICK, _STOP = 8.0, 15.0  # px; half of a mark's length, and of that of the strength aimed with
_GHOST = 20.0  # mm; a mark nearer to the middle of a ghost is left out
_CLEAR = 12.0  # px; a mark nearer to the arrow's tip or to another is left out


def marks(picture: Image.Image, aim: Aim, sketch: Sketch, look: Look, turn: int, tip: float) -> None:
    """A bar across the way where each quarter of the strength rolls out, and a longer one for that aimed with; past the arrow's tip, px."""
    ink, bearing = Ink(picture), aim.bearing + turn
    origin = TABLE.to_pixels(aim.origin.x, aim.origin.y)
    room = math.dist(origin, RAIL.meets(origin, bearing)[0])
    stop = aim.reach * aim.strength / 100.0 * TABLE.scale
    for mark in sketch.marks:
        at = TABLE.to_pixels(mark.x, mark.y)
        way = math.dist(origin, at)
        own = mark.strength == aim.strength
        if any(math.dist((mark.x, mark.y), (ghost.x, ghost.y)) < _GHOST for ghost in sketch.ghosts):
            continue
        if not tip + _CLEAR / 2 < way < room or (not own and abs(way - stop) < _CLEAR) or (own and aim.fan):
            continue
        half = _STOP if own else _TICK
        bar = [(toward(at, bearing - 90, half), toward(at, bearing + 90, half))]
        for wide, colour in ((4.0, look.casing), (0.0, look.aim)):
            ink.lines(bar, (4.4 if own else 3.0) + wide, colour)


def fan(picture: Image.Image, aim: Aim, spread: Fan, sketch: Sketch, look: Look, turn: int) -> None:
    """Where the hand may send the piece, with a band where it then comes to rest if it meets nothing; on the rail the bearings."""
    origin = TABLE.to_pixels(aim.origin.x, aim.origin.y)
    aside = (spread.right - spread.left) % 360.0 / _BEAMS
    beams = [spread.left + turn + aside * part for part in range(_BEAMS + 1)]
    rims = [RAIL.meets(origin, bearing)[0] for bearing in beams]
    rooms = [math.dist(origin, rim) for rim in rims]
    strong = aim.reach * spread.strong / 100.0 * TABLE.scale
    far = strong if spread.length is None else min(strong, spread.length * TABLE.scale)

    def arc(radius: float) -> list[Spot]:
        return [toward(origin, bearing, min(radius, room)) for bearing, room in zip(beams, rooms, strict=True)]

    _fill(picture, [origin, *arc(far)], look.aim, _FILL)
    ink = Ink(picture)
    for edge in (arc(far)[0], arc(far)[-1]):
        ink.lines(dashes([origin, edge], 7, 5), 2.2, look.aim, 210)
    weak = aim.reach * spread.weak / 100.0 * TABLE.scale
    if spread.length is None and not any(ghost.kind == "contact" for ghost in sketch.ghosts) and weak < max(rooms):
        _fill(picture, [*arc(weak), *reversed(arc(far))], look.aim, _REST)
    ink.lines(pairwise(rims), 7.0, look.casing)
    ink.lines(pairwise(rims), 4.0, look.aim)


def ends(picture: Image.Image, view: View, sketch: Sketch, look: Look, zoom: float = 1.0) -> None:
    """Where everything comes to rest: shades of pucks, outlines of blocks; crosses where something falls."""
    ink, pucks = Ink(picture), {puck.id: puck for puck in view.pucks}
    for ghost in sketch.ghosts:
        if ghost.kind == "fall":
            signs.cross(ink, overlay.at_edge(Point(ghost.x, ghost.y)), board.RADIUS, look)
        if ghost.kind != "rest":
            continue
        at = TABLE.to_pixels(ghost.x, ghost.y)
        puck = pucks.get(ghost.id)
        if puck is None:
            shape = corners(at, BLOCK / 2 * zoom - 1, ghost.angle)
            ink.lines(dashes([*shape, shape[0]], 9, 6), 2.2, look.aim)
            continue
        faded(GAME, puck.pitcher, board.RADIUS * zoom, look, puck.seat, _SHADE).onto(picture, at)
        ink.ring(at, board.RADIUS * zoom + 2.0, 2.0, look.aim)


def _fill(picture: Image.Image, spots: list[Spot], colour: tuple[int, int, int], opacity: int) -> None:
    """A large pale shape, its edges not softened: that would cost more than all the rest of the picture."""
    left, top = (math.floor(min(spot[axis] for spot in spots)) for axis in (0, 1))
    right, bottom = (math.ceil(max(spot[axis] for spot in spots)) + 1 for axis in (0, 1))
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in spots], fill=opacity)
    picture.paste(colour, (left, top), mask)

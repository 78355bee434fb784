"""Where the aimed player would be stopped at the limit, as far as the preview shows the way."""

import math
from itertools import pairwise

from bot.games.pitchbowl.board import BALL, HOLD
from bot.games.pitchbowl.view import View
from bot.games.preview import Aim, Line, Sketch
from bot.games.vocabulary import Point
from bot.physics.gates import stay
from render.pitchbowl.board.line_of_sight import beyond, limit

_SAME = 0.1  # mm; physics stops a player this much earlier


def stopped(view: View, sketch: Sketch) -> Point | None:
    """The place of the stop; None if there is none, or if the ball is aimed."""
    aim = sketch.aim
    way = next((line for line in sketch.lines if line.kind == "aim"), None)
    if aim is None or way is None or aim.piece == BALL:
        return None
    far = limited(view, aim, way)
    return None if far is None else _along(way, far)


def limited(view: View, aim: Aim, way: Line) -> float | None:
    """How far along the shown way the limit is, mm; None if it is not reached (PB-32)."""
    ring = beyond(aim.origin.x, aim.origin.y, limit(view, aim.piece))
    gone = 0.0
    for one, two in pairwise(way.points):
        length = math.dist((one.x, one.y), (two.x, two.y))
        if length == 0.0:
            continue
        toward = (two.x - one.x) / length, (two.y - one.y) / length
        spans = (stay(area, HOLD, (one.x, one.y), toward) for area in ring)
        first = min((span[0] for span in spans if span is not None and span[1] > 0), default=math.inf)
        if first <= length + _SAME:
            return gone + max(0.0, first)
        gone += length
    return None


def _along(way: Line, far: float) -> Point:
    """The place so many mm along a way."""
    left = far
    for one, two in pairwise(way.points):
        length = math.dist((one.x, one.y), (two.x, two.y))
        if left <= length and length > 0.0:
            return Point(one.x + (two.x - one.x) * left / length, one.y + (two.y - one.y) * left / length)
        left -= length
    return way.points[-1]

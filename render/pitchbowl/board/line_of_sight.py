"""The reach of a player: lines of sight, obstructions, the movement limit, and the stop of an aimed player."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from bot.games.contract.preview import Aim, Line, Sketch
from bot.games.contract.vocabulary import Millimetre, Point
from bot.games.pitchbowl.rules.board import (
    BALL,
    BALL_RADIUS,
    HOLD,
    RADIUS,
    PlayerId,
    area_of,
    cells,
    distance,
    held,
    is_runner,
    score_of,
)
from bot.games.pitchbowl.rules.view import SeenPlayer, View
from bot.physics.gates import Area, stay
from bot.physics.rays import on_disc

Reach: TypeAlias = Literal["within", "effort", "beyond"]
"""Whether a player may go somewhere: at any time, once in a turn, or not (PB-32)."""


class SightTarget(msgspec.Struct, frozen=True):
    """Something a player can aim at."""

    name: str
    x: Millimetre
    y: Millimetre
    radius: Millimetre = RADIUS


def targets(view: View) -> dict[str, SightTarget]:
    """All pucks on the field, by id."""
    found = {one.id: SightTarget(one.label, one.x, one.y) for one in view.players if not one.out}
    if view.ball is not None:
        found[BALL] = SightTarget(BALL, view.ball.x, view.ball.y, BALL_RADIUS)
    return found


def gap(one: SeenPlayer, to: SightTarget) -> float:
    """The gap between a player and a target, rim to rim, mm."""
    return max(0.0, math.dist((one.x, one.y), (to.x, to.y)) - RADIUS - to.radius)


def hidden_by(view: View, one: SeenPlayer, to: SightTarget) -> str | None:
    """The name of what a player flicked straight at something would meet first, if it is not that."""
    dx, dy = to.x - one.x, to.y - one.y
    way = math.hypot(dx, dy)
    if way <= RADIUS + to.radius:
        return None
    ray = (one.x, one.y, dx / way, dy / way)
    met = [
        (on_disc(ray, other.x, other.y, RADIUS + other.radius), other.name)
        for piece, other in targets(view).items()
        if piece != one.id and other.name != to.name
    ]
    first, name = min(((start, name) for (start, end), name in met if end > 0), default=(math.inf, ""))
    return name if first < way - RADIUS - to.radius else None


def reach(view: View, one: SeenPlayer, to: SightTarget) -> Reach:
    """Whether a player flicked straight at something can get there."""
    dx, dy = to.x - one.x, to.y - one.y
    bearing, way = math.atan2(dx, dy), gap(one, to)
    if way <= free(one, bearing, score_of(one.id)):
        return "within"
    usable = not view.spent.effort if one.seat == view.turn else view.phase != "placement"
    return "effort" if usable and way <= free(one, bearing, score_of(one.id) + 1) else "beyond"


def free(one: SeenPlayer, bearing: float, most: int) -> float:
    """The distance a player can go in a direction (radians) before holding a cell more than `most` away, mm (PB-33)."""
    toward = math.sin(bearing), math.cos(bearing)
    spans = (stay(area, HOLD, (one.x, one.y), toward) for area in beyond(one.x, one.y, most))
    return min((span[0] for span in spans if span is not None and span[1] > 0), default=math.inf)


@lru_cache(maxsize=128)
def beyond(x: float, y: float, most: int) -> tuple[Area, ...]:
    """The nearest cells that a player at a place may not hold: those just more than `most` away."""
    start = held(x, y)
    return tuple(area_of(cell) for cell in cells() if distance(cell, start) == most + 1)


def limit(view: View, player: PlayerId) -> int:
    """The number of cells a player can go now (PB-32)."""
    usable = view.phase != "placement" and not view.spent.effort
    return (2 if is_runner(player) else 1) + (1 if usable else 0)


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
    """The distance to the limit along the shown path, mm; None if it is not reached (PB-32)."""
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
    """The point at that distance, mm, along a path."""
    left = far
    for one, two in pairwise(way.points):
        length = math.dist((one.x, one.y), (two.x, two.y))
        if left <= length and length > 0.0:
            return Point(one.x + (two.x - one.x) * left / length, one.y + (two.y - one.y) * left / length)
        left -= length
    return way.points[-1]

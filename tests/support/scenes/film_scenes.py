"""Flicks for the goals of films: a real one that moves three pucks, and crowds whose ways are written by hand."""

from __future__ import annotations

import math

import msgspec

from bot.games.contract.vocabulary import Point
from bot.games.pitchout.rules.events import Flicked
from bot.games.pitchout.rules.values import LastFlick, Trail
from bot.games.pitchout.rules.view import View
from bot.physics.flick import flick
from bot.physics.table import Block, Disc, Launch, Table
from bot.physics.trace import Film, Rest, Segment, Trace
from render.painter import Moment
from tests.support.scenes.complete_scenes import full
from tests.support.scenes.pitchout_scenes import REACH, S2

TEMPO = 0.6  # seconds of the flick in a second of the film, its slow start included
TURN = 2.399963  # rad; the golden angle, so that no two pucks leave alike


def bounced(view: View, movers: tuple[int, ...], lasting: float) -> Moment:
    """The pucks of these numbers leave at golden angles and bounce off the edges, for `lasting` seconds."""
    segments: list[Segment] = []
    for number in movers:
        segments += _way(view.pucks[number].id, Point(view.pucks[number].x, view.pucks[number].y), number, lasting)
    ends = {one.id: _end(one) for one in segments}
    trace = Trace(
        contacts=(),
        falls=(),
        rest=tuple(Rest(name, end.x, end.y, 0.0) for name, end in ends.items()),
        duration=lasting,
        film=Film(lasting, tuple(sorted(segments, key=lambda one: (one.t0, one.id)))),
    )
    return Moment(view, _after(view, trace), (Flicked(view.pucks[movers[0]].id, 0.0, 50.0),), trace)


def _way(name: str, start: Point, number: int, lasting: float) -> list[Segment]:
    """The way s(t) = 450 T (1 - (1 - t/T)^2) (0.4 + 0.06 i) mm at the angle i x 2.399963, reflected 15 mm before the edges.

    T is as long as the film; the flick itself is shorter, as films show it slowed down.
    """
    speed = 900.0 * (0.4 + 0.06 * number) / TEMPO
    angle = number * TURN
    dx, dy = math.cos(angle), math.sin(angle)
    braking, t, left = speed / lasting, 0.0, speed * lasting / 2
    x, y = start.x, start.y
    segments = []
    while left > 1e-6:
        rooms = [((785.0 if d > 0 else 15.0) - at) / d if abs(d) > 1e-9 else math.inf for at, d in ((x, dx), (y, dy))]
        way = min(left, *(max(room, 1e-3) for room in rooms))
        after = math.sqrt(max(0.0, speed * speed - 2 * braking * way))
        end = t + (speed - after) / braking
        segments.append(Segment(name, t, end, x, y, 0.0, dx * speed, dy * speed, 0.0, braking, 0.0))
        x, y, t, speed, left = x + dx * way, y + dy * way, end, after, left - way
        if way == max(rooms[0], 1e-3):
            dx = -dx
        if way == max(rooms[1], 1e-3):
            dy = -dy
    return segments


def _end(one: Segment) -> Point:
    speed, span = math.hypot(one.vx, one.vy), one.t1 - one.t0
    share = (speed * span - one.braking * span * span / 2) / speed if speed else 0.0
    return Point(one.x + one.vx * share, one.y + one.vy * share)


def _after(view: View, trace: Trace) -> View:
    ends = {rest.id: rest for rest in trace.rest}
    pucks = tuple(
        msgspec.structs.replace(one, x=ends[one.id].x, y=ends[one.id].y) if one.id in ends else one
        for one in view.pucks
    )
    ways: dict[str, list[Point]] = {}
    for segment in trace.film.segments if trace.film else ():
        ways.setdefault(segment.id, []).append(Point(segment.x, segment.y))
    trails = tuple(Trail(name, (*way, Point(ends[name].x, ends[name].y)), fell=False) for name, way in ways.items())
    last = LastFlick(next(iter(ways)), 0.0, 50.0, trails, ())
    return msgspec.structs.replace(view, pucks=pucks, turn=view.turn + 1, active=(1 - view.active[0],), last=last)


def real() -> Moment:
    """A flick of the amber runner that moves three pucks."""
    discs = tuple(Disc(one.id, one.x, one.y, 15.0, 8.0) for one in S2.pucks)
    blocks = tuple(Block(one.id, one.x, one.y, 70.0, 40.0, one.angle) for one in S2.blocks)
    bearing, strength = 356.0, 55.0
    launch = Launch("S.runner", bearing, strength / 100 * REACH)
    trace = flick(Table(800.0, 800.0, discs, blocks), (launch,), film=True)
    return Moment(S2, _after(S2, trace), (Flicked("S.runner", bearing, strength),), trace)


def crowd() -> View:
    """Twenty-three pucks: fourteen, and nine more of the golem's kind."""
    seen = full(last=None)
    more = tuple(
        msgspec.structs.replace(
            seen.pucks[number],
            id=f"{'SN'[number % 2]}.golem{number}",
            x=60.0 + 80 * number,
            y=400.0 + 37 * (number % 5),
        )
        for number in range(9)
    )
    return msgspec.structs.replace(seen, pucks=(*seen.pucks, *more))


PLAIN = msgspec.structs.replace(S2, last=None)
RA = real()
RB = bounced(PLAIN, (0, 3, 6), 0.92)
RC = bounced(PLAIN, tuple(range(10)), 1.52)
RD = bounced(crowd(), tuple(range(23)), 1.52)

"""A flick as an attentive onlooker saw it: who slid how far, by how much a piece fell, by how much another was missed."""

from __future__ import annotations

import math
from collections.abc import Iterable

from bot.games.pitchout.board import HALF, RADIUS, is_block, label, seat_of
from bot.games.pitchout.events import Eliminated, Event, Flicked
from bot.games.pitchout.referee import TOUCH
from bot.games.pitchout.seating import ARENA, team_of
from bot.games.pitchout.view import BlockSeen, PuckSeen, View
from bot.games.vocabulary import Point, Seat
from bot.physics.trace import Trace
from render.motion import MeasuredMotion, ahead_of, beside
from render.painter import Moment

_STIRRED = 0.5  # mm; what moved less has not moved to the eye

MIDDLE = Point(ARENA / 2, ARENA / 2)  # of the arena


class FlickFacts(MeasuredMotion):
    """A flick and what came of it. All lengths in mm, to the middle of a puck where an edge is meant (PO-21)."""

    def __init__(self, moment: Moment, flicked: Flicked, trace: Trace) -> None:
        super().__init__(trace, stood(moment.before), MIDDLE)
        self.before: View = moment.before
        self.after: View = moment.after
        self.events: tuple[Event, ...] = moment.events
        self.flicked = flicked
        self.sides = self.before.sides
        self.seat: Seat = seat_of(flicked.puck, self.sides)
        self.contacts = tuple(one for one in trace.contacts if one.dv >= TOUCH)

    def name(self, piece: str) -> str:
        """What pictures call a piece."""
        return label(piece, self.sides)

    def is_foe(self, piece: str) -> bool:
        """Whether a piece is a puck of an enemy of the seat that flicked."""
        return not is_block(piece) and seat_of(piece, self.sides) not in team_of(self.sides, self.seat)

    @property
    def out(self) -> tuple[Eliminated, ...]:
        """The pucks that the flick eliminated, in order; not those given up afterwards."""
        return tuple(
            event
            for event in self.events
            if isinstance(event, Eliminated) and event.cause in ("exit", "assassin", "infested")
        )

    @property
    def touched(self) -> tuple[str, ...]:
        """The pieces that the flicked puck touched, in order."""
        flicked = self.flicked.puck
        return tuple(dict.fromkeys(one.other(flicked) for one in self.contacts if flicked in (one.a, one.b)))

    @property
    def moved(self) -> tuple[str, ...]:
        """The pieces that moved and stayed on the arena, the flicked one included."""
        gone = {fall.id for fall in self.trace.falls}
        return tuple(piece for piece in self.rest if piece not in gone and self.shift(piece) > _STIRRED)

    def overshoot(self, piece: str) -> float | None:
        """How far beyond the edge a fallen piece would have come to rest; None if the film does not tell."""
        fall = self.trace.fall(piece)
        last = self.paths.get(piece, [])[-1:]
        if fall is None or not last or last[0].braking <= 0.0:
            return None
        segment = last[0]
        speed = math.hypot(segment.vx, segment.vy)
        left = speed - segment.braking * (fall.t - segment.t0)
        if speed <= 0.0 or left <= 0.0:
            return None
        share = left * left / (2 * segment.braking * speed)
        x, y = fall.x + segment.vx * share, fall.y + segment.vy * share
        return math.hypot(max(-x, 0.0, x - ARENA), max(-y, 0.0, y - ARENA))

    def chain(self, piece: str) -> tuple[str, ...]:
        """Who pushed whom until a fallen piece fell, from the flicked puck to it; each piece once."""
        fall = self.trace.fall(piece)
        before = math.inf if fall is None else fall.t
        links = [piece]
        while links[0] != self.flicked.puck:
            push = self.last_push(links[0], before, self.contacts)
            if push is None or push.pusher in links:
                break
            links.insert(0, push.pusher)
            before = push.t
        return tuple(links)

    def off_block(self, foe: str) -> str | None:
        """The block that the flicked puck ran into before it first touched `foe`."""
        touched = self.touched
        blocks = [piece for piece in touched[: touched.index(foe)] if is_block(piece)] if foe in touched else []
        return blocks[-1] if blocks else None

    def misses(self) -> list[tuple[float, PuckSeen]]:
        """By how much the flicked puck passed each enemy that it did not touch and that did not move, the nearest first."""
        touched, way = self.touched, self.way(self.flicked.puck)
        found = [
            (max(0.0, beside(way, puck) - 2 * RADIUS), puck)
            for puck in self.before.pucks
            if puck.status == "play" and not puck.mount and self.is_foe(puck.id)
            if puck.id not in touched and self.shift(puck.id) <= _STIRRED
        ]
        return sorted(found, key=lambda one: (one[0], one[1].id))

    def shielded(self) -> tuple[str, PuckSeen] | None:
        """The block that the flicked puck ran into first, and the enemy that it would else have met."""
        first = self.touched[:1]
        if not first or not is_block(first[0]):
            return None
        start, turn = self.start(self.flicked.puck), math.radians(self.flicked.angle)
        block = self.start(first[0])
        near = ahead_of(start, turn, block)[0]
        reach = 12.0 * self.flicked.strength  # D-3
        ahead = [
            (along, puck)
            for puck in self.before.pucks
            if puck.status == "play" and not puck.mount and self.is_foe(puck.id)
            for along, aside in [ahead_of(start, turn, puck)]
            if near + HALF < along < reach and abs(aside) < 2 * RADIUS
        ]
        return (first[0], min(ahead, key=lambda one: one[0])[1]) if ahead else None


def to_edge(place: Point | PuckSeen) -> float:
    """How far a place is from the nearest edge."""
    return min(place.x, place.y, ARENA - place.x, ARENA - place.y)


def hour(place: Point) -> int:
    """Where a place lies on a clock face round the middle of the arena: 12 is north."""
    turn = math.degrees(math.atan2(place.x - ARENA / 2, place.y - ARENA / 2))
    return round(turn / 30) % 12 or 12


def in_play(view: View, seats: Iterable[Seat]) -> list[PuckSeen]:
    """The pucks of some seats that are on the arena or come back to it."""
    wanted = tuple(seats)
    return [puck for puck in view.pucks if puck.seat in wanted and puck.status in ("play", "return")]


def stood(view: View) -> dict[str, Point]:
    """Where the pieces in play lie."""
    pieces: list[PuckSeen | BlockSeen] = [*view.pucks, *view.blocks]
    return {piece.id: Point(piece.x, piece.y) for piece in pieces if piece.status == "play"}

"""A flick as an attentive onlooker saw it: who slid how far, by how much a piece fell, by how much another was missed."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from bot.games.pitchout.board import HALF, RADIUS, is_block, label, seat_of
from bot.games.pitchout.events import Eliminated, Event, Flicked
from bot.games.pitchout.referee import TOUCH
from bot.games.pitchout.seating import ARENA, team_of
from bot.games.pitchout.seen import PuckSeen, View
from bot.games.vocabulary import Phrase, Point, Seat, phrase
from bot.physics.trace import Contact, Segment, Trace
from render.painter import Moment

_MIDDLE = 80.0  # mm; who is nearer to the middle of the arena lies in it
_STIRRED = 0.5  # mm; what moved less has not moved to the eye


class Watched:
    """A flick and what came of it. All lengths in mm, to the middle of a puck where an edge is meant (PO-21)."""

    def __init__(self, moment: Moment, flicked: Flicked, trace: Trace) -> None:
        self.before: View = moment.before
        self.after: View = moment.after
        self.events: tuple[Event, ...] = moment.events
        self.flicked = flicked
        self.trace = trace
        self.sides = self.before.sides
        self.seat: Seat = seat_of(flicked.puck, self.sides)
        self.contacts = tuple(one for one in trace.contacts if one.dv >= TOUCH)
        self._stood = {puck.id: Point(puck.x, puck.y) for puck in self.before.pucks if puck.status == "play"}
        self._stood |= {block.id: Point(block.x, block.y) for block in self.before.blocks if block.status == "play"}
        self._paths: dict[str, list[Segment]] = {}
        for segment in () if trace.film is None else trace.film.segments:
            self._paths.setdefault(segment.id, []).append(segment)
        self._rest = {rest.id: Point(rest.x, rest.y) for rest in trace.rest}
        self._rest |= {fall.id: Point(fall.x, fall.y) for fall in trace.falls}

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
        return tuple(piece for piece in self._rest if piece not in gone and self.shift(piece) > _STIRRED)

    def start(self, piece: str) -> Point:
        """Where a piece lay before the flick."""
        return self._stood.get(piece, Point(ARENA / 2, ARENA / 2))

    def end(self, piece: str) -> Point:
        """Where a piece came to rest, or fell."""
        return self._rest.get(piece, self.start(piece))

    def shift(self, piece: str) -> float:
        """How far a piece lies from where it lay."""
        one, two = self.start(piece), self.end(piece)
        return math.dist((one.x, one.y), (two.x, two.y))

    def slid(self, piece: str) -> float:
        """How far a piece slid, round all corners."""
        way = self.way(piece)
        return sum(math.dist((one.x, one.y), (two.x, two.y)) for one, two in pairwise(way))

    def way(self, piece: str) -> list[Point]:
        """Start, corners and end of a piece's way; without a film its start and end alone."""
        return [self.start(piece), *(Point(one.x, one.y) for one in self._paths.get(piece, [])), self.end(piece)]

    def overshoot(self, piece: str) -> float | None:
        """How far beyond the edge a fallen piece would have come to rest; None if the film does not tell."""
        fall = self.trace.fall(piece)
        last = self._paths.get(piece, [])[-1:]
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
            push = self._last_push(links[0], before)
            if push is None or push.pusher in links:
                break
            links.insert(0, push.pusher)
            before = push.t
        return tuple(links)

    def _last_push(self, piece: str, before: float) -> Contact | None:
        pushes = (one for one in reversed(self.contacts) if piece in (one.a, one.b) and one.t <= before)
        return next((one for one in pushes if one.pusher not in ("", piece)), None)

    def off_block(self, foe: str) -> str | None:
        """The obstacle that the flicked puck ran into before it first touched `foe`."""
        touched = self.touched
        blocks = [piece for piece in touched[: touched.index(foe)] if is_block(piece)] if foe in touched else []
        return blocks[-1] if blocks else None

    def run_up(self, foe: str) -> float:
        """How far the flicked puck lay from `foe`, rim to rim."""
        one, two = self.start(self.flicked.puck), self.start(foe)
        return max(0.0, math.dist((one.x, one.y), (two.x, two.y)) - 2 * RADIUS)

    def misses(self) -> list[tuple[float, PuckSeen]]:
        """By how much the flicked puck passed each enemy that it did not touch and that did not move, the nearest first."""
        touched, way = self.touched, self.way(self.flicked.puck)
        found = [
            (max(0.0, _beside(way, puck) - 2 * RADIUS), puck)
            for puck in self.before.pucks
            if puck.status == "play" and not puck.mount and self.is_foe(puck.id)
            if puck.id not in touched and self.shift(puck.id) <= _STIRRED
        ]
        return sorted(found, key=lambda one: (one[0], one[1].id))

    def shielded(self) -> tuple[str, PuckSeen] | None:
        """The obstacle that the flicked puck ran into first, and the enemy that it would else have met."""
        first = self.touched[:1]
        if not first or not is_block(first[0]):
            return None
        start, turn = self.start(self.flicked.puck), math.radians(self.flicked.angle)
        block = self.start(first[0])
        near = _along(start, turn, block)[0]
        reach = 12.0 * self.flicked.strength  # D-3
        ahead = [
            (along, puck)
            for puck in self.before.pucks
            if puck.status == "play" and not puck.mount and self.is_foe(puck.id)
            for along, aside in [_along(start, turn, puck)]
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


def place_words(place: Point) -> Phrase:
    """Where a place lies in words: a direction on the face of a clock, or the middle."""
    middle = math.dist((place.x, place.y), (ARENA / 2, ARENA / 2)) < _MIDDLE
    return phrase("pitchout-comment-place", hour=0 if middle else hour(place))


def in_play(view: View, seats: Iterable[Seat]) -> list[PuckSeen]:
    """The pucks of some seats that are on the arena or come back to it."""
    wanted = tuple(seats)
    return [puck for puck in view.pucks if puck.seat in wanted and puck.status in ("play", "return")]


def _along(start: Point, turn: float, place: Point | PuckSeen) -> tuple[float, float]:
    """How far ahead and how far aside a place lies for somebody who looks in the direction `turn`, in radians clockwise."""
    dx, dy = place.x - start.x, place.y - start.y
    return dx * math.sin(turn) + dy * math.cos(turn), dx * math.cos(turn) - dy * math.sin(turn)


def _beside(way: list[Point], puck: PuckSeen) -> float:
    """The least distance of a way from the middle of a puck."""
    return min(_to_stretch(one, two, puck) for one, two in pairwise(way))


def _to_stretch(one: Point, two: Point, puck: PuckSeen) -> float:
    dx, dy = two.x - one.x, two.y - one.y
    length = dx * dx + dy * dy
    share = 0.0 if length == 0.0 else max(0.0, min(1.0, ((puck.x - one.x) * dx + (puck.y - one.y) * dy) / length))
    return math.dist((puck.x, puck.y), (one.x + dx * share, one.y + dy * share))

"""The motion of a game's pieces in one flick, measured from its trace. Lengths in mm, times in s."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Protocol

from bot.games.contract.vocabulary import Point
from bot.physics.trace import Contact, Segment, Trace


class Located(Protocol):
    """Something with a place, mm."""

    @property
    def x(self) -> float:
        """To the right."""

    @property
    def y(self) -> float:
        """Upwards."""


def distance(one: Located, two: Located) -> float:
    """The distance between two places, mm."""
    return math.dist((one.x, one.y), (two.x, two.y))


class MeasuredMotion:
    """The motion of the pieces in one flick; `stood` are their places before it."""

    def __init__(self, trace: Trace, stood: Mapping[str, Point], nowhere: Point) -> None:
        self.trace = trace
        self.stood = stood
        self._nowhere = nowhere
        self.paths: dict[str, list[Segment]] = {}
        for segment in () if trace.film is None else trace.film.segments:
            self.paths.setdefault(segment.id, []).append(segment)
        self.rest = {rest.id: Point(rest.x, rest.y) for rest in trace.rest}
        self.rest |= {one.piece: Point(one.x, one.y) for one in trace.passages if one.by}
        self.rest |= {fall.id: Point(fall.x, fall.y) for fall in trace.falls}

    def start(self, piece: str) -> Point:
        """The place of a piece before the flick."""
        return self.stood.get(piece, self._nowhere)

    def end(self, piece: str) -> Point:
        """The place where a piece came to rest, was caught, or fell."""
        return self.rest.get(piece, self.start(piece))

    def shift(self, piece: str) -> float:
        """The distance between a piece's start and end."""
        return distance(self.start(piece), self.end(piece))

    def way(self, piece: str) -> list[Point]:
        """The start, corners and end of a piece's path; without a film only start and end."""
        return [self.start(piece), *(Point(one.x, one.y) for one in self.paths.get(piece, [])), self.end(piece)]

    def slid(self, piece: str, until: float = math.inf) -> float:
        """The distance that a piece slid along its whole path; until an instant only as far as the film goes."""
        if until == math.inf:
            return sum(distance(one, two) for one, two in pairwise(self.way(piece)))
        return sum(_slid(segment, until) for segment in self.paths.get(piece, []))

    def last_push(self, piece: str, before: float, contacts: Iterable[Contact]) -> Contact | None:
        """The last of these contacts, in time order, in which another pushed a piece until `before`."""
        pushes = (one for one in reversed(tuple(contacts)) if piece in (one.a, one.b) and one.t <= before)
        return next((one for one in pushes if one.pusher not in ("", piece)), None)


def firsts(contacts: Iterable[Contact]) -> Iterator[Contact]:
    """The first contact of every pair."""
    known: set[tuple[str, str]] = set()
    for contact in contacts:
        if (contact.a, contact.b) not in known:
            known.add((contact.a, contact.b))
            yield contact


def ahead_of(start: Point, turn: float, place: Located) -> tuple[float, float]:
    """The distances of a place ahead of `start` in the direction `turn` (radians clockwise) and to its right."""
    dx, dy = place.x - start.x, place.y - start.y
    return dx * math.sin(turn) + dy * math.cos(turn), dx * math.cos(turn) - dy * math.sin(turn)


def beside(way: list[Point], place: Located) -> float:
    """The least distance between a path and a place."""
    return min(_to_stretch(one, two, place) for one, two in pairwise(way))


def _slid(segment: Segment, t: float) -> float:
    """The distance that a piece slides in a segment until the time `t`."""
    speed = math.hypot(segment.vx, segment.vy)
    span = min(t, segment.t1) - segment.t0
    if segment.braking > 0.0:
        span = min(span, speed / segment.braking)
    return speed * span - segment.braking * span * span / 2.0 if span > 0.0 else 0.0


def _to_stretch(one: Point, two: Point, place: Located) -> float:
    dx, dy = two.x - one.x, two.y - one.y
    length = dx * dx + dy * dy
    share = 0.0 if length == 0.0 else max(0.0, min(1.0, ((place.x - one.x) * dx + (place.y - one.y) * dy) / length))
    return math.dist((place.x, place.y), (one.x + dx * share, one.y + dy * share))

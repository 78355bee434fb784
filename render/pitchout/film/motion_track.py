"""Who plays in the film of a flick: the pieces that move, where each is at any time, what they hit, which fall."""

from __future__ import annotations

import math
from bisect import bisect_right

import msgspec

from bot.games.pitchout.board import CENTRE, is_block, label, nearest_on_block, pitcher_of, seat_of
from bot.games.pitchout.values import ArenaBlock, Pitcher
from bot.games.pitchout.view import BlockSeen, PuckSeen, View
from bot.physics.film import pose_at
from bot.physics.trace import Contact, Fall, Segment, Trace
from render.film_flashes import Sight, sights

AWAY = 40.0  # mm; a rider that has gone as far is drawn on the ground

Pose = tuple[float, float, float]
"""x, y in mm, degrees clockwise."""


class Role(msgspec.Struct, frozen=True):
    """A piece that moves: `start` before the flick, its flights in order, when it fell (None: it did not), `end` where it rests.

    A rider (`mount` is the piece it stands on) goes where its mount goes until it has a flight of its own.
    """

    id: str
    start: Pose
    flights: tuple[Segment, ...]
    begins: tuple[float, ...]
    fall: Fall | None
    mount: str = ""
    pitcher: Pitcher | None = None
    seat: int = 0
    label: str = ""
    holds: tuple[tuple[str, int], ...] = ()

    def at(self, t: float) -> Pose:
        """Where it is at `t` seconds, if nothing carries it."""
        done = bisect_right(self.begins, t)
        return pose_at(self.flights[done - 1], t) if done else self.start


class Cast(msgspec.Struct, frozen=True):
    """All that moves in a flick, by id, and what is to be seen of it."""

    roles: dict[str, Role]
    sights: tuple[Sight, ...]
    duration: float

    def carrier(self, role: Role) -> Role:
        """Whose motion a piece shares: its mount's while it has no flight of its own, else its own."""
        return role if role.flights else self.roles.get(role.mount, role)

    def at(self, role: Role, t: float) -> Pose:
        """Where a piece is at `t` seconds."""
        return self.carrier(role).at(t)

    def fall(self, role: Role) -> Fall | None:
        """When and where a piece falls; a rider falls with its mount (PO-93)."""
        return self.carrier(role).fall

    def beside(self, role: Role, t: float) -> float:
        """How far a rider is drawn beside its mount: 1 while it stands on it, 0 when it has gone `AWAY` mm; 0 on the ground."""
        if not role.mount:
            return 0.0
        if not role.flights:
            return 1.0
        x, y, _ = role.at(t)
        return max(0.0, 1 - math.hypot(x - role.start[0], y - role.start[1]) / AWAY)


def cast(before: View, trace: Trace) -> Cast:
    """The cast of a flick from the view before it and what physics saw."""
    flights: dict[str, list[Segment]] = {}
    for flight in () if trace.film is None else trace.film.segments:
        flights.setdefault(flight.id, []).append(flight)
    falls = {fall.id: fall for fall in trace.falls}
    roles: dict[str, Role] = {}
    pucks = {puck.id: puck for puck in before.pucks}
    blocks = {block.id: block for block in before.blocks}
    for name in (*flights, *(name for name in falls if name not in flights)):
        mine = tuple(flights.get(name, ()))
        seen = blocks[name] if is_block(name) else pucks.get(name)
        roles[name] = _role(before, name, seen, mine, falls.get(name))
    for puck in before.pucks:
        if puck.mount in roles and puck.id not in roles and puck.status == "play":
            roles[puck.id] = _role(before, puck.id, puck, (), None)
    return Cast(roles, sights(trace, lambda contact: _meeting(contact, before, roles)), trace.duration)


def _role(
    before: View, name: str, seen: PuckSeen | BlockSeen | None, flights: tuple[Segment, ...], fall: Fall | None
) -> Role:
    on_table = seen is not None and seen.status == "play"
    if on_table and seen is not None:
        start = seen.x, seen.y, seen.angle
    elif flights:  # the Captains of the shoot-out lie nowhere before it
        start = flights[0].x, flights[0].y, flights[0].angle
    else:
        start = (fall.x, fall.y, 0.0) if fall else (0.0, 0.0, 0.0)
    begins = tuple(flight.t0 for flight in flights)
    if isinstance(seen, BlockSeen):
        held = {puck.id: (puck.pitcher, puck.seat) for puck in before.pucks}
        return Role(name, start, flights, begins, fall, holds=tuple(held[one] for one in seen.holds))
    if seen is None:  # the Captain of a lineup still hidden, in the shoot-out
        seat, shown = seat_of(name, before.sides), label(name, before.sides)
        return Role(name, start, flights, begins, fall, "", pitcher_of(name), seat, shown)
    return Role(name, start, flights, begins, fall, seen.mount, seen.pitcher, seen.seat, seen.label)


def _meeting(contact: Contact, before: View, roles: dict[str, Role]) -> tuple[float, float]:
    """Where two pieces meet: on the rim of a block, half-way between two of a kind."""
    lying: dict[str, Pose] = {puck.id: (puck.x, puck.y, puck.angle) for puck in before.pucks}
    lying |= {block.id: (block.x, block.y, block.angle) for block in before.blocks}
    (one, first), (two, second) = (
        (name, roles[name].at(contact.t) if name in roles else lying[name]) for name in (contact.a, contact.b)
    )
    if is_block(one) == is_block(two):
        return (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
    disc, block = (second, first) if is_block(one) else (first, second)
    point = nearest_on_block(disc[0], disc[1], ArenaBlock(CENTRE, *block))
    return point.x, point.y

"""Seating: sides, zones and partners of two, three and four seats, and the arena from each seat (V-1, V-2)."""

from functools import cache
from typing import TypeAlias

from bot.games.contract.dials import Frame, Zone
from bot.games.contract.vocabulary import Point, Seat

ARENA = 800.0  # mm; side of the square arena
DEPTH = 200.0  # mm; how far a zone reaches in from its edge (D-2)
WIDTH = 400.0  # mm; a zone of three and four seats along its edge (V-1, V-2)

Sides: TypeAlias = tuple[str, ...]
"""The side of each seat in turn order, which is also the prefix of its pieces' ids."""

DUEL: Sides = ("S", "N")
PAIRS: Sides = ("SW", "NW", "SE", "NE")
FREE: dict[int, Sides] = {3: ("S", "E", "W"), 4: ("S", "E", "N", "W")}
LETTERS = ("A", "B", "C", "D")
_ROOM = (ARENA - WIDTH) / 2

_ZONES: dict[Sides, tuple[Zone, ...]] = {
    DUEL: (Zone(0.0, 0.0, ARENA, DEPTH), Zone(0.0, ARENA - DEPTH, ARENA, ARENA)),
    PAIRS: tuple(
        Zone(x, y, x + WIDTH, y + DEPTH)
        for x, y in ((0.0, 0.0), (0.0, ARENA - DEPTH), (WIDTH, 0.0), (WIDTH, ARENA - DEPTH))
    ),
}
_STRIPS = {
    "S": Zone(_ROOM, 0.0, ARENA - _ROOM, DEPTH),
    "E": Zone(ARENA - DEPTH, _ROOM, ARENA, ARENA - _ROOM),
    "N": Zone(_ROOM, ARENA - DEPTH, ARENA - _ROOM, ARENA),
    "W": Zone(0.0, _ROOM, DEPTH, ARENA - _ROOM),
}
# The step ahead of each side, and its bearing.
_AHEAD = {"S": (0, 1), "E": (-1, 0), "N": (0, -1), "W": (1, 0)}
_FACING = {"S": 0.0, "E": 270.0, "N": 180.0, "W": 90.0}


def zones(sides: Sides) -> tuple[Zone, ...]:
    """The deployment zone of each seat (D-2, V-1, V-2)."""
    return _ZONES.get(sides) or tuple(_STRIPS[side] for side in sides)


def partners(sides: Sides) -> tuple[tuple[Seat, ...], ...]:
    """The seats that play together, in turn order; each alone but for two against two (V-1)."""
    return ((0, 2), (1, 3)) if sides == PAIRS else tuple((seat,) for seat in range(len(sides)))


@cache
def team_of(sides: Sides, seat: Seat) -> tuple[Seat, ...]:
    """A seat with its partner, if it has one."""
    return next(group for group in partners(sides) if seat in group)


def rival(seat: Seat) -> Seat:
    """The other seat of two; bans, changes and the other team are for two alone (V-6, V-7)."""
    return 1 - seat


def facing(sides: Sides, seat: Seat) -> float:
    """The bearing in which a seat looks over the arena."""
    return _FACING[sides[seat][0]]


def seen_from(sides: Sides, seat: Seat, right: float, ahead: float) -> Point:
    """The place `right` and `ahead` mm from the left-hand near corner of a seat's zone, as its owner sees it (V-7)."""
    zone, (dx, dy) = zones(sides)[seat], _AHEAD[sides[seat][0]]
    corner = Point(zone.x0 if dx + dy > 0 else zone.x1, zone.y0 if dy - dx > 0 else zone.y1)
    return Point(corner.x + right * dy + ahead * dx, corner.y - right * dx + ahead * dy)


def frame(sides: Sides, seat: Seat) -> Frame:
    """The arena as a seat sees it."""
    corner = seen_from(sides, seat, 0.0, 0.0)
    return Frame(corner.x, corner.y, facing(sides, seat))


def to_far_edge(sides: Sides, seat: Seat, x: float, y: float) -> float:
    """The distance in mm of a place from the edge opposite a seat (PO-9)."""
    dx, dy = _AHEAD[sides[seat][0]]
    return (ARENA - x if dx > 0 else x) if dx else (ARENA - y if dy > 0 else y)

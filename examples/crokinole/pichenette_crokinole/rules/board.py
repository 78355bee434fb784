"""The board in mm: its middle is at `MIDDLE`, +y is north. Seat 0 sits in the south, seat 1 in the north."""

from __future__ import annotations

import math

from pichenette.api import Phrase, Point, Seat, along, phrase

SIDE = 690.0
MIDDLE = Point(SIDE / 2, SIDE / 2)
RADIUS, MASS = 16.0, 15.0  # of a disc, mm and g
REACH = 1200.0  # mm that a disc slides at strength 100
HOLE = 17.0  # mm from the middle of the board to that of a disc that is over the hole
RINGS = ((15, 102.0), (10, 203.0), (5, 305.0))
"""Points and outer radius of the rings, from the inside."""
LINE = RINGS[-1][1]  # the shooting line
SPOTS = {"P1": 40.0, "P2": 20.0, "P3": 0.0, "P4": -20.0, "P5": -40.0}
"""Where a disc may start, from the player's left: degrees along the shooting line from the middle of the own quarter."""


def rival(seat: Seat) -> Seat:
    """The other seat."""
    return 1 - seat


def start(seat: Seat, spot: str) -> Point:
    """The place of a disc before it is flicked: outside the shooting line, where no other disc can be (CR-7)."""
    at = along(MIDDLE, (180.0 if seat == 0 else 0.0) + SPOTS[spot], LINE + RADIUS + 1.0)
    return Point(round(at.x, 3), round(at.y, 3))


def from_middle(x: float, y: float) -> float:
    """The distance of a place from the middle of the board."""
    return math.dist((x, y), (MIDDLE.x, MIDDLE.y))


def points_at(x: float, y: float) -> int:
    """The points of a disc at rest: 20 over the hole, else those of the ring that holds it wholly, 0 in the ditch (CR-6 to CR-8)."""
    far = from_middle(x, y)
    return 20 if far <= HOLE else next((points for points, edge in RINGS if far + RADIUS <= edge), 0)


def disc_id(seat: Seat, number: int) -> str:
    """The disc of a seat, counted from 1: `A1`, `B12`."""
    return f"{'AB'[seat]}{number}"


def seat_of(disc: str) -> Seat:
    """The seat of a disc."""
    return "AB".index(disc[0])


def disc_words(disc: str) -> Phrase:
    """The name of a disc."""
    return phrase("crokinole-disc", disc=disc, side=phrase(f"crokinole-team-{seat_of(disc)}"))

"""Gates: conditions that the rules put on the path of a piece, given to the simulation as data, never as calls into the rules."""

import math
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

STOP_SHORT = 0.01  # mm; how far before its limit a piece is stopped


class Area(msgspec.Struct, frozen=True):
    """A rectangle in mm."""

    x0: float
    y0: float
    x1: float
    y1: float


class Limit(msgspec.Struct, frozen=True, tag="limit"):
    """`piece` comes no nearer than `reach` mm with its centre to any of `areas`.

    It is stopped 0.01 mm before, and no longer collides; a piece that comes to rest on it moves it back along its path
    until they are `clear` mm apart.
    """

    id: str
    piece: str
    areas: tuple[Area, ...]
    reach: float
    clear: float = 0.5


class AreaWatch(msgspec.Struct, frozen=True, tag="watch"):
    """Records when the centre of any of `pieces` comes nearer than `reach` mm to one of `areas`, and when it leaves again.

    With several areas each counts by itself.
    """

    id: str
    pieces: tuple[str, ...]
    areas: tuple[Area, ...]
    reach: float


class Catch(msgspec.Struct, frozen=True, tag="catch"):
    """`piece` leaves the table, without a collision, when it meets one of `by`; with `first` only if that one has touched no piece before."""

    id: str
    piece: str
    by: tuple[str, ...]
    first: bool = False


Gate: TypeAlias = Limit | AreaWatch | Catch


def gap_to(area: Area, x: float, y: float) -> float:
    """The distance in mm of a point from an area; 0 inside."""
    return math.hypot(max(area.x0 - x, 0.0, x - area.x1), max(area.y0 - y, 0.0, y - area.y1))


def stay(area: Area, reach: float, start: tuple[float, float], way: tuple[float, float]) -> tuple[float, float] | None:
    """The interval, in mm along a straight path (a unit vector) from `start`, on which a point is within `reach` of an area.

    None if it never is. The points within reach are a rectangle with round corners: two rectangles and four discs.
    """
    wide = (area.x0 - reach, area.y0, area.x1 + reach, area.y1)
    tall = (area.x0, area.y0 - reach, area.x1, area.y1 + reach)
    spans = [_through_box(box, start, way) for box in (wide, tall)]
    corners = ((x, y) for x in (area.x0, area.x1) for y in (area.y0, area.y1))
    spans += [_through_disc(corner, reach, start, way) for corner in corners]
    found = [span for span in spans if span is not None]
    return (min(a for a, _ in found), max(b for _, b in found)) if found else None


def entry(areas: Iterable[Area], reach: float, start: tuple[float, float], way: tuple[float, float]) -> float | None:
    """Distance in mm along a straight path at which a point first comes within `reach` of any area (0: it is there already), or None."""
    spans = (stay(area, reach, start, way) for area in areas)
    return min((max(span[0], 0.0) for span in spans if span is not None and span[1] > 0.0), default=None)


def _through_box(
    box: tuple[float, float, float, float], start: tuple[float, float], way: tuple[float, float]
) -> tuple[float, float] | None:
    """The stretch of a straight line inside a box; None if it has none."""
    enter, leave = -math.inf, math.inf
    for place, step, lo, hi in ((start[0], way[0], box[0], box[2]), (start[1], way[1], box[1], box[3])):
        if step == 0.0:
            if not lo < place < hi:
                return None
            continue
        a, b = (lo - place) / step, (hi - place) / step
        enter, leave = max(enter, min(a, b)), min(leave, max(a, b))
    return (enter, leave) if enter < leave else None


def _through_disc(
    centre: tuple[float, float], radius: float, start: tuple[float, float], way: tuple[float, float]
) -> tuple[float, float] | None:
    """The stretch of a straight line inside a disc; None if it has none."""
    dx, dy = centre[0] - start[0], centre[1] - start[1]
    along = dx * way[0] + dy * way[1]
    chord = radius * radius - (dx * dx + dy * dy - along * along)
    if chord <= 0.0:
        return None
    half = math.sqrt(chord)
    return along - half, along + half

"""Overlap of resting pieces, computed independently of the engine: polygons with many corners, separating lines."""

import math

from bot.physics.table import Block, Disc, Table
from bot.physics.trace import Rest, Segment, Trace


def square(piece: Block, rest: Rest) -> list[tuple[float, float]]:
    turn, h = -math.radians(rest.angle), piece.side / 2
    return [
        (rest.x + math.cos(turn) * x - math.sin(turn) * y, rest.y + math.sin(turn) * x + math.cos(turn) * y)
        for x, y in ((h, h), (-h, h), (-h, -h), (h, -h))
    ]


def to_segment(p: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / math.dist(a, b) ** 2
    along = min(max(along, 0.0), 1.0)
    return math.dist(p, (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))


def inside(p: tuple[float, float], corners: list[tuple[float, float]]) -> bool:
    turns = [
        (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
        for a, b in zip(corners, corners[1:] + corners[:1], strict=True)
    ]
    return all(turn > 0 for turn in turns)


def gap(one: Disc | Block, at: Rest, two: Disc | Block, there: Rest) -> float:
    """The distance between two pieces; below 0 they overlap by so much."""
    if isinstance(one, Disc) and isinstance(two, Disc):
        return math.dist((at.x, at.y), (there.x, there.y)) - one.r - two.r
    if isinstance(one, Disc):
        one, at, two, there = two, there, one, at
    corners = square(one, at)
    edges = list(zip(corners, corners[1:] + corners[:1], strict=True))
    if isinstance(two, Disc):
        centre = (there.x, there.y)
        distance = min(to_segment(centre, a, b) for a, b in edges)
        return (-distance if inside(centre, corners) else distance) - two.r
    others = square(two, there)
    other_edges = list(zip(others, others[1:] + others[:1], strict=True))
    distances = [min(to_segment(p, a, b) for a, b in edges) * (-1 if inside(p, corners) else 1) for p in others]
    distances += [min(to_segment(p, a, b) for a, b in other_edges) * (-1 if inside(p, others) else 1) for p in corners]
    return min(distances)


def worst_overlap(table: Table, places: tuple[Rest, ...], exempt: frozenset[str] = frozenset()) -> float:
    """The deepest overlap of two pieces in mm, 0 if there is none; the pair `exempt` may overlap."""
    return max(0.0, -least_gap(table, places, exempt))


def least_gap(table: Table, places: tuple[Rest, ...], exempt: frozenset[str] = frozenset()) -> float:
    """The smallest gap between two pieces in mm."""
    pieces = {piece.id: piece for piece in table.pieces}
    smallest = math.inf
    for n, at in enumerate(places):
        for there in places[n + 1 :]:
            if math.dist((at.x, at.y), (there.x, there.y)) > 101 or {at.id, there.id} == exempt:
                continue
            smallest = min(smallest, gap(pieces[at.id], at, pieces[there.id], there))
    return smallest


def places_at(table: Table, trace: Trace, t: float) -> tuple[Rest, ...]:
    """The poses of all pieces that have not fallen, at `t` seconds, from the film: neither rounded nor eased apart."""
    fallen = {fall.id for fall in trace.falls if fall.t <= t}
    flown: dict[str, Segment] = {}
    for segment in sorted(trace.film.segments, key=lambda segment: segment.t0):
        if segment.t0 <= t:
            flown[segment.id] = segment
    return tuple(
        shown(flown[piece.id], t) if piece.id in flown else Rest(piece.id, piece.x, piece.y, piece.angle)
        for piece in table.pieces
        if piece.id not in fallen
    )


def shown(s: Segment, t: float) -> Rest:
    """The pose that a segment shows at `t` seconds, or at its end if that was before."""
    tau = min(t, s.t1) - s.t0
    speed = math.hypot(s.vx, s.vy)
    slide = min(tau, speed / s.braking)
    share = slide * (1 - s.braking * slide / speed / 2) if speed > 0 else 0.0
    turning = min(tau, abs(s.spin) / s.spin_braking)
    turn = turning * (1 - s.spin_braking * turning / abs(s.spin) / 2) if s.spin != 0 else 0.0
    return Rest(s.id, s.x + s.vx * share, s.y + s.vy * share, s.angle + s.spin * turn)

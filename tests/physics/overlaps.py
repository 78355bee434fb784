"""How far resting pieces overlap, reckoned apart from the engine: polygons of many corners, separating lines."""

import math

from bot.physics.table import Block, Disc, Table
from bot.physics.trace import Rest, Trace


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


def worst_overlap(table: Table, trace: Trace, exempt: frozenset[str] = frozenset()) -> float:
    """The deepest overlap of two resting pieces in mm, 0 if there is none; the pair `exempt` may overlap."""
    return max(0.0, -least_gap(table, trace, exempt))


def least_gap(table: Table, trace: Trace, exempt: frozenset[str] = frozenset()) -> float:
    """The smallest gap between two resting pieces in mm."""
    pieces = {piece.id: piece for piece in table.pieces}
    smallest = math.inf
    for n, at in enumerate(trace.rest):
        for there in trace.rest[n + 1 :]:
            if math.dist((at.x, at.y), (there.x, there.y)) > 101 or {at.id, there.id} == exempt:
                continue
            smallest = min(smallest, gap(pieces[at.id], at, pieces[there.id], there))
    return smallest

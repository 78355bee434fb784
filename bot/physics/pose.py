"""Poses of pieces at rest, gaps between them, and how overlapping pieces are eased apart."""

import itertools
import math
from collections.abc import Iterable
from typing import TypeAlias

from bot.physics.approach import square_gap
from bot.physics.table import Block, Disc
from bot.physics.tuning import Tuning


class Pose:
    """A piece at rest: centre in mm, `angle` in degrees clockwise, `radius` of a disc or `half` the side of a block."""

    __slots__ = "angle", "half", "id", "radius", "reach", "x", "y"

    def __init__(self, id: str, x: float, y: float, angle: float, radius: float, half: float = 0.0) -> None:  # noqa: A002  its name
        self.id = id
        self.x = x
        self.y = y
        self.angle = angle
        self.radius = radius
        self.half = half
        self.reach = half * math.sqrt(2) if half else radius  # mm; the radius of the circle around the piece


def reach_of(piece: Disc | Block) -> float:
    """The radius of the circle around a piece, as `Pose.reach`."""
    return piece.side / 2 * math.sqrt(2) if isinstance(piece, Block) else piece.r


def pose_of(piece: Disc | Block) -> Pose:
    """The pose of a piece on the table."""
    if isinstance(piece, Block):
        return Pose(piece.id, piece.x, piece.y, piece.angle, 0.0, piece.side / 2)
    return Pose(piece.id, piece.x, piece.y, piece.angle, piece.r)


def pose_gap(a: Pose, b: Pose) -> tuple[float, float, float]:
    """The gap of two pieces, negative where they overlap, and the unit vector from `a` to `b` along which it opens fastest.

    For two blocks it is the gap of the best separating line, at corners a little less than the distance.
    """
    dx, dy = b.x - a.x, b.y - a.y
    if a.half and b.half:
        return _blocks_gap(a, b, dx, dy)
    if a.half:
        gap, nx, ny = _turned(a.half, a.angle, dx, dy)
        return gap - b.radius, nx, ny
    if b.half:
        gap, nx, ny = _turned(b.half, b.angle, -dx, -dy)
        return gap - a.radius, -nx, -ny
    distance = math.hypot(dx, dy)
    nx, ny = (dx / distance, dy / distance) if distance > 0.0 else (0.0, 1.0)
    return distance - a.radius - b.radius, nx, ny


def _turned(half: float, angle: float, x: float, y: float) -> tuple[float, float, float]:
    """`square_gap` for a square turned by `angle` degrees clockwise."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    gap, nx, ny = square_gap(c * x - s * y, s * x + c * y, half)
    return gap, c * nx + s * ny, c * ny - s * nx


def _blocks_gap(a: Pose, b: Pose, dx: float, dy: float) -> tuple[float, float, float]:
    """Separating axes of two squares: the face of either that keeps the other farthest away."""
    turn = math.radians(b.angle - a.angle)
    spread = abs(math.cos(turn)) + abs(math.sin(turn))
    best = (-math.inf, 0.0, 1.0)
    for face, other in ((a, b), (b, a)):
        c, s = math.cos(math.radians(face.angle)), math.sin(math.radians(face.angle))
        for nx, ny in ((c, -s), (s, c)):
            along = nx * dx + ny * dy
            gap = abs(along) - face.half - other.half * spread
            if gap > best[0]:
                best = (gap, math.copysign(nx, nx * along), math.copysign(ny, ny * along))
    return best


MARGIN = 2.0  # mm; pieces farther apart than this cannot touch while others are eased apart
ROUNDS = 2000  # relaxation rounds; the worst cluster needs a dozen


Spot: TypeAlias = tuple[str, float, float, float]
"""The id of a piece, its centre and its reach."""


def neighbours(spots: Iterable[Spot], exempt: set[tuple[str, str]]) -> list[tuple[str, str]]:
    """The pairs, in order of ids, that overlap or could touch while pieces are eased apart (nearer than `MARGIN`); none of `exempt`."""
    found = []
    ahead = sorted((x - reach, name, x, y, reach) for name, x, y, reach in spots)  # by their left ends
    for n, (_, a, x, y, reach) in enumerate(ahead, 1):
        right = x + reach + MARGIN
        for left, b, _, other_y, other_reach in itertools.islice(ahead, n, None):
            if left > right:
                break
            if abs(y - other_y) < reach + other_reach + MARGIN and (a, b) not in exempt and (b, a) not in exempt:
                found.append((a, b) if a < b else (b, a))
    return found


def apart(pairs: list[tuple[Pose, Pose]], size: tuple[float, float], tuning: Tuning, *, overhang: bool = False) -> None:
    """Ease these pairs apart in place until all gaps are at least `Tuning.gap`, on the grid and with all centres on the table.

    With `overhang` a piece may extend beyond the edge as long as it touches the table.

    Pieces that are far enough from each other stay exactly where they are.
    """
    for round_ in range(ROUNDS):
        crowded = False
        for a, b in pairs:
            gap, nx, ny = pose_gap(a, b)
            if gap >= tuning.gap:
                continue
            crowded = True
            # Half the distance each and a little more every round, since rounding, a neighbour or an edge may undo part of it.
            push = (tuning.gap - gap) / 2 + tuning.grid * (1 + round_ / 20)
            _shift(a, -push * nx, -push * ny, size, tuning.grid, overhang=overhang)
            _shift(b, push * nx, push * ny, size, tuning.grid, overhang=overhang)
        if not crowded:
            return


def _shift(pose: Pose, dx: float, dy: float, size: tuple[float, float], grid: float, *, overhang: bool) -> None:
    """Move a piece to the nearest point of the grid, its centre kept on the table (with `overhang`: its rim)."""
    beyond = pose.reach if overhang else 0.0
    digits = -round(math.log10(grid))
    pose.x = min(max(round(pose.x + dx, digits), -beyond), size[0] + beyond)
    pose.y = min(max(round(pose.y + dy, digits), -beyond), size[1] + beyond)


def rounded(place: float, digits: int) -> float:
    """`round(place, digits)`, in half the time for what is not close to a tie, to zero or very large."""
    steps = 10.0**digits
    raised = place * steps
    if -1e9 < raised < 1e9:
        whole = round(raised)
        if whole and -0.49 < raised - whole < 0.49:
            return whole / steps  # of two exact numbers: the one nearest to the decimal, which is what `round` gives
    return round(place, digits)

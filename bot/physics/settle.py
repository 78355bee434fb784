"""Putting pieces down: rounded to the grid, with a small gap between any two."""

import math
from dataclasses import dataclass

from bot.physics.approach import square_gap
from bot.physics.tuning import Tuning

__all__ = ["Pose", "apart", "neighbours", "overlap_gap"]

ROUNDS = 2000  # relaxation rounds; a row of 17 pieces in contact needs under a hundred


@dataclass(slots=True)
class Pose:
    """A piece lying still: centre in mm, `angle` in degrees clockwise, `radius` of a disc or `half` the side of a block."""

    id: str
    x: float
    y: float
    angle: float
    radius: float
    half: float = 0.0

    @property
    def reach(self) -> float:
        """The radius of the circle around the piece."""
        return self.half * math.sqrt(2) if self.half else self.radius


def overlap_gap(a: Pose, b: Pose) -> tuple[float, float, float]:
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


def neighbours(poses: list[Pose], exempt: set[tuple[str, str]]) -> list[tuple[Pose, Pose]]:
    """The pairs that overlap or could come to touch while pieces are eased apart (nearer than 2 mm); none of `exempt`."""
    found = []
    for i, a in enumerate(poses):
        for b in poses[i + 1 :]:
            reach = a.reach + b.reach + 2.0
            if (
                abs(a.x - b.x) < reach
                and abs(a.y - b.y) < reach
                and (a.id, b.id) not in exempt
                and (b.id, a.id) not in exempt
            ):
                found.append((a, b))
    return found


def apart(pairs: list[tuple[Pose, Pose]], size: tuple[float, float], tuning: Tuning) -> None:
    """Ease these pairs apart in place until all gaps are at least `Tuning.gap`, on the grid and with all centres on the table.

    Pieces that are far enough from each other stay exactly where they are.
    """
    for round_ in range(ROUNDS):
        crowded = False
        for a, b in pairs:
            gap, nx, ny = overlap_gap(a, b)
            if gap >= tuning.gap:
                continue
            crowded = True
            # Half the way each, and a grain more each hundred rounds, should rounding or an edge keep eating it.
            push = (tuning.gap - gap) / 2 + tuning.grid * (0.5 + round_ // 100)
            _shift(a, -push * nx, -push * ny, size, tuning.grid)
            _shift(b, push * nx, push * ny, size, tuning.grid)
        if not crowded:
            return


def _shift(pose: Pose, dx: float, dy: float, size: tuple[float, float], grid: float) -> None:
    """Move a piece to the nearest point of the grid, its centre kept on the table."""
    digits = -round(math.log10(grid))
    pose.x = min(max(round(pose.x + dx, digits), 0.0), size[0])
    pose.y = min(max(round(pose.y + dy, digits), 0.0), size[1])

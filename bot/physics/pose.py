"""Poses of pieces at rest, and gaps between them."""

import math
from dataclasses import dataclass, field

from bot.physics.approach import square_gap
from bot.physics.table import Block, Disc

__all__ = ["Pose", "pose_gap", "pose_of"]


@dataclass(slots=True)
class Pose:
    """A piece at rest: centre in mm, `angle` in degrees clockwise, `radius` of a disc or `draft` the side of a block."""

    id: str
    x: float
    y: float
    angle: float
    radius: float
    half: float = 0.0
    reach: float = field(init=False)  # mm; the radius of the circle around the piece

    def __post_init__(self) -> None:
        self.reach = self.half * math.sqrt(2) if self.half else self.radius


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

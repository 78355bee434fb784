"""How near two pieces are, how fast they close in, and how long they surely stay apart.

The gap of two pieces is looked at feature by feature: centre to centre for discs, centre to square for a disc and a block, every
corner to the other square for two blocks. Each feature is a `(gap, closing)` pair in mm and mm/s.
"""

import math

from bot.physics.motion import Motion

__all__ = ["Feature", "arrival", "clear_time", "corners", "features", "paths_part", "square_gap"]

Feature = tuple[float, float]

COARSE = 1.0  # mm; blocks farther apart than this are watched through the circles around them, which is cheaper


def features(p: Motion, q: Motion, t: float) -> tuple[list[Feature], float]:
    """The features of the pair at time `t`, and a bound in mm/s2 on how fast their closing speeds can grow from then on.

    From far away there is a single feature, the gap of the circles around, which is not greater than the true one.
    """
    px, py = p.at(t)
    qx, qy = q.at(t)
    dx, dy = qx - px, qy - py
    distance = math.sqrt(dx * dx + dy * dy)
    gap = distance - p.radius - q.radius
    if gap > COARSE or not (p.block or q.block):
        bound = p.braking * (t < p.stop_time) + q.braking * (t < q.stop_time)
        if distance == 0.0:
            return [(gap, 0.0)], bound
        pvx, pvy = p.velocity(t)
        qvx, qvy = q.velocity(t)
        return [(gap, ((pvx - qvx) * dx + (pvy - qvy) * dy) / distance)], bound
    bound = _turning_bound(p, q, t)
    if not p.block:
        return [_corner(q, (qx, qy), p, (px, py), (0.0, 0.0), t)], bound
    if not q.block:
        return [_corner(p, (px, py), q, (qx, qy), (0.0, 0.0), t)], bound
    found = [_corner(p, (px, py), q, (qx, qy), arm, t) for arm in corners(q, t)]
    found += [_corner(q, (qx, qy), p, (px, py), arm, t) for arm in corners(p, t)]
    return found, bound


def corners(block: Motion, t: float) -> list[tuple[float, float]]:
    """The four corners of a block at time `t`, mm from its centre."""
    angle = block.angle_at(t)
    c, s = block.half * math.cos(angle), block.half * math.sin(angle)
    return [(c - s, s + c), (-s - c, c - s), (s - c, -s - c), (c + s, s - c)]


def _corner(
    block: Motion,
    centre: tuple[float, float],
    other: Motion,
    place: tuple[float, float],
    arm: tuple[float, float],
    t: float,
) -> Feature:
    """Gap and closing speed between a block and a disc, or the corner of another block at `arm` from its centre."""
    ax, ay = arm
    dx, dy = place[0] + ax - centre[0], place[1] + ay - centre[1]
    angle = block.angle_at(t)
    c, s = math.cos(angle), math.sin(angle)
    gap, nx, ny = square_gap(c * dx + s * dy, c * dy - s * dx, block.half)
    nx, ny = c * nx - s * ny, s * nx + c * ny
    bvx, bvy = block.velocity(t)
    ovx, ovy = other.velocity(t)
    spin = block.spin_at(t)
    # The velocity of the block's matter where the point lies; the part along the normal is that of the nearest face.
    closing = nx * (bvx - spin * dy - ovx) + ny * (bvy + spin * dx - ovy)
    if not other.block:
        return gap - other.radius, closing
    turning = other.spin_at(t)
    return gap, closing + turning * (nx * ay - ny * ax)


def square_gap(x: float, y: float, half: float) -> tuple[float, float, float]:
    """Distance from a square around the origin to the point (negative inside) and the outward normal there."""
    ex, ey = abs(x) - half, abs(y) - half
    sx, sy = math.copysign(1.0, x), math.copysign(1.0, y)
    if ex > 0.0 and ey > 0.0:
        distance = math.sqrt(ex * ex + ey * ey)
        return distance, sx * ex / distance, sy * ey / distance
    if ex > ey:
        return ex, sx, 0.0
    return ey, 0.0, sy


def _turning_bound(p: Motion, q: Motion, t: float) -> float:
    """The bound on the growth of a closing speed where blocks may turn: braking, Coriolis and centripetal parts together."""
    bound = p.braking * (t < p.stop_time) + q.braking * (t < q.stop_time)
    spin, turning = 0.0, 0.0
    for piece in (p, q):
        if piece.block and t < piece.spin_time:
            spin += abs(piece.spin_at(t))
            turning += piece.spin_braking
    if spin == 0.0:
        return bound
    pvx, pvy = p.velocity(t)
    qvx, qvy = q.velocity(t)
    reach = p.radius + q.radius + COARSE
    return bound + 2.0 * spin * math.hypot(pvx - qvx, pvy - qvy) + (spin * spin + turning) * reach


def clear_time(gap: float, closing: float, bound: float) -> float:
    """How long in s a gap surely stays open that closes at `closing` mm/s, growing by at most `bound` mm/s2."""
    root = math.sqrt(closing * closing + 2.0 * bound * gap)
    if closing > 0.0:
        return 2.0 * gap / (closing + root)
    if bound == 0.0:
        return math.inf
    return (root - closing) / bound


def arrival(mover: Motion, still: Motion, t: float, gap: float) -> float | None:
    """When a moving piece comes within `gap` mm of one at rest, both taken as circles; None if it passes or stops before.

    Not before `t`, the time asked from; exact for discs, since a piece slides straight.
    """
    dx, dy = still.x - mover.x, still.y - mover.y
    along = (dx * mover.vx + dy * mover.vy) / mover.speed
    reach = mover.radius + still.radius + gap
    chord = reach * reach - (dx * dx + dy * dy - along * along)
    if chord <= 0.0:
        return None
    half = math.sqrt(chord)
    if along + half <= 0.0 or (along <= 0.0 and not (mover.block or still.block)):
        return None
    when = mover.time_to(along - half)
    if when is None:
        return None
    return max(t, when)


def paths_part(p: Motion, q: Motion, t: float) -> bool:
    """Whether the boxes around the two paths to come never meet, so that the pieces cannot either."""
    reach = p.radius + q.radius + COARSE
    px, py = p.at(t)
    qx, qy = q.at(t)
    pex, pey = p.at(p.stop_time)
    qex, qey = q.at(q.stop_time)
    return (
        min(px, pex) - max(qx, qex) > reach
        or min(qx, qex) - max(px, pex) > reach
        or min(py, pey) - max(qy, qey) > reach
        or min(qy, qey) - max(py, pey) > reach
    )

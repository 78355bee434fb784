"""Bounds for continuous collision detection: gap, closing speed, and the time for which two pieces surely stay apart.

A pair is measured in views, each along the normals of one kind: centre to centre for discs, from the nearest point of the square for a
disc and a block, and one view per separating line for two blocks (the two faces of either that look at the other). A view holds
features, `(gap, closing)` in mm and mm/s: one for a disc, one for each corner of the other block. The pieces are apart as long as they
are apart in any view, and a view is as long as none of its features has closed.
"""

import math

from bot.physics.motion import Motion, Seen

Feature = tuple[float, float]
View = list[Feature]

COARSE = 1.0  # mm; blocks farther apart than this are watched through the circles around them, which is cheaper


def views(p: Motion, q: Motion, t: float) -> tuple[list[View], float]:
    """The views of the pair at time `t`, and a bound in mm/s2 on how fast their closing speeds can grow from then on.

    From far away there is a single view, the gap of the circles around, which is not greater than the true one.
    """
    px, py, _, _, pvx, pvy, _ = seen = p.look(t)
    qx, qy, _, _, qvx, qvy, _ = other = q.look(t)
    dx, dy = qx - px, qy - py
    distance = math.sqrt(dx * dx + dy * dy)
    gap = distance - p.radius - q.radius
    if gap > COARSE or not (p.block or q.block):
        closing = ((pvx - qvx) * dx + (pvy - qvy) * dy) / distance if distance > 0.0 else 0.0
        return [[(gap, closing)]], p.braking * (t < p.stop_time) + q.braking * (t < q.stop_time)
    found = _faces(p, q, seen, other) if p.block else []
    if q.block:
        found += _faces(q, p, other, seen)
    bound = p.braking * (t < p.stop_time) + q.braking * (t < q.stop_time)
    return found, bound + _turning_bound(p, q, seen, other)


def _faces(block: Motion, other: Motion, seen: Seen, away: Seen) -> list[View]:
    """The views from a block, seen at `seen`, to a piece at `away`; computed in the block's own turning frame."""
    half = block.half
    bx, by, c, s, bvx, bvy, spin = seen
    ox, oy, oc, os, ovx, ovy, turning = away
    dx, dy, wx, wy = ox - bx, oy - by, ovx - bvx, ovy - bvy
    x, y, vx, vy = c * dx + s * dy, c * dy - s * dx, c * wx + s * wy, c * wy - s * wx
    if not other.block:
        gap, nx, ny = square_gap(x, y, half)
        return [[(gap - other.radius, -nx * (vx + spin * y) - ny * (vy - spin * x))]]
    a, b = other.half * (oc * c + os * s), other.half * (os * c - oc * s)
    east, north = math.copysign(1.0, x), math.copysign(1.0, y)
    found: list[View] = [[], []]
    for ax, ay in ((a - b, b + a), (-b - a, a - b), (b - a, -b - a), (a + b, b - a)):
        px, py = x + ax, y + ay
        found[0].append((east * px - half, -east * (vx - turning * ay + spin * py)))
        found[1].append((north * py - half, -north * (vy + turning * ax - spin * px)))
    return found


def decisive(seen: list[View]) -> View:
    """The view in which the pieces are farthest apart: the one along whose normals they will touch."""
    return seen[0] if len(seen) == 1 else max(seen, key=min)


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


def _turning_bound(p: Motion, q: Motion, seen: Seen, other: Seen) -> float:
    """Bound on the growth of a closing speed due to rotating blocks: Coriolis and centripetal terms and the braking of the spin, mm/s2."""
    p_spin = seen[6] if p.block else 0.0
    q_spin = other[6] if q.block else 0.0
    if p_spin == q_spin == 0.0:
        return 0.0
    spin = abs(p_spin) + abs(q_spin)
    turning = p.spin_braking * (p_spin != 0.0) + q.spin_braking * (q_spin != 0.0)
    reach = p.radius + q.radius + COARSE
    return 2.0 * spin * math.hypot(seen[4] - other[4], seen[5] - other[5]) + (spin * spin + turning) * reach


def clear_time(gap: float, closing: float, bound: float) -> float:
    """Time in s for which a gap surely stays open that closes at `closing` mm/s, growing by at most `bound` mm/s2."""
    root = math.sqrt(closing * closing + 2.0 * bound * gap)
    if closing > 0.0:
        return 2.0 * gap / (closing + root)
    if bound == 0.0:
        return math.inf
    return (root - closing) / bound


def arrival(mover: Motion, still: Motion, t: float, gap: float) -> float | None:
    """The time at which a moving piece comes within `gap` mm of one at rest, both taken as circles; None if it passes or stops before.

    Not before `t`, the time asked from; exact for discs, since a piece slides straight.
    """
    x, y = still.at(t)
    dx, dy = x - mover.x, y - mover.y
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


def paths_part(p: Motion, q: Motion) -> bool:
    """Whether the boxes around the two paths never meet, so that the pieces cannot either."""
    reach = p.radius + q.radius + COARSE
    return p.left - q.right > reach or q.left - p.right > reach or p.bottom - q.top > reach or q.bottom - p.top > reach


def near_path(piece: Motion, pieces: list[Motion]) -> list[Motion]:
    """The pieces that one could meet on its path, itself among them: a coarse look that saves most exact ones.

    Those left out are so far away that rounding cannot matter: `paths_part` holds for them, and there is no `arrival`.
    """
    wide = 2.0 * COARSE
    west, east, south, north = piece.west - wide, piece.east + wide, piece.south - wide, piece.north + wide
    return [
        other
        for other in pieces
        if other.east >= west and other.west <= east and other.north >= south and other.south <= north and other.live
    ]

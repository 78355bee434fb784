"""Collision response of two pieces alone that touch at one point: the arithmetic of pymunk's solver, in its order, so that the bits are the same.

Only without friction between pieces. Compare `CircleToCircle`, `cpSpaceCollideShapes`, `cpArbiterPreStep` and `cpArbiterApplyImpulse`
in Chipmunk; a disc and a block are measured by its C functions, which are private to pymunk like those of quick_impact.py.
"""

import math
from typing import TypeAlias

from pymunk._chipmunk_cffi import ffi, lib

from bot.physics.hit import Collision, Velocity, hit_of
from bot.physics.motion import Motion, Seen
from bot.physics.tuning import Tuning

Place: TypeAlias = tuple[float, float, float]  # x, y in mm and the angle in radians
Line: TypeAlias = tuple[float, float, float, float, float, float]
"""The unit normal from the first piece to the second, and from the centre of each the arm to where it touches."""

_CENTRE = (0.0, 0.0)


def collide_two(a: Motion, b: Motion, t: float, tuning: Tuning, *, slow: bool) -> Collision:
    """Let two pieces collide at `t` as `impact.collide` does. `a` has the lower index, and one at least is a disc."""
    # pymunk takes discs before blocks, and of two discs first the one that was added last: it decides the signs of zeros.
    p, q = (a, b) if b.block else (b, a)
    p_seen, q_seen = p.look(t), q.look(t)
    p_place, q_place = _moved(p, p_seen, t, tuning.instant), _moved(q, q_seen, t, tuning.instant)
    skin = tuning.together / 2
    line = (_to_block if q.block else _to_disc)(p_place, p.radius + skin, q_place, q, skin)
    if line is None:
        return [], {}
    before = p_seen[4:], q_seen[4:]
    elasticity = 1.0 if slow else math.sqrt(tuning.restitution)
    impulse, after = _solved((p, q), line, before, elasticity * elasticity, tuning.iterations)
    nx, ny, rx, ry, sx, sy = line
    size = math.sqrt((nx * impulse) ** 2 + (ny * impulse) ** 2)  # as Vec2d.length
    hits = []
    if size > 0.0:
        rx, ry, sx, sy = p_place[0] + rx, p_place[1] + ry, q_place[0] + sx, q_place[1] + sy
        distance = (sx - rx) * nx + (sy - ry) * ny
        hits.append(hit_of(t, a, b, size, (nx, ny), ((rx + sx) / 2, (ry + sy) / 2), distance, tuning))
    changed = {piece.index: new for piece, old, new in zip((p, q), before, after, strict=True) if new != old}
    return hits, dict(sorted(changed.items()))


def _moved(piece: Motion, seen: Seen, t: float, instant: float) -> Place:
    """The place of a piece after the beginning of the step, which moves the bodies."""
    x, y, _, _, vx, vy, spin = seen
    return x + vx * instant, y + vy * instant, piece.angle_at(t) + spin * instant if piece.block else 0.0


def _to_disc(one: Place, p: float, two: Place, disc: Motion, skin: float) -> Line | None:
    """The line between two discs, the first of radius `p`; None if they do not touch."""
    (px, py, _), (qx, qy, _), q = one, two, disc.radius + skin
    dx, dy = qx - px, qy - py
    square, reach = dx * dx + dy * dy, p + q
    if not square < reach * reach:
        return None
    # Rounding may put the boxes around them apart; they come first in pymunk.
    if px - p > qx + q or qx - q > px + p or py - p > qy + q or qy - q > py + p:
        return None
    distance = math.sqrt(square)
    nx, ny = (dx * (1.0 / distance), dy * (1.0 / distance)) if distance else (1.0, 0.0)
    return nx, ny, (px + nx * p) - px, (py + ny * p) - py, (qx + nx * -q) - qx, (qy + ny * -q) - qy


def _to_block(one: Place, radius: float, two: Place, block: Motion, skin: float) -> Line | None:
    """The line from a disc to a block; None if they do not touch."""
    (px, py, _), (qx, qy, angle) = one, two
    c, s = math.cos(angle), math.sin(angle)
    circle = lib.cpCircleShapeNew(ffi.NULL, radius, _CENTRE)
    box = lib.cpBoxShapeNew(ffi.NULL, 2 * block.half, 2 * block.half, skin)
    try:
        around = lib.cpShapeUpdate(circle, (1.0, 0.0, 0.0, 1.0, px, py))
        other = lib.cpShapeUpdate(box, (c, s, -s, c, qx, qy))
        if around.l > other.r or other.l > around.r or around.b > other.t or other.b > around.t:
            return None
        touching = lib.cpShapesCollide(circle, box)
    finally:
        lib.cpShapeFree(circle)
        lib.cpShapeFree(box)
    if not touching.count:
        return None
    normal, point = touching.normal, touching.points[0]
    here, there = point.pointA, point.pointB
    return normal.x, normal.y, here.x - px, here.y - py, there.x - qx, there.y - qy


def _solved(
    pieces: tuple[Motion, Motion], line: Line, before: tuple[Velocity, Velocity], bounciness: float, iterations: int
) -> tuple[float, tuple[Velocity, Velocity]]:
    """The impulse between two pieces and their velocities after it."""
    nx, ny, rx, ry, sx, sy = line
    (pvx, pvy, p_spin), (qvx, qvy, q_spin) = before
    p_light, p_free = 1.0 / pieces[0].mass, 1.0 / pieces[0].moment
    q_light, q_free = 1.0 / pieces[1].mass, 1.0 / pieces[1].moment
    p_lever, q_lever = rx * ny - ry * nx, sx * ny - sy * nx
    mass = 1.0 / ((p_light + p_free * p_lever * p_lever) + (q_light + q_free * q_lever * q_lever))
    parting = ((qvx - sy * q_spin) - (pvx - ry * p_spin)) * nx + ((qvy + sx * q_spin) - (pvy + rx * p_spin)) * ny
    bounce = parting * bounciness
    pvx, pvy, p_spin, qvx, qvy, q_spin = (
        pvx + 0.0,
        pvy + 0.0,
        p_spin + 0.0,
        qvx + 0.0,
        qvy + 0.0,
        q_spin + 0.0,
    )  # no -0.0
    impulse = 0.0
    last: tuple[float, ...] = ()
    last_but_one: tuple[float, ...] = ()
    for left in range(iterations - 1, -1, -1):
        total = impulse - (bounce + parting) * mass
        if not total > 0.0:
            total = 0.0
        push = total - impulse
        if push == 0.0:  # nothing would change any more
            break
        impulse = total
        jx, jy = nx * push, ny * push
        pvx, pvy, p_spin = pvx - jx * p_light, pvy - jy * p_light, p_spin - p_free * (rx * jy - ry * jx)
        qvx, qvy, q_spin = qvx + jx * q_light, qvy + jy * q_light, q_spin + q_free * (sx * jy - sy * jx)
        state = impulse, pvx, pvy, p_spin, qvx, qvy, q_spin
        if state == last_but_one and left % 2 == 0:  # it swings between two states, and would end in this one
            break
        last_but_one, last = last, state
        parting = ((qvx - sy * q_spin) - (pvx - ry * p_spin)) * nx + ((qvy + sx * q_spin) - (pvy + rx * p_spin)) * ny
    return impulse, ((pvx, pvy, p_spin), (qvx, qvy, q_spin))

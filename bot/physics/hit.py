"""A hit: the impulse between two pieces that touch, and how they came."""

import math
from typing import NamedTuple, TypeAlias

from bot.physics.motion import Motion
from bot.physics.tuning import Tuning

Velocity: TypeAlias = tuple[float, float, float]  # vx, vy in mm/s and spin in radians/s, anticlockwise
Point: TypeAlias = tuple[float, float]


class Hit(NamedTuple):
    """The impulse of size `impulse` (g mm/s) between pieces number `a` < `b` at `t`, and how they came.

    `approach_a` and `approach_b` are the speeds of the two surfaces toward each other along the normal just before, in mm/s,
    `speed_a` and `speed_b` those of the centres. `overlap` is by how many mm, and in which direction, `b` has sunk into `a`.
    """

    t: float
    a: int
    b: int
    impulse: float
    approach_a: float
    approach_b: float
    speed_a: float
    speed_b: float
    overlap: Point = (0.0, 0.0)


Collision: TypeAlias = tuple[list[Hit], dict[int, Velocity]]
"""The hits of one instant, in order of the pieces, and the new velocities of the pieces that have one."""


def hit_of(
    t: float, p: Motion, q: Motion, impulse: float, normal: Point, middle: Point, distance: float, tuning: Tuning
) -> Hit:
    """Describe one solved contact: its unit normal, either way, its middle, and the distance of the surfaces in pymunk, in mm."""
    if p.index > q.index:
        p, q = q, p
    nx, ny = normal
    x, y = middle
    px, py, _, _, pvx, pvy, p_spin = p.look(t)
    qx, qy, _, _, qvx, qvy, q_spin = q.look(t)
    if nx * (qx - px) + ny * (qy - py) < 0.0:  # pymunk may order the two differently from their ids
        nx, ny = -nx, -ny
    depth = max(0.0, -distance - tuning.together)
    return Hit(
        t,
        p.index,
        q.index,
        impulse,
        nx * (pvx - p_spin * (y - py)) + ny * (pvy + p_spin * (x - px)),
        -(nx * (qvx - q_spin * (y - qy)) + ny * (qvy + q_spin * (x - qx))),
        math.hypot(pvx, pvy),
        math.hypot(qvx, qvy),
        (nx * depth, ny * depth),
    )

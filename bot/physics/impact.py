"""Collision response: pymunk's impulse solver on the pieces that touch at one instant, in a Space of its own.

The Space is used for a single step, so no impulse of an earlier collision is carried over and the result depends on the pieces alone.
"""

import math
from dataclasses import dataclass

import pymunk

from bot.physics.motion import Motion
from bot.physics.tuning import Tuning

Velocity = tuple[float, float, float]  # vx, vy in mm/s and spin in radians/s, anticlockwise


@dataclass(frozen=True, slots=True)
class Hit:
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
    overlap: tuple[float, float] = (0.0, 0.0)


def collide(
    group: list[Motion], t: float, ignored: set[tuple[int, int]], tuning: Tuning, *, slow: bool
) -> tuple[list[Hit], dict[int, Velocity]]:
    """Let the pieces of `group` (in order of index) collide at `t`.

    Returns the hits, in order of the pieces, and the new velocities (vx, vy, spin) of those whose velocity changed.
    `slow` hits are those of a sustained push: they bounce wholly, so that what is pressed together neither sinks in nor
    needs ever shorter steps; below `Tuning.slow` that is 0.01 mm of slide.
    """
    space = pymunk.Space()
    space.iterations = tuning.iterations
    elasticity = 1.0 if slow else math.sqrt(tuning.restitution)  # pymunk multiplies those of the two
    shapes = [_shape(space, piece, t, elasticity, tuning) for piece in group]
    owner = dict(zip(shapes, group, strict=True))
    before = {piece.index: (*piece.velocity(t), piece.spin_at(t)) for piece in group}
    hits: list[Hit] = []

    def pair(arbiter: pymunk.Arbiter) -> tuple[Motion, Motion]:
        one, two = arbiter.shapes
        return owner[one], owner[two]

    def respect_riders(arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: object) -> None:
        p, q = pair(arbiter)
        if (min(p.index, q.index), max(p.index, q.index)) in ignored:
            arbiter.process_collision = False

    def note(arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: object) -> None:
        impulse = arbiter.total_impulse.length
        if impulse > 0.0:
            hits.append(_hit(t, arbiter, impulse, *pair(arbiter), before, tuning))

    space.on_collision(pre_solve=respect_riders if ignored else None, post_solve=note)
    space.step(tuning.instant)
    after = {
        piece.index: (*body.velocity, body.angular_velocity) for piece, body in zip(group, space.bodies, strict=True)
    }
    changed = {index: velocity for index, velocity in after.items() if velocity != before[index]}
    return sorted(hits, key=lambda hit: (hit.a, hit.b)), changed


def _shape(space: pymunk.Space, piece: Motion, t: float, elasticity: float, tuning: Tuning) -> pymunk.Shape:
    body = pymunk.Body(piece.mass, piece.moment)
    body.position = piece.at(t)
    body.angle = piece.angle_at(t)
    body.velocity = piece.velocity(t)
    body.angular_velocity = piece.spin_at(t)
    skin = tuning.together / 2
    shape: pymunk.Shape
    if piece.block:
        side = 2 * piece.half
        shape = pymunk.Poly.create_box(body, (side, side), skin)
    else:
        shape = pymunk.Circle(body, piece.radius + skin)
    shape.elasticity = elasticity
    shape.friction = math.sqrt(tuning.contact_friction)  # as with elasticity
    space.add(body, shape)
    return shape


def _hit(
    t: float, arbiter: pymunk.Arbiter, impulse: float, p: Motion, q: Motion, before: dict[int, Velocity], tuning: Tuning
) -> Hit:
    """Describe one solved contact; a face-to-face contact acts at its middle."""
    if p.index > q.index:
        p, q = q, p
    contact = arbiter.contact_point_set
    nx, ny = contact.normal
    (px, py), (qx, qy) = p.at(t), q.at(t)
    if nx * (qx - px) + ny * (qy - py) < 0.0:  # pymunk may order the two differently from their ids
        nx, ny = -nx, -ny
    x = sum(point.point_a.x + point.point_b.x for point in contact.points) / (2 * len(contact.points))
    y = sum(point.point_a.y + point.point_b.y for point in contact.points) / (2 * len(contact.points))
    approach, speed = [], []
    for piece, sign in ((p, 1.0), (q, -1.0)):
        vx, vy, spin = before[piece.index]
        cx, cy = piece.at(t)
        approach.append(sign * (nx * (vx - spin * (y - cy)) + ny * (vy + spin * (x - cx))))
        speed.append(math.hypot(vx, vy))
    depth = max(0.0, -min(point.distance for point in contact.points) - tuning.together)
    overlap = (nx * depth, ny * depth)
    return Hit(t, p.index, q.index, impulse, approach[0], approach[1], speed[0], speed[1], overlap)

"""Collision response: pymunk's impulse solver on the pieces that touch at one instant, in a Space of its own.

The Space is used for a single step, so no impulse of an earlier collision is carried over and the result depends on the pieces alone.
"""

import math

import pymunk

from bot.physics.hit import Collision, Hit, hit_of
from bot.physics.motion import Motion
from bot.physics.tuning import Tuning


def collide(group: list[Motion], t: float, ignored: set[tuple[int, int]], tuning: Tuning, *, slow: bool) -> Collision:
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
            hits.append(_hit(t, arbiter, impulse, *pair(arbiter), tuning))

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


def _hit(t: float, arbiter: pymunk.Arbiter, impulse: float, p: Motion, q: Motion, tuning: Tuning) -> Hit:
    """Describe one solved contact; a face-to-face contact acts at its middle."""
    contact = arbiter.contact_point_set
    x = sum(point.point_a.x + point.point_b.x for point in contact.points) / (2 * len(contact.points))
    y = sum(point.point_a.y + point.point_b.y for point in contact.points) / (2 * len(contact.points))
    distance = min(point.distance for point in contact.points)
    return hit_of(t, p, q, impulse, contact.normal, (x, y), distance, tuning)

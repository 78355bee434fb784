"""Frozen baselines: results are ratios to these, measured in the same run."""

import math
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field

import pymunk
from PIL import GifImagePlugin, Image

from bot.physics.table import Disc, Launch, Table
from bot.physics.tuning import TUNING, slide_speed

STILL = 2.0  # mm/s; slower than the eye sees


def build_space(table: Table, launches: tuple[Launch, ...]) -> tuple[pymunk.Space, dict[str, pymunk.Body]]:
    """A pymunk Space of the table at the instant of the launch."""
    space = pymunk.Space()
    space.iterations = 10
    bodies = {}
    for piece in table.pieces:
        if isinstance(piece, Disc):
            body = pymunk.Body(piece.mass, pymunk.moment_for_circle(piece.mass, 0, piece.r))
            shape: pymunk.Shape = pymunk.Circle(body, piece.r)
        else:
            body = pymunk.Body(piece.mass, pymunk.moment_for_box(piece.mass, (piece.side, piece.side)))
            shape = pymunk.Poly.create_box(body, (piece.side, piece.side))
        body.position = piece.x, piece.y
        body.angle = -math.radians(piece.angle)
        shape.elasticity = math.sqrt(TUNING.restitution)
        space.add(body, shape)
        bodies[piece.id] = body
    for launch in launches:
        speed, bearing = slide_speed(launch.slide), math.radians(launch.bearing)
        bodies[launch.piece].velocity = speed * math.sin(bearing), speed * math.cos(bearing)
    return space, bodies


def F240(table: Table, launches: tuple[Launch, ...], steps: int) -> None:  # noqa: N802  # its name in the table of goals
    """The floor: building the Space and as many bare steps as a 1/240 s run of the same flick needs; no friction, no callbacks."""
    space, _bodies = build_space(table, launches)
    for _ in range(steps):
        space.step(1 / 240)


def floor_of(flicks: Sequence[tuple[Table, tuple[Launch, ...]]], steps: Sequence[int]) -> None:
    """F240 of each flick, with so many steps."""
    for (table, launches), count in zip(flicks, steps, strict=True):
        F240(table, launches, count)


@dataclass
class Outcome:
    """The result of a baseline engine: steps made, resting places, touched pairs in order, and fallen pieces."""

    steps: int = 0
    rest: dict[str, tuple[float, float]] = field(default_factory=dict)
    touched: list[tuple[str, str]] = field(default_factory=list)
    fallen: list[str] = field(default_factory=list)


def straightforward(table: Table, launches: tuple[Launch, ...]) -> Outcome:
    """The obvious engine: 1/240 s steps, friction in a velocity_func, all tests through the public API."""
    space, bodies = build_space(table, launches)
    names = {body: name for name, body in bodies.items()}
    outcome = Outcome()

    def brake(body: pymunk.Body, _gravity: tuple[float, float], _damping: float, dt: float) -> None:
        pymunk.Body.update_velocity(body, (0, 0), 1.0, dt)
        speed = body.velocity.length
        body.velocity = body.velocity * max(0.0, 1 - TUNING.braking * dt / speed) if speed > 0 else (0, 0)
        alpha = TUNING.braking * 26.8 * body.mass / body.moment
        spin = body.angular_velocity
        body.angular_velocity = math.copysign(max(0.0, abs(spin) - alpha * dt), spin)

    def touch(arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: object) -> None:
        if arbiter.is_first_contact and arbiter.total_impulse.length > 0:
            one, two = sorted(names[shape.body] for shape in arbiter.shapes if shape.body is not None)
            outcome.touched.append((one, two))

    space.on_collision(post_solve=touch)
    for body in bodies.values():
        body.velocity_func = brake
    while any(body.velocity.length > STILL or abs(body.angular_velocity) > 0.01 for body in space.bodies):
        space.step(1 / 240)
        outcome.steps += 1
        for name, body in list(bodies.items()):
            if not (0 <= body.position.x <= table.width and 0 <= body.position.y <= table.height):
                space.remove(body, *body.shapes)
                del bodies[name]
                outcome.fallen.append(name)
    outcome.rest = {name: (body.position.x, body.position.y) for name, body in bodies.items()}
    return outcome


def fixed_step(table: Table, launches: tuple[Launch, ...], rate: int) -> Outcome:
    """Pymunk at a very small fixed step, the reference that needs no cleverness: brake by half, step, brake by half."""
    space, bodies = build_space(table, launches)
    arms = {
        bodies[p.id]: TUNING.disc_arm * p.r if isinstance(p, Disc) else TUNING.block_arm * p.side for p in table.pieces
    }
    dt, outcome = 1 / rate, Outcome()
    moving = [bodies[launch.piece] for launch in launches]

    def touch(arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: object) -> None:
        moving.extend(body for shape in arbiter.shapes if (body := shape.body) is not None and body not in moving)

    def brake_by_half() -> None:
        for body in moving:
            speed, spin = body.velocity.length, body.angular_velocity
            body.velocity = body.velocity * max(0.0, 1 - TUNING.braking * dt / 2 / speed) if speed > 0 else (0, 0)
            slower = TUNING.braking * arms[body] * body.mass / body.moment * dt / 2
            body.angular_velocity = math.copysign(max(0.0, abs(spin) - slower), spin)

    space.on_collision(begin=touch)
    while moving:
        brake_by_half()
        space.step(dt)
        brake_by_half()
        outcome.steps += 1
        for body in list(moving):
            x, y = body.position
            if not (0 <= x <= table.width and 0 <= y <= table.height):
                space.remove(body, *body.shapes)
                moving.remove(body)
            elif body.velocity.length + abs(body.angular_velocity) == 0:
                moving.remove(body)
    live = set(space.bodies)
    outcome.rest = {name: (body.position.x, body.position.y) for name, body in bodies.items() if body in live}
    outcome.fallen = [name for name, body in bodies.items() if body not in live]
    return outcome


def F(picture: Image.Image) -> bytes:  # noqa: N802  # its name in the table of goals
    """The floor of a still: the raw RGB pixels of the finished picture through zlib's fastest level."""
    return zlib.compress(picture.tobytes(), 1)


def G(picture: Image.Image) -> bytes:  # noqa: N802  # its name in the table of goals
    """The floor of a replay: the LZW blocks of one palette frame, as a GIF would hold them."""
    return b"".join(GifImagePlugin.getdata(picture, (0, 0), include_color_table=False, interlace=0, optimize=False))

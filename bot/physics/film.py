"""The motion of a flick as segments, for animations."""

import math

from bot.physics.motion import Motion
from bot.physics.trace import Segment


def segment(piece: Motion, end: float) -> Segment | None:
    """The present flight of a piece until `end` (or until it rests, if that is sooner); None if it does not move."""
    end = min(end, piece.rest_time)
    if end <= piece.t0:
        return None
    return Segment(
        id=piece.id,
        t0=piece.t0,
        t1=end,
        x=piece.x,
        y=piece.y,
        angle=-math.degrees(piece.angle) % 360.0,
        vx=piece.vx,
        vy=piece.vy,
        spin=-math.degrees(piece.spin),
        braking=piece.braking,
        spin_braking=math.degrees(piece.spin_braking),
    )


def pose_at(flight: Segment, t: float) -> tuple[float, float, float]:
    """The pose of a segment's piece at `t` seconds: x, y in mm, degrees clockwise. Constant before and after its flight."""
    span = min(max(t, flight.t0), flight.t1) - flight.t0
    speed = math.hypot(flight.vx, flight.vy)
    way = _slid(speed, flight.braking, span) / speed if speed > 0 else 0.0
    turned = math.copysign(_slid(abs(flight.spin), flight.spin_braking, span), flight.spin)
    return flight.x + flight.vx * way, flight.y + flight.vy * way, (flight.angle + turned) % 360.0


def velocity_at(flight: Segment, t: float) -> tuple[float, float]:
    """The velocity of the piece of a segment `t` seconds into the flick, mm/s; 0 outside its flight."""
    speed = math.hypot(flight.vx, flight.vy)
    if speed == 0.0 or not flight.t0 <= t <= flight.t1:
        return 0.0, 0.0
    left = max(0.0, 1 - flight.braking * (t - flight.t0) / speed)
    return flight.vx * left, flight.vy * left


def _slid(speed: float, braking: float, span: float) -> float:
    """Distance slid in `span` seconds under constant braking, never backwards."""
    if braking > 0:
        span = min(span, speed / braking)
    return speed * span - braking * span * span / 2

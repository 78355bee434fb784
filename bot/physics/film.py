"""The motion of a flick, kept as it happens and written down for animations."""

import math

from bot.physics.motion import Motion
from bot.physics.trace import Segment

__all__ = ["segment"]


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

"""Pictures of what moves, to be laid over a still elsewhere."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence

from PIL import Image

from bot.physics.film import pose_at
from bot.physics.trace import Segment
from render.drawing.canvas import Sprite
from render.painter import Cutout

RATE = 30  # poses a second that are looked at for how far a piece turns


def cutout(sprite: Sprite, angle: float = 0.0) -> Cutout:
    """A sprite as PNG."""
    paint = sprite.paint if isinstance(sprite.paint, Image.Image) else Image.new("RGB", sprite.size, sprite.paint)
    rgba = paint.convert("RGBA")
    rgba.putalpha(sprite.mask)
    written = io.BytesIO()
    rgba.save(written, "PNG")
    return Cutout(written.getvalue(), sprite.anchor, angle)


def turned(flights: Sequence[Segment], step: float) -> tuple[float, ...]:
    """The angles, multiples of `step` degrees below 360, through which a piece turns in its flights, in order."""
    found: dict[float, None] = {}
    for flight in flights:
        frames = math.ceil((flight.t1 - flight.t0) * RATE)
        for frame in range(frames + 1):
            angle = pose_at(flight, min(flight.t1, flight.t0 + frame / RATE))[2]
            found[round(angle / step) * step % 360.0] = None
    return tuple(found)

"""Enlarges pieces so that they can be seen on a phone, without overlaps."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.drawing.badges import BadgeDisc

GAP = 2.0  # px that stay free between two enlarged pieces
STEPS = 3  # sizes above true size; each is drawn only once and kept


def larger(discs: Sequence[BadgeDisc], most: float, limits: Sequence[float] = (), steps: int = STEPS) -> list[float]:
    """The radius to draw each disc with, up to `most` times its own; true to scale where something is close.

    Two discs share the room between them. `limits` are the distances, px, to other obstacles of each disc, such as an
    edge. Radii come in a few `steps`, so that few sprites are needed; moving pieces need more.
    """
    return [_step(disc.r, most, _room(nth, discs, limits), steps) for nth, disc in enumerate(discs)]


def _room(nth: int, discs: Sequence[BadgeDisc], limits: Sequence[float]) -> float:
    disc = discs[nth]
    room = limits[nth] if limits else math.inf
    for other in discs:
        if other is not disc:
            room = min(room, disc.r + (math.dist((disc.x, disc.y), (other.x, other.y)) - disc.r - other.r - GAP) / 2)
    return room


def _step(radius: float, most: float, room: float, steps: int) -> float:
    """The largest step that fits in the room, at least the true radius."""
    sizes = (radius * (1 + (most - 1) * step / steps) for step in range(steps, 0, -1))
    return next((size for size in sizes if size <= room), radius)

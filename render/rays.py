"""Straight ways over a table: from where to where something thick that goes along one is near a disc."""

from __future__ import annotations

import math
from typing import TypeAlias

Ray: TypeAlias = tuple[float, float, float, float]
"""Where it starts, mm, and its direction of length 1."""

MISSED = (math.inf, -math.inf)


def on_disc(ray: Ray, x: float, y: float, clear: float) -> tuple[float, float]:
    """From where to where along a ray a place is nearer than `clear`, mm."""
    dx, dy = x - ray[0], y - ray[1]
    aside = dx * ray[3] - dy * ray[2]
    if abs(aside) >= clear:
        return MISSED
    along, half = dx * ray[2] + dy * ray[3], math.sqrt(clear * clear - aside * aside)
    return along - half, along + half

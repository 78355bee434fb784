"""Intervals of a ray within a given distance of a disc or a square."""

import math
from collections.abc import Iterable
from typing import TypeAlias

Ray: TypeAlias = tuple[float, float, float, float]
"""A ray: its start in mm and its direction, a unit vector."""

MISSED = (math.inf, -math.inf)


def on_disc(ray: Ray, x: float, y: float, clear: float) -> tuple[float, float]:
    """The interval of a ray, in mm, that is nearer than `clear` to a point."""
    dx, dy = x - ray[0], y - ray[1]
    aside = dx * ray[3] - dy * ray[2]
    if abs(aside) >= clear:
        return MISSED
    along, half = dx * ray[2] + dy * ray[3], math.sqrt(clear * clear - aside * aside)
    return along - half, along + half


def on_square(ray: Ray, square: tuple[float, float, float, float], clear: float) -> tuple[float, float]:
    """The interval of a ray, in mm, that is nearer than `clear` to a square: x, y, half its side, degrees clockwise."""
    x, y, half, turned = square
    dx, dy = ray[0] - x, ray[1] - y
    if abs(dx * ray[3] - dy * ray[2]) >= half * math.sqrt(2.0) + clear:
        return MISSED
    turn = math.radians(turned)
    cos, sin = math.cos(turn), math.sin(turn)
    at = (dx * cos - dy * sin, dx * sin + dy * cos, ray[2] * cos - ray[3] * sin, ray[2] * sin + ray[3] * cos)
    spans = [_on_box(at, half + clear, half), _on_box(at, half, half + clear)]
    spans += [on_disc(at, left, low, clear) for left in (-half, half) for low in (-half, half)]
    return _both(spans)


def _on_box(ray: Ray, wide: float, high: float) -> tuple[float, float]:
    """The interval of a ray inside the box of half sides `wide` and `high` around the origin."""
    start, end = -math.inf, math.inf
    for at, step, half in ((ray[0], ray[2], wide), (ray[1], ray[3], high)):
        if abs(step) < 1e-9:  # along this side of the box
            if abs(at) >= half:
                return MISSED
            continue
        near, far = (-half - at) / step, (half - at) / step
        start, end = max(start, min(near, far)), min(end, max(near, far))
    return (start, end) if start < end else MISSED


def _both(spans: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """From the first start to the last end; the shapes are parts of one convex shape."""
    starts, ends = zip(*spans, strict=True)
    return min(starts), max(ends)

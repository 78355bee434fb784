"""Lines of sight: what a puck sent straight at another would meet first."""

from __future__ import annotations

import math
from collections.abc import Iterable

from bot.games.pitchout.seen import BlockSeen, PuckSeen, View
from render.rays import MISSED, Ray, on_disc

RADIUS = 15.0  # mm; of a puck
HALF = 35.0  # mm; half of a block's side
_GRAZE = 1.0  # mm; nearer than this a piece is passed, not met
_FAR = HALF * math.sqrt(2) + RADIUS - _GRAZE  # mm; beside a block's middle nothing meets it at this distance


def apart(one: PuckSeen, two: PuckSeen) -> int:
    """The gap between two pucks, mm."""
    return max(0, round(math.dist((one.x, one.y), (two.x, two.y)) - 2 * RADIUS))


def hidden_by(view: View, puck: PuckSeen, foe: PuckSeen) -> str | None:
    """The piece that a puck sent straight at a foe would meet first, if it is not the foe; riders have no body (PO-91)."""
    dx, dy = foe.x - puck.x, foe.y - puck.y
    way = math.hypot(dx, dy)
    if way <= 2 * RADIUS:
        return None
    spared = (puck.id, puck.mount, foe.id, foe.mount)
    first, name = _first(view, (puck.x, puck.y, dx / way, dy / way), spared)
    return name if first < way - 2 * RADIUS else None


def met_first(view: View, puck: PuckSeen, block: BlockSeen) -> tuple[float, str]:
    """How far a puck sent straight at the middle of a block would go, mm, and what it would meet then."""
    dx, dy = block.x - puck.x, block.y - puck.y
    way = math.hypot(dx, dy) or 1.0
    return _first(view, (puck.x, puck.y, dx / way, dy / way), (puck.id, puck.mount))


def _first(view: View, ray: Ray, spared: tuple[str, ...]) -> tuple[float, str]:
    """How far along a ray a puck goes until it meets the first piece but those spared, mm, and that piece's name."""
    met = [
        (on_disc(ray, other.x, other.y, 2 * RADIUS - _GRAZE), other.label)
        for other in view.pucks
        if other.status == "play" and not other.mount and other.id not in spared
    ]
    met += [(_on_block(ray, block), block.id) for block in view.blocks if block.status == "play"]
    return min(((start, name) for (start, end), name in met if end > 0), default=(math.inf, ""))


def _on_block(ray: Ray, block: BlockSeen) -> tuple[float, float]:
    """From where to where along a ray a block's rim is nearer than a puck's, mm."""
    dx, dy = ray[0] - block.x, ray[1] - block.y
    if abs(dx * ray[3] - dy * ray[2]) >= _FAR:
        return MISSED
    turn = math.radians(block.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    at = (dx * cos - dy * sin, dx * sin + dy * cos, ray[2] * cos - ray[3] * sin, ray[2] * sin + ray[3] * cos)
    clear = RADIUS - _GRAZE
    spans = [_on_box(at, HALF + clear, HALF), _on_box(at, HALF, HALF + clear)]
    spans += [on_disc(at, x, y, clear) for x in (-HALF, HALF) for y in (-HALF, HALF)]
    return _both(spans)


def _on_box(ray: Ray, wide: float, high: float) -> tuple[float, float]:
    """From where to where a ray is in the box of half sides `wide` and `high` round the origin."""
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

"""Lines of sight: the first piece that a puck sent straight at another would meet."""

from __future__ import annotations

import math

from bot.games.pitchout.rules.view import BlockSeen, PuckSeen, View
from bot.physics.rays import Ray, on_disc, on_square
from render.table.motion import distance

RADIUS = 15.0  # mm; of a puck
HALF = 35.0  # mm; half of a block's side


def apart(one: PuckSeen, two: PuckSeen) -> int:
    """The gap between two pucks, mm."""
    return max(0, round(distance(one, two) - 2 * RADIUS))


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
    """The distance, mm, that a puck sent straight at the middle of a block would go, and the piece it would meet then."""
    dx, dy = block.x - puck.x, block.y - puck.y
    way = math.hypot(dx, dy) or 1.0
    return _first(view, (puck.x, puck.y, dx / way, dy / way), (puck.id, puck.mount))


def _first(view: View, ray: Ray, spared: tuple[str, ...]) -> tuple[float, str]:
    """The distance along a ray until a puck meets a piece that is not spared, mm, and that piece's name."""
    met = [
        (on_disc(ray, other.x, other.y, 2 * RADIUS), other.label)
        for other in view.pucks
        if other.status == "play" and not other.mount and other.id not in spared
    ]
    met += [(_on_block(ray, block), block.id) for block in view.blocks if block.status == "play"]
    return min(((start, name) for (start, end), name in met if end > 0), default=(math.inf, ""))


def _on_block(ray: Ray, block: BlockSeen) -> tuple[float, float]:
    """The interval along a ray, mm, on which a puck overlaps a block."""
    return on_square(ray, (block.x, block.y, HALF, block.angle), RADIUS)

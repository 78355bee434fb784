"""Collisions of a flicked piece on a straight path, used by menus, default aims and warnings.

It agrees with physics for a flick that is hard enough, on the table as the dial shows it.
"""

import math

from bot.games.contract.dials import Bearing, Target
from bot.physics.rays import Ray, on_disc, on_square


def gap(dial: Bearing, target: Target) -> float:
    """The distance, in mm, that the piece travels towards the centre of `target` until they touch."""
    return _way(_straight(dial, target), dial, target) or 0.0


def blockers(dial: Bearing, target: Target) -> tuple[Target, ...]:
    """The pieces hit before `target` on the straight path to its centre, nearest first."""
    return _met_within(_straight(dial, target), dial, target, gap(dial, target))


def hits(dial: Bearing, target: Target, bearing: float) -> bool:
    """Whether a piece on a bearing, in degrees, hits `target` first."""
    ray = _ray(dial, target, bearing)
    way = _way(ray, dial, target)
    return way is not None and not _met_within(ray, dial, target, way)


def _straight(dial: Bearing, target: Target) -> Ray:
    begins = target.start or dial.origin
    return _ray(dial, target, math.degrees(math.atan2(target.x - begins.x, target.y - begins.y)))


def _ray(dial: Bearing, target: Target, bearing: float) -> Ray:
    """The ray of a piece aimed at `target` on a bearing, in degrees."""
    dx, dy = math.sin(math.radians(bearing)), math.cos(math.radians(bearing))
    if target.start is not None:
        return target.start.x, target.start.y, dx, dy
    return dial.origin.x + dial.lead * dx, dial.origin.y + dial.lead * dy, dx, dy


def _met_within(ray: Ray, dial: Bearing, spared: Target, far: float) -> tuple[Target, ...]:
    """The pieces hit within `far` mm, nearest first; places without a radius are skipped."""
    ways = ((_way(ray, dial, one), one) for one in (*dial.targets, *dial.others) if one.r and one.code != spared.code)
    met = [(way, one) for way, one in ways if way is not None and way < far]
    return tuple(one for _, one in sorted(met, key=lambda one: one[0]))


def _way(ray: Ray, dial: Bearing, target: Target) -> float | None:
    """The distance along a ray at which the piece touches a target, mm; None if it misses or moves away."""
    if target.turned is None:
        start, end = on_disc(ray, target.x, target.y, dial.radius + target.r)
    else:
        start, end = on_square(ray, (target.x, target.y, target.r, target.turned), dial.radius)
    return max(0.0, start) if start + end > 0.0 else None

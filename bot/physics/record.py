"""Merges the hits of a simulation into the contacts that a referee reads: the pusher, one touch per pair, in order of time."""

import math
from dataclasses import dataclass, field

from bot.physics.hit import Hit
from bot.physics.motion import Motion
from bot.physics.trace import Contact
from bot.physics.tuning import Tuning

EVEN = 1e-9  # mm/s; approach speeds closer than this are equal; the rules of the game decide
INFINITE = 1e9  # the share of a push on a piece at rest


@dataclass(slots=True)
class _Touch:
    """Hits of one pair within `Tuning.merge` of the first."""

    first: Hit
    pusher: int | None
    strongest: float
    impulse: float


@dataclass(slots=True)
class Record:
    """All hits so far, in order of time."""

    pieces: list[Motion]
    tuning: Tuning
    touches: list[_Touch] = field(default_factory=list)
    latest: dict[tuple[int, int], _Touch] = field(default_factory=dict)

    def add(self, hits: list[Hit], moving: set[int]) -> None:
        """Record the hits of one instant; `moving` are the pieces that moved just before."""
        depths = _depths(hits, moving)
        for hit in hits:
            pusher = self._pusher(hit, depths)
            touch = self.latest.get((hit.a, hit.b))
            if touch is None or hit.t - touch.first.t > self.tuning.merge:
                touch = self.latest[hit.a, hit.b] = _Touch(hit, pusher, hit.impulse, 0.0)
                self.touches.append(touch)
            elif hit.impulse > touch.strongest:
                touch.pusher, touch.strongest = pusher, hit.impulse
            touch.impulse += hit.impulse

    def contacts(self) -> tuple[Contact, ...]:
        """The touches as contacts: the faint ones left out, the simultaneous ones with one time and ordered by ids."""
        found: list[Contact] = []
        start = -math.inf
        for touch in sorted(self.touches, key=lambda touch: touch.first.t):
            lighter = min(self.pieces[touch.first.a].mass, self.pieces[touch.first.b].mass)
            if touch.impulse / lighter < self.tuning.touch:
                continue
            if touch.first.t - start > self.tuning.simultaneous:
                start = touch.first.t
            found.append(self._contact(touch, start, touch.impulse / lighter))
        return tuple(sorted(found, key=lambda contact: (contact.t, contact.a, contact.b)))

    def _pusher(self, hit: Hit, depths: dict[int, int]) -> int | None:
        """The piece that pushed the other: the faster on approach, else the nearer in the chain to a moving piece; None if equal."""
        fast = max(hit.approach_a, hit.approach_b) >= self.tuning.touch
        lead = hit.approach_a - hit.approach_b if fast else float(depths.get(hit.b, 0) - depths.get(hit.a, 0))
        if abs(lead) <= EVEN:
            return None
        return hit.a if lead > 0 else hit.b

    def _contact(self, touch: _Touch, t: float, dv: float) -> Contact:
        hit, a, b = touch.first, self.pieces[touch.first.a], self.pieces[touch.first.b]
        share_a = _share(touch.impulse / a.mass, hit.speed_a)
        share_b = _share(touch.impulse / b.mass, hit.speed_b)
        if touch.pusher == hit.b:
            return Contact(t, a.id, b.id, b.id, touch.impulse, dv, share_a, share_b)
        pusher = a.id if touch.pusher == hit.a else ""
        return Contact(t, a.id, b.id, pusher, touch.impulse, dv, share_b, share_a)


def _share(change: float, speed: float) -> float:
    return min(change / speed, INFINITE) if speed > 0.0 else INFINITE


def _depths(hits: list[Hit], moving: set[int]) -> dict[int, int]:
    """The number of contacts between each colliding piece and the nearest that was moving."""
    depths = dict.fromkeys(moving, 0)
    reached = len(hits) + 1
    for depth in range(1, reached):
        for hit in hits:
            for near, far in ((hit.a, hit.b), (hit.b, hit.a)):
                if depths.get(near) == depth - 1:
                    depths.setdefault(far, depth)
    return depths

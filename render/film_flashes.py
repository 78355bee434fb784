"""The hits of a flick that a film shows with a flash."""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec

from bot.physics.trace import Contact, Trace

LEAST = 25.0  # mm/s; a hit that changes the lighter piece's velocity by less shows no flash
AGAIN = 0.12  # s; hits of a pair within this time are one impact


class Impact(msgspec.Struct, frozen=True):
    """A hit worth a flash: when (s), where (mm), and how hard (change of the lighter piece's velocity, mm/s)."""

    t: float
    x: float
    y: float
    dv: float


def impacts(trace: Trace, meeting: Callable[[Contact], tuple[float, float]]) -> tuple[Impact, ...]:
    """The impacts that are shown, one per pair and moment; `meeting` returns where two pieces touch, mm."""
    last: dict[tuple[str, str], float] = {}
    seen = []
    for contact in trace.contacts:
        pair = contact.a, contact.b
        if contact.dv < LEAST or contact.t - last.get(pair, -math.inf) < AGAIN:
            continue
        last[pair] = contact.t
        seen.append(Impact(contact.t, *meeting(contact), contact.dv))
    return tuple(seen)

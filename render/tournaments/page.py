"""A page of a tournament's picture."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from render.tournaments.drawing import Drawing


class Page(msgspec.Struct, frozen=True):
    """What is below the title: its height in points, who is on it, whether it shows the latest round, and how it is drawn."""

    high: float
    numbers: frozenset[int]
    latest: bool
    draw: Callable[[Drawing, float], None]  # from a top on, in points

"""A page of a tournament's picture."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from render.tournaments.drawing import Drawing


class Page(msgspec.Struct, frozen=True):
    """The part below the title: its height in points, its entrants, whether it shows the latest round, and its drawing function."""

    high: float
    numbers: frozenset[int]
    latest: bool
    draw: Callable[[Drawing, float], None]  # from a top on, in points

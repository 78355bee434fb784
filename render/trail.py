"""The way of a piece in a film: dashes that it leaves behind as it goes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from render import film_sprites
from render.canvas import Spot
from render.film import Stamp
from render.theme import Colour

_PERIOD, _LONG = 12.0, 7.2  # px; from dash to dash, and the length of one


class DashedTrail:
    """The trail of a piece so far.

    `place` returns its pixel at an instant (s), `begins` when its straight stretches begin; `outline` marks where it was before.
    """

    def __init__(
        self, begins: Sequence[float], place: Callable[[float], Spot], colour: Colour, outline: Stamp | None
    ) -> None:
        self.begins, self.place, self.colour, self.outline = begins, place, colour, outline
        self.at = place(0.0)
        self.begun = False
        self.dashes = 0
        self.gone = 0.0  # px
        self.seen = 0.0  # s

    def extended_to(self, t: float) -> Iterator[Stamp]:
        """What is added to the trail until `t` seconds; first of all the outline at the start."""
        if not self.begins or t < self.begins[0]:
            return
        if not self.begun:
            self.begun = True
            if self.outline is not None:
                yield self.outline
        bends = [bend for bend in self.begins if self.seen < bend < t]
        for when in (*bends, t):
            yield from self._straight(self.place(when))
        self.seen = t

    def _straight(self, end: Spot) -> Iterator[Stamp]:
        """The dashes on the way straight to `end`; the pattern runs through the bends."""
        start, length = self.at, math.dist(self.at, end)
        if length == 0.0:
            return
        bearing = math.degrees(math.atan2(end[0] - start[0], start[1] - end[1]))
        while self.dashes * _PERIOD + _LONG <= self.gone + length:
            share = (self.dashes * _PERIOD + _LONG / 2 - self.gone) / length
            middle = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            yield film_sprites.dash(self.colour, middle, bearing)
            self.dashes += 1
        self.gone += length
        self.at = end

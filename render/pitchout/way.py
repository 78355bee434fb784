"""The way of a piece in a film: dashes that it leaves behind as it goes."""

from __future__ import annotations

import math
from collections.abc import Iterator

from render.canvas import Spot
from render.film import Stamp
from render.pitchout import props
from render.pitchout.cast import Role
from render.theme import Look

_PERIOD, _LONG = 12.0, 7.2  # px; from dash to dash, and the length of one


class Way:
    """The trail of a puck so far."""

    def __init__(self, role: Role, look: Look) -> None:
        self.role, self.look = role, look
        self.colour = look.teams[role.seat].base
        self.at = props.to_film(*role.start[:2])
        self.begun = False
        self.dashes = 0
        self.gone = 0.0  # px
        self.seen = 0.0  # s

    def grown(self, t: float) -> Iterator[Stamp]:
        """What is added to the trail until `t` seconds; first of all a pale outline at the start."""
        begins = self.role.begins
        if not begins or t < begins[0]:
            return
        if not self.begun:
            self.begun = True
            yield props.start(self.look, self.colour, self.at)
        bends = [bend for bend in begins if self.seen < bend < t]
        for when in (*bends, t):
            yield from self._straight(props.to_film(*self.role.at(when)[:2]))
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
            yield props.dash(self.colour, middle, bearing)
            self.dashes += 1
        self.gone += length
        self.at = end

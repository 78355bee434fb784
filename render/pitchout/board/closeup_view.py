"""Where a closeup looks, and the arena as seen through it: what lies at a place of the table is moved to where it then appears."""

from __future__ import annotations

import math
from typing import TypeVar

import msgspec

from bot.games.pitchout.view import BlockSeen, PuckSeen, View
from bot.games.preview import Aim, Ghost, Mark, Sketch
from bot.games.vocabulary import Point
from render.pitchout.board.arena import SIDE

P = TypeVar("P", PuckSeen, BlockSeen, Ghost, Mark)

ZOOMS = (2.0, 1.5)  # the first by which the piece and what it meets fit in
_AROUND = 60.0  # mm kept in sight round what is looked at
_AHEAD = 220.0  # mm of the way that are, if the piece meets nothing
_STEP = 50.0  # mm; the window moves by these, so that it mostly stays while one aims


class CloseupWindow(msgspec.Struct, frozen=True):
    """A square window of the arena with its lower left corner at `left`, `bottom` mm, shown `zoom` times as large.

    `aimed` tells whether the aimed piece is in it; else it lies round what the piece meets far away.
    """

    left: float
    bottom: float
    zoom: float
    aimed: bool

    @property
    def side(self) -> float:
        """Of the window, mm."""
        return SIDE / self.zoom

    def sees(self, x: float, y: float, margin: float = 0.0) -> bool:
        """Whether a place, mm, is in the window, or at most `margin` mm outside."""
        across, up = x - self.left, y - self.bottom
        return -margin < across < self.side + margin and -margin < up < self.side + margin

    def point(self, at: Point) -> Point:
        """Where a place appears."""
        return Point((at.x - self.left) * self.zoom, (at.y - self.bottom) * self.zoom)

    def view(self, view: View, margin: float) -> View:
        """The arena with the pieces that are seen, or reach in from `margin` mm outside, where they appear."""
        pucks = tuple(
            self._moved(puck) for puck in view.pucks if puck.status != "play" or self.sees(puck.x, puck.y, margin)
        )
        blocks = tuple(
            self._moved(block)
            for block in view.blocks
            if block.status == "play" and self.sees(block.x, block.y, 2 * margin)
        )
        return msgspec.structs.replace(view, pucks=pucks, blocks=blocks, tray=(), last=None)

    def sketch(self, sketch: Sketch, aim: Aim) -> Sketch:
        """The preview where it appears; without the ways of pieces that start outside."""
        lines = tuple(
            msgspec.structs.replace(line, points=tuple(map(self.point, line.points)))
            for line in sketch.lines
            if line.kind == "aim" or self.sees(line.points[0].x, line.points[0].y)
        )
        ghosts = tuple(self._moved(ghost) for ghost in sketch.ghosts if self.sees(ghost.x, ghost.y))
        marks = tuple(self._moved(mark) for mark in sketch.marks)
        return msgspec.structs.replace(sketch, aim=self.aim(aim), lines=lines, ghosts=ghosts, marks=marks)

    def aim(self, aim: Aim) -> Aim:
        """The aim where it appears; its slides are as much longer as the window is larger."""
        fan = aim.fan
        if fan is not None and fan.length is not None:
            fan = msgspec.structs.replace(fan, length=fan.length * self.zoom)
        return msgspec.structs.replace(aim, origin=self.point(aim.origin), reach=aim.reach * self.zoom, fan=fan)

    def _moved(self, piece: P) -> P:
        at = self.point(Point(piece.x, piece.y))
        return msgspec.structs.replace(piece, x=at.x, y=at.y)


def closeup_window(sketch: Sketch, aim: Aim) -> CloseupWindow:
    """The window for a preview: on the piece and what it meets; on the latter alone if it is too far away."""
    meets = next((Point(ghost.x, ghost.y) for ghost in sketch.ghosts if ghost.kind == "contact"), None)
    looked = meets or _ahead(aim)
    width, height = abs(looked.x - aim.origin.x), abs(looked.y - aim.origin.y)
    for zoom in ZOOMS:
        if max(width, height) + 2 * _AROUND <= SIDE / zoom:
            middle = Point((looked.x + aim.origin.x) / 2, (looked.y + aim.origin.y) / 2)
            return _round(middle, zoom, aimed=True)
    return _round(looked, ZOOMS[0], aimed=False)


def _ahead(aim: Aim) -> Point:
    """A place on the way of a piece that meets nothing, on the arena."""
    bearing = math.radians(aim.bearing)
    x, y = aim.origin.x + _AHEAD * math.sin(bearing), aim.origin.y + _AHEAD * math.cos(bearing)
    return Point(min(max(x, 0.0), SIDE), min(max(y, 0.0), SIDE))


def _round(middle: Point, zoom: float, *, aimed: bool) -> CloseupWindow:
    side = SIDE / zoom
    left, bottom = (min(max(round((at - side / 2) / _STEP) * _STEP, 0.0), SIDE - side) for at in (middle.x, middle.y))
    return CloseupWindow(left, bottom, zoom, aimed=aimed)

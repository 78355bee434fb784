"""Paths of several tries at one position: pale lines with the tries' places at their ends; the viewer's own is bright."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, pairwise
from typing import Any

import msgspec
from PIL import Image

from bot.words import Words
from render.drawing.badges import BadgeDisc, Name
from render.drawing.canvas import Ink, Spot, toward
from render.painter import Tried
from render.table.signs import along
from render.text import fitted
from render.theme import Colour, Look, blend

_PALE = 0.75  # of a line's colour on the floor
_WIDE, _OWN, _EDGE = 4.0, 5.0, 3.0  # px; lines, that of the viewer's own try, and the edges of both together
_RING = 2.5  # px
_HEAD, _DOT = 20.0, 8.0  # px; length of an arrowhead, radius of the dot where an arrow begins


class Path(msgspec.Struct, frozen=True):
    """The path of a try, px, with the names of the places where it starts and ends; no end: off the board."""

    spots: tuple[Spot, ...]
    start: str
    end: str = ""


class TriedWay(msgspec.Struct, frozen=True):
    """A path with the places of the tries that took it, such as `1–3`; `own` if one is the viewer's."""

    path: Path
    places: str
    own: bool

    @property
    def at(self) -> Spot:
        """The end of the path."""
        return self.path.spots[-1]


class Ways(msgspec.Struct, frozen=True):
    """The paths of tries in one picture, in a colour on a floor; each ends in a ring of `radius` px."""

    ways: tuple[TriedWay, ...]
    radius: float
    colour: Colour
    floor: Colour
    look: Look

    def draw(self, picture: Image.Image) -> None:
        """The lines, the best above the others and the viewer's own above all. Drawn under the pieces."""
        ink = Ink(picture)
        for way, edge, colour in self._upwards():
            strokes, wide = list(pairwise(way.path.spots)), _OWN if way.own else _WIDE
            ink.lines(strokes, wide + _EDGE, edge)
            ink.lines(strokes, wide, colour)

    def rings(self, picture: Image.Image) -> None:
        """The ends. Drawn above the pieces."""
        ink = Ink(picture)
        for way, edge, colour in self._upwards():
            ink.ring(way.at, self.radius + _EDGE / 2, _RING + _EDGE, edge)
            ink.ring(way.at, self.radius, _RING, colour)

    def arrows(self, picture: Image.Image) -> None:
        """The lines as arrows above the pieces, each from a dot to the tip of a head."""
        self.draw(picture)
        ink = Ink(picture)
        for way, edge, colour in self._upwards():
            (x, y), (back_x, back_y) = way.at, way.path.spots[-2]
            bearing = math.degrees(math.atan2(x - back_x, back_y - y))
            for grow, paint in ((_EDGE / 2, edge), (0.0, colour)):
                ink.disc(way.path.spots[0], _DOT + grow, paint)
                tip, base = toward(way.at, bearing, 2 * grow), toward(way.at, bearing, -_HEAD - grow)
                left, right = (toward(base, bearing + aside, _HEAD * 0.6 + grow) for aside in (-90, 90))
                ink.polygon([left, tip, right], paint)

    def names(self) -> list[Name]:
        """The places to write beside the ends."""
        return [Name(way.places, 0, way.at, self.radius, lit=way.own, plain=True) for way in self.ways]

    def rounds(self) -> list[BadgeDisc]:
        """The lines and their ends as discs that names keep clear of."""
        strokes = [stroke for way in self.ways for stroke in pairwise(way.path.spots)]
        lines = [disc for start, end in strokes for disc in along(start, end, 4.0)]
        return lines + [BadgeDisc(*way.at, self.radius) for way in self.ways]

    def alt(self, words: Words) -> str:
        """The end of each path, in words."""
        lines = enumerate((_text(way, words) for way in self.ways), start=1)
        return fitted([(0, words.text("tries-picture")), *lines])

    def _upwards(self) -> list[tuple[TriedWay, Colour, Colour]]:
        """The paths from the lowest to the topmost, each with the colours of its edge and of itself."""
        look, pale = self.look, blend(self.floor, self.colour, _PALE)
        others = [(way, self.floor, pale) for way in reversed(self.ways) if not way.own]
        return others + [(way, look.casing, look.aim) for way in self.ways if way.own]


def ways(tries: Iterable[Tried], path: Callable[[Any], Path | None]) -> tuple[TriedWay, ...]:
    """The paths of tries, each once; `path` finds that of a view after a try, None if nothing moved."""
    found: dict[Path, list[Tried]] = {}
    for one in tries:
        taken = path(one.after)
        if taken is not None:
            found.setdefault(taken, []).append(one)
    return tuple(
        TriedWay(taken, _runs([one.place for one in theirs]), any(one.own for one in theirs))
        for taken, theirs in found.items()
    )


def _text(way: TriedWay, words: Words) -> str:
    path = way.path
    key = "tries-picture-way" if path.end else "tries-picture-off"
    text = words.text(key, places=way.places, start=path.start, end=path.end)
    return words.text("tries-picture-own", way=text) if way.own else text


def _runs(places: Sequence[int]) -> str:
    """Places in order, such as `1–3, 5`."""
    runs = [
        [place for _, place in run]
        for _, run in groupby(enumerate(sorted(places)), key=lambda numbered: numbered[1] - numbered[0])
    ]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)

"""Scales stills down to the size of films, square by square; parts that two stills share are scaled once."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec
from PIL import Image

from render.drawing.canvas import Patch, Pixels
from render.films.film import Area, Stamp, clipped

Square: TypeAlias = tuple[int, int]
"""Row and column."""

_BROADEST = 12  # squares; Pillow makes most of a still's width smaller downwards first, and so rounds it otherwise


class FilmFormat(msgspec.Struct, frozen=True):
    """The format of a game's films: size of stills in px, and the side of a square, px of a still and px of a film.

    Both sides have to be whole numbers of squares, so that a part of squares is made smaller as it is in the whole.
    """

    size: tuple[int, int]
    large: int
    little: int

    @property
    def shown(self) -> tuple[int, int]:
        """The size of the film, px."""
        wide, high = (side // self.large * self.little for side in self.size)
        return wide, high

    def ground(self, still: Image.Image) -> Image.Image:
        """A whole still at the size of films."""
        return still.resize(self.shown, Image.Resampling.BOX)

    def turned_into(self, one: Image.Image, other: Image.Image, also: Sequence[Area] = ()) -> Iterator[Stamp]:
        """The stamps that turn the first still, at the size of films, into the other: where they differ, and the areas `also`."""
        if one is other and not also:
            return
        coarse, fine = self._steps()
        reached = [_in_steps(area, fine) for area in clipped(also, self.shown)]
        squares = {*self._differing(one.im, other.im), *self._covered(reached)}
        for box in boxes(squares):
            left, top, right, bottom = self._tight(one.im, other.im, box, reached)
            size = ((right - left) * fine, (bottom - top) * fine)
            part = (left * coarse, top * coarse, right * coarse, bottom * coarse)
            yield Stamp(Patch(other.im.resize(size, Image.Resampling.BOX, part)), left * fine, top * fine)

    def _steps(self) -> tuple[int, int]:
        """The shortest stretch that is whole pixels on stills and on films: px of a still, px of a film."""
        parts = math.gcd(self.large, self.little)
        return self.large // parts, self.little // parts

    def _differing(self, one: Pixels, other: Pixels) -> Iterator[Square]:
        """The squares in which two stills differ. They are compared row by row: new memory for a whole one takes longer."""
        wide, side = self.size[0], self.large
        for row in range(self.size[1] // side):
            strip = _difference(one, other, (0, row * side, wide, (row + 1) * side))
            found = strip.getbbox()
            if found is None:
                continue
            across, _ = strip.crop(found).getprojection()
            x = 0
            while x >= 0:
                column = (found[0] + x) // side
                yield row, column
                x = across.find(1, (column + 1) * side - found[0])

    def _covered(self, areas: Iterable[Area]) -> Iterator[Square]:
        """The squares that areas, in steps, reach into."""
        steps = self.large // self._steps()[0]
        for area in areas:
            left, top, right, bottom = _in_steps(area, steps)
            yield from ((row, column) for row in range(top, bottom) for column in range(left, right))

    def _tight(self, one: Pixels, other: Pixels, box: Area, reached: Iterable[Area]) -> Area:
        """The part of a box of squares, in steps, outside which two stills are equal and nothing is `reached`."""
        steps = self.large // self._steps()[0]
        left, top, right, bottom = (end * self.large for end in box)
        west, north, east, south = (end * steps for end in box)
        inside = [
            (max(area[0], west), max(area[1], north), min(area[2], east), min(area[3], south)) for area in reached
        ]
        parts = [area for area in inside if area[0] < area[2] and area[1] < area[3]]
        found = _difference(one, other, (left, top, right, bottom)).getbbox()
        if found is not None:
            differing = left + found[0], top + found[1], left + found[2], top + found[3]
            parts.append(_in_steps(differing, self._steps()[0]))
        lefts, tops, rights, bottoms = zip(*parts, strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)


def _difference(one: Pixels, other: Pixels, area: Area) -> Pixels:
    """An area of two stills, px of a still, black where they are equal."""
    return one.crop(area).chop_difference(other.crop(area))


def _in_steps(area: Area, step: int) -> Area:
    """An area, px, in steps of so many px, all of each that it reaches into."""
    left, top, right, bottom = area
    return left // step, top // step, -(-right // step), -(-bottom // step)


def boxes(squares: set[Square]) -> list[Area]:
    """The squares as boxes: those side by side as one, and equal rows below one another. Measured in squares; none share one."""
    rows: list[Area] = []
    for row, column in sorted(squares):
        left, top, right, _ = rows[-1] if rows else (0, -1, 0, 0)
        if (top, right) == (row, column) and right - left < _BROADEST:
            rows[-1] = left, top, column + 1, row + 1
        else:
            rows.append((column, row, column + 1, row + 1))
    done: dict[tuple[int, int, int], Area] = {}  # by left and right, and where it ends so far
    for left, top, right, bottom in rows:
        above = done.pop((left, right, top), None)
        done[left, right, bottom] = (left, top if above is None else above[1], right, bottom)
    return list(done.values())

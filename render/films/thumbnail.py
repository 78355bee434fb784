"""Scales stills down to the size of films, square by square; parts that two stills share are scaled once."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec
from PIL import Image, ImageChops

from render.canvas import Patch
from render.film import Area, Stamp, clipped

Square: TypeAlias = tuple[int, int]
"""Row and column."""

_ANY = (1, 1, 1)  # a colour that is not black
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

    def turned_into(self, one: Image.Image, other: Image.Image, also: Iterable[Area] = ()) -> Iterator[Stamp]:
        """The stamps that turn the first still, at the size of films, into the other: where they differ, and the areas `also`."""
        coarse, fine = self._steps()
        differing = ImageChops.difference(one, other)
        for area in clipped(also, self.shown):
            left, top, right, bottom = _in_steps(area, fine)
            differing.paste(_ANY, (left * coarse, top * coarse, right * coarse, bottom * coarse))
        for box in boxes(set(self._squares(differing))):
            left, top, right, bottom = self._tight(differing, box)
            size = ((right - left) * fine, (bottom - top) * fine)
            part = (left * coarse, top * coarse, right * coarse, bottom * coarse)
            yield Stamp(Patch(other.resize(size, Image.Resampling.BOX, part)), left * fine, top * fine)

    def _steps(self) -> tuple[int, int]:
        """The shortest stretch that is whole pixels on stills and on films: px of a still, px of a film."""
        parts = math.gcd(self.large, self.little)
        return self.large // parts, self.little // parts

    def _squares(self, differing: Image.Image) -> Iterator[Square]:
        side = self.large
        for row in range(self.size[1] // side):
            strip = differing.crop((0, row * side, self.size[0], (row + 1) * side))
            found = strip.getbbox()
            if found is None:
                continue
            across = bytes(strip.crop(found).getprojection()[0])
            x = 0
            while x >= 0:
                column = (found[0] + x) // side
                yield row, column
                x = across.find(1, (column + 1) * side - found[0])

    def _tight(self, differing: Image.Image, box: Area) -> Area:
        """The part of a box of squares outside which all is black, in steps."""
        left, top, right, bottom = (end * self.large for end in box)
        part = differing.crop((left, top, right, bottom))
        west, north, east, south = part.getbbox() or (0, 0, *part.size)
        return _in_steps((left + west, top + north, left + east, top + south), self._steps()[0])


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

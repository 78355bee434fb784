"""Stills at the size of films, made smaller square by square: what is the same in two of them is made smaller once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec
from PIL import Image, ImageChops

from render.canvas import Patch
from render.film import Area, Stamp

Square: TypeAlias = tuple[int, int]
"""Row and column."""

_BROADEST = 12  # squares; Pillow makes most of a still's width smaller downwards first, and so rounds it otherwise


class Format(msgspec.Struct, frozen=True):
    """How the stills of a game become frames: size in px, and the side of a square, px of a still and px of a film.

    Both sides have to be whole numbers of squares, so that a square is made smaller as it is in the whole.
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
        """What makes the first still, at the size of films, into the other: the squares in which they differ, and those of areas `also`."""
        columns, rows = (side // self.large for side in self.size)
        side = self.little
        squares = {
            (row, column)
            for left, top, right, bottom in also
            for row in range(max(top, 0) // side, min(-(-bottom // side), rows))
            for column in range(max(left, 0) // side, min(-(-right // side), columns))
        }
        squares.update(self._squares(one, other))
        for box in boxes(squares):
            yield Stamp(Patch(self._reduced(other, box)), box[0] * side, box[1] * side)

    def _squares(self, one: Image.Image, other: Image.Image) -> Iterator[Square]:
        """The squares in which two stills differ."""
        side = self.large
        difference = ImageChops.difference(one, other)
        for row in range(self.size[1] // side):
            strip = difference.crop((0, row * side, self.size[0], (row + 1) * side))
            if strip.getbbox() is None:
                continue
            across = bytes(strip.getprojection()[0])
            x = across.find(1)
            while x >= 0:
                yield row, x // side
                x = across.find(1, (x // side + 1) * side)

    def _reduced(self, picture: Image.Image, box: Area) -> Image.Image:
        """A box of squares of a still at the size of films."""
        left, top, right, bottom = box
        size = ((right - left) * self.little, (bottom - top) * self.little)
        large = (left * self.large, top * self.large, right * self.large, bottom * self.large)
        return picture.resize(size, Image.Resampling.BOX, large)


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

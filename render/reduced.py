"""Stills at the size of films, made smaller square by square: what is the same in two of them is made smaller once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from PIL import Image, ImageChops

from render.canvas import Sprite
from render.film import Area, Stamp


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

    def small(self, picture: Image.Image, ground: Image.Image, small_ground: Image.Image) -> Image.Image:
        """A still at the size of films; only what differs from `ground`, which is known at this size, is made smaller."""
        made = small_ground.copy()
        for column, row in self._squares(ground, picture):
            made.paste(self._square(picture, column, row), (column * self.little, row * self.little))
        return made

    def turned_into(self, one: Image.Image, other: Image.Image, also: Iterable[Area]) -> Iterator[Stamp]:
        """What makes the first still, at the size of films, into the other: the squares in which they differ, and those of areas `also`."""
        columns, rows = (side // self.large for side in self.size)
        side = self.little
        squares = {
            (column, row)
            for left, top, right, bottom in also
            for row in range(max(top, 0) // side, min(-(-bottom // side), rows))
            for column in range(max(left, 0) // side, min(-(-right // side), columns))
        }
        squares.update(self._squares(one, other))
        full = Image.new("L", (side, side), 255)
        for column, row in sorted(squares):
            yield Stamp(Sprite(self._square(other, column, row), full), column * side, row * side)

    def _squares(self, one: Image.Image, other: Image.Image) -> Iterator[tuple[int, int]]:
        """Column and row of the squares in which two stills differ."""
        side = self.large
        difference = ImageChops.difference(one, other)
        for row in range(self.size[1] // side):
            strip = difference.crop((0, row * side, self.size[0], (row + 1) * side))
            box = strip.getbbox()
            if box is None:
                continue
            for column in range(box[0] // side, -(-box[2] // side)):
                if strip.crop((column * side, 0, (column + 1) * side, side)).getbbox() is not None:
                    yield column, row

    def _square(self, picture: Image.Image, column: int, row: int) -> Image.Image:
        """A square of a still at the size of films."""
        side = self.large
        box = (column * side, row * side, (column + 1) * side, (row + 1) * side)
        return picture.resize((self.little, self.little), Image.Resampling.BOX, box)

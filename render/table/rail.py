"""The rail round a table: where rays meet it, and the ticks and the pointer by which a bearing is read there."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec
from PIL import Image, ImageDraw

from render.drawing.badges import Box, TakenSpace
from render.drawing.canvas import Ink, Spot, Sprite, lay, toward
from render.theme import Colour, Look

Side: TypeAlias = Literal["top", "right", "bottom", "left"]
Tiles: TypeAlias = tuple[tuple[int, int, Image.Image], ...]
"""A large mask as small ones, those that are not empty, with their places from its middle, px."""

TICK_GAP = 6.0  # px
_TILE = 64  # px
THIRTIES, FIFTEENS = range(0, 360, 30), range(15, 360, 30)
FIVES = tuple(bearing for bearing in range(5, 360, 5) if bearing % 15)
_ONES = tuple(bearing for bearing in range(360) if bearing % 5)
_OUT: dict[Side, float] = {"top": 0.0, "right": 90.0, "bottom": 180.0, "left": 270.0}


class Rail(msgspec.Struct, frozen=True):
    """The edges of a table on a picture, px, and how wide the frame round it is. Bearings: degrees, 0 = up, clockwise."""

    left: int
    top: int
    right: int
    bottom: int
    frame: int

    @property
    def inside(self) -> tuple[int, int, int, int]:
        """The box of the table."""
        return self.left, self.top, self.right, self.bottom

    @property
    def outer(self) -> tuple[int, int, int, int]:
        """The box of the frame."""
        return self.left - self.frame, self.top - self.frame, self.right + self.frame, self.bottom + self.frame

    def meets(self, origin: Spot, bearing: float) -> tuple[Spot, Side]:
        """The point where a ray from `origin` meets the table's edge, and which edge."""
        angle = math.radians(bearing)
        dx, dy = math.sin(angle), -math.cos(angle)
        ways: list[tuple[float, Side]] = []
        if abs(dx) > 1e-9:
            ways.append(((self.right - origin[0]) / dx, "right") if dx > 0 else ((self.left - origin[0]) / dx, "left"))
        if abs(dy) > 1e-9:
            ways.append(((self.bottom - origin[1]) / dy, "bottom") if dy > 0 else ((self.top - origin[1]) / dy, "top"))
        length, side = min(ways)
        return (origin[0] + dx * length, origin[1] + dy * length), side

    def within(self, spots: Sequence[Spot]) -> list[Spot]:
        """The part of a polyline up to the point where it leaves the table."""
        kept = [spots[0]]
        for start, end in pairwise(spots):
            across = _share(start[0], end[0], self.left, self.right)
            share = min(1.0, across, _share(start[1], end[1], self.top, self.bottom))
            kept.append((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
            if share < 1:
                break
        return kept

    def holds(self, box: Box) -> bool:
        """Whether a box is on the table."""
        return box[0] > self.left and box[1] > self.top and box[2] < self.right and box[3] < self.bottom

    def ticks(self, picture: Image.Image, origin: Spot, look: Look, *, fine: bool = False) -> None:
        """Ticks of 5 degrees, of each degree if `fine`, the round ones first; those that are too close are left out."""
        draw = ImageDraw.Draw(picture)
        drawn: dict[Side, list[float]] = {"top": [], "right": [], "bottom": [], "left": []}
        for bearing in (*THIRTIES, *FIFTEENS, *FIVES, *(_ONES if fine else ())):
            spot, side = self.meets(origin, bearing)
            along = spot[0] if side in {"top", "bottom"} else spot[1]
            if all(abs(along - other) >= TICK_GAP for other in drawn[side]):
                self._tick(draw, spot, side, _length(bearing, fine=fine), look.tick)
                drawn[side].append(along)

    def _tick(self, draw: ImageDraw.ImageDraw, spot: Spot, side: Side, length: int, colour: Colour) -> None:
        x, y = round(spot[0]), round(spot[1])
        wide = 1 if length > 5 else 0
        boxes: dict[Side, Box] = {
            "top": (x - wide, self.top - length, x + 1, self.top - 1),
            "bottom": (x - wide, self.bottom, x + 1, self.bottom + length - 1),
            "left": (self.left - length, y - wide, self.left - 1, y + 1),
            "right": (self.right, y - wide, self.right + length - 1, y + 1),
        }
        draw.rectangle(boxes[side], fill=colour)

    def paste(self, picture: Image.Image, origin: Spot, tiles: Tiles, colour: Colour) -> None:
        """Paint `colour` through a mask with its middle at `origin`, on the table only."""
        x, y = round(origin[0]), round(origin[1])
        for dx, dy, tile in tiles:
            left, top = x + dx, y + dy
            right, bottom = left + tile.width, top + tile.height
            if right <= self.left or left >= self.right or bottom <= self.top or top >= self.bottom:
                continue
            cut = (
                max(self.left - left, 0),
                max(self.top - top, 0),
                tile.width - max(right - self.right, 0),
                tile.height - max(bottom - self.bottom, 0),
            )
            inside = tile if cut == (0, 0, tile.width, tile.height) else tile.crop(cut)
            lay(picture.im, colour, (left + cut[0], top + cut[1]), inside)

    def pointer(self, ink: Ink, edge: Spot, side: Side, look: Look) -> None:
        """A triangle at `edge`: read the bearing here."""
        out = _OUT[side]
        for grow, colour in ((2.2, look.casing), (0.0, look.aim)):
            tip = toward(edge, out + 180, 3.0 + grow * 1.4)
            base = toward(edge, out, self.frame - 1.5 + grow * 0.6)
            ink.polygon([tip, toward(base, out + 90, 9.5 + grow), toward(base, out - 90, 9.5 + grow)], colour)


def tiled(mask: Image.Image, side: int = _TILE) -> Tiles:
    """A mask as tiles of at most `side` px: pasting what is empty would take as long as what is not."""
    tiles = []
    for top in range(0, mask.height, side):
        for left in range(0, mask.width, side):
            tile = mask.crop((left, top, left + side, top + side))
            box = tile.getbbox()
            if box:
                tiles.append((left - mask.width // 2 + box[0], top - mask.height // 2 + box[1], tile.crop(box)))
    return tuple(tiles)


def numbered(picture: Image.Image, numbers: Iterable[tuple[Sprite, Spot, Box]], room: TakenSpace) -> list[Box]:
    """Write each number whose box is free in the `room`, and take its box; returns these boxes."""
    boxes: list[Box] = []
    for number, at, box in numbers:
        if room.is_free(box):
            number.onto(picture, at)
            boxes.append(box)
            room.take(box)
    return boxes


def _share(start: float, end: float, low: int, high: int) -> float:
    """The share of a step along one axis that stays between `low` and `high`."""
    if end > high:
        return max(0.0, (high - start) / (end - start))
    if end < low:
        return max(0.0, (low - start) / (end - start))
    return 1.0


def _length(bearing: int, *, fine: bool) -> int:
    if bearing % 5:
        return 4
    return 14 if bearing % 30 == 0 else 10 if bearing % 15 == 0 else 8 if fine else 5

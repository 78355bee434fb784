"""The balance of a game's matches as a picture: points turn by turn, and what each piece has won."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from importlib.resources import as_file, files
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tools.simulations.balance import Balance, Share
from tools.simulations.figures import Figures, name_of

SIZE = (1400, 760)  # px
CURVES = (90, 110, 760, 690)  # px: left, top, right, bottom of the points turn by turn
BARS = (950, 110, 1300, 690)  # px, likewise of the shares
PAPER, INK, FAINT = (250, 250, 247), (38, 40, 44), (206, 207, 203)
SIDES = ((188, 92, 28), (36, 98, 168), (40, 128, 84), (128, 70, 150))
BAR = (134, 140, 148)
MOST_LINES = 6  # across the points, above the lowest
EVEN = 0.5


def draw(line: Figures, found: Balance, path: Path) -> None:
    """Write the chart as a picture. Raises OSError if it cannot be written, ValueError for a name that is none of a picture."""
    with as_file(files("fontpkg_inter") / "files" / "Inter[opsz,wght].ttf") as file:
        chart = _Chart(str(file))
        chart.title(f"{name_of(line.table)}: {line.ended} matches")
        chart.curves(found)
        chart.bars((*found.sides, *found.pieces))
    path.parent.mkdir(parents=True, exist_ok=True)
    chart.picture.save(path)


class _Chart:
    """A picture being drawn, with the typeface of a file."""

    def __init__(self, typeface: str) -> None:
        self.picture = Image.new("RGB", SIZE, PAPER)
        self._pen = ImageDraw.Draw(self.picture)
        self._small, self._large = (
            ImageFont.truetype(typeface, size, layout_engine=ImageFont.Layout.BASIC) for size in (20, 28)
        )

    def title(self, text: str) -> None:
        """Write the title of the chart."""
        self._pen.text((CURVES[0], 30), text, INK, self._large)

    def curves(self, found: Balance) -> None:
        """The median points of each side, and a band between the quartiles."""
        left, top, right, bottom = CURVES
        lines = _lines(max((high for turn in found.curve for _, _, high in turn.points), default=0.0))
        most = lines[-1]
        self._write("points at the end of a turn: median, and half of the matches", left, top - 18, "ls")
        for points in lines:
            y = bottom - (bottom - top) * points / most
            self._pen.line((left, y, right, y), FAINT)
            self._write(str(points), left - 10, y, "rm")
        across = [left + (right - left) * at / max(1, len(found.curve) - 1) for at in range(len(found.curve))]
        for turn, x in zip(found.curve, across, strict=True):
            self._write(str(turn.turn), x, bottom + 22, "mm")
        self._write("turn", right, bottom + 50, "rm")
        for side, share in enumerate(found.sides):
            colour = SIDES[side % len(SIDES)]
            low, middle, high = (
                [
                    (x, bottom - (bottom - top) * turn.points[side][at] / most)
                    for turn, x in zip(found.curve, across, strict=True)
                ]
                for at in range(3)
            )
            self._band((*high, *reversed(low)), colour)
            if len(middle) > 1:
                self._pen.line(middle, colour, 4, "curve")
            self._write(share.name, left + 20, top + 24 + 30 * side, "lm", colour)

    def bars(self, shares: Sequence[Share]) -> None:
        """Win rates of sides and pieces with their uncertainty; a line marks the even rate."""
        left, top, right, bottom = BARS
        self._write("matches won; the lines: how far luck may reach", left - 130, top - 18, "ls")
        for share, y in zip(shares, _rows(len(shares)), strict=True):
            x, low, high = (
                left + (right - left) * min(1.0, max(0.0, part))
                for part in (share.won, share.won - share.unsure, share.won + share.unsure)
            )
            self._pen.rectangle((left, y - 10, x, y + 10), BAR)
            self._pen.line((low, y, high, y), INK, 2)
            self._write(share.name, left - 12, y, "rm")
            self._write(f"{share.won:.0%}", right + 60, y, "rm")
        middle = left + (right - left) * EVEN
        self._pen.line((middle, top, middle, bottom), INK, 1)

    def _band(self, corners: Sequence[tuple[float, float]], colour: tuple[int, int, int]) -> None:
        """A translucent area."""
        if len(corners) < 6:
            return
        mask = Image.new("L", SIZE, 0)
        ImageDraw.Draw(mask).polygon(list(corners), 48)
        self.picture.paste(colour, (0, 0), mask)

    def _write(self, text: str, x: float, y: float, anchor: str, colour: tuple[int, int, int] = INK) -> None:
        self._pen.text((x, y), text, colour, self._small, anchor)


def _lines(most: float) -> tuple[int, ...]:
    """Round numbers from 0 to one that is not below the most, as many as there may be lines."""
    part = 1
    while part * MOST_LINES < most:
        part = part * 5 // 2 if str(part).startswith("2") else part * 2
    return tuple(part * line for line in range(max(1, math.ceil(most / part)) + 1))


def _rows(count: int) -> Iterator[float]:
    """The middles of so many rows, from the top."""
    _, top, _, bottom = BARS
    yield from (top + (bottom - top) * (row + 0.5) / count for row in range(count))

"""The key below a table: the meaning of its cells and column heads, as far as they occur."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from bot.pairing.standings import Placing, TieBreak
from bot.words import Words
from render.drawing.canvas import Spot, label
from render.pen import EDGE, POINT, WIDE, px
from render.tournaments.chart import Chart, Sign, sign
from render.tournaments.drawing import SMALL, Drawing

LINE = 16.0  # points
MARK = 13.0  # points; side of a cell
GAP = 10.0  # points between entries
SHOWN = {Sign.GIVEN: "+", Sign.MISSED: "–"}  # other cells have the opponent's number
SPELLED = (TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER, TieBreak.DIRECT)  # by initials alone in heads


class Way(StrEnum):
    """The direction in which an entrant moves after the season of a league."""

    UP = "up"
    DOWN = "down"


class Entry(msgspec.Struct, frozen=True):
    """A part of a key, and the left edge and line at which it is."""

    text: str
    mark: Sign | Way | None
    left: float
    line: int


class Key(msgspec.Struct, frozen=True):
    """A key as laid out."""

    entries: tuple[Entry, ...]

    @property
    def high(self) -> float:
        """The height in points."""
        return LINE * (self.entries[-1].line + 1) + 4 if self.entries else 0.0

    def draw(self, drawing: Drawing, top: float) -> None:
        """Draw it from a top on."""
        for one in self.entries:
            x, y = one.left, top + 4 + LINE * (one.line + 0.5)
            if one.mark:
                self._mark(drawing, (x + MARK / 2, y), one.mark)
                x += MARK + 3
            drawing.write((x, y), one.text, SMALL, drawing.look.secondary)

    def _mark(self, drawing: Drawing, at: Spot, mark: Sign | Way) -> None:
        if isinstance(mark, Sign):
            drawing.result(at, mark, SHOWN.get(mark, ""), MARK)
            return
        fill, ink = drawing.colours.won if mark is Way.UP else drawing.colours.down
        drawing.fill((at[0] - MARK / 2, at[1] - MARK / 2, at[0] + MARK / 2, at[1] + MARK / 2), fill, 4)
        drawing.arrow(at, ink, up=mark is Way.UP)


def key_of(
    chart: Chart,
    rows: Sequence[Placing],
    rounds: Sequence[int],
    ties: Sequence[TieBreak],
    words: Words,
    ways: Sequence[Way] = (),
) -> Key:
    """The key of some rows: ways up and down, results in the order of Sign, what their numbers are, then tie-breaks."""
    shown = {row.number for row in rows}
    found = {
        sign(one, number)
        for nth in rounds
        for one in chart.event.rounds[nth - 1]
        for number in shown.intersection(one.numbers)
    }
    marks: list[Sign | Way] = [*ways, *(one for one in Sign if one in found)]
    wanted: list[tuple[str, Sign | Way | None]] = [(words.text(f"tournament-picture-key-{one}"), one) for one in marks]
    if found - SHOWN.keys():
        wanted.append((words.text("tournament-picture-key-number"), None))
    wanted += [(words.text(f"tournament-picture-key-{one}"), None) for one in ties if one in SPELLED]
    entries: list[Entry] = []
    x, line = EDGE + 2.0, 0
    for text, mark in wanted:
        wide = label(text, "secondary", px(SMALL), (0, 0, 0)).size[0] / POINT + (MARK + 3 if mark else 0)
        if x + wide > WIDE - EDGE and entries:
            x, line = EDGE + 2.0, line + 1
        entries.append(Entry(text, mark, x, line))
        x += wide + GAP
    return Key(tuple(entries))

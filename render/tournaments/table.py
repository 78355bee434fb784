"""Tables: place, number and name of each entrant, their results round by round, points, and the tie-breaks that matter."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from bot.pairing.event import Form
from bot.pairing.league import Movers
from bot.pairing.standings import Placing, TieBreak, standings
from bot.words import Words
from render.drawing.canvas import Spot
from render.pen import EDGE, WIDE
from render.podium import METALS, ON_METAL
from render.text import number as figure
from render.theme import Colour
from render.tournaments.chart import Chart, halves, sign
from render.tournaments.drawing import CELL, SMALL, Drawing
from render.tournaments.key import SHOWN, key_of
from render.tournaments.page import Page

ROW, HEAD = 21.0, 20.0  # points
STEP = CELL + 1  # points from one result to the next
PLACE, BIB, POINTS, TIE = 22.0, 21.0, 26.0, 32.0  # points of columns
LEAST_NAME = 92.0  # points
MOST_ROWS = 18  # of a page
MOST_TIES = 2
FEWEST_ROUNDS = 5  # that are shown however long the names are
_QUARTERS = (TieBreak.SONNEBORN_BERGER,)  # values in quarters of a point
_HALVES = (TieBreak.BUCHHOLZ, TieBreak.DIRECT)


class Columns(msgspec.Struct, frozen=True):
    """The columns of a table: the tie-breaks, the rounds, and the points that are left for names."""

    ties: tuple[TieBreak, ...]
    rounds: tuple[int, ...]  # from 1
    name: float


def columns(levels: Sequence[Sequence[Placing]], rounds: Sequence[int]) -> Columns:
    """The columns of some tables, limited by the room for names: tie-breaks that separated entrants, the latest rounds.

    A Swiss has its first tie-break from the first round on, so that the column does not come and go.
    """
    found = {tie for level in levels for tie in deciding(level)}
    shown = list(rounds)
    if shown:
        found |= {tie for tie, _ in levels[0][0].ties if tie is TieBreak.BUCHHOLZ}
    ties = [tie for tie, _ in levels[0][0].ties if tie in found][:MOST_TIES] if found else []

    def room() -> float:
        right = POINTS + TIE * len(ties) + STEP * len(shown)
        return WIDE - 2 * EDGE - PLACE - BIB - right - 6

    while room() < LEAST_NAME and (len(ties) > 1 or len(shown) > FEWEST_ROUNDS):
        if len(ties) > 1:
            ties = ties[:-1]
        else:
            shown = shown[1:]
    return Columns(tuple(ties), tuple(shown), room())


def deciding(level: Sequence[Placing]) -> set[TieBreak]:
    """The tie-breaks that separated places."""
    found: set[TieBreak] = set()
    for one, other in pairwise(level):
        if (one.dropped, one.points) == (other.dropped, other.points) and one.place != other.place:
            differing = [tie for (tie, mine), (_, theirs) in zip(one.ties, other.ties, strict=True) if mine != theirs]
            found.update(differing[:1])
    return found


def table_pages(chart: Chart, words: Words) -> list[Page]:
    """The standings, so many rows a page."""
    level = standings(chart.event)
    count = max(1, -(-len(level) // MOST_ROWS))
    size = max(1, -(-len(level) // count))
    shown = columns([level], range(1, len(chart.event.rounds) + 1))
    return [_page(chart, level[nth * size : (nth + 1) * size], shown, words) for nth in range(count)]


def _page(chart: Chart, rows: Sequence[Placing], shown: Columns, words: Words) -> Page:
    key = key_of(chart, rows, shown.rounds, shown.ties, words)
    high = HEAD + ROW * len(rows)

    def draw(drawing: Drawing, top: float) -> None:
        draw_table(drawing, top, chart, rows, shown, words)
        key.draw(drawing, top + high)

    return Page(high + key.high, frozenset(one.number for one in rows), True, draw)


def draw_table(
    drawing: Drawing,
    top: float,
    chart: Chart,
    rows: Sequence[Placing],
    shown: Columns,
    words: Words,
    *,
    title: str = "",
    through: frozenset[int] = frozenset(),
    moving: Movers | None = None,
) -> None:
    """Draw a table from `top` on.

    `title` is above its names; the places of entrants who are `through` are filled, those `moving` have arrows.
    """
    _head(drawing, top + HEAD / 2, shown, words, title)
    y = top + HEAD
    for nth, one in enumerate(rows):
        box = (EDGE / 2, y, WIDE - EDGE / 2, y + ROW)
        if one.number == chart.own:
            drawing.fill(box, drawing.colours.own, 3)
            drawing.fill((box[0], y, box[0] + 3, y + ROW), drawing.look.aim)
        elif nth % 2 == 0:
            drawing.fill(box, drawing.colours.row, 3)
        way = way_of(one.number, moving)
        filled = drawing.colours.down if way < 0 else drawing.colours.won if way or one.number in through else None
        _place(drawing, (EDGE + PLACE / 2 - 1.5, y + ROW / 2), one, chart, filled, way)
        _row(drawing, y + ROW / 2, chart, one, shown, words)
        y += ROW


def _head(drawing: Drawing, y: float, shown: Columns, words: Words, title: str) -> None:
    small = drawing.look.secondary
    if title:
        drawing.write((EDGE + 2, y), title, 15, face="headline", room=PLACE + BIB + shown.name)
    else:
        drawing.write(
            (EDGE + PLACE + BIB / 2 - 2, y), words.text("tournament-picture-number"), SMALL, small, align="middle"
        )
    x = EDGE + PLACE + BIB + shown.name + 3
    for nth in shown.rounds:
        drawing.write((x + CELL / 2, y), str(nth), SMALL, small, align="middle")
        x += STEP
    drawing.write(
        (x + POINTS - 2, y), words.text("tournament-picture-points"), SMALL, small, align="right", room=POINTS
    )
    x += POINTS
    for tie in shown.ties:
        drawing.write((x + TIE - 1, y), words.text(f"tournament-picture-{tie}"), SMALL, small, align="right", room=TIE)
        x += TIE


def _row(drawing: Drawing, y: float, chart: Chart, one: Placing, shown: Columns, words: Words) -> None:
    look = drawing.look
    x = EDGE + PLACE
    drawing.write((x + BIB / 2 - 2, y), str(one.number), SMALL, look.secondary, align="middle", face="digits")
    x += BIB
    drawing.name((x, y), shown.name, chart, one.number, words)
    x += shown.name + 3
    for nth in shown.rounds:
        played = next((pairing for pairing in chart.event.rounds[nth - 1] if one.number in pairing.numbers), None)
        if played is not None:
            mark = sign(played, one.number)
            text = SHOWN.get(mark, str(played.opponent(one.number)))
            drawing.result((x + CELL / 2, y), mark, text)
        x += STEP
    drawing.write((x + POINTS - 2, y), halves(one.points), 15, look.text, align="right", face="headline")
    x += POINTS
    values = dict(one.ties)
    for tie in shown.ties:
        drawing.write((x + TIE - 1, y), _value(tie, values[tie], words), 12, look.secondary, align="right")
        x += TIE


def _value(tie: TieBreak, value: int, words: Words) -> str:
    if tie in _QUARTERS:
        return figure(value / 4, words)
    return halves(value) if tie in _HALVES else str(value)


def way_of(number: int, moving: Movers | None) -> int:
    """1 for who goes up, -1 for who goes down, else 0."""
    return 0 if moving is None else (number in moving.up) - (number in moving.down)


def _place(
    drawing: Drawing, at: Spot, one: Placing, chart: Chart, filled: tuple[Colour, Colour] | None, way: int
) -> None:
    """A place, `filled` or not, with an arrow for who goes up or down; at the end the first three who stayed have medals."""
    place, medals = one.place, chart.finished and chart.event.form is not Form.GROUPS and not one.dropped
    size, ink, half = 14, drawing.look.text, CELL / 2
    box = (at[0] - half, at[1] - half, at[0] + half, at[1] + half)
    if medals and place <= len(METALS) and way >= 0:
        drawing.fill(box, METALS[place - 1], half)
        size, ink = 13, ON_METAL
    elif filled:
        drawing.fill(box, filled[0], 4)
        ink = filled[1]
    if way:
        drawing.arrow((at[0] + 3.8, at[1]), ink, up=way > 0)
        at, size = (at[0] - 3.4, at[1]), 12
    drawing.write(at, str(place), size, ink, align="middle", face="headline")

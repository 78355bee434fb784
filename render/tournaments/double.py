"""A double elimination round by round: above those who meet without a loss, below those with one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise

import msgspec

from bot.pairing.event import Event, Pairing, Round
from bot.pairing.knockout import late_round
from bot.pairing.standings import standings
from bot.words import Words
from render.drawing.canvas import Spot
from render.pen import EDGE, WIDE
from render.tournaments.chart import Chart
from render.tournaments.drawing import SMALL, Drawing
from render.tournaments.match_box import HIGH, ROW, SLOT, Box, draw_box, join
from render.tournaments.page import Page

COLUMNS = 4  # of a page
SLOTS = 5  # boxes of a half above each other, in rounds that have room for that
GAP, HEAD, LINE = 11.0, 20.0, 18.0  # points between columns, of the names of the rounds, of that of a half
_WIDEST = 170.0  # points of a column


class Column(msgspec.Struct, frozen=True):
    """Pairings of a round, from 1, in one column: those of the upper and of the lower half."""

    round_: int
    halves: tuple[Round, Round]


def double_pages(chart: Chart, words: Words) -> list[Page]:
    """The rounds in pages; one that is large has several columns, which stay together."""
    rounds = [list(columns_of(chart.event, nth)) for nth in range(1, len(chart.event.rounds) + 1)]
    ways = [_packed(rounds, most) for most in range(1, COLUMNS + 1)]
    pages = next(pages for pages in ways if len(pages) == len(ways[-1]))  # as many columns on each page
    return [_page(chart, columns, words) for columns in pages]


def _packed(rounds: Sequence[list[Column]], most: int) -> list[list[Column]]:
    """The rounds on pages of so many columns; more where a round has more. The last pages are filled first."""
    pages: list[list[Column]] = []
    for wanted in reversed(rounds):
        if not pages or len(pages[-1]) + len(wanted) > most:
            pages.append([])
        pages[-1] = [*wanted, *pages[-1]]
    return pages[::-1]


def columns_of(event: Event, nth: int) -> Iterator[Column]:
    """The columns of a round, from 1."""
    lost = {loser for loser, round_ in event.knocked_out if round_ < nth}
    pairings = event.rounds[nth - 1]
    upper = [one for one in pairings if set(one.numbers) - lost]
    lower = [one for one in pairings if not set(one.numbers) - lost]
    count = min(COLUMNS, -(-max(len(upper), len(lower)) // SLOTS))
    for column in range(count):
        yield Column(nth, (_share(upper, column, count), _share(lower, column, count)))


def _share(pairings: Sequence[Pairing], column: int, count: int) -> Round:
    """The pairings of one of so many columns."""
    size = -(-len(pairings) // count)
    return tuple(pairings[column * size : (column + 1) * size])


def _page(chart: Chart, columns: Sequence[Column], words: Words) -> Page:
    wide = min(_WIDEST, (WIDE - 2 * EDGE - GAP * (len(columns) - 1)) / len(columns))
    most = [max((len(one.halves[half]) for one in columns), default=0) for half in (0, 1)]
    highs = [LINE + SLOT * count if count else 0.0 for count in most]
    tops = list(accumulate(highs, initial=HEAD))
    numbers = frozenset(
        number for one in columns for half in one.halves for pairing in half for number in pairing.numbers
    )
    first = standings(chart.event)[0].number if chart.finished else 0

    def draw(drawing: Drawing, top: float) -> None:
        for half, key in enumerate(("unbeaten", "one-loss")):
            if most[half]:
                at = (EDGE + 2, top + tops[half] + LINE / 2 - 1)
                drawing.write(at, words.text(f"tournament-picture-{key}"), SMALL + 1, face="headline")
        spots: list[tuple[int, Spot]] = []
        for nth, one in enumerate(columns):
            x = EDGE + nth * (wide + GAP)
            if not nth or one.round_ > columns[nth - 1].round_:
                late = late_round(chart.event, one.round_)
                key = f"tournament-picture-{late.value}" if late else "tournament-picture-elimination"
                head = words.text(key, round=one.round_)
                drawing.write((x + 2, top + HEAD / 2 - 2), head, SMALL, drawing.look.secondary, room=wide)
            for half, pairings in enumerate(one.halves):
                for slot, pairing in enumerate(pairings):
                    corner = (x, top + tops[half] + LINE + slot * SLOT)
                    if first in pairing.numbers:
                        spots.append((nth, (x, corner[1] + ROW * (pairing.numbers.index(first) + 0.5))))
                    draw_box(drawing, corner, wide, Box((pairing.first, pairing.second), pairing), chart, words, first)
        _way(drawing, spots, wide)

    return Page(
        tops[-1] - SLOT + HIGH, numbers, columns[-1:] != [] and columns[-1].round_ == len(chart.event.rounds), draw
    )


def _way(drawing: Drawing, spots: Sequence[tuple[int, Spot]], wide: float) -> None:
    """The winner's way from column to column."""
    for (column, (x, y)), (following, (next_x, next_y)) in pairwise(spots):
        if following == column + 1:
            join(drawing, (x + wide, y), (next_x, next_y), gold=True)

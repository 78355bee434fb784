"""Groups as tables, and the knock-out that follows; all on one page if they are few."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.event import THIRD
from bot.tournaments.standings import Standing, group_standings
from bot.words import Words
from render.tournaments.bracket import bracket_pages
from render.tournaments.chart import Chart
from render.tournaments.drawing import Drawing
from render.tournaments.key import key_of
from render.tournaments.page import Page
from render.tournaments.table import HEAD, ROW, Columns, columns, draw_table

PER_PAGE = 4  # groups
TOGETHER = 2  # groups that share their page with the knock-out
GAP = 8.0  # points between tables


def group_pages(chart: Chart, words: Words) -> list[Page]:
    """The pages of groups, then those of the knock-out."""
    groups = group_standings(chart.event)
    rounds = [
        nth
        for nth, pairings in enumerate(chart.event.rounds, 1)
        if any(one.stage not in {"", THIRD} for one in pairings)
    ]
    through = frozenset(
        number for pairings in chart.event.rounds for one in pairings if not one.stage for number in one.numbers
    )
    shown = columns(list(groups.values()), rounds)
    letters = list(groups)
    pages = [
        _page(chart, {letter: groups[letter] for letter in letters[at : at + PER_PAGE]}, shown, through, words)
        for at in range(0, len(letters), PER_PAGE)
    ]
    if not through:
        return pages
    bracket = bracket_pages(chart, words)
    return [_stacked([*pages, *bracket])] if len(groups) <= TOGETHER else [*pages, *bracket]


def _page(
    chart: Chart, groups: dict[str, Sequence[Standing]], shown: Columns, through: frozenset[int], words: Words
) -> Page:
    rows = [one for level in groups.values() for one in level]
    key = key_of(chart, rows, shown.rounds, shown.ties, words)
    high = sum(HEAD + ROW * len(level) + GAP for level in groups.values())

    def draw(drawing: Drawing, top: float) -> None:
        y = top
        for letter, level in groups.items():
            title = words.text("tournament-picture-group", letter=letter)
            draw_table(drawing, y, chart, level, shown, words, title=title, through=through)
            y += HEAD + ROW * len(level) + GAP
        key.draw(drawing, y)

    return Page(high + key.high, frozenset(one.number for one in rows), not through, draw)


def _stacked(pages: Sequence[Page]) -> Page:
    """Pages below each other as one."""

    def draw(drawing: Drawing, top: float) -> None:
        y = top
        for page in pages:
            page.draw(drawing, y)
            y += page.high + GAP

    numbers = frozenset(number for page in pages for number in page.numbers)
    return Page(sum(page.high + GAP for page in pages) - GAP, numbers, True, draw)

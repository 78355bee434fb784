"""Groups as tables, and the knock-out that follows; all on one page if they are few. The divisions of a league, likewise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.pairing.event import THIRD, Form
from bot.pairing.league import Movers, movers
from bot.pairing.standings import Placing, group_standings
from bot.words import Words
from render.tournaments.bracket import bracket_pages
from render.tournaments.chart import Chart
from render.tournaments.drawing import Drawing
from render.tournaments.key import Way, key_of
from render.tournaments.page import Page
from render.tournaments.table import HEAD, MOST_ROWS, ROW, Columns, columns, draw_table, way_of

PER_PAGE = 4  # groups
TOGETHER = 2  # groups that share their page with the knock-out
GAP = 8.0  # points between tables
WAYS = ((Way.UP, 1), (Way.DOWN, -1))


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


def league_pages(chart: Chart, words: Words) -> list[Page]:
    """The divisions of a league, each whole."""
    tables = group_standings(chart.event)
    shown = columns(list(tables.values()), range(1, len(chart.event.rounds) + 1))
    names, per_page = list(tables), max(1, MOST_ROWS // max(map(len, tables.values())))
    parts = [{name: tables[name] for name in names[at : at + per_page]} for at in range(0, len(names), per_page)]
    return [_page(chart, part, shown, frozenset(), words, title="division") for part in parts]


def _page(
    chart: Chart,
    groups: Mapping[str, Sequence[Placing]],
    shown: Columns,
    through: frozenset[int],
    words: Words,
    title: str = "group",
) -> Page:
    rows = [one for level in groups.values() for one in level]
    moving = moving_in(chart)
    ways = {way_of(one.number, moving) for one in rows}
    key = key_of(chart, rows, shown.rounds, shown.ties, words, [way for way, sign in WAYS if sign in ways])
    high = sum(HEAD + ROW * len(level) + GAP for level in groups.values())

    def draw(drawing: Drawing, top: float) -> None:
        y = top
        for letter, level in groups.items():
            headed = words.text(f"tournament-picture-{title}", letter=letter)
            draw_table(drawing, y, chart, level, shown, words, title=headed, through=through, moving=moving)
            y += HEAD + ROW * len(level) + GAP
        key.draw(drawing, y)

    return Page(high + key.high, frozenset(one.number for one in rows), not through, draw)


def moving_in(chart: Chart) -> Movers | None:
    """The entrants to be promoted and relegated, in a league with any result."""
    known = any(one.is_over and not one.is_bye for pairings in chart.event.rounds for one in pairings)
    return movers(chart.event) if chart.event.form is Form.LEAGUE and known else None


def _stacked(pages: Sequence[Page]) -> Page:
    """Pages below each other as one."""

    def draw(drawing: Drawing, top: float) -> None:
        y = top
        for page in pages:
            page.draw(drawing, y)
            y += page.high + GAP

    numbers = frozenset(number for page in pages for number in page.numbers)
    return Page(sum(page.high + GAP for page in pages) - GAP, numbers, True, draw)

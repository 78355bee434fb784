"""The pages of a tournament's pictures, and the painting of one."""

from __future__ import annotations

from bot.pairing.event import Form
from bot.words import Words
from render.drawing.palette import compact
from render.painter import Picture, Theme
from render.pen import EDGE, WIDE
from render.tournaments.bracket import bracket_pages
from render.tournaments.chart import Chart
from render.tournaments.double import double_pages
from render.tournaments.drawing import Drawing
from render.tournaments.groups import group_pages, league_pages
from render.tournaments.page import Page
from render.tournaments.summary import alt, painted, state
from render.tournaments.table import table_pages

TOP = 48.0  # points of the title and the line below it


def paint(chart: Chart, words: Words, theme: Theme, page: int = 0) -> tuple[Picture, int, int]:
    """A page of a tournament's picture, its number, and how many there are; page 0 is the viewer's, else the one of most interest."""
    drawing, shown, count = draw(chart, words, theme, page)
    return Picture(compact(drawing.picture), alt(chart, words)), shown, count


def draw(chart: Chart, words: Words, theme: Theme, page: int = 0) -> tuple[Drawing, int, int]:
    """The page as it is drawn, its number, and how many there are."""
    chart = painted(chart, words)
    pages = pages_of(chart, words)
    shown = min(page, len(pages)) or home(chart, pages)
    drawing = Drawing(TOP + pages[shown - 1].high + EDGE, theme)
    _title(drawing, chart, words, f"{shown}/{len(pages)}" if len(pages) > 1 else "")
    pages[shown - 1].draw(drawing, TOP)
    return drawing, shown, len(pages)


def pages_of(chart: Chart, words: Words) -> list[Page]:
    """All pages, in the order in which they are turned."""
    if not chart.event.rounds:
        return table_pages(chart, words)
    match chart.event.form:
        case Form.SWISS | Form.ROUND_ROBIN:
            return table_pages(chart, words)
        case Form.KNOCKOUT:
            return bracket_pages(chart, words)
        case Form.DOUBLE:
            return double_pages(chart, words)
        case Form.GROUPS:
            return group_pages(chart, words)
        case Form.LEAGUE:
            return league_pages(chart, words)


def home(chart: Chart, pages: list[Page]) -> int:
    """The last page that shows the viewer; without one, the first that shows the latest round."""
    mine = [nth for nth, one in enumerate(pages, 1) if chart.own in one.numbers]
    latest = [nth for nth, one in enumerate(pages, 1) if one.latest]
    return mine[-1] if chart.own and mine else latest[0] if latest else 1


def _title(drawing: Drawing, chart: Chart, words: Words, page: str) -> None:
    drawing.write((EDGE, 17), chart.title, 20, face="headline", room=WIDE - 2 * EDGE)
    number = drawing.write((WIDE - EDGE, 37), page, 13, drawing.look.secondary, align="right") if page else 0.0
    drawing.write((EDGE, 37), state(chart, words), 13, drawing.look.secondary, room=WIDE - 2 * EDGE - number - 6)

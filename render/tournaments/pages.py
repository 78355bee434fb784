"""The pages of a tournament's pictures, and the painting of one."""

from __future__ import annotations

from bot.tournaments.standings import standings
from bot.words import Words
from render.painter import Picture, Theme
from render.palette import compact
from render.text import fitted
from render.tournaments.chart import Chart
from render.tournaments.drawing import EDGE, WIDE, Drawing
from render.tournaments.table import HEAD, ROW, columns, draw_table, halves

MOST_ROWS = 18  # of a page
TOP = 48.0  # points of the title and the line below it
FOOT = 20.0  # points of the key


def paint(chart: Chart, words: Words, theme: Theme, page: int = 0) -> tuple[Picture, int, int]:
    """A page of a tournament's picture, its number, and how many there are; page 0 is the viewer's, else the one of most interest."""
    level = standings(chart.event)
    count = -(-len(level) // MOST_ROWS)
    size = -(-len(level) // count)
    mine = next((nth for nth, one in enumerate(level) if one.number == chart.own), 0)
    shown = min(max(1, page or mine // size + 1), count)
    rows = level[(shown - 1) * size : shown * size]
    drawing = Drawing(TOP + HEAD + ROW * len(rows) + EDGE, theme)
    _title(drawing, chart, words, shown, count)
    draw_table(drawing, TOP, chart, rows, columns(level, range(1, len(chart.event.rounds) + 1)), words)
    return Picture(compact(drawing.picture), alt(chart, words)), shown, count


def alt(chart: Chart, words: Words) -> str:
    """The alt text: the first places, as many as fit."""
    lines = [(0, words.text("tournament-picture-alt", title=chart.title, state=state(chart, words)))]
    for nth, one in enumerate(standings(chart.event)):
        names = " & ".join(name for name, _ in chart.contender(one.number).members)
        lines.append(
            (
                nth + 1,
                words.text("tournament-picture-alt-place", place=one.place, name=names, points=halves(one.points)),
            )
        )
    return fitted(lines)


def state(chart: Chart, words: Words) -> str:
    """How far a tournament is."""
    event = chart.event
    if chart.finished:
        return words.text("tournament-picture-final")
    return words.text("tournament-picture-round", round=len(event.rounds))


def _title(drawing: Drawing, chart: Chart, words: Words, page: int, pages: int) -> None:
    drawing.write((EDGE, 17), chart.title, 20, face="headline", room=WIDE - 2 * EDGE)
    said = state(chart, words)
    drawing.write((EDGE, 37), said, 13, drawing.look.secondary)
    if pages > 1:
        drawing.write((WIDE - EDGE, 37), f"{page}/{pages}", 13, drawing.look.secondary, align="right")

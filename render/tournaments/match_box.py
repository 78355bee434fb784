"""A pairing as a box of two rows, as brackets show it: the winner filled, the loser faint, the champion's way in gold."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from bot.pairing.event import Pairing, Result
from bot.words import Words
from render.drawing.canvas import Spot
from render.painter import Theme
from render.theme import Colour, blend
from render.tournaments.chart import Chart, Sign, sign
from render.tournaments.drawing import COLOURS, SMALL, Drawing

ROW = 14.5  # points
HIGH = 2 * ROW
SLOT = HIGH + 8  # points from one box to the next
MARK = 12.0  # points; side of a result that names do not tell
SIZES = (13.0, 12.0, 11.0)  # points, the largest in which a name fits


class Box(msgspec.Struct, frozen=True):
    """A pairing to draw: the entrants of its rows (0: not known yet), and what is known of it."""

    rows: tuple[int, int]
    pairing: Pairing | None = None


def draw_box(
    drawing: Drawing, corner: Spot, wide: float, shown: Box, chart: Chart, words: Words, champion: int = 0
) -> None:
    """Draw it from its upper left corner."""
    left, top = corner
    pairing = shown.pairing
    is_open = pairing is not None and not pairing.is_over
    edge = drawing.look.secondary if is_open else drawing.colours.line
    drawing.fill((left, top, left + wide, top + HIGH), edge, 3)
    drawing.fill((left + 0.7, top + 0.7, left + wide - 0.7, top + HIGH - 0.7), drawing.colours.row, 2.4)
    for nth, number in enumerate(shown.rows):
        _row(drawing, (left, top + nth * ROW), wide, number, pairing, chart, words, champion)
    drawing.line([((left + 2, top + ROW), (left + wide - 2, top + ROW))], 0.5, drawing.colours.line)


def join(drawing: Drawing, start: Spot, end: Spot, *, gold: bool) -> None:
    """A line from a box to one in the next column."""
    bend = (start[0] + end[0]) / 2
    colour, width = (drawing.colours.gold[0], 2.0) if gold else (drawing.colours.line, 1.0)
    drawing.line(list(pairwise([start, (bend, start[1]), (bend, end[1]), end])), width, colour)


def _row(
    drawing: Drawing,
    corner: Spot,
    wide: float,
    number: int,
    pairing: Pairing | None,
    chart: Chart,
    words: Words,
    champion: int,
) -> None:
    left, top = corner
    box = (left + 0.7, top + 0.7, left + wide - 0.7, top + ROW - 0.7)
    middle = top + ROW / 2
    if not number:
        if pairing is not None:
            drawing.write((left + 5, middle), words.text("tournament-picture-bye"), SMALL, drawing.colours.faint)
        return
    won = pairing is not None and pairing.is_over and pairing.winner == number
    lost = pairing is not None and pairing.is_over and not won
    ink: Colour = drawing.look.text
    if number == champion and not lost:
        drawing.fill(box, drawing.colours.gold[0], 2.4)
        ink = drawing.colours.gold[1]
    elif won:
        drawing.fill(box, winner_fill(drawing.theme), 2.4)
    if number == chart.own:
        drawing.fill((left, top, left + 3, top + ROW), drawing.look.aim)
    mark = _mark(pairing, number)
    room = wide - 9 - (MARK + 2 if mark else 0)
    drawing.name(
        (left + 5, middle), room, chart, number, words, sizes=SIZES, colour=drawing.look.secondary if lost else ink
    )
    if mark:
        drawing.result((left + wide - MARK / 2 - 2, middle), mark, _letter(mark), MARK)


def _mark(pairing: Pairing | None, number: int) -> Sign | None:
    """The result, unless the row of the one who goes on shows it."""
    if pairing is None or pairing.is_bye:
        return None
    found = Sign.MISSED if pairing.result is Result.NEITHER else sign(pairing, number)
    return found if _letter(found) else None


def _letter(found: Sign) -> str:
    match found:
        case Sign.DRAWN | Sign.VOID:
            return "½"
        case Sign.GIVEN:
            return "+"
        case Sign.MISSED:
            return "–"
        case Sign.WON | Sign.LOST | Sign.OPEN:
            return ""


def winner_fill(theme: Theme) -> Colour:
    """Behind the name of who goes on."""
    return blend(COLOURS[theme].row, COLOURS[theme].won[0], 0.42)

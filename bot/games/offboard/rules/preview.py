"""Previews of moves. Coordinates are in steps: neighbouring cells are 1 apart (rules/offboard 1)."""

import math

from bot.games.contract.base import Illegal
from bot.games.contract.preview import Ghost, Line, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.offboard.rules import movegen
from bot.games.offboard.rules.board import CELL, MIDDLE, PLACES, STEPS, Cell, Direction, ray
from bot.games.offboard.rules.move_errors import why_not, why_not_there
from bot.games.offboard.rules.values import Action, Discard, Move, Reenter, View


def middle_of(cell: Cell, way: Direction | None = None) -> Point:
    """The middle of a cell, or of the place one step on, in steps from E5: x east, y north."""
    row, col = PLACES[cell]
    if way is not None:
        row, col = row + STEPS[way][0], col + STEPS[way][1]
    return Point((col - MIDDLE) - (row - MIDDLE) / 2, (row - MIDDLE) * math.sqrt(3) / 2)


def sketch(view: View, action: Action) -> Sketch:
    """The moving line and the new place of each ball, or the rule that refuses the move."""
    match action:
        case Move():
            return _moved(view, action)
        case Reenter():
            return _put(view, action)
        case Discard():
            return Sketch()


def _moved(view: View, action: Move) -> Sketch:
    balls, cell = movegen.read(view.cells), CELL.get(action.cell)
    found = None if cell is None else movegen.after(balls, view.turn, cell, action.direction)
    if found is None or cell is None:
        return _refusal(why_not(balls, view.turn, action))
    move, after = found
    way = ray(cell, action.direction)
    ends = way[1 : move.length + move.pushed + 1]
    ghosts = tuple(
        Ghost("place", "RY"[colour], middle_of(one).x, middle_of(one).y)
        for one in ends
        if (colour := movegen.colour_at(after, one)) is not None
    )
    head = way[move.length - 1]
    return Sketch(
        lines=(Line("aim", (middle_of(cell), middle_of(head, action.direction))),), ghosts=ghosts, marked=action.cell
    )


def _put(view: View, action: Reenter) -> Sketch:
    balls, cell = movegen.read(view.cells), CELL.get(action.cell)
    if cell is None or movegen.colour_at(balls, cell) is not None:
        return _refusal(why_not_there(balls, action))
    at = middle_of(cell)
    return Sketch(ghosts=(Ghost("place", "RY"[view.turn], at.x, at.y),), marked=action.cell)


def _refusal(refusal: Illegal) -> Sketch:
    return Sketch(words=(refusal.reason,), rule=refusal.rule)

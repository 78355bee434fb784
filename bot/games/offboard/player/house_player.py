"""The house player of Offboard. Nothing is hidden there, so the view is the position."""

import math
from collections.abc import Mapping
from typing import NamedTuple

from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng
from bot.games.contract.player import FULL, Budget, HousePlayer, Level, Ranked
from bot.games.contract.vocabulary import Seat
from bot.games.offboard.player.search import Branch, Search
from bot.games.offboard.rules import movegen
from bot.games.offboard.rules.board import CELL, NAMES, RED, TARGETS, other
from bot.games.offboard.rules.movegen import AIR, LODGED, Position, Shove
from bot.games.offboard.rules.notation import read
from bot.games.offboard.rules.values import Action, Discard, Move, Reenter, View


class LevelSkill(NamedTuple):
    """The search limits and error of a level."""

    nodes: int  # of a decision
    deepest: int  # plies of the search; 0: the position after the turn, whatever the foe can push off there
    error: int  # of an evaluation; a point scored is worth 260


SKILLS: dict[Level, LevelSkill] = {
    1: LevelSkill(400, 0, 190),
    2: LevelSkill(400, 1, 320),
    3: LevelSkill(1_500, 2, 450),
    4: LevelSkill(4_000, 3, 380),
    5: LevelSkill(40_000, 8, 12),  # so that it does not play every match alike
}
SCALE = 900.0  # an advantage that wins three matches of four


class OffboardPlayer(HousePlayer[View, Action]):
    """Plays Offboard by search."""

    game = "offboard"

    def __init__(self, skills: Mapping[Level, LevelSkill] = SKILLS) -> None:
        self._skills = skills

    def rank(
        self, view: View, ask: Ask[Action], level: Level, rng: Rng, budget: Budget = FULL
    ) -> tuple[Ranked[Action], ...]:
        """All turns, best first."""
        nodes, deepest, error = self._skills[level]
        position = position_of(view)
        search = Search(
            ask.seat, max(1, int(nodes * budget.share)), seen(view), (error, rng.below(1 << 30)), budget.cut
        )
        found = search.best(position, deepest)
        ranked: dict[Action, float] = {}
        for value, line in found:
            ranked.setdefault(action_of(line), math.tanh(value / SCALE))
        return tuple(Ranked(action, value) for action, value in ranked.items())


def position_of(view: View) -> Position:
    """The position of a view."""
    lodged = sum(
        1 << (LODGED + TARGETS * "RY".index(letter) + target)
        for target, letter in enumerate(view.targets)
        if letter != "."
    )
    return movegen.read(view.cells) | lodged | (AIR if view.air is not None else 0)


def seen(view: View) -> dict[tuple[Position, Seat], int]:
    """The number of times positions occurred at the start of turns, if the match began as usual; those before a ball lodged do no harm."""
    position, seat = movegen.placed(), RED
    times = {(position, seat): 1}
    for text in view.record:
        after = _played(position, seat, read(text))
        if after is None:
            return {}
        position, seat = after
        times[position, seat] = times.get((position, seat), 0) + 1
    return times if position == position_of(view) else {}


def _played(position: Position, seat: Seat, action: Action) -> tuple[Position, Seat] | None:
    """The position and the seat to move after an action, None if it cannot be played there."""
    match action:
        case Discard():
            return position & ~AIR, seat
        case Reenter(cell):
            return position & ~AIR | 1 << (CELL[cell] + movegen.WIDTH * seat), other(seat)
        case Move(cell, way):
            found = (
                after for move, after in movegen.children(position, seat) if (NAMES[move.cell], move.way) == (cell, way)
            )
            after = next(found, None)
            return None if after is None else (after, other(seat))


def action_of(line: Branch) -> Action:
    """The answer to the open ask that begins a turn."""
    if line.discards:
        return Discard()
    if isinstance(line.turn, Shove):
        return Move(NAMES[line.turn.cell], line.turn.way)
    if line.turn is None:
        raise ValueError("there is no turn")
    return Reenter(NAMES[line.turn])

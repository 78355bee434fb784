"""A Monte Carlo player of Offboard, with settings of its own: the opponent that the search of the house must beat in equal time.

UCT (Kocsis, Szepesvári 2006) as it did best against alpha-beta in Abalone: short play-outs that prefer to push, ended by an evaluation
(Winands, Björnsson 2010), and a bonus for promising turns that fades with visits (progressive bias, Chaslot 2008).
"""

from __future__ import annotations

import math

from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Seat
from bot.games.offboard.player.evaluation import Evaluation
from bot.games.offboard.player.house_player import action_of, position_of, seen
from bot.games.offboard.player.search import Branch, turns
from bot.games.offboard.rules.board import GOAL, other
from bot.games.offboard.rules.movegen import AIR, CELLS, WIDTH, Position, Shove, score
from bot.games.offboard.rules.values import Action, View

EXPLORED = 0.1  # of the exploration term
PLIES = 2  # of a play-out
PUSHES = 0.8  # of the turns of a play-out push where one can
SCALE = 500.0  # of the evaluation that ends a play-out
BIAS = 2.0  # of the evaluation after a turn, halved by every visit but one
DRAWN = -0.05  # a position that has been


class _Node:
    """A position, the seat to move, and what has been found of it for the seat that moved there."""

    __slots__ = ("bias", "children", "line", "total", "visits")

    def __init__(self, line: Branch, bias: float) -> None:
        self.line = line
        self.bias = bias
        self.total = 0.0
        self.visits = 0
        self.children: list[_Node] | None = None


class Uct:
    """Plays by so many descents of its tree a move; some 3,000 take a second."""

    def __init__(self, visits: int) -> None:
        self._visits = visits
        self._evaluation = Evaluation()

    def choose(self, view: View, ask: Ask[Action], rng: Rng) -> Action:
        """The turn visited most."""
        seat, been = ask.seat, seen(view)
        root = _Node(Branch(None, position_of(view)), 0.0)
        for _ in range(self._visits):
            self._visit(root, seat, been, rng, 0)
        best = max(root.children or [], key=lambda one: one.visits)
        return action_of(best.line)

    def _visit(self, node: _Node, seat: Seat, been: dict[tuple[Position, Seat], int], rng: Rng, ply: int) -> float:
        """One descent; the value for the seat to move."""
        position = node.line.after
        end = _ended(position, seat)
        if end is None and ply and not node.line.discards and been.get((position, seat)):
            end = DRAWN
        if end is not None:
            value = end
        elif ply and not node.visits:
            value = self._played_out(position, seat, rng)
        else:
            if node.children is None:
                node.children = [_Node(line, self._value(line.after, seat)) for line in turns(position, seat)]
            chosen = self._chosen(node)
            value = -self._visit(chosen, other(seat), been, rng, ply + 1) if chosen is not None else 0.0
        node.visits += 1
        node.total -= value
        return value

    def _chosen(self, node: _Node) -> _Node | None:
        """The child with the best bound."""
        explored = EXPLORED * math.sqrt(math.log(node.visits + 1))

        def bound(one: _Node) -> float:
            count = one.visits
            mean = one.total / count if count else one.bias
            return mean + explored / math.sqrt(count + 1) + BIAS * one.bias / (count + 1)

        return max(node.children or [], key=bound, default=None)

    def _played_out(self, position: Position, seat: Seat, rng: Rng) -> float:
        mover = seat
        for _ in range(PLIES):
            lines = turns(position, mover)
            if not lines:
                break
            pushes = [line for line in lines if isinstance(line.turn, Shove) and line.turn.pushed]
            position = rng.pick(pushes if pushes and rng.uniform(0.0, 1.0) < PUSHES else lines).after
            mover = other(mover)
            end = _ended(position, mover)
            if end is not None:
                return end if mover == seat else -end
        return self._value(position, seat)

    def _value(self, position: Position, seat: Seat) -> float:
        return math.tanh(self._evaluation.of(position, seat) / SCALE)


def _ended(position: Position, seat: Seat) -> float | None:
    """-1 if the seat that has just moved has won."""
    if score(position, other(seat)) >= GOAL:
        return -1.0
    if not position >> WIDTH * seat & CELLS and not position & AIR:
        return -1.0
    return None

"""Search of Offboard: iterative deepening with alpha-beta, a table of positions, killer moves and history; ejections are looked through."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from bot.games.contract.vocabulary import Seat
from bot.games.offboard.player.evaluation import WON, Evaluation
from bot.games.offboard.rules.board import EXITS, GOAL, NEXT, other
from bot.games.offboard.rules.movegen import AIR, CELLS, WIDTH, Position, Shove, children, free, pushes, score

DRAW = -60  # a draw, for the seat that searches: it fights on unless it is clearly worse
KEPT = 150_000  # positions in the table
PLACES = 7  # cells at most that a ball in the air is tried on
QUIET = 100  # the most that a turn without a push gains
LATE = 6  # turns that are tried at full depth; later ones, and no pushes, a ply less deep unless they turn out well
EXACT, LEAST, MOST = 0, 1, 2  # what a value in the table is
_RIM = sum(1 << cell for cell, _ in EXITS)
_ASKED = 512  # nodes between two looks at whether to stop

Turn: TypeAlias = Shove | int | None
"""A move, the cell that a ball in the air is put on, or None where there is no move."""


class Branch(NamedTuple):
    """A turn, the position after it, and whether the ball in the air was discarded before it."""

    turn: Turn
    after: Position
    discards: bool = False


class OutOfBudget(Exception):
    """The budget is used up."""


class Search:
    """The search of one decision of `seat`. `seen` are the positions that have been at the start of turns, with how often."""

    def __init__(
        self,
        seat: Seat,
        nodes: int,
        seen: dict[tuple[Position, Seat], int],
        noise: tuple[int, int],
        cut: Callable[[], bool],
    ) -> None:
        self._seat = seat
        self._nodes = nodes
        self._seen = seen
        self._strength, self._seed = noise  # of the errors in evaluation, and what they follow from
        self._cut = cut
        self._evaluation = Evaluation()
        self._table: dict[tuple[Position, Seat], tuple[int, int, int, Branch | None]] = {}
        self._killers: dict[int, Branch] = {}
        self._history: dict[Turn, int] = {}
        self._looks = True  # whether it sees what can be pushed off next
        self.visited = 0

    def best(self, position: Position, deepest: int) -> list[tuple[int, Branch]]:
        """All turns with their values, best first, from the deepest completed search. Only the first value is exact.

        At depth 0 not even what the foe can push off next is seen.
        """
        self._looks = deepest > 0
        nodes, self._nodes = self._nodes, sys.maxsize  # one turn deep, it is always finished
        ranked = [(self._after(line, self._seat, 1, -WON, WON, 0), line) for line in turns(position, self._seat)]
        ranked.sort(key=lambda one: -one[0])
        self._nodes = nodes
        for depth in range(2, deepest + 1):
            ranked, finished = self._deeper(ranked, depth)
            if not finished or abs(ranked[0][0]) > WON - 100:
                break
        return ranked

    def _deeper(self, before: list[tuple[int, Branch]], depth: int) -> tuple[list[tuple[int, Branch]], bool]:
        """The turns by a deeper search, and whether it was finished; if not, those it had no time for come last."""
        found: list[tuple[int, Branch]] = []
        alpha = -WON
        for nth, (_, line) in enumerate(before):
            try:
                value = self._after(line, self._seat, 1, alpha, WON, depth - 1)
            except OutOfBudget:
                rest = [(min(value, alpha), line) for value, line in before[nth:]]
                return (sorted(found, key=lambda one: -one[0]) + rest if found else before), False
            found.append((value, line))
            alpha = max(alpha, value)
        return sorted(found, key=lambda one: -one[0]), True

    def _after(self, line: Branch, mover: Seat, ply: int, alpha: int, beta: int, depth: int) -> int:
        """The value of a position for the seat that has just moved."""
        position, foe = line.after, other(mover)
        if score(position, mover) >= GOAL:
            return WON - ply
        if not position >> WIDTH * foe & CELLS and not position & AIR:
            return WON - ply
        times = self._seen.get((position, foe), 0)
        if times and not line.discards:
            draw = DRAW if mover == self._seat else -DRAW
            if times >= 2 or ply > 1:
                return draw
        return -self._value(position, foe, ply, -beta, -alpha, depth)

    def _value(self, position: Position, seat: Seat, ply: int, alpha: int, beta: int, depth: int) -> int:
        self.visited += 1
        if self.visited > self._nodes or (self.visited % _ASKED == 0 and self._nodes < sys.maxsize and self._cut()):
            raise OutOfBudget
        if depth <= 0 and not position & AIR:
            return self._quiet(position, seat, ply, alpha, beta)
        known = self._table.get((position, seat))
        if known is not None and known[0] >= depth:
            _, kind, value, _ = known
            if kind == EXACT or (kind == LEAST and value >= beta) or (kind == MOST and value <= alpha):
                return value
        least, lines = self._worthwhile(position, seat, alpha, depth)
        if not lines:
            return least if least > -WON else 0
        lines = self._ordered(lines, known[3] if known else None, ply)
        best, chosen = self._best_of(lines, seat, ply, alpha, beta, depth)
        best = max(best, least)
        if len(self._table) < KEPT or (position, seat) in self._table:
            kind = LEAST if best >= beta else MOST if best <= alpha else EXACT
            self._table[position, seat] = depth, kind, best, chosen
        return best

    def _worthwhile(self, position: Position, seat: Seat, alpha: int, depth: int) -> tuple[int, list[Branch]]:
        """The turns to try, and a bound of what those that are left out are worth: quiet last ones that do not reach alpha."""
        if depth == 1 and not position & AIR:
            hope = self._evaluation.of(position, seat) + QUIET + 2 * self._strength
            if hope <= alpha:
                return hope, [Branch(move, after) for move, after in pushes(position, seat)]
        return -WON, turns(position, seat)

    def _best_of(
        self, lines: list[Branch], seat: Seat, ply: int, alpha: int, beta: int, depth: int
    ) -> tuple[int, Branch]:
        """The best of the turns and its value; all but the first are tried with a window of one."""
        best, chosen = -WON, lines[0]
        for nth, line in enumerate(lines):
            late = nth >= LATE and depth > 2 and not (isinstance(line.turn, Shove) and line.turn.pushed)
            narrow = nth > 0 and depth > 1
            value = self._after(line, seat, ply + 1, alpha, alpha + 1 if narrow else beta, depth - 1 - late)
            if narrow and value > alpha and (late or value < beta):
                value = self._after(line, seat, ply + 1, alpha, beta, depth - 1)
            if value > best:
                best, chosen = value, line
            alpha = max(alpha, value)
            if alpha >= beta:
                self._killers[ply] = line
                self._history[line.turn] = self._history.get(line.turn, 0) + depth * depth
                break
        return best, chosen

    def _quiet(self, position: Position, seat: Seat, ply: int, alpha: int, beta: int) -> int:
        """The value once nobody wants to eject a ball any more."""
        value = self._evaluation.of(position, seat)
        if self._strength:
            value += (hash((position, self._seed)) % (2 * self._strength + 1)) - self._strength
        if not self._looks or value >= beta or not position >> WIDTH * other(seat) & _RIM:
            return value
        alpha = max(alpha, value)
        for move, after in pushes(position, seat):
            if move.target < 0 or after & AIR:
                continue
            if score(after, seat) >= GOAL:
                return WON - ply
            self.visited += 1
            value = max(value, -self._quiet(after, other(seat), ply + 1, -beta, -alpha))
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        return value

    def _ordered(self, lines: list[Branch], first: Branch | None, ply: int) -> list[Branch]:
        killer, history = self._killers.get(ply), self._history

        def rank(line: Branch) -> int:
            if first is not None and line.after == first.after:
                return -(1 << 40)
            turn = line.turn
            rank = -history.get(turn, 0)
            if isinstance(turn, Shove) and turn.pushed:
                rank -= (1 << 34) if turn.target >= 0 else (1 << 30) * turn.pushed
            return rank - (1 << 29) * (killer is not None and killer.turn == turn)

        lines.sort(key=rank)
        return lines


def turns(position: Position, seat: Seat) -> list[Branch]:
    """Every turn of a seat worth a look; of a ball in the air, the best places, and pushes off the board if it is discarded."""
    if not position & AIR:
        return [Branch(move, after) for move, after in children(position, seat)]
    ground = position & ~AIR
    balls = ground & (1 << 2 * WIDTH) - 1
    own = balls >> WIDTH * seat & CELLS
    cells = sorted(free(balls), key=lambda cell: -_welcome(cell, own))[:PLACES]
    put = [Branch(cell, ground | 1 << (cell + WIDTH * seat)) for cell in cells]
    if not own:
        return put
    return put + [Branch(move, after, discards=True) for move, after in pushes(ground, seat) if move.target >= 0]


def _welcome(cell: int, own: int) -> int:
    """The value of a cell for a ball put back: central, beside balls of its own."""
    near = sum(own >> at[cell] & 1 for at in NEXT.values() if at[cell] >= 0)
    inside = sum(at[cell] >= 0 for at in NEXT.values())
    return 3 * near + 2 * inside

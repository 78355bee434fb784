"""The turn machine of Offboard: moves, balls in the air, ends (rules/offboard 2 and 3)."""

from bot.games.contract import base
from bot.games.contract.base import Illegal
from bot.games.contract.vocabulary import Seat, phrase
from bot.games.offboard.rules import movegen
from bot.games.offboard.rules.board import CELL, GOAL, NAMES, VALUES, other
from bot.games.offboard.rules.move_errors import why_not, why_not_there
from bot.games.offboard.rules.notation import written
from bot.games.offboard.rules.values import (
    Action,
    Bounced,
    Discard,
    Discarded,
    Ended,
    Event,
    Last,
    Lodged,
    Move,
    Moved,
    Passed,
    Phase,
    Reason,
    Reenter,
    Reentered,
    State,
)

REPEATS = 3  # of a position that make a draw (OB-20)
QUIET = 100  # turns without an irreversible event that make a draw (OB-21)
LETTERS = "RY"
ENDS: dict[Reason, str] = {
    "goal": "OB-1",
    "cleared": "OB-17",
    "discarded": "OB-18",
    "left": "OB-22",
    "repetition": "OB-20",
    "no_progress": "OB-21",
    "blocked": "OB-19",
}
"""The rule behind each end."""


class StepBuilder(base.BaseStepBuilder[State, Event]):
    """The working copy of a step of Offboard: plays answers, draws and ends."""

    def answer(self, seat: Seat, action: Action) -> None:
        """Play an answer to the open ask. Raises Illegal."""
        match self.state.phase:
            case "move" if isinstance(action, Move):
                self._move(seat, action)
            case "move":
                raise Illegal("OB-15", phrase("offboard-refused-no-air"))
            case "air" if isinstance(action, Move):
                raise Illegal("OB-16", phrase("offboard-refused-air-first"))
            case "air" if isinstance(action, Reenter):
                self._reenter(seat, action)
            case "air":
                self._discard(seat)
            case "over":
                raise Illegal("OB-17", phrase("offboard-refused-over"))

    def end(self, winner: Seat | None, reason: Reason) -> None:
        """The match is over."""
        self.set(phase="over", winner=winner, ended=reason)
        self.tell(Ended(winner, reason, ENDS[reason]))

    def begin(self) -> None:
        """The turn of the seat to move: draws, the ball in the air, else a move or a pass (OB-16, OB-19 to OB-21)."""
        key = position_key(self.state)
        self.set(keys=(*self.state.keys, key))
        if self.state.keys.count(key) == REPEATS:
            self.end(None, "repetition")
        elif self.state.quiet >= QUIET:
            self.end(None, "no_progress")
        elif self.state.air == self.state.turn:
            self._ask("air")
        else:
            self._move_or_pass()

    def _ask(self, phase: Phase) -> None:
        self.set(phase=phase, asked=self.state.asked + 1)

    def _move_or_pass(self) -> None:
        seat = self.state.turn
        if movegen.moves(movegen.read(self.state.cells), seat):
            self._ask("move")
        elif self.state.passed:
            self.end(None, "blocked")
        else:
            self.tell(Passed(seat))
            self.set(passed=True, quiet=self.state.quiet + 1)
            self._next()

    def _next(self) -> None:
        self.set(turn=other(self.state.turn), turns=self.state.turns + 1)
        self.begin()

    def _write(self, action: Action) -> None:
        self.set(record=(*self.state.record, written(action)))

    def _move(self, seat: Seat, action: Move) -> None:
        balls = movegen.read(self.state.cells)
        cell = CELL.get(action.cell)
        found = None if cell is None else movegen.after(balls, seat, cell, action.direction)
        if found is None:
            raise why_not(balls, seat, action)
        move, balls = found
        self._write(action)
        rule = "OB-9" if move.pushed else "OB-6"
        self.tell(Moved(seat, action.cell, action.direction, move.length, move.pushed, rule))
        last = Last(seat, action.cell, action.direction, move.length, move.pushed, move.target)
        self.set(cells=movegen.written(balls), last=last, passed=False, quiet=self.state.quiet + 1)
        if move.target >= 0:
            self._eject(other(seat), move.target)
        if self.state.score[seat] >= GOAL:
            self.end(seat, "goal")
        elif movegen.live(balls, other(seat)) == 0 and self.state.air is None:
            self.end(seat, "cleared")
        else:
            self._next()

    def _eject(self, owner: Seat, target: int) -> None:
        """A ball has left the board: it lodges and scores, or is in the air (OB-13 to OB-15)."""
        targets, seat = self.state.targets, other(owner)
        if targets[target] != ".":
            self.set(air=owner)
            self.tell(Bounced(owner, target))
            return
        score = self.state.score[seat] + VALUES[target]
        self.set(
            targets=targets[:target] + LETTERS[owner] + targets[target + 1 :],
            score=_by_seat(self.state.score, seat, score),
            quiet=0,
            keys=(),
        )
        self.tell(Lodged(owner, target, VALUES[target], score))

    def _reenter(self, seat: Seat, action: Reenter) -> None:
        balls = movegen.read(self.state.cells)
        cell = CELL.get(action.cell)
        if cell is None or movegen.colour_at(balls, cell) is not None:
            raise why_not_there(balls, action)
        self._write(action)
        self.tell(Reentered(seat, action.cell))
        cells = self.state.cells[:cell] + LETTERS[seat] + self.state.cells[cell + 1 :]
        self.set(cells=cells, air=None, last=Last(seat, NAMES[cell]), passed=False, quiet=self.state.quiet + 1)
        self._next()

    def _discard(self, seat: Seat) -> None:
        self._write(Discard())
        self.tell(Discarded(seat))
        out = _by_seat(self.state.out, seat, self.state.out[seat] + 1)
        self.set(out=out, air=None, quiet=0, keys=(), last=None)
        if movegen.live(movegen.read(self.state.cells), seat) == 0:
            self.end(other(seat), "discarded")
        else:
            self._move_or_pass()


def position_key(state: State) -> str:
    """The key by which positions count as repeated: all cells, the seat to move, whether a ball is in the air (OB-20)."""
    return f"{movegen.read(state.cells):x}{LETTERS[state.turn]}{'' if state.air is None else 'a'}"


def _by_seat(pair: tuple[int, int], seat: Seat, value: int) -> tuple[int, int]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)

"""The rules of Offboard: setting up, answering, winning."""

from __future__ import annotations

from typing import assert_never

from bot.games.base import Answer, Ask, Illegal, Left, Move, Outcome, Spec, Step, TimedOut
from bot.games.luck import Rng
from bot.games.offboard import movegen, notation
from bot.games.offboard.asks import RULES, fallback, id_of, open_asks
from bot.games.offboard.board import other
from bot.games.offboard.perft import counts
from bot.games.offboard.positions import NAMES, faults
from bot.games.offboard.preview import sketch
from bot.games.offboard.record import record, replay
from bot.games.offboard.turns import Turns
from bot.games.offboard.values import Action, Event, State, Unanswered, View
from bot.games.preview import Assist, Sketch
from bot.games.vocabulary import Options, Seat, phrase

SPEC = Spec(
    key="offboard",
    seats=(2,),
    options=(),
    state=State,
    action=Action,
    event=Event,
    view=View,
    takebacks=True,
    draws=True,
)


class Offboard:
    """Offboard for two: Red is seat 0, Yellow seat 1. No luck is drawn."""

    spec = SPEC

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State, Event]:  # noqa: ARG002 - no luck in this game
        """The start position, Red to move (1.1, OB-2)."""
        if seats not in self.spec.seats:
            raise Illegal("OB-2", phrase("offboard-refused-seats", seats=seats))
        chosen = tuple(self.spec.complete(options).items())
        turns = Turns(State(chosen, "move", movegen.written(movegen.placed()), asked=0))
        turns.begin()
        return turns.step()

    def asks(self, state: State) -> tuple[Ask[Action], ...]:
        """The one open ask."""
        return open_asks(state)

    def apply(self, state: State, move: Move[Action], rng: Rng) -> Step[State, Event]:  # noqa: ARG002 - no luck in this game
        """The position after an answer, a lost clock or a seat that left."""
        if state.phase == "over":
            raise Illegal("OB-17", phrase("offboard-refused-over"))
        turns = Turns(state)
        match move:
            case Left(seat):
                if seat not in (0, 1):
                    raise Illegal("OB-22", phrase("offboard-refused-seat"))
                turns.end(other(seat), "left")
            case TimedOut(ask):
                _check_open(state, ask)
                turns.tell(Unanswered(state.turn, RULES[state.phase]))
                turns.answer(state.turn, fallback(state))
            case Answer(ask, seat, action):
                _check_open(state, ask)
                if seat != state.turn:
                    raise Illegal("OB-2", phrase("offboard-refused-seat"))
                turns.answer(seat, action)
            case _:
                assert_never(move)
        return turns.step()

    def outcome(self, state: State) -> Outcome | None:
        """Who won and how, one group of both for a draw; None while the match is played."""
        if state.ended is None:
            return None
        lost = {"foe": state.score[other(state.winner)]} if state.ended == "goal" and state.winner is not None else {}
        reason = phrase(f"offboard-outcome-{state.ended.replace('_', '-')}", **lost)
        if state.winner is None:
            return Outcome(((0, 1),), reason)
        return Outcome(((state.winner,), (other(state.winner),)), reason)

    def view(self, state: State, viewer: Seat | None) -> View:  # noqa: ARG002 - nothing is hidden
        """All that anybody may see."""
        return View(
            phase=state.phase,
            active=() if state.phase == "over" else (state.turn,),
            cells=state.cells,
            turn=state.turn,
            turns=state.turns,
            targets=state.targets,
            score=state.score,
            out=state.out,
            air=state.air,
            quiet=state.quiet,
            repeated=state.keys.count(state.keys[-1]) if state.keys else 0,
            last=state.last,
            winner=state.winner,
            ended=state.ended,
            record=state.record,
        )

    def sketch(self, view: View, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:  # noqa: ARG002 - a move is no secret
        """Where each ball comes to stand; the same at every level, for nothing has to be guessed."""
        return sketch(view, action)

    def placing(self, state: State) -> tuple[str, str, Seat | None]:
        """What lies where: the balls on cells and targets, and whose is in the air."""
        return state.cells, state.targets, state.air

    def position(self, name: str, seats: int, options: Options, rng: Rng) -> State:
        """`start` and `play` are the same: there is nothing to set up. Raises ValueError for another name."""
        if name not in NAMES:
            raise ValueError(f"Offboard knows no position {name!r}, only {', '.join(NAMES)}")
        return self.setup(seats, options, rng).state

    def faults(self, state: State) -> tuple[str, ...]:
        """What makes a position written by hand impossible."""
        return faults(state)

    def read(self, text: str) -> Action:
        """The action written in the game's notation. Raises Illegal naming the column where it cannot be read."""
        return notation.read(text)

    def write(self, action: Action) -> str:
        """The action in the game's notation."""
        return notation.written(action)

    def record(self, state: State) -> str:
        """The match so far, a line an answer."""
        return record(state)

    def replay(self, text: str) -> State:
        """The state that a record leads to. Raises Misread naming line and column."""
        return replay(self, text)

    def perft(self, depth: int) -> tuple[tuple[str, int], ...]:
        """How many ways lead `depth` answers on, by both generators of moves."""
        return counts(depth)


def _check_open(state: State, ask: str) -> None:
    """Raises Illegal if the ask is not the open one."""
    if ask != id_of(state):
        raise Illegal("OB-2", phrase("offboard-refused-ask"))

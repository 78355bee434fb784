"""The rules of Offboard: setting up, answering, winning, and validation of positions written by hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.contract.base import Ask, BaseGame, Illegal, Outcome, Pending, Refusals, Spec, Step
from bot.games.contract.capabilities import GameTools, Losses, Notation
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.vocabulary import Options, Seat, phrase
from bot.games.offboard.rules import movegen, notation
from bot.games.offboard.rules.asks import RULES, can_push_off, fallback, id_of, open_asks
from bot.games.offboard.rules.board import BALLS, GOAL, TARGETS, VALUES, other
from bot.games.offboard.rules.perft import counts
from bot.games.offboard.rules.preview import sketch
from bot.games.offboard.rules.turns import LETTERS, QUIET, REPEATS, StepBuilder, position_key
from bot.games.offboard.rules.values import Action, Bounced, Event, Lodged, State, View


def _play(game: Offboard, seats: int, options: Options, rng: Rng) -> State:
    """The start position: there is nothing to set up."""
    return game.setup(seats, options, rng).state


def _placement(state: State) -> tuple[str, str, Seat | None]:
    return state.cells, state.targets, state.air


def _losers(_before: State, events: Iterable[Event]) -> tuple[Seat, ...]:
    return tuple(event.seat for event in events if isinstance(event, Lodged | Bounced))


def validate(state: State) -> tuple[str, ...]:
    """The contradictions of a position, one clause each, in English."""
    found = tuple(_shape(state))
    return found or tuple(_sense(state))


def _shape(state: State) -> Iterator[str]:
    try:
        movegen.read(state.cells)
    except ValueError as error:
        yield f"cells: {error}"
    if len(state.targets) != TARGETS or set(state.targets) - {*LETTERS, "."}:
        yield f"targets has {TARGETS} letters of R, Y and '.', this is {state.targets!r}"
    if state.turn not in (0, 1) or state.air not in (None, 0, 1) or state.winner not in (None, 0, 1):
        yield "turn, air and winner are seats: 0 or 1"
    if state.asked < 1 or state.turns < 1 or not 0 <= state.quiet <= QUIET:
        yield f"asked and turns count from 1, quiet from 0 to {QUIET}"


def _sense(state: State) -> Iterator[str]:
    """Balls, scores and the open ask fit together."""
    yield from _counts(state)
    if (state.phase == "over") != (state.ended is not None):
        yield "phase over and ended go together"
    elif state.phase != "over":
        yield from _under_way(state)


def _counts(state: State) -> Iterator[str]:
    """Every ball is somewhere, and the scores match the targets."""
    balls = movegen.read(state.cells)
    for seat, letter in enumerate(LETTERS):
        count = movegen.live(balls, seat) + state.targets.count(letter) + state.out[seat] + (state.air == seat)
        if count != BALLS:
            yield f"{letter} has {count} balls on the board, in targets, discarded and in the air, not {BALLS}"
        score = sum(VALUES[nth] for nth, held in enumerate(state.targets) if held == LETTERS[other(seat)])
        if state.score[seat] != score:
            yield f"the score of {letter} is {state.score[seat]}, but what it pushed into targets makes {score}"


def _under_way(state: State) -> Iterator[str]:
    """A match under way has an open ask and has not reached an end."""
    if any(score >= GOAL for score in state.score):
        yield f"a seat has {GOAL} points, and the match is not over"
    if (state.phase == "air") != (state.air is not None):
        yield "phase air and a ball in the air go together"
    if state.air is not None and state.air != state.turn:
        yield "the ball in the air is the one of the seat to move (OB-15)"
    if state.keys and state.keys[-1] != position_key(state):
        yield "keys must end with the present position"
    if any(state.keys.count(key) >= REPEATS for key in state.keys):
        yield f"a position in keys stands {REPEATS} times, and the match is not drawn"
    if state.phase == "move" and not movegen.moves(movegen.read(state.cells), state.turn):
        yield "there is no legal move"


SPEC = Spec(
    key="offboard",
    seats=(2,),
    options=(),
    state=State,
    action=Action,
    event=Event,
    view=View,
    refusals=Refusals(seats="OB-2", over="OB-17", ask="OB-2", seat="OB-2"),
    tools=GameTools({"play": _play}, validate, perft=counts),
    takebacks=True,
    draws=True,
    notation=Notation(notation.read, notation.written, notation.record, lambda text: notation.replay(Offboard(), text)),
    placement=_placement,
    losses=Losses(("move",), _losers, own=0, other=25, nobody=75, possible=can_push_off),
)


class Offboard(BaseGame[State, Action, Event, View, StepBuilder]):
    """Offboard for two: Red is seat 0, Yellow seat 1. No luck is drawn."""

    spec = SPEC
    step_builder = StepBuilder

    def begin(self, seats: int, options: dict[str, str], rng: Rng) -> Step[State, Event]:  # noqa: ARG002 - always two
        """The start position, Red to move (1.1, OB-2)."""
        chosen = tuple(options.items())
        builder = StepBuilder(State(chosen, "move", movegen.written(movegen.placed()), asked=0), rng)
        builder.begin()
        return builder.step()

    def asks(self, state: State) -> tuple[Ask[Action], ...]:
        """The one open ask."""
        return open_asks(state)

    def pending(self, state: State) -> tuple[Pending, ...]:
        """The open ask without its moves."""
        return () if state.phase == "over" else (Pending(id_of(state), state.turn, RULES[state.phase]),)

    def answer(self, builder: StepBuilder, seat: Seat, action: Action) -> None:
        """A move, or the fate of a ball in the air."""
        builder.answer(seat, action)

    def timeout(self, builder: StepBuilder, late: Pending) -> None:
        """The usual move is played."""
        builder.answer(late.seat, fallback(builder.state))

    def leave(self, builder: StepBuilder, seat: Seat) -> None:
        """The other seat has won (OB-22)."""
        if seat not in (0, 1):
            raise Illegal("OB-22", phrase("offboard-refused-seat"))
        builder.end(other(seat), "left")

    def outcome(self, state: State) -> Outcome | None:
        """The winner and the reason, one group of both for a draw; None while the match is played."""
        if state.ended is None:
            return None
        lost = {"foe": state.score[other(state.winner)]} if state.ended == "goal" and state.winner is not None else {}
        reason = phrase(f"offboard-outcome-{state.ended.replace('_', '-')}", **lost)
        if state.winner is None:
            return Outcome(((0, 1),), reason)
        return Outcome(((state.winner,), (other(state.winner),)), reason)

    def view(self, state: State, viewer: Seat | None) -> View:  # noqa: ARG002 - nothing is hidden
        """The view, the same for all."""
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
        """The new place of each ball; the same at every level, since nothing has to be guessed."""
        return sketch(view, action)

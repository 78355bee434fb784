"""A seat that leaves, or lets too many flicks expire: two end the match, more play on without it (PO-48, V-6)."""

from typing import Literal

from bot.games.base import Illegal
from bot.games.flick_game import Simulator
from bot.games.pitchout.asks import waiting
from bot.games.pitchout.events import Gone, MatchWon, TimeRanOut
from bot.games.pitchout.resolution import begin_turn, settle, take_up, win_round
from bot.games.pitchout.round_answers import begin_round
from bot.games.pitchout.rounds import go_on_when_all_answered
from bot.games.pitchout.seating import partners
from bot.games.pitchout.step_builder import StepBuilder, after, by_seat, in_round, seats_left, sides_of, team_of
from bot.games.pitchout.values import State
from bot.games.vocabulary import Seat, phrase


def leave(builder: StepBuilder, seat: Seat, why: Literal["left", "timed_out"], simulate: Simulator) -> None:
    """A seat is out of the match for good; when one side remains, that one wins it (PO-48)."""
    if seat not in seats_left(builder.state):
        raise Illegal("PO-48", phrase("pitchout-refused-left"))
    was_asked = seat in waiting(builder.state)
    builder.set(gone=(*builder.state.gone, seat))
    sides = [there for team in partners(sides_of(builder.state)) if (there := _of(team, seats_left(builder.state)))]
    on = len(sides) > 1
    builder.tell(Gone(seat, on) if why == "left" else TimeRanOut(seat, on))
    if not on:
        builder.set(phase="over", winner=sides[0][0], ended=why, going=None)
        builder.tell(MatchWon(sides[0][0], builder.state.wins, "PO-48"))
        return
    if builder.state.turns and builder.state.phase != "next_starter":
        _in_a_round(builder, seat, was_asked=was_asked)
    else:
        _before_a_round(builder, seat, simulate, was_asked=was_asked)


def _of(team: tuple[Seat, ...], seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in team if seat in seats)


def _in_a_round(builder: StepBuilder, seat: Seat, *, was_asked: bool) -> None:
    """The pucks are taken up and the others play on, unless one side is left in the round."""
    take_up(builder, seat)
    still = in_round(builder.state)
    if all(mate in team_of(builder.state, still[0]) for mate in still):
        chooser = next(out for out in builder.state.out if out not in builder.state.gone)
        win_round(builder, still[0], "left", chooser)
    elif was_asked and builder.state.going is None:
        begin_turn(builder, after(builder.state, seat)[0])
    elif was_asked:
        settle(builder)


def _before_a_round(builder: StepBuilder, seat: Seat, simulate: Simulator, *, was_asked: bool) -> None:
    """Void the seat's placements and decisions, and continue without it."""
    state = builder.state
    builder.set(
        pucks=tuple(puck for puck in state.pucks if state.deployed[seat] or not _is_own(state, seat, puck.id)),
        deployed=by_seat(state.deployed, seat, True),
        shots=by_seat(state.shots, seat, None),
    )
    take_up(builder, seat)
    if not was_asked:
        return
    if state.waiting:
        builder.set(waiting=_of(state.waiting, seats_left(builder.state)))
        go_on_when_all_answered(builder, simulate)
    elif state.phase == "deploy":
        begin_round(builder)
    else:
        order = (*state.out, *((seat + step) % len(state.wins) for step in range(1, len(state.wins))))
        builder.set(chooser=_of(order, seats_left(builder.state))[0])
        builder.ask(state.phase)


def _is_own(state: State, seat: Seat, puck: str) -> bool:
    return puck.startswith(f"{sides_of(state)[seat]}.")

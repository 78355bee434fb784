"""Results of a flick: the discs at rest, the points, and the next player."""

from __future__ import annotations

from pichenette.api import BaseStepBuilder, Disc, Launch, Seat, Simulator, Table, Trace, ways_of
from pichenette_crokinole.rules.board import MASS, RADIUS, REACH, SIDE, disc_id, points_at, rival, seat_of, start
from pichenette_crokinole.rules.values import (
    Ditched,
    Event,
    Flick,
    Flicked,
    Foul,
    LastFlick,
    Lying,
    MatchOver,
    RoundOver,
    State,
    Twenty,
)


def next_disc(state: State) -> str:
    """The disc that is flicked next."""
    return disc_id(state.turn, state.option("discs") - state.left[state.turn] + 1)


def launched(state: State, flick: Flick) -> tuple[Table, Launch]:
    """The board with the disc at its starting place, and how it sets off."""
    disc, at = next_disc(state), start(state.turn, flick.spot)
    lying = (*state.discs, Lying(disc, at.x, at.y))
    table = Table(SIDE, SIDE, tuple(Disc(one.id, one.x, one.y, RADIUS, MASS) for one in lying))
    return table, Launch(disc, flick.angle, REACH * flick.strength / 100.0)


def is_foul(state: State, trace: Trace) -> bool:
    """Whether there were opposing discs to be touched and none was (CR-4)."""
    foes = {one.id for one in state.discs if seat_of(one.id) != state.turn}
    return bool(foes) and not any({contact.a, contact.b} & foes for contact in trace.contacts)


def play(builder: BaseStepBuilder[State, Event], simulate: Simulator, flick: Flick) -> None:
    """A flick that the rules allow: physics, what becomes of every disc, and whose turn it is."""
    state, disc = builder.state, next_disc(builder.state)
    table, launch = launched(state, flick)
    trace = builder.trace = simulate(table, (launch,))
    builder.tell(Flicked(disc, flick.spot, flick.angle, flick.strength))
    lost = {fall.id for fall in trace.falls}
    if is_foul(state, trace):
        builder.tell(Foul(state.turn))
        lost |= {disc, *trace.touched(disc)}
    kept: list[Lying] = []
    twenties = list(state.twenties)
    for rest in trace.rest:
        worth = 0 if rest.id in lost else points_at(rest.x, rest.y)
        if worth == 20:
            twenties[seat_of(rest.id)] += 1
            builder.tell(Twenty(rest.id))
        elif worth:
            kept.append(Lying(rest.id, rest.x, rest.y))
        else:
            lost.add(rest.id)
    builder.tell(*(Ditched(one) for one in sorted(lost, key=lambda one: (one != disc, one))))
    builder.set(
        discs=tuple(kept), twenties=(twenties[0], twenties[1]), last_flick=LastFlick(disc, ways_of(table, trace))
    )
    disc_played(builder)


def disc_played(builder: BaseStepBuilder[State, Event]) -> None:
    """A disc of the player in turn is used up; the other one goes on, or the round is over (CR-2)."""
    seat = builder.state.turn
    left = tuple(count - (one == seat) for one, count in enumerate(builder.state.left))
    builder.set(asked=builder.state.asked + 1, left=left, turn=rival(seat) if left[rival(seat)] else seat)
    if not any(left):
        _end_round(builder)


def standing(state: State) -> tuple[int, int]:
    """The points of a round so far (CR-6, CR-8)."""
    points = [20 * count for count in state.twenties]
    for one in state.discs:
        points[seat_of(one.id)] += points_at(one.x, one.y)
    return points[0], points[1]


def _end_round(builder: BaseStepBuilder[State, Event]) -> None:
    state, (south, north) = builder.state, standing(builder.state)
    score = state.score[0] + south, state.score[1] + north
    builder.tell(RoundOver(state.round, (south, north)))
    if state.round < state.option("rounds"):
        full = state.option("discs")
        first: Seat = state.round % 2
        builder.set(
            round=state.round + 1,
            left=(full, full),
            turn=first,
            discs=(),
            twenties=(0, 0),
            score=score,
            last_flick=None,
        )
        return
    winner = None if score[0] == score[1] else int(score[1] > score[0])
    builder.set(score=score, ended="played", winner=winner)
    builder.tell(MatchOver(winner, score))

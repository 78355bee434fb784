"""The view of PitchBowl: only a set-up ahead of the kicker's is hidden."""

import msgspec

from bot.games.contract.vocabulary import Millimetre, Point, Seat
from bot.games.pitchbowl.rules.asks import announcements, waiting, who
from bot.games.pitchbowl.rules.board import PlayerId, is_runner, label, seat_of
from bot.games.pitchbowl.rules.step_builder import fresh
from bot.games.pitchbowl.rules.values import FLICKING, BowlPlayer, LastFlick, Phase, Spent, State


class SeenPlayer(msgspec.Struct, frozen=True):
    """A player in pictures and texts."""

    id: PlayerId
    label: str
    seat: Seat
    runner: bool
    x: Millimetre
    y: Millimetre
    active: bool
    out: bool


class View(msgspec.Struct, frozen=True):
    """The view of every seat and spectator."""

    options: tuple[tuple[str, str], ...]
    phase: Phase
    turn: Seat
    asked: Seat | None  # None when the match is over
    kicker: Seat
    score: tuple[int, int]
    players: tuple[SeenPlayer, ...]
    ball: Point | None
    holder: PlayerId | None
    ready: tuple[Seat, ...]  # the seats that have set up
    spent: Spent
    bonus: PlayerId | None
    clumsy: PlayerId | None
    banned: bool
    turns: int
    last_flick: LastFlick | None
    winner: Seat | None
    ended: str | None
    viewer: Seat | None = None  # None is a spectator; texts begin with the viewer's players
    both: bool = False  # both coaches set up


def show(state: State, viewer: Seat | None) -> View:
    """The view of a viewer: the same for all, except a coach's own hidden set-up."""
    hidden = {place.id: place for place in state.plan if seat_of(place.id) == viewer}
    mine = (
        one if one.id not in hidden else BowlPlayer(one.id, hidden[one.id].x, hidden[one.id].y, out=False)
        for one in state.players
    )
    return View(
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        asked=None if state.phase == "over" else who(state),
        kicker=state.kicker,
        score=state.score,
        players=tuple(
            SeenPlayer(one.id, label(one.id), seat_of(one.id), is_runner(one.id), one.x, one.y, one.active, one.out)
            for one in mine
        ),
        ball=state.ball,
        holder=state.holder,
        ready=state.ready,
        spent=state.spent,
        bonus=state.bonus,
        clumsy=state.clumsy,
        banned=state.banned,
        turns=state.turns,
        last_flick=state.last_flick,
        winner=state.winner,
        ended=state.ended,
        viewer=viewer,
        both=len(waiting(state)) > 1,
    )


def left_this_turn(view: View) -> tuple[str, ...]:
    """The once-a-turn actions still open to the active coach now, given the players who may act (PB-22): effort, pass, steal, pickup.

    Empty before the kick-off, while the ball is put down and after the end.
    """
    if view.phase not in FLICKING:
        return ()
    state, spent = state_of(view), view.spent
    able = [one.id for one in fresh(state, state.turn) if view.bonus in {None, one.id}]
    announced = {name for player in able for name, _ in announcements(state, player)}
    can = (
        ("effort", bool(able) and not spent.effort),
        ("pass", view.holder in able and not spent.passing),
        ("steal", "steal" in announced),
        ("pickup", "pickup" in announced),
    )
    return tuple(name for name, possible in can if possible)


def state_of(view: View) -> State:
    """The state that a view shows; hidden set-ups, which matter to no flick, are empty."""
    return State(
        options=view.options,
        phase=view.phase,
        turn=view.turn,
        kicker=view.kicker,
        score=view.score,
        players=tuple(BowlPlayer(one.id, one.x, one.y, one.active, one.out) for one in view.players),
        ball=view.ball,
        holder=view.holder,
        ready=view.ready,
        spent=view.spent,
        bonus=view.bonus,
        clumsy=view.clumsy,
        banned=view.banned,
        turns=view.turns,
        winner=view.winner,
        ended=view.ended,
    )

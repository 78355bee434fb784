"""The rules of Pitch Out: setting up, answering, winning."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, assert_never

from bot.games.base import (
    Answer,
    Ask,
    Assist,
    Illegal,
    Left,
    Move,
    Options,
    OptionSpec,
    Outcome,
    Seat,
    Sketch,
    Spec,
    Step,
    TimedOut,
    phrase,
)
from bot.games.luck import Rng
from bot.games.pitchout.aiming import check_puck_choice, checked, launch
from bot.games.pitchout.asking import RULES, fallback, open_ask, payable, weak, who
from bot.games.pitchout.board import (
    ALL_BLOCKS,
    ALL_PUCKS,
    ARENA,
    CENTRE,
    REACH,
    label,
    other,
    playing_table,
    puck_id,
    seat_of,
)
from bot.games.pitchout.desk import Desk, blocks_of, by_seat, copyable, option, puck_of
from bot.games.pitchout.events import (
    ChooserDrawn,
    Copied,
    Deployed,
    Eliminated,
    Event,
    Flicked,
    Gone,
    GuardDeclined,
    GuardSaved,
    MatchWon,
    Returned,
    RoundBegun,
    StarterNamed,
    Stopped,
    TimeRanOut,
)
from bot.games.pitchout.placing import check_deployment, check_puck, rounded
from bot.games.pitchout.referee import Situation, Verdict, judge
from bot.games.pitchout.settle import (
    AFTER,
    PATIENCE,
    begin_turn,
    power_of,
    put_right,
    remove_obstacle,
    rescuable,
    settle,
    turn_lost,
)
from bot.games.pitchout.showing import last_flick, show
from bot.games.pitchout.sketching import sketch
from bot.games.pitchout.values import (
    Action,
    Deploy,
    FirstPlayer,
    Flick,
    FlickAgain,
    Going,
    Guard,
    NextStarter,
    Obstacle,
    Penalty,
    PlaceRestored,
    Puck,
    PuckId,
    RemoveObstacle,
    State,
    Stop,
    View,
)
from bot.physics.flick import flick as physics_flick
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace

Simulator: TypeAlias = Callable[[Table, tuple[Launch, ...]], Trace]

SPEC = Spec(
    key="pitchout",
    seats=(2,),
    options=(
        OptionSpec("edition", ("fr2021", "en")),
        OptionSpec("mode", ("initiation",)),
        OptionSpec("antipassive", ("off", "on")),
        OptionSpec("mirror", ("off", "on")),
        OptionSpec("heavy_obstacles", ("off", "on")),
    ),
    state=State,
    action=Action,
    event=Event,
    view=View,
    turn=0,
    reach=REACH,
)

# Options of the edition of 2021 alone, with the rule that says so.
ONLY_2021 = {"antipassive": "PO-49", "heavy_obstacles": "PO-28"}


def simulate(table: Table, launches: tuple[Launch, ...]) -> Trace:
    """The flick as physics has it, with its film."""
    return physics_flick(table, launches, film=True)


class PitchOut:
    """Pitch Out for two, initiation mode. The simulator may be replaced by a written trace."""

    spec = SPEC

    def __init__(self, flick: Simulator = simulate) -> None:
        self._simulate = flick

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State, Event]:
        """An empty arena; luck has drawn who names the first starter (PO-7)."""
        if seats not in self.spec.seats:
            raise Illegal("PO-3", phrase("pitchout-refused-seats", seats=seats))
        complete = self.spec.complete(options)
        for name, rule in ONLY_2021.items():
            if complete["edition"] == "en" and complete[name] == "on":
                raise Illegal(rule, phrase("pitchout-refused-edition", option=phrase(f"pitchout-option-{name}")))
        chooser = rng.below(2)
        state = State(
            options=tuple(complete.items()), phase="first_player", asked=1, chooser=chooser, pucks=(), blocks=()
        )
        desk = Desk(_fresh(state))
        desk.tell(ChooserDrawn(chooser))
        return desk.step()

    def asks(self, state: State) -> tuple[Ask[Action], ...]:
        """The open ask; Pitch Out opens one at a time."""
        ask = open_ask(state)
        return () if ask is None else (ask,)

    def apply(self, state: State, move: Move[Action], rng: Rng) -> Step[State, Event]:  # noqa: ARG002  # no luck after PO-7
        """The position after an answer, a lost clock or a seat that left."""
        if state.phase == "over":
            raise Illegal("PO-48", phrase("pitchout-refused-over"))
        desk = Desk(state)
        match move:
            case Left(seat):
                _leave(desk, seat)
            case TimedOut(ask):
                self._timed_out(desk, ask)
            case Answer(ask, seat, action):
                _check_ask(state, ask, seat)
                self._answer(desk, action)
            case _:
                assert_never(move)
        return desk.step()

    def outcome(self, state: State) -> Outcome | None:
        """The winner and how he won, or None while the match is played."""
        if state.winner is None or state.ended is None:
            return None
        return Outcome(((state.winner,), (other(state.winner),)), phrase(f"pitchout-outcome-{state.ended}"))

    def view(self, state: State, viewer: Seat | None) -> View:  # noqa: ARG002  # the initiation mode hides nothing
        """All that may be seen; the same for everybody."""
        return show(state)

    def sketch(self, view: View, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:
        """What a preview may show: expert a short ray, standard the first contact, full the way until rest."""
        return sketch(self._simulate, view, ask, action, assist)

    def _timed_out(self, desk: Desk, ask: str) -> None:
        """The fallback of the open ask; a flick is lost with its turn, the third in a row loses the match (PO-48)."""
        state = desk.state
        _check_ask(state, ask, who(state))
        action = fallback(state)
        if action is not None:
            self._answer(desk, action)
            return
        count = state.expired[state.turn] + 1
        desk.set(expired=by_seat(state.expired, state.turn, count))
        if count < PATIENCE:
            turn_lost(desk)
            return
        desk.tell(TimeRanOut(state.turn))
        _end_match(desk, other(state.turn), "timed_out")

    def _answer(self, desk: Desk, action: Action) -> None:
        state = desk.state
        match action, state.phase:
            case (FirstPlayer(starter), "first_player") | (NextStarter(starter), "next_starter"):
                _name_starter(desk, starter)
            case Deploy(), "deploy":
                _deploy(desk, action)
            case Flick(), "flick":
                self._flick(desk, action)
            case FlickAgain(angle, strength), "flick_again":
                self._launch(desk, _going(state).puck or "", angle, strength, second=True)
            case Stop(), "flick_again":
                desk.tell(Stopped(_going(state).puck or ""))
                _go_on(desk)
            case PlaceRestored(), "place_restored":
                _put_back(desk, action)
            case Guard(puck), "guard":
                _guard(desk, puck)
            case RemoveObstacle(block), "remove_obstacle":
                _remove(desk, block)
            case Penalty(puck), "penalty":
                _pay(desk, puck)
            case _:
                raise Illegal(RULES[state.phase], phrase("pitchout-refused-action"))

    def _flick(self, desk: Desk, action: Flick) -> None:
        """The first flick of a turn (PO-16, PO-59)."""
        state, seat = desk.state, desk.state.turn
        check_puck_choice(state, seat, action.puck)
        copy = None if action.copy in (None, "none") else action.copy
        power = next((pitcher for pitcher in copyable(state, seat) if pitcher == copy), None)
        if copy is not None and power is None:
            raise Illegal("PO-58", phrase("pitchout-refused-copy"))
        desk.set(copies=by_seat(state.copies, seat, power), expired=by_seat(state.expired, seat, 0))
        if power is not None:
            desk.tell(Copied(seat, power))
        self._launch(desk, action.puck, action.angle, action.strength, second=False)

    def _launch(self, desk: Desk, puck: PuckId, angle: float, strength: float, *, second: bool) -> None:
        """Flick a puck, let the referee judge, and settle what follows."""
        state = desk.state
        angle, strength = checked(state, puck, angle, strength)
        table = playing_table(state.pucks, state.blocks, heavy=option(state, "heavy_obstacles") == "on")
        trace = self._simulate(table, (launch(puck, angle, strength),))
        situation = Situation(puck, power_of(state, puck), first_only=option(state, "edition") == "fr2021")
        verdict = judge(trace, situation)
        desk.trace = trace
        desk.set(skips=0, last=last_flick(table, trace, puck, angle, strength))
        desk.tell(Flicked(puck, angle, strength, second, "PO-73" if second else "PO-16"), *verdict.events)
        _lay_down(desk, trace, verdict)
        touched_foe = verdict.touched_foe or (second and _going(state).touched_foe)
        gone = tuple(event.puck for event in (*verdict.exits, *verdict.struck))
        desk.set(going=Going("early_end", puck, second, verdict.touched, touched_foe, gone))
        settle(desk)


def _fresh(state: State) -> State:
    """The state before a round: nothing on the arena, all counters zero (PO-14)."""
    desk = Desk(state)
    desk.set(
        pucks=tuple(Puck(puck) for puck in ALL_PUCKS),
        blocks=tuple(Obstacle(block) for block in ALL_BLOCKS),
        turns=0,
        deployed=(False, False),
        copies=(None, None),
        thinned=(False, False),
        passive=(0, 0),
        lost=(False, False),
        skips=0,
        returns=(),
        going=None,
        last=None,
    )
    return desk.state


def _going(state: State) -> Going:
    return Desk(state).going()


def _check_ask(state: State, ask: str, seat: Seat) -> None:
    """Refuse an answer to an ask that is not open, or by another seat."""
    expected = open_ask(state)
    if expected is None or expected.id != ask:
        raise Illegal("PO-15", phrase("pitchout-refused-ask"))
    if expected.seat != seat:
        raise Illegal(expected.rule, phrase("pitchout-refused-seat"))


def _leave(desk: Desk, seat: Seat) -> None:
    """A seat that leaves loses the match (PO-48)."""
    desk.tell(Gone(seat))
    _end_match(desk, other(seat), "left")


def _end_match(desk: Desk, winner: Seat, ended: str) -> None:
    desk.set(phase="over", winner=winner, ended=ended, going=None)
    desk.tell(MatchWon(winner, desk.state.wins, "PO-48"))


def _name_starter(desk: Desk, starter: Seat) -> None:
    """A round is set up afresh for the starter named (PO-7, PO-14, PO-42)."""
    state = desk.state
    if starter not in (0, 1):
        raise Illegal(RULES[state.phase], phrase("pitchout-refused-starter"))
    rule = RULES[state.phase]
    desk.state = _fresh(state)
    number = sum(state.wins) + 1
    desk.set(starter=starter, turn=starter, round=number)
    desk.tell(StarterNamed(number, starter, state.chooser, rule))
    desk.ask("deploy")


def _deploy(desk: Desk, action: Deploy) -> None:
    """A seat puts everything down; after both the obstacle in the middle is set up (PO-10 to PO-13)."""
    state, seat = desk.state, who(desk.state)
    places = [rounded(place) for place in action.places]
    check_deployment(seat, places, [block for block in state.blocks if block.in_play])
    for place in places:
        desk.move(place.id, x=place.x, y=place.y, angle=place.angle, in_play=True)
    desk.set(deployed=by_seat(state.deployed, seat, True))
    desk.tell(Deployed(seat))
    if not all(desk.state.deployed):
        desk.ask("deploy")
        return
    desk.move(CENTRE, x=ARENA / 2, y=ARENA / 2, angle=0.0, in_play=True)
    desk.tell(RoundBegun(state.round, state.turn))
    begin_turn(desk, state.turn)


def _lay_down(desk: Desk, trace: Trace, verdict: Verdict) -> None:
    """Step 4: resting places, obstacles and pucks that left, struck pucks taken up, overlaps put right."""
    for rest in trace.rest:
        desk.move(rest.id, x=rest.x, y=rest.y, angle=rest.angle)
    for block in verdict.blocks:
        desk.take_away(block)
    seat = other(desk.state.turn)
    for puck in verdict.returns:
        desk.move(puck, in_play=False)
    theirs = tuple(puck for puck in verdict.returns if seat_of(puck) == seat)
    own = tuple(puck for puck in verdict.returns if seat_of(puck) != seat)
    desk.set(returns=(*theirs, *own))
    for event in (*verdict.exits, *verdict.struck):
        desk.take_out(event.puck)
        desk.tell(event)
    put_right(desk, trace)


def _go_on(desk: Desk) -> None:
    """The decision is made: settle what follows it."""
    desk.settle_at(AFTER[desk.going().stage])
    settle(desk)


def _put_back(desk: Desk, action: PlaceRestored) -> None:
    """A returned puck comes back into its zone (PO-33)."""
    state, puck = desk.state, desk.state.returns[0]
    if [place.id for place in action.places] != [puck]:
        raise Illegal("PO-33", phrase("pitchout-refused-put-back", piece=label(puck)))
    place = rounded(action.places[0])
    check_puck(who(state), place, [p for p in state.pucks if p.in_play], [b for b in state.blocks if b.in_play])
    desk.move(puck, x=place.x, y=place.y, angle=place.angle, in_play=True)
    desk.set(returns=state.returns[1:])
    desk.tell(Returned(puck, place.x, place.y))
    settle(desk)


def _guard(desk: Desk, puck: PuckId | None) -> None:
    """The Guard gives himself up for a puck, which takes his place, or lets it go (PO-64 to PO-66)."""
    state, seat = desk.state, who(desk.state)
    if puck is None:
        desk.tell(GuardDeclined(seat))
        _go_on(desk)
        return
    if puck not in rescuable(state, seat):
        raise Illegal("PO-65", phrase("pitchout-refused-rescue"))
    guard = puck_of(state, puck_id(seat, "guard"))
    desk.bring_back(puck)
    desk.move(puck, x=guard.x, y=guard.y, angle=guard.angle, in_play=True)
    desk.tell(GuardSaved(guard.id, puck))
    desk.take_out(guard.id)
    desk.tell(Eliminated(guard.id, "sacrifice", None, "PO-64"))
    _go_on(desk)


def _remove(desk: Desk, block: str) -> None:
    """The obstacle chosen is taken away (PO-36)."""
    if block not in [b.id for b in blocks_of(desk.state, who(desk.state))]:
        raise Illegal("PO-36", phrase("pitchout-refused-obstacle"))
    remove_obstacle(desk, weak(desk.state), block)
    _go_on(desk)


def _pay(desk: Desk, puck: PuckId) -> None:
    """A puck given up for passive play; two pucks left and the loss conditions are looked at again (PO-51)."""
    if puck not in payable(desk.state, desk.state.turn):
        raise Illegal("PO-51", phrase("pitchout-refused-penalty"))
    desk.take_out(puck)
    desk.tell(Eliminated(puck, "penalty", None, "PO-51"))
    desk.settle_at("check", punished=True)
    settle(desk)

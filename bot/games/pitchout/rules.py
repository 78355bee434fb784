"""The rules of Pitch Out: setting up, answering, winning."""

from __future__ import annotations

from typing import assert_never

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
    Simulator,
    Sketch,
    Spec,
    Step,
    TimedOut,
    phrase,
)
from bot.games.luck import Rng
from bot.games.pitchout.aiming import check_puck_choice, checked, launch
from bot.games.pitchout.answers import (
    deploy,
    end_match,
    fresh,
    go_on,
    leave,
    name_starter,
    pay,
    put_back,
    remove,
    use_guard,
)
from bot.games.pitchout.asking import RULES, fallback, open_ask, who
from bot.games.pitchout.board import (
    REACH,
    other,
    playing_table,
    seat_of,
)
from bot.games.pitchout.desk import Desk, by_seat, copyable, option
from bot.games.pitchout.events import (
    ChooserDrawn,
    Copied,
    Event,
    Flicked,
    Stopped,
    TimeRanOut,
    Unanswered,
)
from bot.games.pitchout.positions import faults, position
from bot.games.pitchout.referee import Situation, Verdict, judge
from bot.games.pitchout.settle import (
    PATIENCE,
    power_of,
    put_right,
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
    Penalty,
    PlaceRestored,
    PuckId,
    RemoveObstacle,
    State,
    Stop,
    View,
)
from bot.physics.flick import flick as physics_flick
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace

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
        desk = Desk(fresh(state))
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
                leave(desk, seat)
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

    def position(self, name: str, seats: int, options: Options, rng: Rng) -> State:
        """A position by name: `start`, `play`."""
        return position(self, name, seats, options, rng)

    def faults(self, state: State) -> tuple[str, ...]:
        """What makes a position written by hand impossible."""
        return faults(state)

    def with_simulator(self, simulate: Simulator) -> PitchOut:
        """The same game, its flicks simulated by `simulate`."""
        return PitchOut(simulate)

    def _timed_out(self, desk: Desk, ask: str) -> None:
        """The fallback of the open ask; a flick is lost with its turn, the third in a row loses the match (PO-48)."""
        state = desk.state
        _check_ask(state, ask, who(state))
        action = fallback(state)
        if action is not None:
            desk.tell(Unanswered(who(state), RULES[state.phase]))
            self._answer(desk, action)
            return
        count = state.expired[state.turn] + 1
        desk.set(expired=by_seat(state.expired, state.turn, count))
        if count < PATIENCE:
            turn_lost(desk)
            return
        desk.tell(TimeRanOut(state.turn))
        end_match(desk, other(state.turn), "timed_out")

    def _answer(self, desk: Desk, action: Action) -> None:
        state = desk.state
        match action, state.phase:
            case (FirstPlayer(starter), "first_player") | (NextStarter(starter), "next_starter"):
                name_starter(desk, starter)
            case Deploy(places), "deploy":
                deploy(desk, places)
            case Flick(), "flick":
                self._flick(desk, action)
            case FlickAgain(angle, strength), "flick_again":
                self._launch(desk, _going(state).puck or "", angle, strength, second=True)
            case Stop(), "flick_again":
                desk.tell(Stopped(_going(state).puck or ""))
                go_on(desk)
            case PlaceRestored(places), "place_restored":
                put_back(desk, places)
            case Guard(puck), "guard":
                use_guard(desk, puck)
            case RemoveObstacle(block), "remove_obstacle":
                remove(desk, block)
            case Penalty(puck), "penalty":
                pay(desk, puck)
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
        _lay_down(desk, trace, verdict, puck)
        touched_foe = verdict.touched_foe or (second and _going(state).touched_foe)
        gone = tuple(event.puck for event in (*verdict.exits, *verdict.struck))
        desk.set(going=Going("early_end", puck, second, verdict.touched, touched_foe, gone))
        settle(desk)


def _going(state: State) -> Going:
    return Desk(state).going()


def _check_ask(state: State, ask: str, seat: Seat) -> None:
    """Refuse an answer to an ask that is not open, or by another seat."""
    expected = open_ask(state)
    if expected is None or expected.id != ask:
        raise Illegal("PO-15", phrase("pitchout-refused-ask"))
    if expected.seat != seat:
        raise Illegal(expected.rule, phrase("pitchout-refused-seat"))


def _lay_down(desk: Desk, trace: Trace, verdict: Verdict, flicked: PuckId) -> None:
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
    put_right(desk, trace, flicked)

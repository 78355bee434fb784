"""The rules of Pitch Out: setting up, answering, winning."""

from __future__ import annotations

from typing import assert_never

from bot.games.base import Answer, Ask, Illegal, Left, Move, OptionSpec, Outcome, Simulator, Spec, Step, TimedOut
from bot.games.luck import Rng
from bot.games.pitchout.answer_routing import ANSWERS
from bot.games.pitchout.asks import ask_of, fallback, id_of, open_asks, rule_of, waiting
from bot.games.pitchout.board import REACH, opposing, pitcher_of, pitcher_words, playing_table
from bot.games.pitchout.event_text import final_score
from bot.games.pitchout.events import (
    ChooserDrawn,
    Copied,
    Event,
    Flicked,
    Slipped,
    Unanswered,
)
from bot.games.pitchout.launches import check_puck_choice, checked, launch
from bot.games.pitchout.positions import faults, position
from bot.games.pitchout.powers import infested_at_work
from bot.games.pitchout.preview import sketch
from bot.games.pitchout.referee import Situation, Verdict, judge
from bot.games.pitchout.resignation import leave
from bot.games.pitchout.resolution import PATIENCE, put_right, settle, turn_lost
from bot.games.pitchout.rounds import shoot
from bot.games.pitchout.seating import partners, team_of
from bot.games.pitchout.setup import opening, resolved
from bot.games.pitchout.shot_noise import slipped
from bot.games.pitchout.step_builder import (
    StepBuilder,
    after,
    by_seat,
    copyable,
    is_immune,
    option,
    owner,
    power_of,
    seats_left,
    sides_of,
)
from bot.games.pitchout.values import Action, Flick, FlickAgain, Obstacle, Puck, PuckId, Resolution, Shoot, State
from bot.games.pitchout.view import View
from bot.games.pitchout.view_builder import last_flick, show
from bot.games.preview import Assist, Sketch
from bot.games.shot_noise import HANDS, STEADY
from bot.games.vocabulary import Options, Phrase, Seat, phrase
from bot.physics.flick import flick as physics_flick
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace

SPEC = Spec(
    key="pitchout",
    seats=(2, 3, 4),
    options=(
        OptionSpec("edition", ("fr2021", "en")),
        OptionSpec("mode", ("initiation", "complete")),
        OptionSpec("format", ("usual", "7", "5")),
        OptionSpec("antipassive", ("off", "on")),
        OptionSpec("mirror", ("off", "on")),
        OptionSpec("heavy_obstacles", ("off", "on")),
        OptionSpec("sides", ("usual", "pairs", "free")),
        OptionSpec("hand", (STEADY, *HANDS)),
    ),
    state=State,
    action=Action,
    event=Event,
    view=View,
    turn=0,
    reach=REACH,
    decisive="PO-1",
)


def simulate(table: Table, launches: tuple[Launch, ...]) -> Trace:
    """The flick as physics has it, with its film."""
    return physics_flick(table, launches, film=True)


class PitchOut:
    """Pitch Out for two, three and four. The simulator may be replaced by a written trace."""

    spec = SPEC

    def __init__(self, flick: Simulator = simulate) -> None:
        self._simulate = flick

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State, Event]:
        """An empty arena; luck has drawn who names the first starter (PO-7), or the teams are asked for (PO-3)."""
        if seats not in self.spec.seats:
            raise Illegal("PO-3", phrase("pitchout-refused-seats", seats=seats))
        options = resolved(self.spec.complete(options), seats)
        if options["mode"] == "complete":
            return Step(opening(options, seats, 0), ())
        chooser = rng.below(seats)
        builder = StepBuilder(opening(options, seats, chooser))
        builder.tell(ChooserDrawn(chooser))
        return builder.step()

    def asks(self, state: State) -> tuple[Ask[Action], ...]:
        """What is asked now; several asks where all seats answer at once."""
        return open_asks(state)

    def apply(self, state: State, move: Move[Action], rng: Rng) -> Step[State, Event]:
        """The position after an answer, a lost clock or a seat that left."""
        if state.phase == "over":
            raise Illegal("PO-48", phrase("pitchout-refused-over"))
        builder = StepBuilder(state)
        match move:
            case Left(seat):
                leave(builder, seat, "left", self._simulate, rng)
            case TimedOut(ask):
                self._timed_out(builder, ask_of(state, _asked(state, ask)), rng)
            case Answer(ask, seat, action):
                if _asked(state, ask) != seat:
                    raise Illegal(rule_of(state), phrase("pitchout-refused-seat"))
                self._answer(builder, seat, action, rng)
            case _:
                assert_never(move)
        return builder.step()

    def outcome(self, state: State) -> Outcome | None:
        """The winner and how he won, or None while the match is played."""
        if state.winner is None or state.ended is None:
            return None
        score = {"score": final_score(state.wins, sides_of(state), state.winner)} if state.ended == "rounds" else {}
        return Outcome(_ranks(state, state.winner), phrase(f"pitchout-outcome-{state.ended}", **score))

    def view(self, state: State, viewer: Seat | None) -> View:
        """All that a seat, or a spectator, may see."""
        return show(state, viewer)

    def sketch(self, view: View, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:
        """What a preview may show: expert a short ray, standard the first contact, full the way until rest."""
        return sketch(self._simulate, view, ask, action, assist)

    def position(self, name: str, seats: int, options: Options, rng: Rng) -> State:
        """A position by name: `start`, `play`."""
        return position(self, name, seats, options, rng)

    def faults(self, state: State) -> tuple[str, ...]:
        """What makes a position written by hand impossible."""
        return faults(state)

    def placing(self, state: State) -> tuple[tuple[Puck, ...], tuple[Obstacle, ...]]:
        """What lies where: the pucks and obstacles in play."""
        return tuple(one for one in state.pucks if one.in_play), tuple(one for one in state.blocks if one.in_play)

    def chapter(self, state: State) -> int:
        """The round."""
        return state.round

    def favours(self, action: Action) -> Phrase | None:
        """The pitcher that is flicked."""
        return pitcher_words(pitcher_of(action.puck)) if isinstance(action, Flick) else None

    def with_simulator(self, simulate: Simulator) -> PitchOut:
        """The same game, its flicks simulated by `simulate`."""
        return PitchOut(simulate)

    def _timed_out(self, builder: StepBuilder, ask: Ask[Action], rng: Rng) -> None:
        """The fallback of an open ask; a flick is lost with its turn, the third in a row the seat (PO-48)."""
        action = fallback(ask)
        if action is not None or ask.kind == "shootout":
            if not ask.secret:  # else the usual answer would be known to have been given
                builder.tell(Unanswered(ask.seat, ask.rule))
            if action is None:
                shoot(builder, ask.seat, None, self._simulate, rng)
            else:
                self._answer(builder, ask.seat, action, rng)
            return
        state = builder.state
        count = state.expired[state.turn] + 1
        builder.set(expired=by_seat(state.expired, state.turn, count))
        if count < PATIENCE:
            turn_lost(builder)
            return
        leave(builder, state.turn, "timed_out", self._simulate, rng)

    def _answer(self, builder: StepBuilder, seat: Seat, action: Action, rng: Rng) -> None:
        match action, builder.state.phase:
            case (Shoot(), "shootout"):
                shoot(builder, seat, action, self._simulate, rng)
            case (Flick(), "flick"):
                self._flick(builder, action, rng)
            case (FlickAgain(angle, strength), "flick_again"):
                self._launch(builder, _going(builder.state).puck or "", angle, strength, rng, second=True)
            case _:
                if not any(answers(builder, seat, action) for answers in ANSWERS):
                    raise Illegal(rule_of(builder.state), phrase("pitchout-refused-action"))

    def _flick(self, builder: StepBuilder, action: Flick, rng: Rng) -> None:
        """The first flick of a turn (PO-16, PO-59)."""
        state, seat = builder.state, builder.state.turn
        check_puck_choice(state, seat, action.puck)
        copy = None if action.copy in (None, "none") else action.copy
        power = next((pitcher for pitcher in copyable(state, seat) if pitcher == copy), None)
        if copy is not None and power is None:
            raise Illegal("PO-58", phrase("pitchout-refused-copy"))
        builder.set(copies=by_seat(state.copies, seat, power), expired=by_seat(state.expired, seat, 0))
        if power is not None:
            builder.tell(Copied(seat, power))
        self._launch(builder, action.puck, action.angle, action.strength, rng, second=False)

    def _launch(
        self, builder: StepBuilder, puck: PuckId, angle: float, strength: float, rng: Rng, *, second: bool
    ) -> None:
        """Flick a puck, let the referee judge, and settle what follows."""
        state = builder.state
        wanted = checked(state, puck, angle, strength)
        angle, strength = slipped(state, puck, *wanted, rng)
        heavy = option(state, "heavy_obstacles") == "on"
        table = playing_table(state.pucks, state.blocks, heavy=heavy, flicked=puck)
        trace = self._simulate(table, (launch(puck, angle, strength),))
        verdict = judge(trace, _situation(state, puck))
        builder.trace = trace
        before = tuple(seat for seat in state.flicked if seat != state.turn)
        builder.set(skips=0, last=last_flick(table, trace, puck, angle, strength), flicked=(*before, state.turn))
        rule = ("PO-79" if _going(state).touched else "PO-73") if second else "PO-16"
        if (angle, strength) != wanted:
            builder.tell(Slipped(puck, *wanted))
        builder.tell(Flicked(puck, angle, strength, second, rule), *verdict.events)
        _lay_down(builder, trace, verdict, puck)
        builder.set(going=_going_after(state, trace, verdict, puck, second=second))
        settle(builder)


def _ranks(state: State, winner: Seat) -> tuple[tuple[Seat, ...], ...]:
    """The winners, the others by rounds won, then those that left, the first to leave last (V-6)."""
    left, sides = seats_left(state), sides_of(state)
    teams = [tuple(seat for seat in team if seat in left) for team in partners(sides)]
    first = team_of(sides, winner)
    best = tuple(seat for seat in first if seat in left)
    others = [team for team in teams if team and team != best]
    scores = sorted({state.wins[team[0]] for team in others}, reverse=True)
    ranks = [tuple(sorted(seat for seat in sum(others, ()) if state.wins[seat] == score)) for score in scores]
    return (best, *ranks, *((seat,) for seat in reversed(state.gone)))


def _going(state: State) -> Resolution:
    return StepBuilder(state).going()


def _situation(state: State, puck: PuckId) -> Situation:
    """What the referee must know of a flick."""
    return Situation(
        flicked=puck,
        power=power_of(state, puck),
        first_only=option(state, "edition") == "fr2021",
        sides=sides_of(state),
        infested=infested_at_work(state, puck),
        immune=tuple(p.id for p in state.pucks if p.in_play and is_immune(state, p.id)),
        riders=tuple((p.id, p.mount) for p in state.pucks if p.in_play and p.mount and p.id != puck),
    )


def _going_after(state: State, trace: Trace, verdict: Verdict, puck: PuckId, *, second: bool) -> Resolution:
    """What the settling of a flick must remember of it; `state` is that before the flick."""
    gone = tuple(event.puck for event in (*verdict.exits, *verdict.struck))
    foes = any(opposing(victim, puck, sides_of(state)) for victim in gone)
    return Resolution(
        stage="early_end",
        puck=puck,
        second=second,
        touched=verdict.touched,
        touched_foe=verdict.touched_foe or (second and _going(state).touched_foe),
        eliminated=gone,
        returned=verdict.returns,
        foes=verdict.foes,
        block=verdict.block,
        riding=trace.riding == puck,
        golem=foes and power_of(state, puck) == "shaman",
    )


def _asked(state: State, ask: str) -> Seat:
    """The seat that an open ask is put to. Raises Illegal if it is not open."""
    seat = next((seat for seat in waiting(state) if id_of(state, seat) == ask), None)
    if seat is None:
        raise Illegal("PO-15", phrase("pitchout-refused-ask"))
    return seat


def _lay_down(builder: StepBuilder, trace: Trace, verdict: Verdict, flicked: PuckId) -> None:
    """Step 4: resting places, riders with their mounts, what left the arena, struck pucks taken up, overlaps put right."""
    if trace.riding != flicked:
        builder.move(flicked, mount="")
    for rest in trace.rest:
        builder.move(rest.id, x=rest.x, y=rest.y, angle=rest.angle)
    for puck in builder.state.pucks:
        if puck.in_play and puck.mount:
            builder.ride(puck.id, puck.mount)
    for block in verdict.blocks:
        builder.take_away(block)
    for returned in verdict.returns:
        builder.pick_up(returned)
    order = (*after(builder.state, builder.state.turn), builder.state.turn)
    builder.set(returns=tuple(puck for seat in order for puck in verdict.returns if owner(builder.state, puck) == seat))
    for event in (*verdict.exits, *verdict.struck):
        builder.take_out(event.puck)
        builder.tell(event)
    put_right(builder, trace, flicked)

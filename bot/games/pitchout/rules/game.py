"""The rules of Pitch Out: setting up, answering, winning."""

from collections.abc import Iterable

from bot.games.contract.advice import Advice
from bot.games.contract.base import Ask, Illegal, OptionSpec, Outcome, Pending, Refusals, Spec, Step
from bot.games.contract.capabilities import GameTools, Losses
from bot.games.contract.flick_game import FlickGame
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.shot_noise import HANDS, STEADY
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.pitchout.rules.advice import advice
from bot.games.pitchout.rules.asks import ask_of, fallback, id_of, is_secret, open_asks, rule_of, waiting
from bot.games.pitchout.rules.board import REACH, opposing, pitcher_of, pitcher_words
from bot.games.pitchout.rules.event_text import final_score
from bot.games.pitchout.rules.events import ChooserDrawn, Copied, Eliminated, Event, Flicked, Slipped
from bot.games.pitchout.rules.judgement import judged
from bot.games.pitchout.rules.launches import check_puck_choice, checked, slipped
from bot.games.pitchout.rules.positions import elites, play, validate
from bot.games.pitchout.rules.preview import sketch
from bot.games.pitchout.rules.referee import Verdict
from bot.games.pitchout.rules.resolution import PATIENCE, put_right, settle, turn_lost
from bot.games.pitchout.rules.round_answers import ANSWERS, leave
from bot.games.pitchout.rules.rounds import draw_starter, opening, partners_of, resolved, shoot
from bot.games.pitchout.rules.seating import partners, team_of
from bot.games.pitchout.rules.step_builder import (
    StepBuilder,
    after,
    by_seat,
    copyable,
    owner,
    power_of,
    seats_left,
    sides_of,
)
from bot.games.pitchout.rules.values import (
    Action,
    ArenaBlock,
    Flick,
    FlickAgain,
    Puck,
    PuckId,
    Resolution,
    Shoot,
    State,
)
from bot.games.pitchout.rules.view import View
from bot.games.pitchout.rules.view_builder import last_flick, show
from bot.physics.trace import Trace


def _placement(state: State) -> tuple[tuple[Puck, ...], tuple[ArenaBlock, ...]]:
    return tuple(one for one in state.pucks if one.in_play), tuple(one for one in state.blocks if one.in_play)


def _losers(before: State, events: Iterable[Event]) -> tuple[Seat, ...]:
    return tuple(owner(before, event.puck) for event in events if isinstance(event, Eliminated))


def _turn_of(state: State) -> int | None:
    """The round that the seats deploy for, all at once; None otherwise."""
    return state.round if state.phase == "deploy" else None


def _chosen_pitcher(action: Action) -> Phrase | None:
    return pitcher_words(pitcher_of(action.puck)) if isinstance(action, Flick) else None


SPEC = Spec(
    key="pitchout",
    seats=(2, 3, 4),
    options=(
        OptionSpec("edition", ("fr2021", "en")),
        OptionSpec("mode", ("initiation", "complete")),
        OptionSpec("format", ("usual", "7", "5"), needs=(("7", (2,)),)),
        OptionSpec("antipassive", ("off", "on"), needs=(("on", (2,)),)),
        OptionSpec("mirror", ("off", "on")),
        OptionSpec("heavy_obstacles", ("off", "on")),
        OptionSpec("sides", ("usual", "pairs", "free"), needs=(("pairs", (4,)), ("free", (3, 4)))),
        OptionSpec("hand", (STEADY, *HANDS)),
        OptionSpec("starter", ("drawn", "chosen"), later=True),
    ),
    state=State,
    action=Action,
    event=Event,
    view=View,
    refusals=Refusals(seats="PO-3", over="PO-48", ask="PO-15"),
    tools=GameTools({"play": play, "elites": elites}, validate),
    reach=REACH,
    partners=partners_of,
    decisive="PO-1",
    turns=_turn_of,
    chapter=lambda state: state.round,
    placement=_placement,
    losses=Losses(("flick", "flick_again"), _losers, own=5, other=35, nobody=60),
    chosen_piece=_chosen_pitcher,
    counted=frozenset({"replace_banned"}),  # the team without the lineup and the banned, who are known
)


class PitchOut(FlickGame[State, Action, Event, View, StepBuilder]):
    """Pitch Out for two, three and four."""

    spec = SPEC
    step_builder = StepBuilder

    def begin(self, seats: int, options: dict[str, str], rng: Rng) -> Step[State, Event]:
        """An empty arena; luck has drawn the first starter, or who names it (PO-7), or the teams are asked for (PO-3)."""
        options = resolved(options, seats)
        if options["mode"] == "complete":
            return Step(opening(options, seats, 0), ())
        chooser = rng.below(seats)
        builder = StepBuilder(opening(options, seats, chooser), rng)
        if options.get("starter") == "drawn":
            draw_starter(builder, chooser)
        else:
            builder.tell(ChooserDrawn(chooser))
        return builder.step()

    def asks(self, state: State) -> tuple[Ask[Action], ...]:
        """The open asks; several where all seats answer at once."""
        return open_asks(state)

    def pending(self, state: State) -> tuple[Pending, ...]:
        """The open asks without their choices; a flick not taken has an event of its own."""
        if state.phase == "over":
            return ()
        rule, flick = rule_of(state), state.phase == "flick"
        return tuple(
            Pending(id_of(state, seat), seat, rule, flick or is_secret(state, seat)) for seat in waiting(state)
        )

    def answer(self, builder: StepBuilder, seat: Seat, action: Action) -> None:
        """An answer; flicks and shots here, all others by `round_answers`."""
        match action, builder.state.phase:
            case (Shoot(), "shootout"):
                shoot(builder, seat, action, self.simulate)
            case (Flick(), "flick"):
                self._flick(builder, action)
            case (FlickAgain(angle, strength), "flick_again"):
                self._launch(builder, builder.going().puck or "", angle, strength, second=True)
            case _:
                if not any(answers(builder, seat, action) for answers in ANSWERS):
                    raise Illegal(rule_of(builder.state), phrase("pitchout-refused-action"))

    def timeout(self, builder: StepBuilder, late: Pending) -> None:
        """Apply the fallback of an open ask; a flick is lost with its turn, the third in a row loses the seat (PO-48)."""
        state = builder.state
        action = fallback(ask_of(state, late.seat))
        if action is not None:
            self.answer(builder, late.seat, action)
        elif state.phase == "shootout":
            shoot(builder, late.seat, None, self.simulate)
        else:
            count = state.expired[late.seat] + 1
            builder.set(expired=by_seat(state.expired, late.seat, count))
            if count < PATIENCE:
                turn_lost(builder)
            else:
                leave(builder, late.seat, "timed_out", self.simulate)

    def leave(self, builder: StepBuilder, seat: Seat) -> None:
        """Remove a seat; the last side that remains has won (PO-48)."""
        leave(builder, seat, "left", self.simulate)

    def outcome(self, state: State) -> Outcome | None:
        """The winner and the reason, or None while the match is played."""
        if state.winner is None or state.ended is None:
            return None
        score = final_score(state.wins, sides_of(state), state.winner)
        reason = score if state.ended == "rounds" else phrase(f"pitchout-outcome-{state.ended}")
        return Outcome(_ranks(state, state.winner), reason)

    def view(self, state: State, viewer: Seat | None) -> View:
        """All that a seat, or a spectator, may see."""
        return show(state, viewer)

    def sketch(self, view: View, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:
        """The preview at an assist level: expert a short ray, standard the first contact, full the path until rest."""
        return sketch(self.simulate, view, ask, action, assist)

    def advice(self, state: State, ask: Ask[Action], usual: float = 0.0) -> tuple[Advice, ...]:
        """Flicks that are free, arrive and cost nothing, where there are any."""
        return advice(self.simulate, state, ask, usual)

    def _flick(self, builder: StepBuilder, action: Flick) -> None:
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
        self._launch(builder, action.puck, action.angle, action.strength, second=False)

    def _launch(self, builder: StepBuilder, puck: PuckId, angle: float, strength: float, *, second: bool) -> None:
        state = builder.state
        wanted = checked(state, puck, angle, strength)
        angle, strength = slipped(state, puck, *wanted, builder.rng)
        table, trace, verdict = judged(self.simulate, state, puck, angle, strength)
        builder.trace = trace
        before = tuple(seat for seat in state.flicked if seat != state.turn)
        builder.set(skips=0, last=last_flick(table, trace, puck, angle, strength), flicked=(*before, state.turn))
        rule = ("PO-79" if builder.going().touched else "PO-73") if second else "PO-16"
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


def _going_after(state: State, trace: Trace, verdict: Verdict, puck: PuckId, *, second: bool) -> Resolution:
    """The resolution that a flick begins; `state` is that before the flick."""
    gone = tuple(event.puck for event in (*verdict.exits, *verdict.struck))
    foes = any(opposing(victim, puck, sides_of(state)) for victim in gone)
    return Resolution(
        stage="early_end",
        puck=puck,
        second=second,
        touched=verdict.touched,
        touched_foe=verdict.touched_foe or (second and state.going is not None and state.going.touched_foe),
        eliminated=gone,
        returned=verdict.returns,
        foes=verdict.foes,
        block=verdict.block,
        riding=trace.riding == puck,
        golem=foes and power_of(state, puck) == "shaman",
    )


def _lay_down(builder: StepBuilder, trace: Trace, verdict: Verdict, flicked: PuckId) -> None:
    """Step 4: apply resting places, riders with their mounts, pieces that left the arena, struck pucks; remove overlaps."""
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

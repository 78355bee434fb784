"""The rules of PitchBowl: the toss, setting up, the kick-off, and who acts when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.base import (
    Announcements,
    Answer,
    Ask,
    Illegal,
    Left,
    Move,
    OptionSpec,
    Outcome,
    Simulator,
    Spec,
    Step,
    TimedOut,
)
from bot.games.luck import Rng
from bot.games.pitchbowl.asks import RULES, ask_id, fallback, open_asks, who
from bot.games.pitchbowl.baseline_bot import greedy, tally
from bot.games.pitchbowl.board import PLAYER_REACH, PLAYERS, TURN, PlayerId, rival
from bot.games.pitchbowl.events import (
    BonusLost,
    Event,
    Gone,
    MatchOver,
    PlacementDeclined,
    SideChosen,
    TeamReady,
    TossWon,
    Unanswered,
)
from bot.games.pitchbowl.kickoff import kick_off
from bot.games.pitchbowl.positions import faults, position
from bot.games.pitchbowl.preview import sketch
from bot.games.pitchbowl.resolution import play_flick, play_pass, play_placement, put_ball
from bot.games.pitchbowl.setup import checked_setup
from bot.games.pitchbowl.step_builder import StepBuilder, in_play
from bot.games.pitchbowl.turns import end_turn, go_on_acting
from bot.games.pitchbowl.values import (
    Action,
    BowlPlayer,
    Decline,
    EndTurn,
    Flick,
    Kick,
    Pass,
    Placement,
    SetUp,
    Spot,
    State,
    Toss,
)
from bot.games.pitchbowl.view import View, show
from bot.games.preview import Assist, Sketch
from bot.games.shot_noise import HANDS, STEADY
from bot.games.vocabulary import Options, Point, Seat, phrase
from bot.physics.flick import flick as physics_flick
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace

SPEC = Spec(
    key="pitchbowl",
    seats=(2,),
    options=(
        OptionSpec("touchdowns", ("3", "1", "2", "5")),
        OptionSpec("defensive_placement", ("off", "on")),
        OptionSpec("ko_dv", ("1100", "0")),
        OptionSpec("max_turns", ("0", "20", "40", "80")),
        OptionSpec("hand", (STEADY, *HANDS)),
    ),
    state=State,
    action=Action,
    event=Event,
    view=View,
    turn=TURN,
    reach=PLAYER_REACH,
    decisive="PB-67",
)


def simulate(table: Table, launches: tuple[Launch, ...]) -> Trace:
    """The flick as physics has it, with its film."""
    return physics_flick(table, launches, film=True)


class PitchBowl:
    """PitchBowl for two. The simulator may be replaced by a written trace."""

    spec = SPEC
    announcements = Announcements(("steal", "pickup", "handoff", "pass"), again=("steal", "pickup"))

    def __init__(self, flick: Simulator = simulate) -> None:
        self._simulate = flick

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State, Event]:
        """The toss has been made: the winner chooses (PB-10)."""
        if seats not in self.spec.seats:
            raise Illegal("PB-11", phrase("pitchbowl-refused-seats", seats=seats))
        winner = rng.below(2)
        players = tuple(BowlPlayer(player) for player in PLAYERS)
        builder = StepBuilder(State(tuple(self.spec.complete(options).items()), "toss", turn=winner, players=players))
        builder.tell(TossWon(winner))
        return builder.step()

    def asks(self, state: State) -> tuple[Ask[Action], ...]:
        """What is asked now: one thing of one coach."""
        return open_asks(state)

    def apply(self, state: State, move: Move[Action], rng: Rng) -> Step[State, Event]:
        """The position after an answer, a lost clock or a coach that left."""
        if state.phase == "over":
            raise Illegal("PB-67", phrase("pitchbowl-refused-over"))
        builder = StepBuilder(state)
        match move:
            case Left(seat):
                builder.tell(Gone(seat), MatchOver(rival(seat), state.score))
                builder.set(phase="over", winner=rival(seat), ended="left")
            case TimedOut(named):
                _check_open(state, named)
                self._timed_out(builder, rng)
            case Answer(named, seat, action):
                _check_open(state, named)
                if seat != who(state):
                    raise Illegal(RULES[state.phase], phrase("pitchbowl-refused-seat"))
                self._answer(builder, seat, action, rng)
            case _:
                assert_never(move)
        return builder.step()

    def outcome(self, state: State) -> Outcome | None:
        """The winner and how he won, a draw, or None while the match is played."""
        if state.ended is None:
            return None
        red, blue = state.score
        if state.winner is None:
            return Outcome(((0, 1),), phrase("pitchbowl-outcome-draw", red=red, blue=blue))
        first, second = (red, blue) if state.winner == 0 else (blue, red)
        reason = phrase(f"pitchbowl-outcome-{state.ended}", first=first, second=second)
        return Outcome(((state.winner,), (rival(state.winner),)), reason)

    def view(self, state: State, viewer: Seat | None) -> View:
        """All that a seat, or a spectator, may see."""
        return show(state, viewer)

    def sketch(self, view: View, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:
        """What a preview may show: expert a short ray, standard the first contact, full the way until rest."""
        return sketch(self._simulate, view, ask, action, assist)

    def position(self, name: str, seats: int, options: Options, rng: Rng) -> State:
        """A position by name: `start`, `play`, `empty`."""
        return position(self, name, seats, options, rng)

    def faults(self, state: State) -> tuple[str, ...]:
        """What makes a position written by hand impossible."""
        return faults(state)

    def placing(self, state: State) -> tuple[tuple[tuple[PlayerId, Point], ...], Point | None, PlayerId | None]:
        """What lies where: the players in play, whatever their faces, and the ball or who has it."""
        return tuple((one.id, Point(one.x, one.y)) for one in in_play(state)), state.ball, state.holder

    def chapter(self, state: State) -> int:
        """The part between two touchdowns; the last touchdown of a match opens none."""
        scored = sum(state.score)
        return scored if state.ended == "touchdowns" else scored + 1

    def with_simulator(self, simulate: Simulator) -> PitchBowl:
        """The same game, its flicks simulated by `simulate`."""
        return PitchBowl(simulate)

    def goes_on(self, before: State, after: State) -> bool:
        """Several flicks given together go on while the same coach acts in the same turn (section 6), also if his hand slips."""
        return after.phase in {"action", "bonus"} and (before.turn, before.turns) == (after.turn, after.turns)

    def turn_of(self, state: State) -> int | None:
        """The turn of the coach who acts (PB-20); None while the teams set up, or the other coach is asked."""
        return state.turns if state.phase in {"action", "bonus"} else None

    def greedy(self, state: State, ask: Ask[Action], rng: Rng) -> Action:
        """What a simple coach answers."""
        del ask  # there is one only
        return greedy(state, rng)

    def tally(self, events: Sequence[Event]) -> tuple[str, ...]:
        """What there was to count: touchdowns, why turns ended, what came off and what failed."""
        return tally(events)

    def _timed_out(self, builder: StepBuilder, rng: Rng) -> None:
        """The usual answer is given; a bonus action is lost (PB-51)."""
        seat = who(builder.state)
        builder.tell(Unanswered(seat, RULES[builder.state.phase]))
        action = fallback(builder.state)
        if action is not None:
            self._answer(builder, seat, action, rng)
            return
        player = builder.state.bonus or ""
        builder.tell(BonusLost(player))
        builder.change(player, active=False)
        builder.set(bonus=None)
        if builder.state.last:
            end_turn(builder, ("END",))
        else:
            go_on_acting(builder)

    def _answer(self, builder: StepBuilder, seat: Seat, action: Action, rng: Rng) -> None:
        match action, builder.state.phase:
            case (Toss(kick), "toss"):
                kicker = seat if kick else rival(seat)
                builder.tell(SideChosen(seat, kick))
                builder.set(phase="setup", kicker=kicker, turn=kicker)
            case (SetUp(), "setup"):
                self._set_up(builder, seat, action)
            case (Kick(), "kick"):
                self._kick(builder, seat, action, rng)
            case (Flick(), "action" | "bonus"):
                play_flick(builder, self._simulate, action, rng)
            case (Pass(), "action" | "bonus"):
                play_pass(builder, self._simulate, action, rng)
            case (EndTurn(), "action"):
                end_turn(builder, ("END",))
            case (Spot(angle), "fumble_spot"):
                put_ball(builder, angle)
            case (Placement(), "placement"):
                play_placement(builder, self._simulate, action, rng)
            case (Decline(turn), "placement"):
                builder.tell(PlacementDeclined(seat, turn))
                builder.set(phase="action", banned=turn)
            case _:
                raise Illegal(RULES[builder.state.phase], phrase("pitchbowl-refused-action"))

    @staticmethod
    def _set_up(builder: StepBuilder, seat: Seat, action: SetUp) -> None:
        """The kicker sets up first, then the receiver, then the ball is kicked (PB-11)."""
        for place in checked_setup(builder.state, seat, action.places):
            builder.change(place.id, x=place.x, y=place.y, active=True, out=False)
        ready = (*builder.state.ready, seat)
        builder.set(ready=ready)
        builder.tell(TeamReady(seat))
        if len(ready) == 2:
            builder.set(phase="kick")

    @staticmethod
    def _kick(builder: StepBuilder, seat: Seat, action: Kick, rng: Rng) -> None:
        """The ball flies, and the receiver plays the first turn (PB-18)."""
        kick_off(builder, seat, action, rng)
        builder.set(phase="action", ready=())


def _check_open(state: State, named: str) -> None:
    if ask_id(state) != named:
        raise Illegal(RULES[state.phase], phrase("pitchbowl-refused-ask"))

"""The rules of PitchBowl: the toss, setting up, the kick-off, and who acts when."""

from collections.abc import Iterable

from bot.games.contract.advice import Advice
from bot.games.contract.base import Ask, Illegal, OptionSpec, Outcome, Pending, Refusals, Spec, Step
from bot.games.contract.capabilities import Announcements, Batches, GameTools, Losses, StandingOrders
from bot.games.contract.dials import Place
from bot.games.contract.flick_game import FlickGame
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.shot_noise import HANDS, STEADY
from bot.games.contract.vocabulary import Options, Point, Seat, phrase
from bot.games.pitchbowl.rules.advice import advice
from bot.games.pitchbowl.rules.asks import RULES, ask_id, fallback, is_secret, open_asks, setting_up, waiting
from bot.games.pitchbowl.rules.board import PLAYER_REACH, PLAYERS, TURN, PlayerId, rival, seat_of
from bot.games.pitchbowl.rules.events import (
    BonusLost,
    Event,
    Gone,
    Intercepted,
    KnockedOut,
    MatchOver,
    PlacementDeclined,
    SetupReady,
    SetupVoid,
    SideChosen,
    Stolen,
    TeamReady,
    TossWon,
    TouchdownScored,
)
from bot.games.pitchbowl.rules.kickoff import kick_off
from bot.games.pitchbowl.rules.positions import empty, play, validate
from bot.games.pitchbowl.rules.preview import sketch
from bot.games.pitchbowl.rules.resolution import play_flick, play_pass, play_placement, put_ball
from bot.games.pitchbowl.rules.setup import checked_setup, is_legal
from bot.games.pitchbowl.rules.step_builder import StepBuilder, in_play
from bot.games.pitchbowl.rules.turns import end_turn, go_on_acting
from bot.games.pitchbowl.rules.values import (
    Action,
    BowlPlayer,
    Decline,
    EndTurn,
    Flick,
    Kick,
    Pass,
    Placement,
    PutBall,
    SetUp,
    State,
    Toss,
)
from bot.games.pitchbowl.rules.view import View, show

ACTING = frozenset({"action", "bonus"})  # phases in which the coach whose turn it is acts


def _placement(state: State) -> tuple[tuple[tuple[PlayerId, Point], ...], Point | None, PlayerId | None]:
    """The players in play, whichever their faces, and the ball or its holder."""
    return tuple((one.id, Point(one.x, one.y)) for one in in_play(state)), state.ball, state.holder


def _losers(_before: State, events: Iterable[Event]) -> tuple[Seat, ...]:
    """The seats with a player down, the ball lost to the other side, or a touchdown against them."""
    found: list[Seat] = []
    for event in events:
        match event:
            case KnockedOut(player):
                found.append(seat_of(player))
            case Stolen(_, loser) | Intercepted(_, loser):
                found.append(seat_of(loser))
            case TouchdownScored(_, seat):
                found.append(rival(seat))
            case _:
                pass
    return tuple(found)


def _chapter(state: State) -> int:
    """The part between two touchdowns; the last touchdown of a match opens none."""
    scored = sum(state.score)
    return scored if state.ended == "touchdowns" else scored + 1


def _goes_on(before: State, after: State) -> bool:
    """Several flicks given together go on while the same coach acts in the same turn (section 6), even after a slip."""
    return after.phase in ACTING and (before.turn, before.turns) == (after.turn, after.turns)


def _turn_of(state: State) -> int | None:
    """The turn of the coach who acts (PB-20); setting up is one of its own before it. None while the other coach is asked."""
    if state.phase not in ACTING and state.phase != "setup":
        return None
    return 2 * state.turns + (state.phase in ACTING)


def _ordered(state: State, code: str) -> Action | None:
    """The answer of a standing order: no placement, unless the ball carrier moved and the coach wants to be asked then."""
    moved = () if state.last_flick is None else state.last_flick.trails
    carried = any(trail.id == state.holder for trail in moved)
    return None if code == "carrier" and carried else Decline()


def _asks_placement(options: Options) -> bool:
    return options.get("defensive_placement") == "on"


SPEC = Spec(
    key="pitchbowl",
    seats=(2,),
    options=(
        OptionSpec("touchdowns", ("3", "1", "2", "5")),
        OptionSpec("defensive_placement", ("off", "on")),
        OptionSpec("ko_dv", ("1100", "0")),
        OptionSpec("max_turns", ("0", "20", "40", "80")),
        OptionSpec("hand", (STEADY, *HANDS)),
        OptionSpec("toss", ("drawn", "chosen"), later=True),
    ),
    state=State,
    action=Action,
    event=Event,
    view=View,
    turn=TURN,
    reach=PLAYER_REACH,
    decisive="PB-67",
    refusals=Refusals(seats="PB-11", over="PB-67"),
    tools=GameTools({"play": play, "empty": empty}, validate),
    batches=Batches(
        Announcements(("steal", "pickup", "handoff", "pass"), again=("steal", "pickup"), closing=("end", "last")),
        _goes_on,
    ),
    orders=StandingOrders("placement", ("never", "carrier"), _ordered, _asks_placement),
    turns=_turn_of,
    chapter=_chapter,
    placement=_placement,
    losses=Losses(("action", "bonus"), _losers, own=1, other=16, nobody=83),
)


class PitchBowl(FlickGame[State, Action, Event, View, StepBuilder]):
    """PitchBowl for two."""

    spec = SPEC
    step_builder = StepBuilder

    def begin(self, seats: int, options: dict[str, str], rng: Rng) -> Step[State, Event]:  # noqa: ARG002 - always two
        """Begin after the toss: the winner receives, or chooses (PB-10)."""
        winner = rng.below(2)
        players = tuple(BowlPlayer(player) for player in PLAYERS)
        builder = StepBuilder(State(tuple(options.items()), "toss", turn=winner, players=players), rng)
        builder.tell(TossWon(winner))
        if options.get("toss") == "drawn":
            _take_side(builder, winner, kick=False)
        return builder.step()

    def asks(self, state: State) -> tuple[Ask[Action], ...]:
        """The open asks: one, or one of each coach when both set up."""
        return open_asks(state)

    def pending(self, state: State) -> tuple[Pending, ...]:
        """The open asks without their choices."""
        return tuple(
            Pending(ask_id(state, seat), seat, RULES[state.phase], is_secret(state, seat)) for seat in waiting(state)
        )

    def answer(self, builder: StepBuilder, seat: Seat, action: Action) -> None:
        """Apply an answer before a kick-off or in a turn."""
        match action, builder.state.phase:
            case (Toss(kick), "toss"):
                _take_side(builder, seat, kick=kick)
            case (SetUp(), "setup"):
                _set_up(builder, seat, action)
            case (Kick(), "kick"):
                _kick(builder, seat, action)
            case (Flick(), "action" | "bonus"):
                play_flick(builder, self.simulate, action)
            case (Pass(), "action" | "bonus"):
                play_pass(builder, self.simulate, action)
            case (EndTurn(), "action"):
                end_turn(builder, ("END",))
            case (PutBall(angle), "fumble_spot"):
                put_ball(builder, angle)
            case (Placement(), "placement"):
                play_placement(builder, self.simulate, action)
            case (Decline(turn), "placement"):
                builder.tell(PlacementDeclined(seat, turn))
                builder.set(phase="action", banned=turn)
            case _:
                raise Illegal(RULES[builder.state.phase], phrase("pitchbowl-refused-action"))

    def timeout(self, builder: StepBuilder, late: Pending) -> None:
        """Give the default answer; a bonus action is lost (PB-51)."""
        action = fallback(builder.state, late.seat)
        if action is not None:
            self.answer(builder, late.seat, action)
            return
        player = builder.state.bonus or ""
        builder.tell(BonusLost(player))
        builder.change(player, active=False)
        builder.set(bonus=None)
        if builder.state.last:
            end_turn(builder, ("END",))
        else:
            go_on_acting(builder)

    def leave(self, builder: StepBuilder, seat: Seat) -> None:
        """Remove a coach: the rival has won (PB-67)."""
        builder.tell(Gone(seat), MatchOver(rival(seat), builder.state.score))
        builder.set(phase="over", winner=rival(seat), ended="left")

    def outcome(self, state: State) -> Outcome | None:
        """The winner and the reason, a draw, or None while the match is played."""
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
        """The preview at an assist level: expert a short ray, standard the first contact, full the path until rest."""
        return sketch(self.simulate, view, ask, action, assist)

    def advice(self, state: State, ask: Ask[Action], usual: float = 0.0) -> tuple[Advice, ...]:  # noqa: ARG002 - a run is as long as it must be
        """Flicks that are free, arrive and cost nothing, where there are any."""
        return advice(self.simulate, state, ask)


def _take_side(builder: StepBuilder, seat: Seat, *, kick: bool) -> None:
    """The winner of the toss kicks or receives; the teams set up (PB-10)."""
    kicker = seat if kick else rival(seat)
    builder.tell(SideChosen(seat, kick))
    builder.set(phase="setup", kicker=kicker, turn=kicker)


def _set_up(builder: StepBuilder, seat: Seat, action: SetUp) -> None:
    """The kicker's set-up comes first, then the receiver's, which may be given in secret before; then the ball is kicked (PB-11)."""
    places = checked_setup(builder.state, seat, action.places)
    if seat != setting_up(builder.state)[0]:
        builder.set(plan=places)
        builder.tell(SetupReady(seat))
        return
    _take_field(builder, seat, places)
    plan = builder.state.plan
    if not plan:
        return
    builder.set(plan=())
    if is_legal(builder.state, rival(seat), plan):
        _take_field(builder, rival(seat), plan)
    else:
        builder.tell(SetupVoid(rival(seat)))
        builder.set(asked=builder.state.asked + 1)


def _take_field(builder: StepBuilder, seat: Seat, places: tuple[Place, ...]) -> None:
    for place in places:
        builder.change(place.id, x=place.x, y=place.y, active=True, out=False)
    before = builder.state.before or ((), ())
    ready = (*builder.state.ready, seat)
    builder.set(ready=ready, before=(places, before[1]) if seat == 0 else (before[0], places))
    builder.tell(TeamReady(seat))
    if len(ready) == 2:
        builder.set(phase="kick")


def _kick(builder: StepBuilder, seat: Seat, action: Kick) -> None:
    """The ball flies, and the receiver plays the first turn (PB-18)."""
    kick_off(builder, seat, action)
    builder.set(phase="action", ready=())

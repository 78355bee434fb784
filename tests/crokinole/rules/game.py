"""The game of Crokinole as the product knows games."""

from __future__ import annotations

import math
from itertools import combinations

from bot.games.base import (
    AnyGame,
    Ask,
    Choice,
    Illegal,
    OptionSpec,
    Outcome,
    Pending,
    Refusals,
    Spec,
    Step,
    StepBuilder,
)
from bot.games.dials import Bearing, Number, Target
from bot.games.flick_game import FlickGame
from bot.games.luck import Rng
from bot.games.preview import Aim, Assist, Ghost, Line, Sketch
from bot.games.shot_noise import HANDS, STEADY, hand_of
from bot.games.tools import GameTools
from bot.games.vocabulary import Options, Point, Seat, phrase
from bot.physics.preview import first_contact
from tests.crokinole.rules.board import (
    MIDDLE,
    RADIUS,
    REACH,
    SPOTS,
    bearing_to,
    disc_words,
    points_at,
    rival,
    seat_of,
    start,
)
from tests.crokinole.rules.resolution import disc_played, launched, next_disc, play, ways_of
from tests.crokinole.rules.values import Action, Event, Flick, Gone, MatchOver, State

USUAL = 40.0  # strength offered first
RAY = 5 * RADIUS  # mm; all that experts are shown


def _play(game: AnyGame, seats: int, options: Options, rng: Rng) -> State:
    """The empty board: nothing is set up."""
    state: State = game.setup(seats, options, rng).state
    return state


def _validate(state: State) -> tuple[str, ...]:
    """What makes a position written by hand impossible."""
    wrong = [f"{one.id} is in the ditch" for one in state.discs if points_at(one.x, one.y) == 0]
    wrong += [f"{one.id} is over the hole" for one in state.discs if points_at(one.x, one.y) == 20]
    pairs = combinations(state.discs, 2)
    close = (pair for pair in pairs if math.dist((pair[0].x, pair[0].y), (pair[1].x, pair[1].y)) < 2 * RADIUS - 1e-6)
    return (*wrong, *(f"{one.id} and {other.id} overlap" for one, other in close))


SPEC = Spec(
    key="crokinole",
    seats=(2,),
    options=(
        OptionSpec("rounds", ("1", "2")),
        OptionSpec("discs", ("12", "8", "4")),
        OptionSpec("hand", (STEADY, *HANDS)),
    ),
    state=State,
    action=Action,
    event=Event,
    view=State,
    reach=REACH,
    refusals=Refusals(seats="CR-2", over="CR-10", ask="CR-2", seat="CR-2"),
    tools=GameTools({"play": _play}, _validate),
    chapter=lambda state: state.round,
    package="tests.crokinole",
)


class Crokinole(FlickGame[State, Action, Event, State, StepBuilder[State, Event]]):
    """Crokinole for two."""

    spec = SPEC

    def begin(self, seats: int, options: dict[str, str], rng: Rng) -> Step[State, Event]:  # noqa: ARG002 - always two
        """An empty board; seat 0 begins."""
        full = int(options["discs"])
        return self.builder(State(tuple(options.items()), left=(full, full)), rng).step()

    def builder(self, state: State, rng: Rng) -> StepBuilder[State, Event]:
        """A step builder that begins at `state`."""
        return StepBuilder(state, rng)

    def asks(self, state: State) -> tuple[Ask[Action], ...]:
        """The next disc, from any of the five places."""
        if state.ended is not None:
            return ()
        words = phrase("crokinole-ask-flick", disc=next_disc(state), left=state.left[state.turn])
        choices = tuple(_choice(state, spot) for spot in ("P3", *(spot for spot in SPOTS if spot != "P3")))
        return (Ask(f"flick.{state.turn}.{state.asked}", "flick", state.turn, words, "CR-3", choices),)

    def answer(self, builder: StepBuilder[State, Event], seat: Seat, action: Action) -> None:  # noqa: ARG002 - the seat in turn
        """A disc is flicked; where the hand slips, not quite as it was aimed."""
        flick, hand = checked(action), hand_of(builder.state.options)
        if hand is not None:
            angle, strength = hand.slip(flick.angle, flick.strength, builder.rng)
            flick = Flick(flick.spot, angle, strength)
        play(builder, self.simulate, flick)

    def timeout(self, builder: StepBuilder[State, Event], late: Pending) -> None:  # noqa: ARG002 - there is one
        """The disc is lost (CR-9)."""
        disc_played(builder)

    def leave(self, builder: StepBuilder[State, Event], seat: Seat) -> None:
        """The rival has won (CR-9)."""
        builder.tell(Gone(seat), MatchOver(rival(seat), builder.state.score))
        builder.set(ended="left", winner=rival(seat))

    def outcome(self, state: State) -> Outcome | None:
        """The winner and how the match was won, a draw, or None while it is played."""
        if state.ended is None:
            return None
        if state.winner is None:
            return Outcome(((0, 1),), phrase("crokinole-outcome-draw", points=state.score[0]))
        first, second = state.winner, rival(state.winner)
        reason = phrase(f"crokinole-outcome-{state.ended}", first=state.score[first], second=state.score[second])
        return Outcome(((first,), (second,)), reason)

    def view(self, state: State, viewer: Seat | None) -> State:
        """All is open."""
        del viewer
        return state

    def sketch(self, view: State, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:
        """What a preview may show: expert a short ray, standard the first contact, full the way until rest."""
        del ask
        try:
            flick = checked(action)
        except Illegal as refusal:
            return Sketch(words=(refusal.reason,), rule=refusal.rule)
        disc, origin = next_disc(view), start(view.turn, flick.spot)
        hand, (table, launch) = hand_of(view.options), launched(view, flick)
        fan = None if hand is None else hand.fan(flick.angle, flick.strength)
        aim = Aim(disc, origin, flick.angle, flick.strength, REACH, fan)
        if assist is Assist.EXPERT:
            return Sketch(aim, (Line("ray", (origin, _along(origin, flick.angle, RAY))),))
        met = first_contact(table, launch)
        ghosts = () if met is None else (Ghost("contact", disc, met.x, met.y),)
        if assist is Assist.FULL:
            trace = self.simulate(table, (launch,))
            fallen = {fall.id for fall in trace.falls}
            ways = ways_of(table, trace)
            ends = (Ghost("fall" if one in fallen else "rest", one, way[-1].x, way[-1].y) for one, way in ways)
            lines = tuple(Line("aim" if one == disc else "leave", way) for one, way in ways)
            return Sketch(aim, lines, (*ghosts, *ends))
        if met is None:
            return Sketch(aim, (Line("aim", (origin, _along(origin, flick.angle, launch.slide))),))
        struck = next(one for one in view.discs if one.id == met.struck)
        leaves = Line("leave", (Point(struck.x, struck.y), _along(Point(struck.x, struck.y), met.bearing, RAY)))
        return Sketch(aim, (Line("aim", (origin, Point(met.x, met.y))), leaves), ghosts)


def checked(flick: Flick) -> Flick:
    """The flick with its bearing to 0.01 degree and its strength to 0.1. Raises Illegal for what is neither (CR-3)."""
    if not (math.isfinite(flick.angle) and -360.0 <= flick.angle <= 720.0):
        raise Illegal("CR-3", phrase("crokinole-refused-angle"))
    if not 1.0 <= flick.strength <= 100.0:
        raise Illegal("CR-3", phrase("crokinole-refused-strength"))
    return Flick(flick.spot, round(flick.angle % 360.0, 2) % 360.0, round(flick.strength, 1))


def _choice(state: State, spot: str) -> Choice[Action]:
    origin = start(state.turn, spot)
    found = [
        Target(
            one.id,
            one.id,
            disc_words(one.id),
            one.x,
            one.y,
            RADIUS,
            foe=seat_of(one.id) != state.turn,
            yours=seat_of(one.id) == state.turn,
        )
        for one in state.discs
    ]
    found.sort(key=lambda one: (not one.foe, math.dist((one.x, one.y), (origin.x, origin.y)), one.code))
    hole = Target("hole", "hole", phrase("crokinole-hole"), MIDDLE.x, MIDDLE.y, 0.0, foe=False)
    aim = found[0] if found and found[0].foe else hole
    dials = (Bearing("angle", origin, RADIUS, (*found, hole)), Number("strength", 1.0, 100.0, 0.1, "unit-strength"))
    action = Flick(spot, bearing_to(origin, Point(aim.x, aim.y)), USUAL)  # type: ignore[arg-type]  # a key of SPOTS
    return Choice(spot, phrase(f"crokinole-spot-{spot}"), action, (spot,), dials)


def _along(start_at: Point, bearing: float, way: float) -> Point:
    angle = math.radians(bearing)
    return Point(start_at.x + way * math.sin(angle), start_at.y + way * math.cos(angle))

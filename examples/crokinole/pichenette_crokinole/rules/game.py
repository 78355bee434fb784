"""The game of Crokinole as the product knows games."""

from __future__ import annotations

import math
from itertools import combinations

from pichenette.api import (
    HANDS,
    STEADY,
    STRENGTH,
    AimPreview,
    AnyGame,
    Ask,
    Assist,
    BaseStepBuilder,
    Bearing,
    Choice,
    FlickGame,
    GameTools,
    Illegal,
    Options,
    OptionSpec,
    Outcome,
    Pending,
    Refusals,
    Rng,
    Seat,
    Sketch,
    Spec,
    Step,
    Target,
    are_numbers,
    bearing_to,
    checked_aim,
    disc_sketch,
    hand_of,
    phrase,
    refused,
    round_bearing,
)
from pichenette_crokinole.rules.board import (
    MIDDLE,
    RADIUS,
    REACH,
    SPOTS,
    disc_id,
    disc_words,
    points_at,
    rival,
    seat_of,
    start,
)
from pichenette_crokinole.rules.resolution import disc_played, launched, next_disc, play
from pichenette_crokinole.rules.values import Action, Event, Flick, Gone, MatchOver, State

USUAL = 40.0  # strength offered first
RAY = 5 * RADIUS  # mm; all that experts are shown


def _play(game: AnyGame, seats: int, options: Options, rng: Rng) -> State:
    """The empty board: nothing is set up."""
    state: State = game.setup(seats, options, rng).state
    return state


def _validate(state: State) -> tuple[str, ...]:
    """The reasons why a handwritten position is impossible."""
    wrong = [f"{one.id} is in the ditch" for one in state.discs if points_at(one.x, one.y) == 0]
    wrong += [f"{one.id} is over the hole" for one in state.discs if points_at(one.x, one.y) == 20]
    played = {disc_id(seat, nth + 1) for seat in (0, 1) for nth in range(state.option("discs") - state.left[seat])}
    wrong += [f"{one.id} has not been played" for one in state.discs if one.id not in played]
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
    package="pichenette_crokinole",
)


class Crokinole(FlickGame[State, Action, Event, State, BaseStepBuilder[State, Event]]):
    """Crokinole for two."""

    spec = SPEC
    step_builder = BaseStepBuilder[State, Event]

    def begin(self, seats: int, options: dict[str, str], rng: Rng) -> Step[State, Event]:  # noqa: ARG002 - always two
        """An empty board; seat 0 begins."""
        full = int(options["discs"])
        return BaseStepBuilder(State(tuple(options.items()), left=(full, full)), rng).step()

    def asks(self, state: State) -> tuple[Ask[Action], ...]:
        """The next disc, from any of the five places."""
        if state.ended is not None:
            return ()
        words = phrase("crokinole-ask-flick", disc=next_disc(state), left=state.left[state.turn])
        choices = tuple(_choice(state, spot) for spot in ("P3", *(spot for spot in SPOTS if spot != "P3")))
        return (Ask(f"flick.{state.turn}.{state.asked}", "flick", state.turn, words, "CR-3", choices),)

    def answer(self, builder: BaseStepBuilder[State, Event], seat: Seat, action: Action) -> None:  # noqa: ARG002 - the seat in turn
        """A disc is flicked; where the hand slips, not quite as it was aimed."""
        flick, hand = checked(action), hand_of(builder.state.options)
        if hand is not None:
            angle, strength = hand.slip(flick.angle, flick.strength, builder.rng)
            flick = Flick(flick.spot, angle, strength)
        play(builder, self.simulate, flick)

    def timeout(self, builder: BaseStepBuilder[State, Event], late: Pending) -> None:  # noqa: ARG002 - there is one
        """The disc is lost (CR-9)."""
        disc_played(builder)

    def leave(self, builder: BaseStepBuilder[State, Event], seat: Seat) -> None:
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

    def sketch(self, view: State, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:  # noqa: ARG002 - the disc is the next one
        """The preview at an assist level: expert a short ray, standard the first contact, full the path until rest."""
        if not are_numbers(action.angle, action.strength):
            return Sketch()
        origin = start(view.turn, action.spot)
        disc, hand = next_disc(view), hand_of(view.options)
        aim = AimPreview("crokinole", disc, origin, action.angle, action.strength, REACH, RAY, hand)
        try:
            table, launch = launched(view, checked(action))
        except Illegal as refusal:
            return refused(aim.least(assist), refusal)
        return disc_sketch(aim, table, launch, self.simulate, assist)


def checked(flick: Flick) -> Flick:
    """The flick with its bearing and strength as they are saved. Raises Illegal (CR-3)."""
    return Flick(flick.spot, *checked_aim("crokinole", "CR-3", flick.angle, flick.strength))


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
    dials = (Bearing("angle", origin, RADIUS, (*found, hole)), STRENGTH)
    action = Flick(spot, round_bearing(bearing_to(aim.x - origin.x, aim.y - origin.y)), USUAL)  # type: ignore[arg-type]  # a key of SPOTS
    return Choice(spot, phrase(f"crokinole-spot-{spot}"), action, dials)

"""The rules of Bullseye, which `data/rules` tells the players, on a table in mm. Nothing here knows Discord, a clock or a picture."""

from __future__ import annotations

import math
from itertools import combinations

from pichenette.api import (
    STRENGTH,
    AimPreview,
    AnyGame,
    Ask,
    Assist,
    BaseStepBuilder,
    Bearing,
    Choice,
    Disc,
    FlickGame,
    GameTools,
    Illegal,
    Launch,
    Options,
    OptionSpec,
    Outcome,
    Pending,
    Phrase,
    Point,
    Refusals,
    Rng,
    Seat,
    Sketch,
    Spec,
    Step,
    Table,
    Target,
    are_numbers,
    checked_aim,
    disc_sketch,
    phrase,
    refused,
    ways_of,
)
from pichenette_bullseye.values import Event, Flick, Flicked, Gone, Lying, Out, Over, State

SIDE = 500.0  # of the square table
MIDDLE = Point(250.0, 250.0)
CIRCLE = 200.0  # its radius
RADIUS, MASS = 16.0, 15.0  # of a disc, mm and g
REACH = 800.0  # mm that a disc slides at strength 100
STARTS = (Point(250.0, 33.0), Point(250.0, 467.0))  # of each seat, outside the circle: no disc can lie there (BE-3)


def seat_of(disc: str) -> Seat:
    """The seat of a disc."""
    return "AB".index(disc[0])


def team(seat: Seat) -> Phrase:
    """A seat in words. Words are phrases, keys of `data/words` with arguments, for readers have different languages."""
    return phrase(f"bullseye-team-{seat}")


def disc_words(disc: str) -> Phrase:
    """A disc in words."""
    return phrase("bullseye-disc", disc=disc, side=team(seat_of(disc)))


def from_middle(at: Lying) -> float:
    """The distance of a disc from the middle."""
    return math.dist((at.x, at.y), (MIDDLE.x, MIDDLE.y))


def turn_of(state: State) -> Seat:
    """The seat to play: South has the first disc, then they take turns (BE-1)."""
    return int(state.left[0] < state.left[1])


def next_disc(state: State) -> str:
    """The disc that is flicked next."""
    seat = turn_of(state)
    return f"{'AB'[seat]}{int(dict(state.options)['discs']) - state.left[seat] + 1}"


def launched(state: State, flick: Flick) -> tuple[Table, Launch]:
    """The table with the next disc at its start, and how that sets off."""
    disc, start = next_disc(state), STARTS[turn_of(state)]
    lying = (*state.discs, Lying(disc, start.x, start.y))
    table = Table(SIDE, SIDE, tuple(Disc(one.id, one.x, one.y, RADIUS, MASS) for one in lying))
    return table, Launch(disc, flick.angle, REACH * flick.strength / 100.0)


def nearest(state: State) -> Lying | None:
    """The disc nearest to the middle."""
    return min(state.discs, key=from_middle, default=None)


def _play(game: AnyGame, seats: int, options: Options, rng: Rng) -> State:
    """The position that scenarios and lessons begin from: the first regular turn of seat 0."""
    state: State = game.setup(seats, options, rng).state
    return state


def _faults(state: State) -> tuple[str, ...]:
    """Why a handwritten position is impossible."""
    beyond = (f"{one.id} is out of the circle" for one in state.discs if from_middle(one) + RADIUS > CIRCLE)
    close = (
        f"{one.id} and {other.id} overlap"
        for one, other in combinations(state.discs, 2)
        if math.dist((one.x, one.y), (other.x, other.y)) < 2 * RADIUS - 1e-6
    )
    return (*beyond, *close)


SPEC = Spec(
    key="bullseye",
    seats=(2,),
    options=(OptionSpec("discs", ("3", "5")),),  # the first value is the usual one
    state=State,
    action=Flick,
    event=Event,
    view=State,
    reach=REACH,
    refusals=Refusals(seats="BE-1", over="BE-4"),
    tools=GameTools({"play": _play}, _faults),
    package="pichenette_bullseye",
)


class Rules(FlickGame[State, Flick, Event, State, BaseStepBuilder[State, Event]]):
    """The game as Pichenette knows games: each method is explained in `BaseGame`. A game without flicks derives from that."""

    spec = SPEC
    step_builder = BaseStepBuilder[State, Event]

    def begin(self, seats: int, options: dict[str, str], rng: Rng) -> Step[State, Event]:  # noqa: ARG002 - always two
        """The empty table."""
        discs = int(options["discs"])
        return BaseStepBuilder(State(tuple(options.items()), left=(discs, discs)), rng).step()

    def asks(self, state: State) -> tuple[Ask[Flick], ...]:
        """Whom the match waits for: here one player, with one way to answer, whose dials are its bearing and strength."""
        if self.outcome(state) is not None:
            return ()
        seat, disc = turn_of(state), next_disc(state)
        targets = (
            *(
                Target(one.id, one.id, disc_words(one.id), one.x, one.y, RADIUS, foe=seat_of(one.id) != seat)
                for one in state.discs
            ),
            Target("middle", "middle", phrase("bullseye-middle"), MIDDLE.x, MIDDLE.y, 0.0, foe=False),
        )
        dials = (Bearing("angle", STARTS[seat], RADIUS, targets), STRENGTH)
        choice = Choice(disc, disc_words(disc), Flick(180.0 * seat, 25.0), dials)
        words = phrase("bullseye-ask-flick", disc=disc, left=state.left[seat])
        return (Ask(f"flick.{seat}.{state.left[seat]}", "flick", seat, words, "BE-2", (choice,)),)

    def answer(self, builder: BaseStepBuilder[State, Event], seat: Seat, action: Flick) -> None:
        """Physics, and what becomes of every disc."""
        flick, disc = checked(action), next_disc(builder.state)
        table, launch = launched(builder.state, flick)
        trace = builder.trace = self.simulate(table, (launch,))
        rest = [Lying(one.id, one.x, one.y) for one in trace.rest]
        kept = tuple(one for one in rest if from_middle(one) + RADIUS <= CIRCLE)
        lost = [one.id for one in table.discs if one.id not in {other.id for other in kept}]
        builder.tell(Flicked(disc, flick.angle, flick.strength), *(Out(one) for one in lost))
        builder.set(discs=kept, ways=ways_of(table, trace))
        self._played(builder, seat)

    def timeout(self, builder: BaseStepBuilder[State, Event], late: Pending) -> None:
        """The disc is lost (BE-5)."""
        self._played(builder, late.seat)

    def leave(self, builder: BaseStepBuilder[State, Event], seat: Seat) -> None:
        """The other one wins (BE-5)."""
        builder.set(gone=seat)
        builder.tell(Gone(seat), Over(1 - seat))

    def outcome(self, state: State) -> Outcome | None:
        """The seats by rank, best first; one group is a draw."""
        if state.gone is not None:
            return Outcome(((1 - state.gone,), (state.gone,)), phrase("bullseye-outcome-left"))
        if any(state.left):
            return None
        best = nearest(state)
        if best is None:
            return Outcome(((0, 1),), phrase("bullseye-outcome-empty"))
        winner = seat_of(best.id)
        return Outcome(
            ((winner,), (1 - winner,)), phrase("bullseye-outcome-nearest", disc=best.id, mm=round(from_middle(best)))
        )

    def view(self, state: State, viewer: Seat | None) -> State:  # noqa: ARG002 - all is open
        """All that a seat may see: a game with secrets has another type for it."""
        return state

    def sketch(self, view: State, ask: Ask[Flick], action: Flick, assist: Assist) -> Sketch:  # noqa: ARG002 - there is one
        """The preview of an answer that is not yet given."""
        if not are_numbers(action.angle, action.strength):
            return Sketch()
        aim = AimPreview(
            "bullseye", next_disc(view), STARTS[turn_of(view)], action.angle, action.strength, REACH, 5 * RADIUS
        )
        try:
            table, launch = launched(view, checked(action))
        except Illegal as refusal:
            return refused(aim.least(assist), refusal)
        return disc_sketch(aim, table, launch, self.simulate, assist)

    def _played(self, builder: BaseStepBuilder[State, Event], seat: Seat) -> None:
        """A disc of a seat is used up, and the match may be over."""
        south, north = builder.state.left
        builder.set(left=(south - (seat == 0), north - (seat == 1)))
        ended = self.outcome(builder.state)
        if ended is not None:
            builder.tell(Over(ended.ranks[0][0] if len(ended.ranks) == 2 else None))


def checked(flick: Flick) -> Flick:
    """The flick as it is saved. Raises Illegal (BE-2)."""
    return Flick(*checked_aim("bullseye", "BE-2", flick.angle, flick.strength))

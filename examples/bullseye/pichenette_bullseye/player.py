"""The house player: it tries flicks at every target in its head and plays the best of them. Without one, leave `player` out of `GAME`."""

from __future__ import annotations

from pichenette.api import (
    FULL,
    Answer,
    Ask,
    Bearing,
    Budget,
    Hand,
    HousePlayer,
    Level,
    Ranked,
    Rng,
    Seat,
    bearing_to,
)
from pichenette_bullseye.rules import CIRCLE, Rules, from_middle, seat_of
from pichenette_bullseye.values import Flick, State

RULES = Rules()
MISS = 1.5  # of the distance of a side without a disc, in radii of the circle


class House(HousePlayer[State, Flick]):
    """Plays at five levels, which differ in how many flicks they try and in how steady their hand is."""

    game = "bullseye"

    def rank(
        self, view: State, ask: Ask[Flick], level: Level, rng: Rng, budget: Budget = FULL
    ) -> tuple[Ranked[Flick], ...]:
        """The flicks that the level tries, best first."""
        (choice,) = ask.choices
        (dial,) = (one for one in choice.dials if isinstance(one, Bearing))
        found = [Ranked(choice.action, -1.0)]
        for _ in range(max(1, round(6 * level * budget.share))):
            if budget.cut():
                break
            target = rng.pick(dial.targets)
            angle = bearing_to(target.x - dial.origin.x, target.y - dial.origin.y) + rng.uniform(-4.0, 4.0)
            flick = Flick(angle % 360.0, rng.uniform(20.0, 60.0))
            after = RULES.apply(view, Answer(ask.id, ask.seat, flick), rng).state
            found.append(Ranked(flick, (_distance(after, 1 - ask.seat) - _distance(after, ask.seat)) / MISS))
        return tuple(sorted(found, key=lambda one: -one.value))

    def performed(self, action: Flick, ask: Ask[Flick], level: Level, rng: Rng) -> Flick:  # noqa: ARG002 - as all flicks
        """The flick as the level's hand performs it."""
        return Flick(*Hand(4.0 - 0.7 * level, 15.0 - 2.7 * level).slip(action.angle, action.strength, rng))


def _distance(state: State, seat: Seat) -> float:
    """The distance of the nearest disc of a seat from the middle, in radii of the circle."""
    return min((from_middle(one) / CIRCLE for one in state.discs if seat_of(one.id) == seat), default=MISS)

"""The default flicks and passes of PitchBowl: no player falls by them, a placement touches nobody, a pass goes to the nearest free mate ahead."""

from __future__ import annotations

import msgspec
import pytest

from bot.answers.advised import advised
from bot.answers.draft import bearing_of
from bot.games.contract.aim import bearing_at
from bot.games.contract.base import Answer, Choice, OptionSpec
from bot.games.contract.luck import Rng
from bot.games.pitchbowl.rules.events import BallOut, Caught, Overshot, PlacementAnnulled
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchbowl.rules.values import Action, Flick, Pass, Placement, State
from pichenette.testing.playing import match
from tests.support.scenes.pitchbowl_scenes import midst

GAME = PitchBowl()
LUCK = Rng(b"aims")
SPEC = msgspec.structs.replace(
    GAME.spec, options=(OptionSpec("defensive_placement", ("on",)), OptionSpec("max_turns", ("20",)))
)


@pytest.fixture(scope="module")
def positions() -> list[State]:
    """Positions of a few random matches in which a player can be flicked."""
    states = []
    for seed in (b"1", b"2", b"3"):
        played = match(GAME, seed, spec=SPEC)
        states += [one.step.state for one in played if one.step.state.phase in ("action", "placement")]
    return states


def events_of(state: State, action: object) -> tuple[object, ...]:
    (ask,) = GAME.asks(state)
    return GAME.apply(state, Answer(ask.id, ask.seat, action), LUCK).events


def test_nobody_falls_by_the_flick_offered_first(positions: list[State]):
    """Alone on the field: on an L of just three cells the way across its corner may be too long."""
    fallen = flicked = 0
    for state in positions[::6]:
        for choice in GAME.asks(state)[0].choices:
            if isinstance(choice.action, Flick) and choice.action.announce == "none":
                alone = tuple(msgspec.structs.replace(one, out=one.id != choice.action.player) for one in state.players)
                bare = msgspec.structs.replace(state, players=alone, ball=None, holder=choice.action.player)
                flicked += 1
                fallen += any(isinstance(event, Overshot) for event in events_of(bare, choice.action))
    assert flicked > 100
    assert fallen <= flicked * 0.02


def test_a_placement_offered_is_hardly_ever_annulled(positions: list[State]):
    """Only an enclosed player has no way to go."""
    placed = annulled = 0
    for state in positions:
        for choice in GAME.asks(state)[0].choices:
            if isinstance(choice.action, Placement):
                placed += 1
                annulled += any(isinstance(event, PlacementAnnulled) for event in events_of(state, choice.action))
    assert placed > 50
    assert annulled <= placed * 0.05


def passing(state: State) -> Choice[Action]:
    """The pass that is offered, as was judged."""
    (ask,) = GAME.asks(state)
    return next(one for one in advised(ask, GAME.advice(state, ask)).choices if isinstance(one.action, Pass))


def test_a_pass_can_be_aimed_at_every_mate_also_backwards():
    choice = passing(midst())
    dial = bearing_of(choice)
    assert dial is not None
    mates = [one for one in dial.targets if one.r]
    assert {one.code for one in mates} == {
        f"red.{name}" for name in ["t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9", "r2"]
    }
    assert all(one.met for one in mates)
    behind = next(one for one in mates if one.code == "red.t8")
    thrown = msgspec.structs.replace(
        choice.action, angle=round(bearing_at(dial.origin, behind, dial.radius), 2), strength=behind.strength
    )
    assert Caught("red.t8", passer="red.r1") in events_of(midst(), thrown)


@pytest.mark.parametrize(
    ("moved", "catcher"),
    [({}, "red.r2"), ({"red.r2": (322.0, 300.0)}, "red.t1"), ({"red.t5": (250.0, 700.0)}, "red.t5")],
    ids=["nearest ahead", "nobody ahead is free", "one scores"],
)
def test_a_pass_goes_to_a_mate_who_scores_else_to_the_nearest_free_one(
    moved: dict[str, tuple[float, float]], catcher: str
):
    state = midst()
    players = tuple(
        msgspec.structs.replace(one, x=moved[one.id][0], y=moved[one.id][1]) if one.id in moved else one
        for one in state.players
    )
    state = msgspec.structs.replace(state, players=players)
    events = events_of(state, passing(state).action)
    assert any(isinstance(event, Caught) and event.player == catcher for event in events)


def test_a_pass_without_a_free_mate_stays_on_the_field():
    alone = tuple(
        msgspec.structs.replace(one, out=one.id not in {"red.r1", "red.r2", "blue.t1"}) for one in midst().players
    )
    walled = tuple(msgspec.structs.replace(one, x=267.0, y=497.0) if one.id == "blue.t1" else one for one in alone)
    state = midst(players=walled)
    assert not any(isinstance(event, BallOut) for event in events_of(state, passing(state).action))

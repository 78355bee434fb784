"""The default flick of PitchBowl: no player falls by it, and a placement touches nobody."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.base import Answer, OptionSpec
from bot.games.luck import Rng
from bot.games.pitchbowl.events import Overshot, PlacementAnnulled
from bot.games.pitchbowl.rules import PitchBowl
from bot.games.pitchbowl.values import Flick, Placement, State
from tests.support.players import match

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


def told(state: State, action: object) -> tuple[object, ...]:
    (ask,) = GAME.asks(state)
    return GAME.apply(state, Answer(ask.id, ask.seat, action), LUCK).events


def test_nobody_falls_by_the_flick_offered_first(positions: list[State]):
    """Alone on the field: on an L of just three cells the way across its corner may be too long."""
    fallen = flicked = 0
    for state in positions[::7]:
        for choice in GAME.asks(state)[0].choices:
            if isinstance(choice.action, Flick) and choice.action.announce == "none":
                alone = tuple(msgspec.structs.replace(one, out=one.id != choice.action.player) for one in state.players)
                bare = msgspec.structs.replace(state, players=alone, ball=None, holder=choice.action.player)
                flicked += 1
                fallen += any(isinstance(event, Overshot) for event in told(bare, choice.action))
    assert flicked > 100
    assert fallen <= flicked * 0.02


def test_a_placement_offered_is_hardly_ever_annulled(positions: list[State]):
    """Only an enclosed player has no way to go."""
    placed = annulled = 0
    for state in positions:
        for choice in GAME.asks(state)[0].choices:
            if isinstance(choice.action, Placement):
                placed += 1
                annulled += any(isinstance(event, PlacementAnnulled) for event in told(state, choice.action))
    assert placed > 50
    assert annulled <= placed * 0.05

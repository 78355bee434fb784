"""`placing` gives a position apart from the state: a lost turn does not change it, moving a piece does."""

import pytest

from bot.games import GAMES
from bot.games.contract.base import Answer, TimedOut, position
from bot.games.contract.luck import Rng


def begun(game: str):
    rules = GAMES[game]
    return rules, position(rules, "play", 2, rules.spec.complete({}), Rng(b"placing"))


def test_a_flick_lost_on_time_leaves_what_lies_where():
    rules, state = begun("pitchout")
    (ask,) = rules.asks(state)
    after = rules.apply(state, TimedOut(ask.id), Rng(b"none")).state
    assert after != state
    assert rules.spec.placement(after) == rules.spec.placement(state)


@pytest.mark.parametrize("game", ["pitchout", "offboard"])
def test_a_move_changes_what_lies_where(game: str):
    rules, state = begun(game)
    (ask,) = rules.asks(state)
    after = rules.apply(state, Answer(ask.id, ask.seat, ask.choices[0].action), Rng(b"none")).state
    assert rules.spec.placement(after) != rules.spec.placement(state)

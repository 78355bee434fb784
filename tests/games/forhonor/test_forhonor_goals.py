"""The goals of For Honor's puzzles, and the progress towards them."""

import msgspec

from bot.games.forhonor.puzzles.maker import FAR, Wanted, _goals, _taken
from bot.games.forhonor.puzzles.plans import ActivationPlan
from bot.games.forhonor.rules.values import State
from tests.support.games.forhonor_few import standing


def at(square: str) -> State:
    """Attack's warden acts, alone on the board but for two enemies and a few soldiers."""
    soldiers = (("G8",), ("G9", "G10"))
    state = standing("warden", warden=square, conqueror="K5", shugoki="K6")
    return msgspec.structs.replace(state, soldiers=soldiers)


def test_each_enemy_on_the_board_may_be_shot_with_and_without_staying_safe():
    state = at("E5")
    foes = [one.id for one in state.heroes if one.square in {"K5", "K6"}]
    assert len(foes) == 2
    goals = list(_goals(state, "shot", [ActivationPlan((), state)]))
    assert sorted(goals) == sorted(Wanted(target=foe, safe=safe) for foe in foes for safe in (False, True))


def test_a_hero_makes_headway_to_a_zone_by_steps():
    """Zone Attack ends at column C, Defence begins at column L."""
    assert _taken(at("E5"), at("D5"), "attack", 0) == 0.8 * (1 - 1 / FAR)
    assert _taken(at("E5"), at("F5"), "attack", 0) == 0.8 * (1 - 3 / FAR)
    assert _taken(at("E12"), at("F12"), "defence", 0) == 0.8 * (1 - 6 / FAR)


def test_a_camp_makes_headway_in_the_centre_by_soldiers():
    before = at("E5")
    even = msgspec.structs.replace(before, soldiers=(("G8",), ("G9",)))
    assert _taken(before, before, "centre", 0) == 0.0
    assert 0.0 < _taken(before, even, "centre", 0) < 1.0

"""Deeds of several steps: an enemy, soldiers or a zone, with the way there."""

import pytest

from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.forhonor.rules.board import NEIGHBOURS, ZONES
from bot.games.forhonor.rules.deeds import TRIED, _after, _kills, _Place, deeds, likely
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.step_builder import figure
from bot.games.forhonor.rules.values import Attack, PickHero, State
from tests.support.games.brawls import brawl
from tests.support.games.forhonor_matches import CLASH, USUAL, placed
from tests.support.samples import sample

GAME = ForHonor()
STEPS = GAME.spec.steps
assert STEPS is not None


def taken(state: State, codes: tuple[str, ...]) -> State:
    """The position after the steps with these codes; each is offered, and only the last may end the plan."""
    for nth, code in enumerate(codes, start=1):
        (ask,) = GAME.asks(state)
        choice = next(one for one in ask.choices if one.code == code)
        after = STEPS.take(state, Answer(ask.id, ask.seat, choice.action))
        if after is None:
            assert nth == len(codes)
            assert isinstance(choice.action, Attack)
            return state
        state = after
    return state


def test_enemies_soldiers_and_zones_in_reach_are_offered_by_the_shortest_way():
    assert [(one.code, one.steps) for one in deeds(CLASH)] == [
        ("attack conqueror", ("move G12", "attack conqueror")),
        ("attack berserker", ("move G9", "attack berserker")),
        ("attack shugoki", ("move C11", "attack shugoki")),
        ("kill 4 E10", ("move E10", "kill 4")),
        ("take attack", ("move C8",)),
    ]


def test_a_hero_in_reserve_enters_first():
    assert [(one.code, one.steps) for one in deeds(USUAL)] == [("take attack", ("enter A1", "move A5"))]


def test_a_zone_that_a_mate_holds_is_not_among_the_likeliest_deeds_until_an_enemy_enters():
    mate = placed("warden", {"raider": "A5"})
    assert "take attack" in [one.code for one in deeds(mate)]
    assert likely(mate) == ()
    contested = placed("warden", {"raider": "A5", "shugoki": "C8"})
    assert "take attack" in [one.code for one in likely(contested)]


@pytest.mark.parametrize("number", sample(range(3), 3))
def test_every_deed_of_random_matches_can_be_done(number: int):
    tried = 0
    for each in brawl(GAME, number):
        state = each.step.state
        for one in deeds(state) if state.phase == "step" else ():
            after = taken(state, one.steps)
            verb, *args = one.code.split()
            if verb == "take":
                assert figure(after, state.acting.hero).square in ZONES[args[0]]
            tried += 1
    assert tried


def test_the_likeliest_deeds_are_few_and_various():
    assert [one.code for one in likely(CLASH)] == ["attack conqueror", "attack berserker", "shoot D12", "kill 4 E10"]
    (ask,) = GAME.asks(CLASH)
    answer = Answer(ask.id, ask.seat, next(one.action for one in ask.choices if one.code == "move C8"))
    assert [one.code for one in likely(STEPS.take(CLASH, answer))][-1] == "end"


@pytest.mark.parametrize("number", sample(range(3), 3))
def test_every_likely_deed_of_random_matches_can_be_done_by_whom_it_is_offered(number: int):
    tried = 0
    for each in brawl(GAME, number):
        state = each.step.state
        for one in likely(state):
            *before, last = one.steps
            there = taken(state, tuple(before))
            (was,), (ask,) = GAME.asks(state), GAME.asks(there)
            assert was.seat == ask.seat
            assert last in {choice.code for choice in ask.choices}
            tried += 1
    assert tried


def test_a_pick_opens_the_plan_of_its_hero():
    state = next(each.step.state for each in brawl(GAME, 0) if each.step.state.phase == "pick_hero")
    (ask,) = GAME.asks(state)
    answer = Answer(ask.id, ask.seat, ask.choices[0].action)
    assert isinstance(answer.action, PickHero)
    assert STEPS.take(state, answer) == GAME.apply(state, answer, Rng(b"any")).state


def test_a_place_that_cannot_be_reached_is_no_way_to_a_deed():
    acting = CLASH.acting
    assert acting is not None
    here = figure(CLASH, acting.hero).square
    assert _after(CLASH, _Place(0, 0, here, ())) == CLASH
    assert _after(CLASH, _Place(1, 0, "N1", ("move N1",))) is None


def test_soldiers_are_counted_from_a_limited_number_of_places(monkeypatch: pytest.MonkeyPatch):
    """The deeds are looked for again at every press: the nearest places will do."""
    tried: list[_Place] = []

    def counted(_state: State, place: _Place) -> None:
        tried.append(place)

    acting = CLASH.acting
    assert acting is not None
    monkeypatch.setattr("bot.games.forhonor.rules.deeds._after", counted)
    beside = NEIGHBOURS[CLASH.soldiers[1][0]][0]
    places = [_Place(steps, 0, beside, ()) for steps in range(100)]
    assert list(_kills(CLASH, acting, places)) == []
    assert tried == places[: 2 * TRIED]

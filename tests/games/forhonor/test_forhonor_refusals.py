"""Illegal answers are refused with the rule they break, and impossible positions are reported."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.contract.base import Answer, Illegal, Left, TimedOut, position
from bot.games.contract.luck import Rng
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.values import (
    Action,
    Attack,
    Banner,
    Combat,
    Displace,
    DraftHero,
    End,
    Enter,
    Fight,
    Figure,
    Kill,
    Move,
    Order,
    PickHero,
    Shoot,
    Shove,
    State,
)
from bot.games.forhonor.rules.view import show
from tests.support.games.forhonor_few import standing

GAME = ForHonor()
LUCK = Rng(b"refusals")


def at_arms(acts: str, **changes: object) -> State:
    """Heroes of both teams near each other, soldiers between them; one hero acts."""
    state = standing(acts, 4, warden="D9", raider="D8", orochi="A9", conqueror="D10", nobushi="A12", shugoki="A10")
    soldiers = (("F9",), ("F10", "F11"))
    return msgspec.structs.replace(state, **{"soldiers": soldiers, **changes})  # type: ignore[arg-type]  # fields of a state


def hero(state: State, number: int, **changes: object) -> State:
    one = msgspec.structs.replace(state.heroes[number], **changes)
    return msgspec.structs.replace(state, heroes=(*state.heroes[:number], one, *state.heroes[number + 1 :]))


WARDEN, RAIDER, OROCHI = at_arms("warden"), at_arms("raider"), at_arms("orochi")
RESERVE = standing("warden", 4)
COMBAT = at_arms("warden", phase="card", combat=Combat("warden", "conqueror", 2, (("sword",), ("shield",))))
PICK = at_arms("warden", phase="pick_hero", acting=None, acted=("warden",))
ASIDE = hero(at_arms("warden", phase="displace", marching=True, acting=None), 0, square="F9")
DRAFT = GAME.setup(4, {}, LUCK).state
ORDER = at_arms("warden", phase="order", turn=0, acting=None, rows=((), ()), cards=())


@pytest.mark.parametrize(
    ("state", "action", "rule"),
    [
        (WARDEN, Attack("nobody"), "FH-50"),
        (WARDEN, Attack("warden"), "FH-50"),
        (WARDEN, Attack("raider"), "FH-50"),
        (WARDEN, Attack("berserker"), "FH-50"),
        (WARDEN, Move("Z99"), "FH-30"),
        (WARDEN, Move("E12"), "FH-30"),
        (WARDEN, Move(""), "FH-30"),
        (WARDEN, Move("D9"), "FH-30"),
        (WARDEN, Move("D8"), "FH-30"),
        (WARDEN, Move("D10"), "FH-30"),
        (WARDEN, Move("N1"), "FH-30"),
        (WARDEN, Enter("A1"), "FH-24"),
        (WARDEN, Kill(0), "FH-40"),
        (WARDEN, Kill(-1), "FH-40"),
        (WARDEN, Kill(99), "FH-40"),
        (WARDEN, Shoot("A12"), "FH-62"),
        (WARDEN, Banner(), "FH-63"),
        (WARDEN, Shove("conqueror", 1), "FH-64"),
        (WARDEN, Fight("sword"), "FH-23"),
        (WARDEN, PickHero("warden"), "FH-23"),
        (WARDEN, DraftHero("warden"), "FH-23"),
        (OROCHI, Shoot("A10"), "FH-62"),
        (OROCHI, Shoot("A13"), "FH-62"),
        (OROCHI, Shoot("D9"), "FH-62"),
        (OROCHI, Shoot("nowhere"), "FH-62"),
        (RAIDER, Shove("conqueror", 1), "FH-64"),
        (RAIDER, Shove("warden", 1), "FH-64"),
        (RAIDER, Shove("nobody", 0), "FH-64"),
        (RESERVE, Enter("A18"), "FH-24"),
        (RESERVE, Enter("A2"), "FH-24"),
        (RESERVE, Move("A1"), "FH-24"),
        (RESERVE, Kill(1), "FH-24"),
        (RESERVE, End(), "FH-24"),
        (COMBAT, Fight("charge"), "FH-54"),
        (COMBAT, Fight("shield"), "FH-54"),
        (COMBAT, End(), "FH-23"),
        (PICK, PickHero("warden"), "FH-22"),
        (PICK, PickHero("conqueror"), "FH-22"),
        (PICK, PickHero("nobody"), "FH-22"),
        (PICK, End(), "FH-23"),
        (ASIDE, Displace("F10"), "FH-12"),
        (ASIDE, Displace("F9"), "FH-12"),
        (ASIDE, Displace("A1"), "FH-12"),
        (ASIDE, Displace("Z0"), "FH-12"),
        (ASIDE, Move("D11"), "FH-23"),
        (DRAFT, DraftHero("nobody"), "FH-3"),
        (DRAFT, DraftHero(DRAFT.packets[1][0]), "FH-3"),
        (DRAFT, End(), "FH-23"),
        (ORDER, Order(("warden",)), "FH-90"),
        (ORDER, Order(("conqueror", "berserker", "nobushi", "shugoki")), "FH-90"),
        (ORDER, Order(("warden", "warden", "orochi", "raider")), "FH-90"),
    ],
    ids=lambda value: str(value)[:40] if not isinstance(value, State) else value.phase,
)
def test_an_answer_that_cannot_be_given_is_refused_by_its_rule(state: State, action: Action, rule: str):
    ask = GAME.asks(state)[0]
    with pytest.raises(Illegal) as refusal:
        GAME.apply(state, Answer(ask.id, ask.seat, action), LUCK)
    assert refusal.value.rule == rule


@pytest.mark.parametrize("state", [WARDEN, COMBAT, PICK, ASIDE, DRAFT], ids=lambda state: state.phase)
def test_what_is_asked_of_another_is_refused_by_the_rule_that_asks(state: State):
    ask = GAME.asks(state)[0]
    for seat in set(range(4)) - {ask.seat}:
        with pytest.raises(Illegal) as refusal:
            GAME.apply(state, Answer(ask.id, seat, ask.choices[0].action), LUCK)
        assert refusal.value.rule == ask.rule
    old = f"{ask.kind}.{ask.seat}.{state.asked - 1}"
    for move in (Answer(old, ask.seat, ask.choices[0].action), TimedOut(old)):
        with pytest.raises(Illegal) as refusal:
            GAME.apply(state, move, LUCK)
        assert refusal.value.rule == ask.rule


def test_a_match_that_is_over_takes_nothing_more():
    over = msgspec.structs.replace(WARDEN, phase="over", ended="turns")
    assert GAME.asks(over) == ()
    for move in (Answer("step.0.1", 0, End()), TimedOut("step.0.1"), Left(0)):
        with pytest.raises(Illegal) as refusal:
            GAME.apply(over, move, LUCK)
        assert refusal.value.rule == "FH-83"


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_so_many_cannot_play(seats: int):
    with pytest.raises(Illegal) as refusal:
        GAME.setup(seats, {}, LUCK)
    assert refusal.value.rule == "FH-1"


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (msgspec.structs.replace(WARDEN, heroes=WARDEN.heroes[1:]), "camp 0 has 3 heroes"),
        (msgspec.structs.replace(WARDEN, heroes=(*WARDEN.heroes, Figure("kensei", 1))), "camp 1 has 5 heroes"),
        (hero(WARDEN, 0, id="nobody"), "there is no hero nobody"),
        (hero(WARDEN, 0, square=""), "warden is on a square and not on the board, or the other way round"),
        (hero(WARDEN, 0, spot="waiting", life=0), "warden is on a square and not on the board, or the other way round"),
        (hero(WARDEN, 0, life=0), "warden has 0 life"),
        (hero(WARDEN, 0, life=5), "warden has 5 life"),
        (hero(WARDEN, 0, life=-1), "warden has -1 life"),
        (hero(WARDEN, 3, life=0), "lawbringer has 0 life"),
        (hero(WARDEN, 0, square="D8"), "two figures stand on one square"),
        (hero(WARDEN, 0, square="F9"), "two figures stand on one square"),
        (hero(WARDEN, 0, square="B10"), "there is no square B10"),
        (msgspec.structs.replace(WARDEN, soldiers=(("F10",), ())), "soldiers of camp 0 stand outside its lanes"),
        (msgspec.structs.replace(WARDEN, soldiers=((), ("E11",))), "soldiers of camp 1 stand outside its lanes"),
        (
            msgspec.structs.replace(WARDEN, soldiers=(tuple(f"{c}{r}" for c in "FG" for r in range(1, 10))[:17], ())),
            "camp 0 has more than 16 soldiers",
        ),
        (msgspec.structs.replace(WARDEN, acting=None), "a step is asked, and nobody acts"),
        (msgspec.structs.replace(COMBAT, combat=None), "cards are asked, and nobody fights"),
        (msgspec.structs.replace(PICK, camp=None), "a hero is to be picked by no camp"),
        (msgspec.structs.replace(WARDEN, score=(0, -1)), "a score is below 0"),
        (msgspec.structs.replace(WARDEN, cards=(0,) * 5), "a camp has more initiative cards than heroes"),
    ],
)
def test_a_position_that_cannot_be_is_told(state: State, fault: str):
    assert fault in GAME.spec.tools.validate(state)


def test_positions_that_can_be_have_no_faults():
    full = tuple(f"{column}{row}" for column in "FG" for row in range(1, 9))
    crowd = msgspec.structs.replace(WARDEN, soldiers=(full, ()), cards=(0, 1) * 4)
    for state in (WARDEN, RAIDER, RESERVE, COMBAT, PICK, ASIDE, DRAFT, ORDER, crowd, hero(WARDEN, 0, life=1)):
        assert GAME.spec.tools.validate(state) == ()


def test_a_position_of_another_name_is_not_known():
    with pytest.raises(ValueError, match="start, play"):
        position(GAME, "middle", 2, {}, LUCK)


@pytest.mark.parametrize(("state", "rule"), [(RESERVE, "FH-24"), (WARDEN, "FH-23"), (DRAFT, "FH-3"), (COMBAT, "FH-52")])
def test_a_question_names_the_rule_it_comes_from(state, rule):
    assert {ask.rule for ask in GAME.asks(state)} == {rule}


@pytest.mark.parametrize(("winner", "ranks"), [(0, ((0, 2), (1, 3))), (1, ((1, 3), (0, 2)))])
def test_the_winners_stand_first_with_their_points(winner: int, ranks: tuple[tuple[int, ...], ...]):
    over = msgspec.structs.replace(WARDEN, phase="over", ended="turns", winner=winner, score=(700, 300))
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.ranks == ranks
    assert dict(outcome.reason.args) == (
        {"first": 700, "second": 300} if winner == 0 else {"first": 300, "second": 700}
    )


@pytest.mark.parametrize(
    ("state", "ready"),
    [
        (ASIDE, ("warden",)),
        (WARDEN, ()),
        (hero(WARDEN, 0, square="F9"), ()),
        (PICK, ("raider", "orochi", "lawbringer")),
    ],
)
def test_who_must_step_aside_and_who_may_act_next_are_shown_as_ready(state: State, ready: tuple[str, ...]):
    assert show(state, None).ready == ready

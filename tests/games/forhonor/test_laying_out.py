"""Planned steps lead to the same position as submitted ones, and reveal nothing hidden."""

import random

import msgspec
import pytest

from bot.content import WORDS
from bot.games.contract.base import Answer, Illegal, position
from bot.games.contract.luck import Rng
from bot.games.forhonor.rules import movement
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.values import Acting, Attack, End, Enter, Figure, Kill, Move, Shoot, State
from bot.words import Catalogue

GAME = ForHonor()
EN = Catalogue(WORDS).of("en")
STEPS = GAME.spec.steps
START = position(GAME, "play", 2, {}, Rng(b"laying out"))


def facing(hero: str, square: str, foe: str, at: str, **acting: object) -> State:
    """Two heroes on an empty board, the first of them acting."""
    heroes = (
        Figure(hero, 0, spot="board", square=square),
        Figure(foe, 1, spot="board", square=at),
    )
    return msgspec.structs.replace(
        START,
        heroes=heroes,
        soldiers=((), ()),
        cards=(1,),
        acted=(),
        camp=0,
        acting=Acting(hero, **acting),  # type: ignore[arg-type]
        phase="step",
    )


def given(state: State, action: object) -> Answer[object]:
    (ask,) = GAME.asks(state)
    return Answer(ask.id, ask.seat, action)


@pytest.mark.parametrize("seed", range(6))
def test_steps_laid_out_come_to_the_same_as_steps_given(seed: int):
    luck = random.Random(seed)
    state, activations, laid_out = START, 0, 0
    while activations < 20 and state.phase != "over":
        ask = GAME.asks(state)[0]
        if ask.kind != "step":
            action = luck.choice(ask.choices).action
            state = GAME.apply(state, Answer(ask.id, ask.seat, action), Rng(b"x")).state
            continue
        activations += 1
        tentative = state
        while True:
            (planned,) = GAME.asks(tentative)
            assert (planned.id, planned.seat, tentative.cards) == (ask.id, ask.seat, state.cards)
            choice = luck.choice([*planned.choices[:12], planned.choices[-1]])
            answer = Answer(planned.id, planned.seat, choice.action)
            further = STEPS.take(tentative, answer)
            now = GAME.asks(state)[0]
            after = GAME.apply(state, Answer(now.id, now.seat, choice.action), Rng(b"x")).state
            goes_on = STEPS.goes_on(state, after)
            state = after
            if further is None:
                assert isinstance(choice.action, Attack | End)
                break
            laid_out += 1
            assert goes_on == (len(GAME.asks(further)[0].choices) > 1)
            if not goes_on:
                break
            assert further == msgspec.structs.replace(after, asked=further.asked)
            tentative = further
    assert laid_out > 10


def test_what_cannot_be_done_is_refused_by_its_rule_also_what_ends_the_laying_out():
    alone = facing("warden", "F6", "orochi", "F9")
    for action, rule in (
        (Attack("orochi"), "FH-50"),
        (Move("F14"), "FH-30"),
        (Kill(1), "FH-40"),
        (Shoot("F9"), "FH-62"),
        (Enter("F1"), "FH-24"),
    ):
        with pytest.raises(Illegal) as refusal:
            STEPS.take(alone, given(alone, action))
        assert refusal.value.rule == rule


def test_a_step_that_is_refused_says_what_is_in_the_way():
    alone = facing("warden", "F6", "orochi", "F9")
    for square, reason in (("F14", "move"), ("F9", "taken"), ("E5", "no-square"), ("Z1", "no-square")):
        with pytest.raises(Illegal) as refusal:
            STEPS.take(alone, given(alone, Move(square)))
        assert refusal.value.reason.key == f"forhonor-refused-{reason}"
    with pytest.raises(Illegal) as refusal:
        STEPS.take(alone, given(alone, Enter("F1")))
    assert refusal.value.reason.key == "forhonor-refused-entered"


def test_somebody_else_lays_nothing_out():
    alone = facing("warden", "F6", "orochi", "F9")
    (ask,) = GAME.asks(alone)
    with pytest.raises(Illegal):
        STEPS.take(alone, Answer(ask.id, 1, Move("F7")))


def test_the_next_card_stays_hidden_when_nothing_is_left_to_be_done():
    spent = facing("warden", "F6", "orochi", "N18", steps=6)
    after = STEPS.take(spent, given(spent, Move("F7")))
    assert after.cards == spent.cards
    (ask,) = GAME.asks(after)
    assert [choice.code for choice in ask.choices] == ["end"]
    assert not STEPS.goes_on(spent, GAME.apply(spent, given(spent, Move("F7")), Rng(b"x")).state)


def test_a_code_names_a_step_whether_it_can_be_taken_or_not():
    (ask,) = GAME.asks(facing("warden", "F6", "orochi", "F9"))
    assert STEPS.spelled(ask, "move a18") == Move("A18")
    assert STEPS.spelled(ask, "kill 2") == Kill(2)
    assert all(STEPS.spelled(ask, choice.code) == choice.action for choice in ask.choices)
    for nonsense in ("", "kill many", "move", "sing F6", "shove orochi far"):
        assert STEPS.spelled(ask, nonsense) is None


def test_what_is_tried_tells_nothing_of_the_order_of_the_cards():
    orders = {GAME.spec.redrawn(START, Rng(bytes([seed]))).cards for seed in range(30)}
    assert len(orders) > 3
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(START.cards))}


def hints(state: State) -> dict[str, str]:
    """The English consequences shown for an activation's choices, by code."""
    (ask,) = GAME.asks(state)
    return {choice.code: EN.say(choice.hint) for choice in ask.choices if choice.hint}


def test_each_choice_says_what_comes_of_it():
    assert hints(facing("warden", "F6", "orochi", "F7"))["attack orochi"] == "4 life"
    assert hints(facing("warden", "F6", "shugoki", "F7"))["attack shugoki"] == "4 life; can’t be executed"
    ran = facing("berserker", "F6", "orochi", "F7", steps=5)
    assert hints(ran)["attack orochi"] == "4 life; rushed, loses 1 before round 1; no steps after this"
    friend = Figure("raider", 0, spot="board", square="G8")
    both = msgspec.structs.replace(ran, heroes=(*ran.heroes, friend))
    assert "outnumbered and rushed, loses 2 before round 1" in hints(both)["attack orochi"]
    after = GAME.apply(both, given(both, Attack("orochi")), Rng(b"x")).state
    assert next(one.life for one in after.heroes if one.id == "orochi") == 2


def test_soldiers_are_named_before_they_fall():
    lone = facing("peacekeeper", "F9", "orochi", "A18")
    state = msgspec.structs.replace(lone, soldiers=((), ("F10", "F11", "G11")))
    assert hints(state)["kill 2"] == "F11, G11; 5 steps left after this"
    assert hints(state)["shoot F11"] == "removes the rearmost soldier of the group, on F11"
    walked = msgspec.structs.replace(state, acting=Acting("peacekeeper", steps=1))
    assert hints(walked)["kill 2"] == "F11, G11; no steps or shot after this"
    for code, fallen in (("kill 2", {"F11", "G11"}), ("shoot F11", {"F11"})):
        after = STEPS.take(state, given(state, STEPS.spelled(GAME.asks(state)[0], code)))
        assert set(state.soldiers[1]) - set(after.soldiers[1]) == fallen


def test_a_card_says_what_it_costs_also_when_both_play_it():
    before = facing("raider", "F6", "warden", "F7")
    state = GAME.apply(before, given(before, Attack("warden")), Rng(b"x")).state
    fields = {ask.seat: [EN.say(choice.hint) for choice in ask.choices] for ask in GAME.asks(state)}
    assert "beats Charge for 2 · loses to Shield for 2 · tie 0\u2060–\u20601" in fields[0]
    assert "beats Sword for 2 · loses to Charge for 1 · tie 2\u2060–\u20600" in fields[1]


def test_a_card_costs_the_conqueror_less_while_bulwark_lasts():
    before = facing("raider", "F6", "conqueror", "F7")
    state = GAME.apply(before, given(before, Attack("conqueror")), Rng(b"x")).state
    first = EN.say(GAME.asks(state)[0].choices[0].hint)
    assert first == "beats Charge for 1 · loses to Shield for 2 · tie for 1"


def test_a_hero_walks_no_zigzags():
    ways = dict(movement.ways(facing("warden", "J18", "orochi", "A9"), Acting("warden")))
    assert ways["M13"] == ("K17", "L16", "M15", "M14", "M13")
    assert ways["J17"] == ("J17",)

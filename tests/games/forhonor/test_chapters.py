"""Turn groups: their numbers never decrease; an activation up to a combat is one, each round of the combat another."""

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.contract.base import Answer, Step
from bot.games.contract.luck import Rng
from bot.games.forhonor.rules.events import Activated, CardsShown, CombatBegun, Event
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.values import State
from bot.words import Catalogue

GAME = ForHonor()
ROOT = Path(__file__).parents[3]


def played(seats: int, seed: int, **options: str) -> Iterator[Step[State, Event]]:
    """The steps of a random match that seeks fights."""
    pick = random.Random(seed)
    step = GAME.setup(seats, {"max_turns": "10", **options}, Rng(seed.to_bytes(4, "big")))
    yield step
    for revision in range(1, 500):
        asks = GAME.asks(step.state)
        if not asks:
            return
        ask = pick.choice(asks)
        attacks = [one for one in ask.choices if one.code.startswith("attack")]
        choice = pick.choice(attacks or ask.choices)
        step = GAME.apply(step.state, Answer(ask.id, ask.seat, choice.action), Rng(b"luck", revision))
        yield step


@pytest.mark.parametrize("options", [{}, {"fixed_order": "on"}, {"random": "on"}])
def test_chapters_never_fall_and_rise_with_each_activation_and_round(options):
    fights = 0
    latest, before = -1, None
    for step in played(4, 11, **options):
        chapter = GAME.spec.turns(step.state)
        if chapter is None:
            break
        assert chapter >= latest
        begun = {Activated, CombatBegun, CardsShown} & set(map(type, step.events))
        if begun - {Activated} or (begun and before is not None and before.phase != "pick_hero"):
            assert chapter > latest
            fights += 1
        latest, before = chapter, step.state
    assert fights > 20


def test_who_picks_the_hero_and_plays_him_does_it_in_one_chapter():
    state = next(step.state for step in played(2, 5) if step.state.phase == "pick_hero")
    ask = GAME.asks(state)[0]
    after = GAME.apply(state, Answer(ask.id, ask.seat, ask.choices[0].action), Rng(b"")).state
    assert after.phase == "step"
    assert GAME.spec.turns(after) == GAME.spec.turns(state)


@pytest.mark.parametrize("options", [{}, {"fixed_order": "on"}])
def test_whatever_is_shown_was_hashed_before_by_the_same_seat(options):
    sealed: set[tuple[int, str]] = set()
    shown = 0
    for step in played(3, 7, **options):
        for seal in GAME.spec.commitments(step.state, step.events):
            if seal.opened:
                assert hashlib.sha256(seal.opened.encode()).hexdigest() == seal.digest
                sealed.remove((seal.seat, seal.digest))
                shown += 1
            else:
                sealed.add((seal.seat, seal.digest))
    assert shown > 20


@pytest.mark.parametrize("seats", [2, 4])
def test_where_a_camp_has_several_players_its_heroes_are_picked_by_owner(seats):
    state = next(step.state for step in played(seats, 5) if step.state.phase == "pick_hero")
    (ask,) = GAME.asks(state)
    words = Catalogue(ROOT / "data" / "words").of("en").calling(("Ada", "Bruno", "Chloe", "Dai")[:seats])
    owners = {one.id: one.seat for one in state.heroes}
    labels = {one.code: words.say(one.words) for one in ask.choices}
    named = [f"({('Ada', 'Bruno', 'Chloe', 'Dai')[owners[hero]]})" in label for hero, label in labels.items()]
    assert named == [seats > 2] * len(labels)
    if seats > 2:
        assert {owners[hero] for hero in labels} > {ask.seat}

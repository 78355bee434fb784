from __future__ import annotations

import msgspec
import pytest

from bot.games.contract.base import Answer, position
from bot.games.contract.luck import Rng
from bot.games.forhonor.rules.board import ZONES
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.values import Acting, Attack, End, Kill, Move, Shoot, State
from tests.support.samples import sample
from tools.simulations.forhonor_player import baseline
from tools.simulations.many import simulate
from tools.simulations.match import Table

GAME = ForHonor()
LUCK = Rng(b"greedy")


def board(
    acting: str, places: dict[str, tuple[str, int]], soldiers: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
):
    """A position in which a hero acts; everyone not placed is in reserve."""
    state = position(GAME, "play", 2, {}, LUCK)
    heroes = []
    for one in state.heroes:
        square, life = places.get(one.id, ("", 0))
        spot = "board" if square else "waiting"
        heroes.append(msgspec.structs.replace(one, spot=spot, square=square, life=life))
    changed = msgspec.structs.replace(state, heroes=tuple(heroes), soldiers=soldiers, acting=Acting(acting))
    assert GAME.spec.tools.validate(changed) == ()
    return changed


def played(state: State) -> list:
    """The actions of the acting hero until the end of the activation or a fight."""
    done = []
    while state.phase == "step" and state.acting is not None and state.acting.hero not in state.acted:
        (ask,) = GAME.asks(state)
        action = baseline(state, ask, LUCK)
        done.append(action)
        if isinstance(action, End):
            break
        before, state = state.acting, GAME.apply(state, Answer(ask.id, ask.seat, action), LUCK).state
        if state.acting is None or state.acting.hero != before.hero:
            break
    return done


def test_a_hero_goes_into_a_zone_that_is_free():
    moved, *_ = played(board("warden", {"warden": ("A1", 4)}))
    assert moved.to in {f"{column}{row}" for column in "ABC" for row in range(5, 9)}


def test_a_hero_stays_in_the_zone_that_nobody_else_of_the_camp_guards():
    held = msgspec.structs.replace(board("warden", {"warden": ("A5", 4), "conqueror": ("N18", 4)}), zones=(0, 1, None))
    went = [one.to for one in played(held) if isinstance(one, Move)]
    assert all(square in ZONES["attack"] for square in went)


def test_a_hero_attacks_whoever_is_weak_and_outnumbered():
    there = {"warden": ("D10", 4), "raider": ("E9", 4), "conqueror": ("F10", 1)}
    held = msgspec.structs.replace(board("warden", there), zones=(0, 0, None))
    moved, attack = played(held)
    assert isinstance(moved, Move)
    assert attack == Attack("conqueror")


def test_a_wounded_hero_lets_a_healthy_one_alone():
    done = played(board("warden", {"warden": ("D10", 1), "conqueror": ("F10", 4)}))
    assert not [one for one in done if isinstance(one, Attack)]


def test_a_hero_removes_the_soldiers_that_hold_the_centre():
    here = {"warden": ("E9", 4), "raider": ("B6", 4)}
    soldiers = (("F9",), ("F10", "F11"))
    done = played(board("warden", here, soldiers))
    assert [one for one in done if isinstance(one, Kill)]


def test_an_archer_shoots_before_he_goes_on():
    first, *_ = played(board("orochi", {"orochi": ("A1", 4), "conqueror": ("A4", 4)}))
    assert first == Shoot("A4")


def test_what_he_cannot_see_makes_no_difference():
    state = board("warden", {"warden": ("A1", 4), "conqueror": ("N18", 4)})
    other = msgspec.structs.replace(state, cards=tuple(reversed(state.cards)))
    (ask,) = GAME.asks(state)
    assert baseline(state, ask, Rng(b"s")) == baseline(other, ask, Rng(b"s"))


@pytest.mark.parametrize("seats", sample(GAME.spec.seats, 3))
def test_greedy_matches_end_and_keep_the_contract(seats):
    line, played = simulate(
        Table("forhonor", seats, {"target": "600"}, "greedy"), range(1), seed="s", watched=True, jobs=1
    )
    assert [match.fault for match in played] == [""]
    assert line.tally["combat"] > 0
    assert line.tally["turn"] <= 30

"""The house player of Pitch Out in positions with one good answer."""

import math

import msgspec
import pytest

from bot.games import GAMES
from bot.games.contract.base import Answer, Choice
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import phrase
from bot.games.pitchout.player.house_player import PitchOutPlayer, state_of
from bot.games.pitchout.rules.board import RADIUS, own_blocks
from bot.games.pitchout.rules.events import Eliminated
from bot.games.pitchout.rules.seating import ARENA
from bot.games.pitchout.rules.step_builder import captain_of, sides_of
from bot.games.pitchout.rules.values import Deploy, FirstPlayer, Flick, Guard, State
from tests.players.test_contract import positions
from tests.support.games.pitchout_matches import ask_of, playing
from tests.support.samples import sample

GAME, PLAYER = GAMES["pitchout"], PitchOutPlayer()


def standing(**places: tuple[float, float]) -> State:
    """South to flick; the pucks named (`S_captain=(x, y)`) are there, the others are gone, as are all blocks."""
    state = playing()
    pucks = []
    for one in state.pucks:
        place = places.get(one.id.replace(".", "_"))
        there = {"x": place[0], "y": place[1], "in_play": True} if place else {"in_play": False}
        pucks.append(msgspec.structs.replace(one, **there))
    blocks = tuple(msgspec.structs.replace(one, in_play=False) for one in state.blocks)
    return msgspec.structs.replace(state, pucks=tuple(pucks), blocks=blocks)


def flicked(state: State, level, seed: int):
    ask = ask_of(state)
    action = PLAYER.choose(GAME.view(state, ask.seat), ask, level, Rng(b"tactics", seed))
    assert isinstance(action, Flick)
    return GAME.apply(state, Answer(ask.id, ask.seat, action), Rng(b""))


def lost(step) -> set[str]:
    return {event.puck for event in step.events if isinstance(event, Eliminated)}


def test_the_position_follows_from_the_view():
    state = standing(S_captain=(400, 100), S_guard=(300, 150), N_captain=(400, 700), N_guard=(200, 650))
    again = state_of(GAME.view(state, 0), 0)
    assert [(one.id, one.x, one.y, one.in_play) for one in again.pucks] == [
        (one.id, one.x, one.y, one.in_play) for one in state.pucks
    ]
    assert GAME.asks(state)[0].choices == GAME.asks(msgspec.structs.replace(again, asked=state.asked))[0].choices


@pytest.mark.parametrize("seed", sample(range(4), 2))
def test_it_knocks_out_a_captain_that_stands_at_the_edge(seed: int):
    state = standing(
        S_captain=(400, 60), S_guard=(400, 560), S_runner=(100, 200), N_captain=(400, 770), N_guard=(700, 640)
    )
    assert lost(flicked(state, 5, seed)) == {"N.captain"}


@pytest.mark.parametrize("seed", sample(range(4), 2))
def test_it_does_not_follow_its_victim_over_the_edge(seed: int):
    state = standing(S_captain=(400, 560), S_guard=(120, 120), N_guard=(400, 770), N_captain=(700, 700))
    assert "S.captain" not in lost(flicked(state, 5, seed))


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"mode": "complete"}), (4, {})])
def test_an_expert_deploys_the_captain_in_a_corner_behind_a_block(seats: int, options: dict[str, str]):
    deployed = 0
    for state, ask in positions(GAME, seats, options, "deploy", 1):
        if ask.kind == "deploy":
            action = PLAYER.choose(GAME.view(state, ask.seat), ask, 5, Rng(b"deploy", deployed))
            assert isinstance(action, Deploy)
            GAME.apply(state, Answer(ask.id, ask.seat, action), Rng(b""))
            places = {place.id: (place.x, place.y) for place in action.places}
            captain = places[captain_of(state, ask.seat)]
            assert all(min(at, ARENA - at) == RADIUS for at in captain)
            assert any(math.dist(captain, places[block]) < 80 for block in own_blocks(sides_of(state), ask.seat))
            deployed += 1
        if ask.kind == "flick":
            break
    assert deployed == seats


def test_where_a_zone_has_no_corner_a_deployment_is_one_of_those_offered():
    state, ask = next(one for one in positions(GAME, 3, {}, "three", 1) if one[1].kind == "deploy")
    assert PLAYER.choose(GAME.view(state, ask.seat), ask, 5, Rng(b"three")) in [one.action for one in ask.choices]


def test_who_names_the_starter_starts():
    state, ask = next(positions(GAME, 2, {"starter": "chosen"}, "start", 1))
    chosen = {PLAYER.choose(GAME.view(state, ask.seat), ask, 1, Rng(b"start", seed)) for seed in range(6)}
    assert chosen == {FirstPlayer(ask.seat)}


def test_the_guard_gives_itself_up_for_the_captain_only():
    state, ask = next(one for one in positions(GAME, 2, {}, "play", 1) if one[1].kind == "flick")
    view, captain = GAME.view(state, ask.seat), captain_of(state, ask.seat)
    others = tuple(Choice(str(puck), phrase("x"), Guard(puck)) for puck in ("S.runner", None))
    rescue = Choice("captain", phrase("x"), Guard(captain))
    for choices, wanted in ((others, None), ((*others, rescue), captain)):
        asked = msgspec.structs.replace(ask, kind="guard", choices=choices)
        assert PLAYER.choose(view, asked, 1, Rng(b"guard")) == Guard(wanted)


@pytest.mark.parametrize("tries", [3, pytest.param(6, marks=pytest.mark.thorough)])
def test_a_beginner_misses_what_an_expert_hits(tries: int):
    state = standing(S_captain=(100, 60), S_guard=(400, 160), N_captain=(400, 770), N_guard=(700, 640))
    hits = [sum("N.captain" in lost(flicked(state, level, seed)) for seed in range(tries)) for level in (1, 5)]
    assert hits[0] < hits[1]
    assert hits[1] >= tries - 1

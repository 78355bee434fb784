"""The house player of Pitch Out in positions with one good answer."""

import msgspec
import pytest

from bot.games import GAMES
from bot.games.base import Answer
from bot.games.luck import Rng
from bot.games.pitchout.events import Eliminated
from bot.games.pitchout.values import Flick, State
from bot.players.pitchout.player import PitchOutPlayer
from bot.players.pitchout.redraw import state_of
from tests.support.pitchout_matches import ask_of, playing

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


@pytest.mark.parametrize("seed", range(4))
def test_it_knocks_out_a_captain_that_stands_at_the_edge(seed: int):
    state = standing(
        S_captain=(400, 60), S_guard=(400, 560), S_runner=(100, 200), N_captain=(400, 770), N_guard=(700, 640)
    )
    assert lost(flicked(state, 5, seed)) == {"N.captain"}


@pytest.mark.parametrize("seed", range(4))
def test_it_does_not_follow_its_victim_over_the_edge(seed: int):
    state = standing(S_captain=(400, 560), S_guard=(120, 120), N_guard=(400, 770), N_captain=(700, 700))
    assert "S.captain" not in lost(flicked(state, 5, seed))


def test_a_beginner_misses_what_an_expert_hits():
    state = standing(S_captain=(100, 60), S_guard=(400, 160), N_captain=(400, 770), N_guard=(700, 640))
    hits = [sum("N.captain" in lost(flicked(state, level, seed)) for seed in range(12)) for level in (1, 5)]
    assert hits[0] < hits[1]
    assert hits[1] >= 9

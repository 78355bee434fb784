"""The lookahead of PitchBowl's house player, and its carriers."""

import pytest

from bot.games import GAMES, PLAYERS
from bot.games.contract.luck import Rng
from bot.games.contract.player import Budget
from bot.games.contract.shot_noise import Hand
from bot.games.pitchbowl.player.lookahead import played_out
from bot.games.pitchbowl.player.playbook import Playbook
from bot.games.pitchbowl.rules.board import ahead, seat_of
from bot.games.pitchbowl.rules.step_builder import player_of
from bot.games.pitchbowl.rules.values import BowlPlayer
from bot.games.pitchbowl.rules.view import state_of
from tests.players.test_contract import positions
from tests.support.scenes.pitchbowl_scenes import midst

GAME = GAMES["pitchbowl"]


def acting(count: int) -> list[tuple]:
    """The first positions of a match in which a coach acts."""
    found = []
    for state, ask in positions(GAME, 2, {"defensive_placement": "on"}, "ahead", 1):
        if ask.kind in {"action", "bonus"}:
            found.append((state, ask))
        if len(found) == count:
            break
    return found


def test_a_position_is_drawn_from_the_view_of_its_seat():
    for state, ask in acting(12):
        view = GAME.view(state, ask.seat)
        drawn = state_of(view)
        assert (drawn.players, drawn.ball, drawn.holder, drawn.spent) == (
            state.players,
            state.ball,
            state.holder,
            state.spent,
        )


def test_a_look_ahead_ends_with_the_rivals_turn_or_a_touchdown():
    ended = 0
    for nth, (state, ask) in enumerate(acting(12)):
        later = played_out(state, ask.seat, Hand(0.5, 1.5), Rng(b"ahead", nth))
        turned = later.turns == state.turns + 2
        scored = sum(later.score) > sum(state.score)
        assert later.turns <= state.turns + 2
        ended += turned or scored
    assert ended >= 10


def test_a_higher_share_of_the_budget_looks_at_more():
    state, ask = acting(1)[0]
    view = GAME.view(state, ask.seat)
    few, many = (PLAYERS["pitchbowl"].rank(view, ask, 5, Rng(b"share"), Budget(share=share)) for share in (0.05, 1.0))
    assert len(few) < len(many)


@pytest.mark.parametrize("holder", ["red.r1", "blue.r1"])
def test_a_carrier_looks_for_room_as_far_to_the_left_as_to_the_right(monkeypatch: pytest.MonkeyPatch, holder: str):
    looked: list[float] = []

    def room(_carrier: BowlPlayer, bearing: float) -> float:
        looked.append(bearing)
        return 0.0

    seat = seat_of(holder)
    playbook = Playbook(midst(turn=seat, holder=holder), Rng(b"room"))
    monkeypatch.setattr(playbook, "_free_way", room)
    assert list(playbook._carry(player_of(playbook.state, holder))) == []
    off = sorted((bearing - ahead(seat) + 180.0) % 360.0 - 180.0 for bearing in looked)
    assert off == [-one for one in reversed(off)]
    assert 0.0 in off

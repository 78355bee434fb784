"""The draft of an answer that a member of the house would give."""

import pytest

from bot.answers.draft import action_of, chosen, draft_of
from bot.games import GAMES, PLAYERS
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.matches.core.errors import Refused


@pytest.mark.parametrize("key", PLAYERS)
def test_it_leads_to_the_same_action(key: str):
    game, player, rng = GAMES[key], PLAYERS[key], Rng(b"drafts")
    state = game.setup(game.spec.seats[0], game.spec.complete({}), rng).state
    kinds = set()
    for nth in range(40):
        asks = game.asks(state)
        if not asks:
            break
        action = player.choose(game.view(state, asks[0].seat), asks[0], 2, Rng(b"drafts", nth))
        draft = draft_of(asks[0], action)
        choice = chosen(asks[0], draft)
        assert choice is not None
        assert action_of(choice, draft) == action
        kinds.add(asks[0].kind)
        state = game.apply(state, Answer(asks[0].id, asks[0].seat, action), Rng(b"luck", nth)).state
    assert len(kinds) >= (1 if key == "offboard" else 2)


def test_an_action_of_another_ask_has_none():
    game = GAMES["offboard"]
    state = game.setup(2, game.spec.complete({}), Rng(b"")).state
    with pytest.raises(Refused):
        draft_of(game.asks(state)[0], object())

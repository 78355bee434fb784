"""The message of the lobby: only buttons that lead somewhere in its channel."""

from typing import Any

import pytest

from bot.content import catalogue
from bot.features.lobby.message_sheet import learn_presses, lobby_sheet, practice_presses
from bot.games import GAMES
from bot.matches.settings.preferences import ChannelSettings, ServerSettings

EN = catalogue().of("en")
HERE = 80


def verbs(**settings: Any) -> list[str]:
    return [one.id.verb for one in lobby_sheet(ServerSettings(**settings), HERE, EN).buttons]


def test_all_games_are_practised_and_learnt_by_a_question():
    assert verbs() == ["playopen", "lobbypractice", "turns", "daily", "live", "lobbylearn"]


@pytest.mark.parametrize("game", GAMES)
def test_the_only_game_is_practised_and_learnt_at_once(game: str):
    (practice,) = practice_presses((game,), EN)
    (learn,) = learn_presses((game,), EN)
    found = verbs(by_channel=(ChannelSettings(HERE, games=(game,)),))
    assert found == ["playopen", practice.id.verb, "turns", "daily", "live", learn.id.verb]


def test_where_nothing_may_begin_nothing_is_begun():
    assert verbs(channels=(HERE + 1,)) == ["turns", "daily", "live", "lobbylearn"]


def test_a_question_names_each_game_with_its_icon():
    for presses in (practice_presses(tuple(GAMES), EN), learn_presses(tuple(GAMES), EN)):
        assert [one.label for one in presses] == [EN.text(f"{game}-name") for game in GAMES]
        assert [one.icon for one in presses] == [EN.icon(f"{game}-name") for game in GAMES]

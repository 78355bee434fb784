"""Draws and takebacks: which games allow them, and the refusals of the others."""

import pytest

from bot.content import WORDS
from bot.games import GAMES
from bot.matches.core import checks
from bot.matches.core.errors import Refused
from bot.words import Catalogue
from tests.support.words.fluent_files import LANGUAGES


def test_a_draw_may_be_agreed_on_in_every_game_whose_rules_end_in_one():
    for game in ("offboard", "forhonor"):
        checks.drawable(GAMES[game].spec)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if not game.spec.takebacks])
def test_flicks_are_spoken_of_only_where_something_is_flicked(game: str, language: str):
    spec = GAMES[game].spec
    with pytest.raises(Refused) as refusal:
        checks.revocable(spec)
    text = Catalogue(WORDS).of(language).say(refusal.value.reason)
    flick = ("flick", "pichenette", "tiro")  # in any of our languages
    assert any(word in text.lower() for word in flick) == bool(spec.reach)

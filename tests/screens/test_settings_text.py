"""What the panel says beside the new values of changed settings."""

from bot.matches.settings.preferences import ServerSettings
from bot.screens.settings_text import replaced_words
from bot.words import Catalogue
from tests.support.scene import WORDS

EN = Catalogue(WORDS).of("en")


def test_the_old_values_alone_are_told():
    before = ServerSettings(results=7)
    after = ServerSettings(results=8, rated=True)
    said = replaced_words(before, after, EN, {}).splitlines()
    assert sorted(said) == ["✅ Changed: Rated by default (was: no)", "✅ Changed: Results (was: <#7>)"]


def test_what_is_the_same_is_said_to_be():
    assert replaced_words(ServerSettings(), ServerSettings(), EN, {}) == f"✅ {EN.text('settings-kept-same')}"

"""The panel's confirmation of changed settings, beside their new values."""

from bot.matches.settings.preferences import ChannelSettings, ServerSettings
from bot.screens.settings_text import replaced_words
from bot.words import Catalogue
from tests.support.discord.scene import WORDS

EN = Catalogue(WORDS).of("en")


def test_the_old_values_alone_are_told():
    before = ServerSettings(results=7)
    after = ServerSettings(results=8, rated=True)
    lines = replaced_words(before, after, EN, {}).splitlines()
    assert sorted(lines) == ["✅ Changed: Rated by default (was: no)", "✅ Changed: Results (was: <#7>)"]


def test_what_is_the_same_is_said_to_be():
    assert replaced_words(ServerSettings(), ServerSettings(), EN, {}) == f"✅ {EN.text('settings-kept-same')}"


def test_of_single_channels_only_those_that_differ_are_told():
    french, no_games = ChannelSettings(7, "fr"), ChannelSettings(8, games=("offboard",))
    before = ServerSettings(by_channel=(french, no_games))
    after = ServerSettings(by_channel=(french, ChannelSettings(8, "fr", ("offboard",))))
    text = replaced_words(before, after, EN, {"fr": "français"})
    assert text == "✅ Changed: Per-channel settings (was: <#8> (only Offboard))"

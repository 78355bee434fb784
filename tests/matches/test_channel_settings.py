"""Channels with a language or games of their own, as values."""

from bot.matches.settings.preferences import ChannelSettings, ServerSettings, without_channels

SERVER = ServerSettings(
    language="en",
    unwanted=("forhonor",),
    by_channel=(ChannelSettings(1, "fr"), ChannelSettings(2, games=("forhonor",))),
)


def test_what_a_channel_has_of_its_own_comes_before_the_servers():
    assert [SERVER.language_in(channel) for channel in (1, 2, 3)] == ["fr", "en", "en"]
    assert [SERVER.plays("forhonor", channel) for channel in (1, 2, 3)] == [False, True, False]
    assert [SERVER.plays("offboard", channel) for channel in (1, 2, 3)] == [True, False, True]


def test_a_deleted_channel_takes_its_own_settings_along():
    assert without_channels(SERVER, {1}).by_channel == (ChannelSettings(2, games=("forhonor",)),)

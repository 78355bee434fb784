"""`/server setup`: games and channels, and a channel's own language and games; what is begun outside them is refused with the reason."""

import pytest

from bot.matches.core.errors import StoreBusy
from bot.matches.core.models import Status
from bot.matches.posting.locales import Locales
from bot.matches.settings.preferences import ChannelSettings, ServerSettings
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from localdiscord.permissions import Permission
from tests.cogs.delivery.channels.test_channel_access_in_discord import deny
from tests.features.tournaments.test_tournament_trouble_in_discord import until
from tests.features.tournaments.test_tournaments_in_discord import entered, opened, present, round_of
from tests.places import ARENA, FORUM, GENERAL
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def whispered(person: UserClient, channel: str, command: str, **options: str) -> ClientMessage:
    reply = await person.command(channel, command, dict(options))
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message


async def games_page(person: UserClient, channel: str) -> ClientMessage:
    panel = await whispered(person, channel, "server setup")
    reply = await person.press(panel, custom_id=button(panel, "house", "play"))
    assert reply.updated is not None
    return reply.updated


async def current_settings(table: Scene) -> ServerSettings:
    return await table.services.store.server_settings(table.local.world.guild.id)


async def test_only_the_games_that_are_wanted_are_played(table: Scene):
    panel = await games_page(table.ada, "arena")
    assert says(panel.text, "house-said-channels", known="all")
    reply = await table.ada.select(panel, custom_id=button(panel, "housegames"), values=["pitchout", "forhonor"])
    assert reply.updated is not None
    assert set((await current_settings(table)).unwanted) == {"offboard", "pitchbowl"}
    message = await whispered(table.bruno, "arena", "play", game="offboard")
    assert "Offboard isn’t allowed" in message.text or says(message.text, "refused-house-game", "fr", game="Offboard")
    message = await whispered(table.ada, "arena", "queue join", game="pitchbowl")
    assert says(message.text, "refused-house-game", game="PitchBowl")
    assert (await table.challenge()).text


async def test_matches_are_begun_where_they_are_wanted(table: Scene):
    panel = await games_page(table.ada, "arena")
    reply = await table.ada.press(panel, custom_id=button(panel, "housespots", "here"))
    assert reply.updated is not None
    arena = table.local.world.find_channel("arena").id
    assert f"Channels: <#{arena}>" in reply.updated.text
    message = await whispered(table.ada, "general", "play", game="offboard")
    assert f"Go to <#{arena}>" in message.text
    assert await table.challenge()
    other = await games_page(table.ada, "general")
    reply = await table.ada.press(other, custom_id=button(other, "housespots", "here"))
    assert reply.updated is not None
    assert len((await current_settings(table)).channels) == 2
    await table.ada.press(reply.updated, custom_id=button(reply.updated, "housespots", "away"))
    assert (await current_settings(table)).channels == (arena,)
    await table.ada.press(panel, custom_id="housespots:0::all")
    assert (await current_settings(table)).channels == ()


async def test_who_manages_no_longer_chooses_no_more(table: Scene):
    panel = await games_page(table.ada, "arena")
    table.local.world.guild.owner_id = table.bruno.id
    for role in table.local.world.guild.roles.values():
        role.permissions &= ~0x28  # administrator, manage guild
    reply = await table.ada.press(panel, custom_id=button(panel, "housespots", "here"))
    assert reply.message is not None
    assert says(reply.message.text, "refused-house-rights")
    assert await current_settings(table) == ServerSettings()


async def set_up(table: Scene, **options: object) -> ClientMessage:
    reply = await table.ada.command("arena", "server setup", options)
    assert reply.shown.ephemeral
    return reply.shown


async def refused(table: Scene, channel: str, command: str, **options: object) -> str:
    reply = await table.ada.command(channel, command, options)
    assert reply.shown.ephemeral
    return reply.shown.text


async def begun(table: Scene, channel: str, **options: object) -> ClientMessage:
    reply = await table.ada.command(channel, "play", {"game": "offboard", "with": "bruno", **options})
    return reply.shown


def updated(reply: InteractionResult) -> ClientMessage:
    assert reply.updated is not None
    return reply.updated


async def test_the_panel_sets_this_channel_or_another(table: Scene):
    panel = await set_up(table)
    panel = updated(await table.ada.press(panel, custom_id=button(panel, "house", "single")))
    assert says(panel.text, "house-single-shown", channel=f"<#{ARENA}>")
    panel = updated(await table.ada.select(panel, custom_id=f"houseintongue:0::{ARENA}", values=["fr"]))
    panel = updated(await table.ada.select(panel, custom_id="housein:0::", values=["general"]))
    assert says(panel.text, "house-single-shown", channel=f"<#{GENERAL}>")
    panel = updated(await table.ada.select(panel, custom_id=f"houseingames:0::{GENERAL}", values=["pitchout"]))
    own = (ChannelSettings(ARENA, "fr"), ChannelSettings(GENERAL, games=("pitchout",)))
    assert (await current_settings(table)).by_channel == own
    overview = updated(await table.ada.press(panel, label="Overview"))
    known = f"<#{ARENA}> (français); <#{GENERAL}> (only Pitch Out)"
    assert says(overview.text, "house-said-single", known=known)
    panel = updated(await table.ada.press(overview, custom_id=button(overview, "house", "single")))
    panel = updated(await table.ada.select(panel, custom_id="housein:0::", values=["general"]))
    panel = updated(await table.ada.select(panel, custom_id=f"houseintongue:0::{GENERAL}", values=["server"]))
    assert says(panel.text, "settings-kept-same")
    games = ["pitchout", "pitchbowl", "offboard", "forhonor"]
    panel = updated(await table.ada.select(panel, custom_id=f"houseingames:0::{GENERAL}", values=games))
    panel = updated(await table.ada.select(panel, custom_id="housein:0::", values=["arena"]))
    await table.ada.select(panel, custom_id=f"houseintongue:0::{ARENA}", values=["server"])
    assert await current_settings(table) == ServerSettings()


async def test_the_options_do_the_same(table: Scene):
    shown = await set_up(table, **{"in": "general", "language": "French", "game": "offboard"})
    assert says(shown.text, "house-title-single")
    assert (await current_settings(table)).by_channel == (ChannelSettings(GENERAL, "fr", ("offboard",)),)
    await set_up(table, **{"in": "general", "language": "same language as the server", "game": "pitchout"})
    assert (await current_settings(table)).by_channel == (ChannelSettings(GENERAL, "", ("pitchout", "offboard")),)
    await set_up(table, **{"in": "general", "game": "pitchout", "allowed": False})
    shown = await set_up(table, **{"in": "general", "game": "offboard", "allowed": False})
    assert says(shown.text, "refused-house-no-game")
    shown = await set_up(table, **{"in": "general", "language": "fr", "clock": "1d"})
    assert says(shown.text, "refused-house-in")
    assert (await current_settings(table)).by_channel == (ChannelSettings(GENERAL, "", ("offboard",)),)
    choices = await table.ada.autocomplete(
        "arena", "server setup", {"in": "general", "language": "same"}, focused="language"
    )
    assert [one["value"] for one in choices] == ["server"]


async def test_a_channel_speaks_its_language_and_its_threads_do_too(table: Scene):
    await set_up(table, **{"in": "general", "language": "fr"})
    card = await begun(table, "general")
    assert "défie" in card.text
    assert "challenges" in (await table.challenge(game="forhonor")).text
    await table.bruno.press(card, custom_id=button(card, "accept"))
    turn = await table.turn(0)
    assert table.local.world.channels[turn.channel_id].parent_id == GENERAL
    assert "défie" in (await begun(table, str(turn.channel_id), game="pitchout")).text
    again = Locales(table.services.matches.work)
    await again.learn()
    assert [again.of_channel(table.local.world.guild.id, one) for one in (GENERAL, ARENA)] == ["fr", ""]


async def test_a_match_in_a_forum_speaks_as_its_channel_and_posts_follow_their_forum(table: Scene):
    await set_up(table, **{"in": FORUM, "language": "fr", "game": "pitchout"})
    await set_up(table, forum=FORUM)
    turn = await table.begin(game="offboard")
    post = table.local.world.channels[turn.channel_id]
    assert post.parent_id == FORUM
    assert (await table.match()).locale == "en-US"
    assert "défie" in (await begun(table, str(post.id), game="pitchout")).text
    reply = await refused(table, str(post.id), "play", game="offboard")
    assert "Offboard" in reply
    assert f"<#{FORUM}>" in reply


async def test_a_game_is_played_where_its_channel_is(table: Scene):
    await set_up(table, **{"in": "general", "game": "pitchout"})
    for command, options in (
        ("play", {"game": "offboard", "with": "bruno"}),
        ("play", {"game": "offboard"}),
        ("practice", {"game": "offboard"}),
        ("queue join", {"game": "offboard"}),
        ("watch on", {"game": "offboard"}),
        ("tournament create", {"game": "offboard", "format": "knockout"}),
    ):
        reply = await refused(table, "general", command, **options)
        known = f"any channel except <#{GENERAL}>"
        assert says(reply, "refused-house-game-here", game="Offboard", played="Pitch Out", known=known), command
    assert "challenges" in (await begun(table, "general", game="pitchout")).text
    await set_up(table, game="offboard", allowed=False)
    reply = await refused(table, "arena", "play", game="offboard")
    assert says(reply, "refused-house-game", game="Offboard")
    await set_up(table, **{"in": "arena", "game": "offboard"})
    reply = await refused(table, "general", "play", game="offboard")
    assert says(reply, "refused-house-game-here", game="Offboard", played="Pitch Out", known=f"<#{ARENA}>")
    await set_up(table, channel="general")
    reply = await refused(table, "arena", "play", game="pitchout")
    assert says(reply, "refused-house-channel", known=f"<#{GENERAL}>")


async def test_a_game_that_no_open_channel_plays_is_refused_with_those_that_are_played(table: Scene):
    await set_up(table, channel="arena")
    await set_up(table, **{"in": "arena", "game": "pitchout"})
    await set_up(table, **{"in": "arena", "game": "forhonor"})
    for person, language, games in (
        (table.ada, "en", "Pitch Out and For Honor"),
        (table.bruno, "fr", "Pitch Out et For Honor"),
    ):
        person.user.locale = language
        shown = (await person.command("general", "play", {"game": "offboard"})).shown
        arena = f"<#{ARENA}>"
        assert says(shown.text, "refused-house-game-there", language, game="Offboard", known=games, channels=arena)
        shown = (await person.command("arena", "play", {"game": "offboard"})).shown
        assert says(shown.text, "refused-house-game", language, game="Offboard", known=games)
        shown = (await person.command("general", "play", {"game": "pitchout"})).shown
        assert says(shown.text, "refused-house-channel", language, known=arena)


async def test_a_forum_is_opened_to_matches_like_a_channel(table: Scene):
    panel = await games_page(table.ada, "arena")
    panel = updated(await table.ada.select(panel, custom_id="housefound:0::", values=[str(FORUM)]))
    assert (await current_settings(table)).channels == (FORUM,)
    shown = await set_up(table, **{"in": FORUM, "language": "fr"})
    assert not says(shown.text, "house-single-shut")
    assert says(await refused(table, "arena", "play", game="offboard"), "refused-house-channel", known=f"<#{FORUM}>")
    panel = updated(await table.ada.select(panel, custom_id="houselost:0::", values=[str(FORUM)]))
    assert (await current_settings(table)).channels == ()
    await set_up(table, channel="arena")
    assert says((await set_up(table, **{"in": FORUM, "language": "en"})).text, "house-single-shut")
    await set_up(table, channel=str(FORUM))
    assert (await current_settings(table)).channels == (ARENA, FORUM)


async def test_what_a_forum_opened_to_matches_needs_is_to_write_in_its_posts(table: Scene):
    deny(table, FORUM, Permission.SEND_MESSAGES)  # to open posts, which members do
    shown = await set_up(table, channel=str(FORUM))
    assert (await current_settings(table)).channels == (FORUM,)
    assert not says(shown.text, "lack-feed")
    assert not says(shown.text, "lack-posts")
    await set_up(table, channel=str(FORUM), allowed=False)
    deny(table, FORUM, Permission.SEND_MESSAGES_IN_THREADS)
    shown = await set_up(table, channel=str(FORUM))
    assert (await current_settings(table)).channels == ()
    assert says(shown.text, "lack-feed")
    await table.ada.press(shown, custom_id=button(shown, "houseanyway"))
    assert (await current_settings(table)).channels == (FORUM,)


async def test_each_game_that_is_allowed_in_a_channel_is_added(table: Scene):
    await set_up(table, game="forhonor", allowed=False)
    await set_up(table, game="pitchbowl", allowed=False)
    for count, games in enumerate((("pitchout",), ("pitchout", "offboard"), ("pitchout", "forhonor", "offboard")), 1):
        await set_up(table, **{"in": "general", "game": ("pitchout", "offboard", "forhonor")[count - 1]})
        assert (await current_settings(table)).of_channel(GENERAL).games == games
    await set_up(table, **{"in": "general", "game": "forhonor", "allowed": False})
    await set_up(table, **{"in": "general", "game": "forhonor"})
    assert (await current_settings(table)).of_channel(GENERAL).games == ("pitchout", "forhonor", "offboard")
    shown = await set_up(table, **{"in": "general", "allowed": False})
    assert says(shown.text, "refused-house-in")


async def test_help_has_the_games_of_its_channel(table: Scene):
    await set_up(table, **{"in": "general", "game": "pitchout"})
    for channel, games in (("general", ["Pitch Out"]), ("arena", ["Pitch Out", "PitchBowl", "For Honor", "Offboard"])):
        shown = (await table.ada.command(channel, "help")).shown
        assert [one["label"] for one in shown.buttons] == games
        assert says(shown.text, "offboard-tagline") is ("Offboard" in games)


async def test_help_has_every_game_while_the_settings_cannot_be_read(table: Scene, monkeypatch: pytest.MonkeyPatch):
    await set_up(table, **{"in": "general", "game": "pitchout"})

    async def away(_guild: int) -> ServerSettings:
        raise StoreBusy

    monkeypatch.setattr(table.services.store, "server_settings", away)
    shown = (await table.ada.command("general", "help")).shown
    assert [one["label"] for one in shown.buttons] == ["Pitch Out", "PitchBowl", "For Honor", "Offboard"]


async def test_a_running_tournament_is_moved_to_where_its_game_is_no_longer_played(table: Scene):
    shown = await opened(table, format="knockout", game="offboard")
    await set_up(table, **{"in": "general", "game": "pitchout"})
    await entered(shown, *table.people)
    await round_of(table, 1)
    reply = await refused(table, "general", "tournament move")
    assert says(reply, "tournament-moved")
    assert (await present(table)).channel == GENERAL


async def test_a_tournament_is_not_moved_to_where_its_game_is_not_played(table: Scene):
    await table.ada.command("arena", "tournament create", {"game": "offboard", "format": "knockout"})
    await set_up(table, **{"in": "general", "game": "pitchout"})
    reply = await refused(table, "general", "tournament move")
    known = f"any channel except <#{GENERAL}>"
    assert says(reply, "refused-house-game-here", game="Offboard", played="Pitch Out", known=known)


async def test_what_has_not_begun_is_refused_once_the_game_is_not_played_there(table: Scene):
    challenge = await begun(table, "general")
    opened = (await table.ada.command("general", "play", {"game": "offboard", "seats": 2})).shown
    await set_up(table, **{"in": "general", "game": "pitchout"})
    for card, label in ((challenge, "Accept"), (opened, "Join")):
        reply = (await table.bruno.press(card, label=label)).shown
        assert says(reply.text, "refused-house-game-here", "fr", game="Offboard", played="Pitch Out")
    assert [(await table.match(number)).status for number in (1, 2)] == [Status.CHALLENGE, Status.OPEN]
    await set_up(table, **{"in": "general", "game": "offboard"})
    await table.bruno.press(challenge, label="Accept")
    assert (await table.match()).status is Status.RUNNING


async def test_a_rematch_is_refused_where_the_game_is_no_longer_played(table: Scene):
    turn = await table.begin(game="offboard", channel="general")
    await set_up(table, **{"in": "general", "game": "pitchout"})
    await table.services.matches.resign(1, table.ada.id, key="resign")
    result = await table.turn((await table.match()).revision)
    assert result.channel_id == turn.channel_id != GENERAL
    for message in (
        result,
        await table.ada.wait_for(lambda one: one.channel_id == GENERAL and "rematch:1" in str(one)),
    ):
        reply = (await table.ada.press(message, custom_id=button(message, "rematch"))).shown
        known = f"any channel except <#{GENERAL}>"
        assert says(reply.text, "refused-house-game-here", game="Offboard", played="Pitch Out", known=known)
    await set_up(table, **{"in": "general", "game": "offboard"})
    reply = (await table.ada.press(result, custom_id=button(result, "rematch"))).shown
    assert says(reply.text, "rematch-asked")


async def test_a_deleted_channel_takes_its_own_settings_along(table: Scene):
    await set_up(table, **{"in": "general", "language": "fr"})
    table.ada.delete_channel(GENERAL)

    async def gone() -> bool:
        return (await current_settings(table)).by_channel == ()

    await until(gone)


async def test_the_check_and_the_audit_log_tell_of_it(table: Scene):
    await set_up(table, **{"in": "general", "language": "fr", "game": "pitchout"})
    audit = (await table.ada.command("arena", "server audit")).shown
    assert f"<#{GENERAL}> (français · only Pitch Out)" in audit.text
    check = (await table.ada.command("arena", "server check")).shown
    assert f"<#{GENERAL}> · français · only Pitch Out" in check.text

"""Channels the bot may not view reach it without name and details, and in full once it may."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import aiohttp
import discord
import pytest

from localdiscord.permissions import Permission
from localdiscord.records import Channel, ChannelType, ForumTag, GuildRole, Overwrite
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest
from tests.localdiscord.places import FORUM, GENERAL, LOBBY
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio
VIEW = int(Permission.VIEW_CHANNEL)
Connected = Callable[..., AbstractAsyncContextManager[TrialBot]]


def category(local: LocalDiscord) -> Channel:
    return next(one for one in local.world.channels.values() if one.type is ChannelType.CATEGORY)


def bot_role(local: LocalDiscord) -> GuildRole:
    return next(role for role in local.world.guild.roles.values() if role.bot_id == local.world.bot.id)


def hide(local: LocalDiscord, *channels: int) -> None:
    """Deny View Channel to the bot's role, without an event."""
    for channel in channels:
        local.world.channels[channel].overwrites = [Overwrite(bot_role(local).id, 0, deny=VIEW)]


def dispatches(local: LocalDiscord, *names: str) -> list[tuple[str, Any]]:
    """The dispatches of these names, with their data."""
    frames = [event.frame for event in local.log.events if event.way == "to bot"]
    return [(frame["t"], frame["d"]) for frame in frames if frame["t"] in names]


def updates(local: LocalDiscord, channel: int) -> list[tuple[str, str]]:
    """The events of one channel, by kind and name."""
    found = dispatches(local, "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE")
    return [(event.removeprefix("CHANNEL_"), data["name"]) for event, data in found if data["id"] == str(channel)]


async def arrived(local: LocalDiscord, bot: TrialBot) -> None:
    """Returns once the bot has read all that was sent."""
    local.person("ada").send("general", f"mark {len(local.log.events)}")
    await bot.heard(f"message '' by {local.person('ada').user.username}")
    bot.noted.clear()


def views(bot: TrialBot, channel: int) -> bool:
    known = bot.get_channel(channel)
    assert isinstance(known, discord.abc.GuildChannel)
    return known.permissions_for(known.guild.me).view_channel


async def test_a_hidden_channel_comes_without_name_and_details(local: LocalDiscord, connected: Connected):
    local.world.channels[FORUM].tags = [ForumTag(5, "chess")]
    hide(local, LOBBY, FORUM)
    async with connected() as bot:
        ((_, guild),) = dispatches(local, "GUILD_CREATE")
        channels = {int(one["id"]): one for one in guild["channels"]}
        lobby, forum, general = (channels[one] for one in (LOBBY, FORUM, GENERAL))
        everyone = {"id": guild["id"], "type": 0, "allow": "0", "deny": str(VIEW)}
        assert lobby == {
            "id": str(LOBBY),
            "type": 0,
            "flags": 1 << 17,
            "guild_id": guild["id"],
            "name": "___hidden___",
            "parent_id": str(category(local).id),
            "position": 1,
            "permission_overwrites": [everyone],
            "nsfw": False,
            "last_message_id": None,
            "topic": None,
            "rate_limit_per_user": 0,
        }
        assert (forum["available_tags"], forum["default_reaction_emoji"], forum["flags"]) == ([], None, 1 << 17)
        assert (general["name"], general["flags"]) == ("general", 0)
        assert [views(bot, one) for one in (LOBBY, FORUM, GENERAL)] == [False, False, True]


@pytest.mark.parametrize("local", [{"hidden_tags_null": True}], indirect=True)
async def test_the_tags_of_a_hidden_forum_may_be_null(local: LocalDiscord):
    hide(local, FORUM)
    async with aiohttp.ClientSession() as session, session.ws_connect(local.gateway_url) as line:  # discord.py fails
        await line.send_json({"op": 2, "d": {"token": local.token, "intents": 1, "properties": {}}})
        frames = [await line.receive_json() for _ in range(3)]
    assert [frame["t"] for frame in frames] == [None, "READY", "GUILD_CREATE"]
    (forum,) = (one for one in frames[2]["d"]["channels"] if one["id"] == str(FORUM))
    assert forum["available_tags"] is None


@pytest.mark.parametrize("local", [{"obfuscation": False}], indirect=True)
async def test_without_obfuscation_a_hidden_channel_keeps_its_name(
    local: LocalDiscord, connected: Connected, rest: Rest
):
    hide(local, LOBBY)
    async with connected() as bot:
        lobby = bot.get_channel(LOBBY)
        assert isinstance(lobby, discord.TextChannel)
        assert (lobby.name, lobby.topic, views(bot, LOBBY)) == ("lobby", "For commands.", False)
        listed = (await rest("GET", f"/guilds/{local.world.guild.id}/channels")).body
        assert "lobby" in [one["name"] for one in listed]
        local.membership.overwrite(local.world.channels[GENERAL], bot_role(local).id, deny=VIEW)
        assert dispatches(local, "CHANNEL_UPDATE") == []


async def test_rest_leaves_a_hidden_channel_out_and_refuses_it(rest: Rest):
    hide(rest.local, LOBBY)
    listed = (await rest("GET", f"/guilds/{rest.local.world.guild.id}/channels")).body
    assert [one["name"] for one in listed] == [
        "Channels",
        "general",
        "no-entry",
        "ideas",
        "news",
        "lounge",
        "stage",
        "pictures",
    ]
    refused = await rest("GET", f"/channels/{LOBBY}")
    assert (refused.status, refused.code) == (403, 50001)


@pytest.mark.parametrize("way", ["overwrite", "role", "administrator", "given"])
async def test_an_update_follows_a_view_gained_or_lost(local: LocalDiscord, connected: Connected, way: str):
    do, own = local.membership, bot_role(local)
    lobby, given = local.world.channels[LOBBY], do.add_role("Given", VIEW)
    everyone = Overwrite(local.world.guild.id, 0, deny=VIEW)
    if way == "role":
        do.allow(local.world.guild.id, 0)
        do.allow(own.id, own.permissions & ~VIEW)
        local.world.channels[GENERAL].overwrites = [Overwrite(own.id, 0, allow=VIEW)]
    else:
        lobby.overwrites = [everyone, Overwrite(given.id, 0, allow=VIEW)]
    ways: dict[str, tuple[Callable[[], None], Callable[[], None]]] = {
        "overwrite": (
            lambda: do.overwrite(lobby, own.id, allow=VIEW),
            lambda: do.overwrite(lobby, own.id),
        ),
        "role": (lambda: do.allow(own.id, own.permissions | VIEW), lambda: do.allow(own.id, own.permissions & ~VIEW)),
        "administrator": (
            lambda: do.allow(own.id, own.permissions | int(Permission.ADMINISTRATOR)),
            lambda: do.allow(own.id, own.permissions & ~int(Permission.ADMINISTRATOR)),
        ),
        "given": (lambda: do.hold(local.world.bot.id, own.id, given.id), lambda: do.remove_role(given.id)),
    }
    gain, lose = ways[way]
    async with connected() as bot:
        assert not views(bot, LOBBY)
        gain()
        await arrived(local, bot)
        assert updates(local, LOBBY) == [("UPDATE", "lobby")]
        assert views(bot, LOBBY)
        lose()
        await arrived(local, bot)
        assert updates(local, LOBBY) == [("UPDATE", "lobby"), ("UPDATE", "___hidden___")]
        assert not views(bot, LOBBY)
        assert updates(local, GENERAL) == []


async def test_a_category_is_visible_while_one_of_its_channels_is(
    local: LocalDiscord, connected: Connected, rest: Rest
):
    do, home, own = local.membership, category(local), bot_role(local).id
    inside = [one for one in local.world.channels.values() if one.parent_id == home.id]
    hide(local, home.id, *(one.id for one in inside))
    aside = Channel(local.world.new_id(), ChannelType.TEXT, "aside")
    local.world.add_channel(aside)
    async with connected() as bot:
        assert not views(bot, home.id)
        assert (await rest("GET", f"/channels/{home.id}")).code == 50001
        do.overwrite(local.world.channels[LOBBY], own)
        assert updates(local, home.id) == [("UPDATE", "Channels")]
        assert (await rest("GET", f"/channels/{home.id}")).body["name"] == "Channels"
        do.overwrite(local.world.channels[GENERAL], own)
        local.world.remove_channel(local.world.channels[GENERAL])
        assert updates(local, home.id) == [("UPDATE", "Channels")]
        local.world.remove_channel(local.world.channels[LOBBY])
        assert updates(local, home.id) == [("UPDATE", "Channels"), ("UPDATE", "___hidden___")]
        local.world.add_channel(Channel(local.world.new_id(), ChannelType.TEXT, "new", parent_id=home.id))
        assert updates(local, home.id)[2:] == [("UPDATE", "Channels")]


async def test_the_channels_of_a_deleted_category_stay(local: LocalDiscord, connected: Connected):
    hide(local, FORUM)
    async with connected() as bot:
        home = category(local)
        local.world.remove_channel(home)
        await arrived(local, bot)
        assert bot.get_channel(home.id) is None
        for channel, name in ((LOBBY, "lobby"), (FORUM, "___hidden___")):
            known = bot.get_channel(channel)
            assert isinstance(known, discord.abc.GuildChannel)
            assert (known.name, known.category_id) == (name, None)


async def test_hidden_channels_come_change_and_go_without_their_names(local: LocalDiscord, connected: Connected):
    async with connected() as bot:
        deny = [Overwrite(local.world.guild.id, 0, deny=VIEW)]
        secret = Channel(local.world.new_id(), ChannelType.TEXT, "secret", overwrites=deny)
        local.world.add_channel(secret)
        secret.name = "more secret"
        local.world.change_channel(secret)
        await arrived(local, bot)
        assert not views(bot, secret.id)
        local.world.remove_channel(secret)
        await arrived(local, bot)
        assert bot.get_channel(secret.id) is None
        assert updates(local, secret.id) == [(ending, "___hidden___") for ending in ("CREATE", "UPDATE", "DELETE")]
        assert dispatches(local, "THREAD_LIST_SYNC") == []


async def test_no_event_of_a_hidden_channel_reaches_the_bot(local: LocalDiscord, connected: Connected):
    ada = local.person("ada")
    async with connected() as bot:
        lobby = bot.get_channel(LOBBY)
        assert isinstance(lobby, discord.TextChannel)
        thread = await lobby.create_thread(name="a match", type=discord.ChannelType.public_thread)
        local.membership.overwrite(local.world.channels[LOBBY], bot_role(local).id, deny=VIEW)
        seen = len(local.log.events)
        message = ada.send("lobby", "hello")
        ada.react(message, "👏")
        ada.send(thread.id, "hello")
        ada.archive_thread(thread.id)
        ada.do.reopen_thread(thread.id)
        ada.type("lobby")
        ada.delete_channel(thread.id)
        assert [event.frame["t"] for event in local.log.events[seen:] if event.way == "to bot"] == []


async def test_the_active_threads_come_with_the_view_of_a_channel(local: LocalDiscord, connected: Connected):
    async with connected() as bot:
        lobby = bot.get_channel(LOBBY)
        assert isinstance(lobby, discord.TextChannel)
        running = await lobby.create_thread(name="running", type=discord.ChannelType.public_thread)
        over = await lobby.create_thread(name="over", type=discord.ChannelType.public_thread)
        await over.edit(archived=True)
    hide(local, LOBBY)
    async with connected() as bot:
        assert bot.get_channel(running.id) is None
        local.membership.overwrite(local.world.channels[LOBBY], bot_role(local).id)
        await arrived(local, bot)
        thread = bot.get_channel(running.id)
        assert isinstance(thread, discord.Thread)
        assert (thread.name, thread.me is not None) == ("running", True)
        assert bot.get_channel(over.id) is None
        ((_, sync),) = dispatches(local, "THREAD_LIST_SYNC")
        assert (sync["channel_ids"], [one["id"] for one in sync["threads"]]) == ([str(LOBBY)], [str(running.id)])


async def test_a_private_thread_appears_and_disappears_with_the_membership_of_the_bot(
    local: LocalDiscord, connected: Connected, rest: Rest
):
    made = (await rest("POST", f"/channels/{LOBBY}/threads", {"name": "private", "type": 12})).body
    thread, bot_id = local.world.channels[int(made["id"])], local.world.bot.id
    local.world.join_thread(thread, local.person("dai").id)
    local.world.leave_thread(thread, bot_id)
    async with connected() as bot:
        assert bot.get_channel(thread.id) is None
        local.person("dai").send(thread.id, f"<@{bot_id}>")
        await bot.heard(f"message '<@{bot_id}>' by dai")
        known = bot.get_channel(thread.id)
        assert isinstance(known, discord.Thread)
        assert (known.name, known.me is not None) == ("private", True)
        removed = asyncio.ensure_future(bot.wait_for("thread_remove"))
        await asyncio.sleep(0)
        local.world.leave_thread(thread, bot_id)
        assert (await asyncio.wait_for(removed, 60)).id == thread.id


async def test_a_bot_that_was_removed_hears_of_no_channel(local: LocalDiscord, connected: Connected):
    async with connected() as bot:
        hide(local, LOBBY)
        local.membership.remove_bot()
        local.world.change_channel(local.world.channels[GENERAL])
        local.membership.allow(local.world.guild.id, 0)
        assert dispatches(local, "CHANNEL_UPDATE") == []
        back = asyncio.ensure_future(bot.wait_for("guild_join"))
        await asyncio.sleep(0)
        local.membership.invite_bot()
        await asyncio.wait_for(back, 60)
        assert not views(bot, LOBBY)
        assert dispatches(local, "CHANNEL_UPDATE") == []


async def test_an_interaction_has_the_whole_channel_and_what_the_bot_may_do_there(
    local: LocalDiscord, connected: Connected
):
    hide(local, LOBBY)
    async with connected(), asyncio.timeout(60):
        await local.person("ada").command("lobby", "echo", {"text": "hello"})
        await local.person("ada").command("lobby", "where", {"channel": "lobby"})
    first, second = (data for _, data in dispatches(local, "INTERACTION_CREATE"))
    assert (first["channel"]["name"], first["channel"]["flags"], first["app_permissions"]) == ("lobby", 0, "0")
    (channel,) = second["data"]["resolved"]["channels"].values()
    assert (channel["name"], channel["app_permissions"]) == ("lobby", "0")
    assert int(channel["permissions"]) & VIEW
    assert "permission_overwrites" not in channel | first["channel"]

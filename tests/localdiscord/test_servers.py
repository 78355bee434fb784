"""Further servers: each has its channel, people, commands and interactions, and nothing of the others'."""

from typing import Any

import discord
import pytest

from localdiscord.options import PersonError
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest, failure
from tests.localdiscord.trial_bot import TrialBot

pytestmark = [pytest.mark.asyncio, pytest.mark.parametrize("local", [{"servers": 2}], indirect=True)]


def text_channel(bot: discord.Client, name: str) -> discord.TextChannel:
    return next(c for c in bot.get_all_channels() if isinstance(c, discord.TextChannel) and c.name == name)


async def test_the_bot_sees_every_server_with_its_own_channels_and_people(local: LocalDiscord, trial_bot: TrialBot):
    channels = {guild.name: [channel.name for channel in guild.text_channels] for guild in trial_bot.guilds}
    assert channels["server-2"] == ["server-2"]
    assert channels["server-3"] == ["server-3"]
    assert {"lobby", "general"} <= set(channels["Sandbox"])
    assert {guild.name: guild.member_count for guild in trial_bot.guilds}["server-2"] == 3
    assert (await trial_bot.application_info()).approximate_guild_count == 3
    with pytest.raises(PersonError):
        local.person("chloe").send("server-2", "may I?")


async def test_the_bot_lists_its_servers_page_by_page(trial_bot: TrialBot, rest: Rest):
    guilds = (await rest("GET", "/users/@me/guilds")).body
    assert [one["name"] for one in guilds] == ["Sandbox", "server-2", "server-3"]
    assert not any(one["owner"] or int(one["permissions"]) & 8 for one in guilds)
    first, second, third = (one["id"] for one in guilds)
    for query, expected in ((f"after={first}&limit=1", [second]), (f"before={third}&limit=1", [second])):
        assert [one["id"] for one in (await rest("GET", f"/users/@me/guilds?{query}")).body] == expected
    assert [one.name async for one in trial_bot.fetch_guilds(limit=None)] == [one["name"] for one in guilds]


async def test_messages_threads_and_people_of_a_further_server(local: LocalDiscord, trial_bot: TrialBot):
    channel = text_channel(trial_bot, "server-2")
    message = await channel.send("hello")
    thread = await message.create_thread(name="a match")
    assert thread.guild.id == channel.guild.id
    await thread.add_user(discord.Object(local.person("bruno").id))
    with pytest.raises(discord.NotFound):
        await thread.add_user(discord.Object(local.person("chloe").id))
    assert [one.id for one in await channel.guild.active_threads()] == [thread.id]
    assert await text_channel(trial_bot, "server-3").guild.active_threads() == []
    assert [one.name for one in await channel.guild.fetch_channels()] == ["server-2"]
    assert [role.name for role in await channel.guild.fetch_roles()] == ["@everyone", "Helper"]
    assert (await channel.guild.fetch_member(local.person("ada").id)).guild.id == channel.guild.id
    assert channel.permissions_for(channel.guild.me).create_public_threads


async def test_a_command_is_told_where_it_was_given(local: LocalDiscord, trial_bot: TrialBot):
    heard: list[dict[str, Any]] = []
    local.world.feed.listen(lambda event: heard.append(getattr(getattr(event, "interaction", None), "payload", {})))
    reply = await local.person("ada").command("server-3", "card", {})
    created = next(payload for payload in heard if payload)
    server = text_channel(trial_bot, "server-3").guild.id
    assert (created["guild_id"], created["channel"]["guild_id"]) == (str(server), str(server))
    assert created["authorizing_integration_owners"] == {"0": str(server)}
    assert reply.message is not None


async def test_a_server_has_commands_of_its_own(local: LocalDiscord, trial_bot: TrialBot, rest: Rest):
    server = text_channel(trial_bot, "server-2").guild.id
    at = f"/applications/{local.world.state.application_id}/guilds/{server}/commands"
    assert (await rest("PUT", at, [{"name": "here", "description": "only here"}])).status == 200
    ada = local.person("ada")
    with pytest.raises(PersonError):
        await ada.command("lobby", "here", {})
    assert "did not respond" in await failure(local, ada.command("server-2", "here", {}))
    assert (await rest("GET", "/guilds/7/channels")).code == 10004

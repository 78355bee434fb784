"""Reactions and pins, by the bot and by people, with their events."""

import asyncio
from typing import Any

import discord
import pytest

from localdiscord.people import PersonError
from localdiscord.records import Json
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio

HEARING = discord.Intents(guilds=True, guild_messages=True, guild_reactions=True, dm_reactions=True).value


def events(local: LocalDiscord, name: str) -> list[Json]:
    return [frame.frame["d"] for frame in local.log.events if frame.frame.get("t") == name]


async def test_the_library_reacts_and_hears_others_react(local: LocalDiscord, connected: Any):
    async with connected(intents=HEARING) as bot:
        lobby = bot.get_channel(local.world.find_channel("lobby").id)
        message = await lobby.send("who comes?")
        await message.add_reaction("👍")
        heard = asyncio.ensure_future(bot.wait_for("raw_reaction_add", check=lambda e: e.user_id != bot.user.id))
        await asyncio.sleep(0)
        local.person("bruno").react(message.id, "👍")
        event = await asyncio.wait_for(heard, 60)
        assert (str(event.emoji), event.message_id) == ("👍", message.id)
        assert event.member is not None
        assert event.member.name == "bruno"
        reaction = (await lobby.fetch_message(message.id)).reactions[0]
        assert (reaction.count, reaction.me) == (2, True)
        assert {user.name async for user in reaction.users()} == {"helper", "bruno"}
        await message.remove_reaction("👍", bot.user)
        seen = local.person("bruno").message(message.id)
        assert [(r["emoji"]["name"], r["count"], r["me"]) for r in seen["reactions"]] == [("👍", 1, True)]
        local.person("bruno").react(message.id, "👍")
        assert "reactions" not in local.person("bruno").message(message.id)
        assert len(events(local, "MESSAGE_REACTION_REMOVE")) == 2


@pytest.mark.usefixtures("trial_bot")
async def test_without_the_intent_reactions_are_not_told(rest: Rest):
    sent = (await rest.send("lobby", {"content": "x"})).body["id"]
    rest.local.person("ada").react(sent, "🎲")
    assert events(rest.local, "MESSAGE_REACTION_ADD") == []


async def test_what_reactions_refuse(rest: Rest):
    local = rest.local
    base = f"{rest.channel('lobby')}/messages/{(await rest.send('lobby', {'content': 'x'})).body['id']}/reactions"
    assert (await rest("PUT", f"{base}/nice/@me")).code == 10014
    assert (await rest("PUT", f"{base}/die:123/@me")).code == 10014
    local.membership.allow(local.world.guild.id, int(local.world.guild.roles[local.world.guild.id].permissions) & ~64)
    assert (await rest("PUT", f"{base}/%F0%9F%8E%B2/@me")).code == 50013
    owner = local.person("ada")
    message = local.person("ada").messages("lobby")[0]
    for number in range(20):
        owner.react(message, chr(0x1F600 + number))
    with pytest.raises(PersonError):
        owner.react(message, "🎲")
    assert (await rest("PUT", f"{base}/%F0%9F%98%80/@me")).status == 204
    assert (await rest("DELETE", base)).code == 50013
    assert (await rest("DELETE", f"{base}/%F0%9F%98%80/{owner.id}")).code == 50013
    assert (await rest("DELETE", f"{base}/%F0%9F%98%80/@me")).status == 204
    local.membership.hold(local.world.bot.id, *local.world.guild.members[local.person("chloe").id].role_ids)
    assert (await rest("DELETE", f"{base}/%F0%9F%98%80")).status == 204
    assert (await rest("DELETE", base)).status == 204
    assert (await rest("GET", f"{base}/%F0%9F%98%81")).body == []


@pytest.mark.usefixtures("trial_bot")
async def test_a_pin_is_told_listed_and_taken_away(rest: Rest):
    ada = rest.local.person("ada")
    first, second = (ada.send("lobby", words) for words in ("rules", "times"))
    ada.pin(first)
    ada.pin(second)
    assert ada.messages("lobby")[-1]["type"] == 6
    page = (await rest("GET", f"{rest.channel('lobby')}/messages/pins?limit=1")).body
    assert [item["message"]["id"] for item in page["items"]] == [second["id"]]
    assert page["has_more"]
    ada.pin(second, pinned=False)
    ada.pin(first, pinned=False)
    assert [event["last_pin_timestamp"] is None for event in events(rest.local, "CHANNEL_PINS_UPDATE")] == [
        False,
        False,
        False,
        True,
    ]
    with pytest.raises(PersonError):
        rest.local.person("dai").pin(first)


async def test_writing_is_told(local: LocalDiscord, connected: Any):
    async with connected(intents=discord.Intents(guilds=True, guild_typing=True).value) as bot:
        heard = asyncio.ensure_future(bot.wait_for("raw_typing"))
        await asyncio.sleep(0)
        local.person("bruno").type("lobby")
        assert (await asyncio.wait_for(heard, 60)).user_id == local.person("bruno").id
    assert isinstance(bot, TrialBot)

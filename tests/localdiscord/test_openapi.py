"""Every request discord.py sends, every answer and every message event, against Discord's own description of its API."""

import asyncio
import json
from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from localdiscord.config import LocalConfig
from localdiscord.permissions import Permission
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest, failure
from tests.localdiscord.places import FORUM
from tests.localdiscord.trial_bot import Card, TrialBot, picture
from tests.support.discord.description import as_described, description, faults_of, needed

pytestmark = [pytest.mark.asyncio, needed]
EMOJI = next((Path(__file__).parents[2] / "data" / "emojis").glob("*.png"))


async def converse(local: LocalDiscord) -> None:
    ada, bruno = local.person("ada"), local.person("bruno")
    await ada.command("lobby", "echo", {"text": "hello"})
    await ada.command("lobby", "echo", {"text": "psst", "private": True})
    await ada.autocomplete("lobby", "strike", {"puck": "A"}, focused="puck")
    await ada.command("lobby", "strike", {"puck": "A1", "strength": 3, "target": "bruno"})
    await ada.command("lobby", "match resign")
    await bruno.command("general", "slowcard")
    card = (await ada.command("lobby", "card")).shown
    await ada.press(card, label="Turn")
    await ada.press(card, label="Whisper")
    await ada.select(card, custom_id="card:pick", values=["1"])
    await ada.select(card, custom_id="card:who", values=["bruno"])
    await ada.submit(await ada.press(card, label="Ask"), {"angle": "1"})
    await ada.submit(await ada.command("lobby", "form"), {"angle": "1"})
    await ada.follow_up(await ada.press(card, label="Later"))
    await ada.press(card, label="Think")
    await ada.wait_for(lambda message: message.text == "and much more")
    await bruno.command(bruno.dm(), "echo", {"text": "salut"})
    local.membership.take_along(ada.id)
    for place in (ada.converse("bruno"), ada.converse("bruno", "chloe")):
        dealt = (await ada.command(place, "deal")).shown
        await bruno.press(dealt, label="Whisper")
        await bruno.submit(await bruno.press(dealt, label="Ask"), {"angle": "1"})
    assert await failure(local, ada.command("lobby", "silence")) == "The application did not respond"


async def administer(local: LocalDiscord, trial_bot: TrialBot) -> None:
    lobby = await trial_bot.fetch_channel(local.world.find_channel("lobby").id)
    assert isinstance(lobby, discord.TextChannel)
    message = await lobby.send(view=Card(), file=picture(), nonce="turn-1")
    assert (await lobby.send(view=Card(), file=picture(), nonce="turn-1")).id == message.id
    message = await message.edit(view=Card("edited"), attachments=[picture("red")])
    thread = await message.create_thread(name="a match")
    first = await thread.send("hello", reference=message.to_reference(fail_if_not_exists=False), mention_author=False)
    await thread.send("pictures", files=[picture(), picture("red")])
    await first.edit(content="goodbye")
    answer = await first.reply("indeed")
    await first.delete()
    await thread.add_user(discord.Object(local.person("dai").id))
    async with thread.typing():
        assert [m.content async for m in thread.history(limit=5)] != []
    await thread.fetch_message(answer.id)
    await thread.edit(name="a finished match")
    await thread.edit(archived=True)
    loose = await lobby.create_thread(name="loose", type=discord.ChannelType.public_thread)
    await loose.leave()
    await loose.join()
    await keep_a_forum(lobby.guild)
    await lobby.guild.active_threads()
    await keep_events(lobby.guild)
    member = await lobby.guild.fetch_member(local.person("ada").id)
    await member.send("hello", embed=discord.Embed(title="t", description="d", colour=0xFF0000))
    await trial_bot.fetch_guild(lobby.guild.id)
    await lobby.guild.fetch_channels()
    await lobby.guild.fetch_roles()
    await trial_bot.application_info()
    await trial_bot.tree.fetch_commands()
    await trial_bot.tree.sync(guild=lobby.guild)
    emoji = await trial_bot.create_application_emoji(name="puck", image=EMOJI.read_bytes())
    assert [one.id for one in await trial_bot.fetch_application_emojis()] == [emoji.id]
    await trial_bot.fetch_application_emoji(emoji.id)
    await emoji.edit(name="ball")
    await emoji.delete()
    with pytest.raises(discord.NotFound):
        await lobby.fetch_message(1)
    with pytest.raises(discord.Forbidden):
        await lobby.guild.get_channel(local.world.find_channel("no-entry").id).send("x")  # type: ignore[union-attr]


async def keep_a_forum(guild: discord.Guild) -> None:
    forum = guild.get_channel(FORUM)
    assert isinstance(forum, discord.ForumChannel)
    assert str(forum.default_reaction_emoji) == "👏"
    changed = await forum.edit(
        available_tags=[discord.ForumTag(name="Chess", emoji="♟️"), discord.ForumTag(name="Over")]
    )
    chess, over = changed.available_tags
    made = await changed.create_thread(name="a post", view=Card(), file=picture(), applied_tags=[chess])
    assert made.thread.id == made.message.id
    await changed.create_thread(name="another", content="hello")
    await made.thread.edit(applied_tags=[over, chess])
    await made.thread.edit(archived=True, applied_tags=[over])
    kept = [thread async for thread in changed.archived_threads(limit=10)]
    assert [(one.id, one._applied_tags.tolist()) for one in kept] == [(made.thread.id, [over.id])]
    fetched = await guild.fetch_channel(FORUM)
    assert isinstance(fetched, discord.ForumChannel)
    assert [tag.name for tag in fetched.available_tags] == ["Chess", "Over"]
    with pytest.raises(discord.HTTPException):
        await guild.get_channel_or_thread(FORUM)._state.http.send_message(  # type: ignore[union-attr]
            FORUM, params=discord.http.handle_message_parameters("x")
        )


async def keep_events(guild: discord.Guild) -> None:
    start = discord.utils.utcnow() + timedelta(hours=1)
    made = await guild.create_scheduled_event(
        name="Club Cup",
        start_time=start,
        end_time=start + timedelta(hours=2),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location="#lobby",
        description="Swiss",
    )
    assert [one.id for one in await guild.fetch_scheduled_events()] == [made.id]
    moved = await made.edit(start_time=start + timedelta(minutes=5), location="elsewhere")
    assert (await guild.fetch_scheduled_event(made.id)).location == moved.location == "elsewhere"
    assert (await moved.start()).status is discord.EventStatus.active
    running = await guild.fetch_scheduled_event(made.id)
    assert (await running.end()).status is discord.EventStatus.completed
    assert await guild.fetch_scheduled_events() == []
    await running.delete()
    with pytest.raises(discord.NotFound):
        await guild.fetch_scheduled_event(made.id)


def hide_and_show(local: LocalDiscord) -> None:
    for channel in [one for one in local.world.channels.values() if not (one.is_dm or one.is_thread)]:
        before = channel.overwrites
        local.membership.overwrite(channel, local.world.bot.id, deny=int(Permission.VIEW_CHANNEL))
        channel.overwrites = before
        local.world.change_channel(channel)


async def test_all_traffic_is_as_discord_describes_it(local: LocalDiscord, trial_bot: TrialBot):
    await administer(local, trial_bot)
    await converse(local)
    hide_and_show(local)
    await asyncio.sleep(0.05)
    assert len(local.log.requests) > 50
    assert faults_of(local.log.requests) == []
    assert event_faults(local) == []


async def test_a_wrong_request_is_found(rest: Rest):
    await rest.send("lobby", {"content": "x", "contents": "y", "tts": "loud"})
    assert len(faults_of(rest.local.log.requests)) == 2


async def test_the_log_file_holds_a_call_a_line(tmp_path: Path):
    path = tmp_path / "log" / "calls.jsonl"
    async with LocalDiscord(LocalConfig(log_path=path)) as local, aiohttp.ClientSession() as session:
        rest = Rest(local, session)
        assert (await rest("GET", "/users/@me")).headers["Content-Type"] == "application/json"
        await rest.send("lobby", {"content": "hello", "tts": False})
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [(line["method"], line["status"]) for line in lines] == [("GET", 200), ("POST", 200)]
    assert description().main([str(path)]) == 0
    assert path.with_suffix(".events.jsonl").exists()


def event_faults(local: LocalDiscord) -> list[str]:
    checks = description().Checker()
    paths = {
        "MESSAGE_CREATE": "/channels/1/messages/1",
        "MESSAGE_UPDATE": "/channels/1/messages/1",
        "CHANNEL_UPDATE": "/channels/1",
        "THREAD_CREATE": "/channels/1",
        "THREAD_UPDATE": "/channels/1",
    }
    faults = []
    seen: Counter[str] = Counter()
    for frame in local.log.events:
        name, data = frame.frame.get("t"), frame.frame.get("d")
        seen[str(name)] += 1
        for path, part in parts(name, data, paths):
            faults += [f"{name} {path}: {fault}" for fault in checks.response("GET", path, 200, as_described(part))]
    assert set(paths) | {"INTERACTION_CREATE", "READY", "GUILD_CREATE"} <= set(seen)
    assert all(json.dumps(frame.frame) for frame in local.log.events)
    return faults


def parts(name: str | None, data: Any, paths: dict[str, str]) -> list[tuple[str, Any]]:
    if name in paths:
        return [(paths[name], data)]
    if name == "GUILD_CREATE":
        channels = [("/channels/1", channel) for channel in data["channels"]]
        members = [("/guilds/1/members/1", member) for member in data["members"]]
        return [*channels, *members, ("/guilds/1", data)]
    if name == "INTERACTION_CREATE":
        absent = {"recipients": []} if data["context"] == 2 else {}  # of conversations without the bot
        found = [("/channels/1", data["channel"] | absent)]
        found += [("/channels/1/messages/1", data["message"])] if "message" in data else []
        found += [("/guilds/1/members/1", data["member"])] if "member" in data else [("/users/1", data["user"])]
        resolved = data["data"].get("resolved", {}).get("users", {})
        return found + [("/users/1", user) for user in resolved.values()]
    return []

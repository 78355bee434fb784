"""Every request discord.py sends, every answer and every message event, against Discord's own description of its API."""

import asyncio
import importlib.util
import json
import os
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import aiohttp
import discord
import pytest

from bot.local.config import LocalConfig
from bot.local.people import PersonError
from bot.local.server import LocalDiscord
from tests.local.trial_bot import Card, TrialBot, picture

CHECKER = Path(__file__).parents[3] / "shared" / "discord" / "openapi_check.py"

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.skipif(
        not CHECKER.exists() and not os.environ.get("CI"), reason="Discord's description is not beside this clone"
    ),
]


@pytest.fixture(scope="module")
def checker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("openapi_check", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def converse(local: LocalDiscord) -> None:
    ada, bruno = local.person("ada"), local.person("bruno")
    await ada.command("arena", "echo", {"text": "hello"})
    await ada.command("arena", "echo", {"text": "psst", "private": True})
    await ada.autocomplete("arena", "strike", {"puck": "A"}, focused="puck")
    await ada.command("arena", "strike", {"puck": "A1", "strength": 3, "target": "bruno"})
    await ada.command("arena", "match resign")
    await bruno.command("general", "slowcard")
    card = (await ada.command("arena", "card")).shown
    await ada.press(card, label="Turn")
    await ada.press(card, label="Whisper")
    await ada.select(card, custom_id="card:pick", values=["1"])
    await ada.select(card, custom_id="card:who", values=["bruno"])
    await ada.submit(await ada.press(card, label="Ask"), {"angle": "1"})
    await ada.submit(await ada.command("arena", "form"), {"angle": "1"})
    await ada.follow_up(await ada.press(card, label="Later"))
    await ada.press(card, label="Think")
    await ada.wait_for(lambda message: message.text == "and much more")
    await bruno.command(bruno.dm(), "echo", {"text": "salut"})
    with pytest.raises(PersonError):
        await ada.command("arena", "silence")


async def administer(local: LocalDiscord, trial_bot: TrialBot) -> None:
    arena = await trial_bot.fetch_channel(local.world.find_channel("arena").id)
    assert isinstance(arena, discord.TextChannel)
    message = await arena.send(view=Card(), file=picture(), nonce="turn-1")
    assert (await arena.send(view=Card(), file=picture(), nonce="turn-1")).id == message.id
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
    loose = await arena.create_thread(name="loose", type=discord.ChannelType.public_thread)
    await loose.leave()
    await loose.join()
    await arena.guild.active_threads()
    member = await arena.guild.fetch_member(local.person("ada").id)
    await member.send("hello", embed=discord.Embed(title="t", description="d", colour=0xFF0000))
    await trial_bot.fetch_guild(arena.guild.id)
    await arena.guild.fetch_channels()
    await arena.guild.fetch_roles()
    await trial_bot.application_info()
    await trial_bot.tree.fetch_commands()
    await trial_bot.tree.sync(guild=arena.guild)
    with pytest.raises(discord.NotFound):
        await arena.fetch_message(1)
    with pytest.raises(discord.Forbidden):
        await arena.guild.get_channel(local.world.find_channel("no-entry").id).send("x")  # type: ignore[union-attr]


async def test_all_traffic_is_as_discord_describes_it(local: LocalDiscord, trial_bot: TrialBot, checker: ModuleType):
    await administer(local, trial_bot)
    await converse(local)
    await asyncio.sleep(0.05)
    assert call_faults(local, checker) == []
    assert event_faults(local, checker) == []


@pytest.fixture
def log_path(tmp_path: Path) -> Path:
    return tmp_path / "log" / "calls.jsonl"


async def test_the_log_file_is_what_the_checker_reads(
    log_path: Path, checker: ModuleType, capsys: pytest.CaptureFixture[str]
):
    async with LocalDiscord(LocalConfig(log_path=log_path)) as local, aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {local.token}"}
        arena = local.world.find_channel("arena").id
        async with session.get(f"{local.rest_url}/users/@me", headers=headers) as answer:
            assert answer.status == 200
        body = {"content": "hello", "tts": False}
        async with session.post(f"{local.rest_url}/channels/{arena}/messages", json=body, headers=headers) as answer:
            assert answer.headers["Content-Type"] == "application/json"
    assert checker.main([str(log_path)]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


def call_faults(local: LocalDiscord, checker: ModuleType) -> list[str]:
    requests, answers = checker.Checker(strict=True), checker.Checker()
    faults = []
    for call in local.log.requests:
        found = requests.request(call.method, call.path, call.request)
        found += answers.response(call.method, call.path, call.status, call.response)
        faults += [f"{call.method} {call.path} {call.status}: {fault}" for fault in found]
    routes = Counter(call.method for call in local.log.requests)
    assert routes.total() > 50
    return faults


def event_faults(local: LocalDiscord, checker: ModuleType) -> list[str]:
    checks = checker.Checker()
    paths = {
        "MESSAGE_CREATE": "/channels/1/messages/1",
        "MESSAGE_UPDATE": "/channels/1/messages/1",
        "THREAD_CREATE": "/channels/1",
        "THREAD_UPDATE": "/channels/1",
    }
    faults = []
    seen: Counter[str] = Counter()
    for frame in local.log.events:
        name, data = frame.frame.get("t"), frame.frame.get("d")
        seen[str(name)] += 1
        for path, part in parts(name, data, paths):
            faults += [f"{name} {path}: {fault}" for fault in checks.response("GET", path, 200, part)]
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
        found = [("/channels/1", data["channel"])]
        found += [("/channels/1/messages/1", data["message"])] if "message" in data else []
        found += [("/guilds/1/members/1", data["member"])] if "member" in data else [("/users/1", data["user"])]
        resolved = data["data"].get("resolved", {}).get("users", {})
        return found + [("/users/1", user) for user in resolved.values()]
    return []

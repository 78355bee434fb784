"""Shards: each session has the servers of its own, sessions are begun at Discord's pace, and one shard may have several."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest
import yarl

from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest
from tests.localdiscord.test_sessions import Line, dial, identify

__all__ = ["dial"]

pytestmark = pytest.mark.asyncio

Dial = Callable[..., Any]


async def begun(local: LocalDiscord, dial: Dial, nth: int, of: int) -> tuple[Line, list[str]]:
    """A session of a shard, and the names of the servers it was told of."""
    line = await dial()
    await line.send(2, identify(local, shard=[nth, of]))
    ready = (await line.receive())["d"]
    assert ready["shard"] == [nth, of]
    servers = [(await line.receive())["d"] for _ in ready["guilds"]]
    assert [server["id"] for server in servers] == [guild["id"] for guild in ready["guilds"]]
    return line, [server["name"] for server in servers]


async def seen(line: Line) -> dict[str, Any]:
    return (await line.receive())["d"]


@pytest.mark.parametrize("local", [{"servers": 3}], indirect=True)
async def test_servers_are_shared_out_by_their_ids(local: LocalDiscord, dial: Dial):
    shards = [await begun(local, dial, nth, 3) for nth in range(3)]
    fields = {nth: names for nth, (_, names) in enumerate(shards)}
    for guild in local.world.guilds:
        assert [nth for nth, names in fields.items() if guild.name in names] == [(guild.id >> 22) % 3]
    assert sum(map(len, fields.values())) == 4
    assert local.gateway.shards == [(0, 3), (1, 3), (2, 3)]


@pytest.mark.parametrize("local", [{"servers": 1}], indirect=True)
async def test_each_shard_hears_of_its_own_servers_and_the_first_of_conversations(local: LocalDiscord, dial: Dial):
    (first, _), (second, names) = await begun(local, dial, 0, 2), await begun(local, dial, 1, 2)
    assert names == ["Sandbox"]
    local.membership.add_role("Umpire")
    assert (await seen(second))["guild_id"] == str(local.world.guild.id)
    gateway, bruno = local.gateway, local.person("bruno")
    for place in (bruno.dm(), local.world.find_channel("server-2").id, local.world.find_channel("lobby").id):
        server = local.world.guild_of(local.world.channels[place])
        where = {} if place == bruno.dm() else {"guild_id": str(server.id)}
        gateway.dispatch("INTERACTION_CREATE", {"channel_id": str(place)} | where)
    assert [(await seen(first))["channel_id"] for _ in range(2)] == [
        str(bruno.dm()),
        str(local.world.find_channel("server-2").id),
    ]
    assert (await seen(second))["channel_id"] == str(local.world.find_channel("lobby").id)


async def test_every_session_of_a_shard_hears_everything(local: LocalDiscord, dial: Dial):
    lines = [(await begun(local, dial, 1, 2))[0] for _ in range(2)]
    local.membership.add_role("Umpire")
    assert [(await seen(line))["role"]["name"] for line in lines] == ["Umpire", "Umpire"]


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [0], "0/2", [0, 2, 3], {"0": 2}, [0.5, 2]])
async def test_a_shard_that_cannot_be_is_thrown_out(local: LocalDiscord, dial: Dial, shard: Any):
    line = await dial()
    await line.send(2, identify(local, shard=shard))
    assert await line.close_code() == 4010


@pytest.mark.parametrize("local", [{"servers": 3, "shard_servers": 2}], indirect=True)
async def test_too_many_servers_for_one_session_need_shards(local: LocalDiscord, dial: Dial):
    line = await dial()
    await line.send(2, identify(local))
    assert await line.close_code() == 4011
    _, names = await begun(local, dial, 0, 2)
    assert len(names) == 2


@pytest.mark.parametrize("local", [{"max_concurrency": 2, "identify_seconds": 5.0}], indirect=True)
async def test_one_session_at_a_time_in_each_bucket(local: LocalDiscord, dial: Dial):
    await begun(local, dial, 0, 4)
    await begun(local, dial, 1, 4)
    hasty = await dial()
    await hasty.send(2, identify(local, shard=[2, 4]))
    assert await hasty.receive() == {"op": 9, "d": False, "s": None, "t": None}
    local.clock.advance(5.0)
    await hasty.send(2, identify(local, shard=[2, 4]))
    assert (await hasty.receive())["t"] == "READY"


@pytest.mark.parametrize("local", [{"session_starts": 2, "max_concurrency": 16, "servers": 2000}], indirect=True)
async def test_the_sessions_of_a_day_are_counted(local: LocalDiscord, dial: Dial, rest: Rest):
    fresh = (await rest("GET", "/gateway/bot")).body
    limit = {"total": 2, "remaining": 2, "reset_after": 0, "max_concurrency": 16}
    assert fresh == {"url": local.gateway_url, "shards": 3, "session_start_limit": limit}
    for nth in range(2):
        await begun(local, dial, nth, 1000)
    limits = (await rest("GET", "/gateway/bot")).body["session_start_limit"]
    assert limits["remaining"] == 0
    assert 86_300_000 < limits["reset_after"] <= 86_400_000
    line = await dial()
    await line.send(2, identify(local, shard=[2, 1000]))
    assert await line.close_code() == 4004
    local.clock.advance(86_400)
    assert (await rest("GET", "/gateway/bot")).body["session_start_limit"] == limit


@pytest.mark.parametrize("local", [{"servers": 5}], indirect=True)
async def test_a_sharded_client_of_the_library_has_all_servers(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(discord.http.Route, "BASE", local.rest_url)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(local.gateway_url))
    client = discord.AutoShardedClient(
        intents=discord.Intents(guilds=True), shard_count=2, guild_ready_timeout=0.05, chunk_guilds_at_startup=False
    )

    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        pass

    monkeypatch.setattr(client, "before_identify_hook", at_once)
    heard: list[str] = []

    async def on_ready() -> None:
        heard.extend(sorted(guild.name for guild in client.guilds))
        await client.close()

    monkeypatch.setattr(client, "on_ready", on_ready, raising=False)
    async with asyncio.timeout(60):
        await client.start(local.token)
    assert heard == ["Sandbox", *(f"server-{n}" for n in range(2, 7))]

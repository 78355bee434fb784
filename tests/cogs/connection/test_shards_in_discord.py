"""A bot with several shards is connected while all of them are, and ends at once whatever they do."""

import asyncio
import gc
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from bot.ops.play import corner
from localdiscord.server import LocalDiscord
from tests.support.discord.scene import QUICK, Scene
from tests.support.discord.serving import online, served

pytestmark = pytest.mark.asyncio

INVALID_SESSION = {"op": 9, "d": False}


@pytest_asyncio.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(corner(**QUICK)) as opened:
        yield opened


async def lose_a_shard(table: Scene) -> None:
    """End the session of one of two shards; the library waits five seconds before it identifies again."""
    one, _ = table.local.gateway._lines
    one.send(INVALID_SESSION)
    async with asyncio.timeout(60):
        while table.services.health.connected:  # noqa: ASYNC110  it is told to nobody
            await asyncio.sleep(0.01)


async def test_a_bot_with_one_shard_away_is_not_connected(local: LocalDiscord, tmp_path: Path):
    async with served(local, tmp_path, 2) as table:
        await lose_a_shard(table)
        await online(table.services)


async def test_a_bot_ends_while_a_shard_identifies_again(local: LocalDiscord, tmp_path: Path):
    async with served(local, tmp_path, 2) as table:
        await lose_a_shard(table)
    heartbeats = [one for one in threading.enumerate() if isinstance(one, discord.gateway.KeepAliveHandler)]
    for one in heartbeats:
        one.join(5)  # asked to end, a thread does so once it runs again
    assert not [one for one in heartbeats if one.is_alive()]
    gc.collect()  # a connection left open fails the test

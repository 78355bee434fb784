"""The bot connected as `run` connects it, also with shards."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from bot.client import connection
from bot.client.app import Services
from bot.settings import PostgresUrl, Secret, Settings, Share
from cogs.delivery.bulletin_posts import BulletinPosts
from cogs.delivery.outbox import Outbox
from localdiscord.server import LocalDiscord
from tests.support.discord.scene import Scene, bot_on


async def online(services: Services) -> None:
    """Wait until the bot is connected, with all of its shards."""
    async with asyncio.timeout(60):
        while not services.health.connected:  # noqa: ASYNC110  it is told to nobody
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def served(local: LocalDiscord, folder: Path, shards: int | None) -> AsyncIterator[Scene]:
    """The bot as `run` connects it, with so many shards."""
    async with bot_on(local, folder / "matches.db") as (services, bot):
        await bot.wait_until_ready()
        await bot.close()
        services.health.connected = False
        settings = Settings(token=Secret(local.token), shards=shards)
        serving = asyncio.create_task(connection.serve(services, settings))
        try:
            await online(services)
            yield Scene(local, services, bot)
            assert not serving.done()
        finally:
            await _end(serving)


@contextlib.asynccontextmanager
async def delivered_elsewhere(table: Scene) -> AsyncIterator[None]:
    """Meanwhile another process of the bot makes all posts, one that gets no events of the first server."""
    share = Share(1, 2)
    assert (table.local.world.guild.id >> 22) % share.of != share.nth - 1
    database = PostgresUrl("postgresql://localhost/unused")  # the store is the first process's
    settings = Settings(token=Secret(table.local.token), shards=share.of, cluster=share, database=database)
    for cog in ("Outbox", "BulletinPosts"):
        await table.bot.remove_cog(cog)
    table.services.health.connected = False
    serving = asyncio.create_task(connection.serve(table.services, settings))
    try:
        await online(table.services)
        yield
        assert not serving.done()
    finally:
        await _end(serving)
    await table.bot.add_cog(Outbox(table.bot))
    await table.bot.add_cog(BulletinPosts(table.bot))


async def _end(serving: asyncio.Task[None]) -> None:
    serving.cancel()
    done, _ = await asyncio.wait({serving}, timeout=60)
    assert done

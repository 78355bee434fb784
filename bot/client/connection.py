"""Keeps the bot connected to Discord, once or for each of its shards: again after every failure, until the program is to end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import structlog
import yarl
from discord.ext import commands

from bot.client import json_codec
from bot.client.app import CONNECTION, BadServer, GameBot, Services
from bot.client.gateway_parsers import ReadyUnreadable
from bot.client.reconnecting import Pauses, Sessions
from bot.matches.core.errors import StoreError
from bot.matches.core.shards import Shards
from bot.ops.build import BUILD
from bot.settings import Settings

if TYPE_CHECKING:  # it needs PostgreSQL's client, which few bots do
    from bot.client.cluster import Cluster

log = structlog.stdlib.get_logger(__name__)


class ShardedBot(GameBot, commands.AutoShardedBot):
    """A bot that connects once for each of its shards; of a `cluster`, it is one process of several."""

    def __init__(
        self, services: Services, settings: Settings, sessions: Sessions, cluster: Cluster | None = None
    ) -> None:
        super().__init__(
            services,
            settings.proxy,
            sessions,
            mentions=settings.mentions == "on",
            shard_count=settings.shards,
            shard_ids=list(settings.shard_ids or ()),
        )
        self._cluster = cluster
        self._buckets = 1  # shards that may identify at the same time
        self._apart: set[int] = set()  # the shards that are disconnected

    @property
    def own_shards(self) -> Shards:
        """Those of this process."""
        return Shards(tuple(self.shard_ids or ()), self.shard_count or 1)

    def latencies_by_shard(self) -> dict[int, float | None]:
        """See GameBot."""
        up = {shard: latency for shard, latency in self.latencies if shard not in self._apart}
        return {shard: up.get(shard) for shard in self.shard_ids or ()}

    async def setup_hook(self) -> None:
        """Prepare as every bot, and ask how many shards may identify at once."""
        await super().setup_hook()
        limit = (await self.http.request(discord.http.Route("GET", "/gateway/bot")))["session_start_limit"]
        self._buckets = int(limit["max_concurrency"])

    async def _sync(self) -> None:
        """Leave the commands to the process with the first shard."""
        if not self.shard_ids or 0 in self.shard_ids:
            await super()._sync()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until closed, with our backoff for each shard."""
        discord.shard.ExponentialBackoff = Pauses  # type: ignore[attr-defined, assignment]
        connected = asyncio.create_task(super().connect(reconnect=reconnect))
        try:
            await asyncio.shield(connected)
        except asyncio.CancelledError:
            connected.cancel()  # which discord.py 2.7 ignores while a shard identifies again; closing the bot then ends it
            raise

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Take turns with the other processes."""
        if self._cluster is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        await self._cluster.pace(shard_id or 0, self._buckets)
        await self._sessions.open()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch events to the cogs; the bot is connected while all of its shards are."""
        if event_name == "shard_disconnect":
            self._apart.add(args[0])
        elif event_name in {"shard_ready", "shard_resumed"}:
            self._apart.discard(args[0])
        super().dispatch(event_name, *args, **kwargs)
        if event_name in CONNECTION or event_name.startswith("shard_"):
            self._connected(self.is_ready() and not self._apart)

    async def on_ready(self) -> None:
        """Tell a copy that hands over that all shards are connected."""
        if self._cluster is not None:
            await self._cluster.connected()

    async def drain(self) -> None:
        """Hand over to a copy that waits, then drain."""
        if self._cluster is not None:
            await self._cluster.hand_over()
        await super().drain()

    async def _disconnect(self) -> None:
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))


def point_elsewhere(settings: Settings) -> None:
    """Point the library at another server than discord.com, if configured."""
    if settings.rest_url is not None:
        discord.http.Route.BASE = settings.rest_url
    if settings.gateway_url is not None:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)


async def serve(services: Services, settings: Settings, cluster: Cluster | None = None) -> None:
    """Stay connected until cancelled, then finish what has begun.

    A bot that cannot read READY knows none of its servers: it is closed and a new one connects after a pause.

    Raises discord.LoginFailure if the token is wrong, BadServer if Discord refuses something required or another copy of this
    process of the `cluster` has taken its place.
    """
    json_codec.install()
    pauses, sessions = Pauses(), Sessions()
    while True:
        bot = (
            GameBot(services, settings.proxy, sessions, mentions=settings.mentions == "on")
            if settings.shards is None
            else ShardedBot(services, settings, sessions, cluster)
        )
        bot.add_listener(partial(_report_ready, bot, settings), "on_ready")
        async with bot:
            try:
                await bot.login(settings.token.value)
                await _unless_taken(_stay_connected(bot), cluster)
            except asyncio.CancelledError:
                await bot.drain()
                raise
            except (OSError, aiohttp.ClientError, discord.DiscordServerError, ReadyUnreadable) as error:
                pause = pauses.delay()
                log.warning("Discord cannot be reached", error=error, again_in=pause)
            except discord.HTTPException as error:
                asked = f"{error.response.method} {error.response.url}"
                raise BadServer(f"Discord refuses {asked}: {error.status} {error.response.reason}.") from error
            else:
                return
        await asyncio.sleep(pause)


async def _report_ready(bot: GameBot, settings: Settings) -> None:
    """Log what runs, on which database, and for how many."""
    try:
        running = sum((await bot.services.store.census()).running.values())
    except StoreError as error:
        log.warning("matches cannot be counted", error=error)
        running = None
    log.info(
        "ready",
        version=BUILD["version"],
        schema=BUILD["schema"],
        database=str(settings.database),
        servers=len(bot.guilds),
        running_matches=running,
    )


async def _unless_taken(connected: Coroutine[Any, Any, None], cluster: Cluster | None) -> None:
    """Stay connected until another copy has taken the shards. Raises BadServer, and what `connected` raises."""
    if cluster is None:
        await connected
        return
    tasks = [asyncio.create_task(connected), asyncio.create_task(cluster.lost.wait())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if cluster.lost.is_set():
            raise BadServer("Another copy of this process serves its shards; this one ends.")
        await tasks[0]
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _stay_connected(bot: GameBot) -> None:
    """Connect, and retry if the very first attempt fails: discord.py 2.7 does not."""
    pauses = Pauses()
    while not bot.is_closed():
        try:
            await bot.connect()
        except AttributeError:
            if getattr(bot, "ws", None) is not None:
                raise
            bot.services.outages.gateway.failed("the first connection failed")
            await asyncio.sleep(pauses.delay())

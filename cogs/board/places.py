"""Keeps which channels of a server everyone can read, for those who have no account: any process may serve them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TypeAlias

import discord
from discord.ext import commands

from bot.client.app import GameBot
from bot.features.board.rows import BoardRows
from bot.features.board.service import OpenBoard
from cogs.core.background_loop import BackgroundLoop
from cogs.delivery.open_places import open_places

LEASE = 2 * 60_000  # ms for which it is known; a dead connection is noticed within another minute
AGAIN = 60_000  # ms after which all is found and kept again
PERIOD = 5.0  # seconds between two looks at which servers want it
Changed: TypeAlias = (
    discord.Guild
    | discord.abc.GuildChannel
    | discord.Role
    | discord.Thread
    | discord.RawThreadUpdateEvent
    | discord.RawThreadDeleteEvent
)
"""The subject of an event that may close or open a channel."""


class OpenPlaces(BackgroundLoop):
    """Finds them every few seconds, and as soon as anything in a server changes that may close one."""

    name = "open-places"
    period = PERIOD

    def __init__(self, bot: GameBot) -> None:
        super().__init__(bot)
        self.woken = asyncio.Event()
        self._here: frozenset[int] = frozenset()  # the servers of this process that want it
        self._kept: dict[int, frozenset[int]] = {}
        self._changed: set[int] = set()  # servers that an event was about
        self._since = 0  # when all were kept last

    @property
    def source(self) -> OpenPlaces:
        """It is woken by the events of channels."""
        return self

    async def step(self) -> float:
        """Keep what is known of the servers of this process, and drop those that it no longer knows."""
        rows: BoardRows = self.bot.feature(OpenBoard).rows
        shards, wanted, known = self.bot.own_shards, await rows.opened(), await rows.known()
        now = self.bot.services.clock.now_ms()  # first: what is found is not known for longer than from here
        here = {guild.id: guild for guild in self.bot.guilds if shards.have(guild.id) and guild.id in wanted}
        self._here = frozenset(here)
        all_of_them = not 0 <= now - self._since < AGAIN
        asked = here.keys() if all_of_them else here.keys() & (self._changed | (here.keys() - self._kept.keys()))
        self._changed = set()
        found = await self._found([here[guild] for guild in asked])
        fresh = {guild: there for guild, there in found.items() if all_of_them or there != self._kept.get(guild)}
        gone = [guild for guild in known if shards.have(guild) and guild not in here]
        unsure = asked - (found.keys() - fresh.keys())  # unless it is committed, it is found again
        self._kept = {guild: there for guild, there in self._kept.items() if guild in here and guild not in unsure}
        if fresh or gone:
            await rows.keep(fresh, gone, now + LEASE)
        if gone:
            self.bot.services.posted.set()  # cards lose their links
        self._kept |= fresh
        if all_of_them:
            self._since = now
        return self.period

    async def _found(self, guilds: Collection[discord.Guild]) -> dict[int, frozenset[int]]:
        """The channels that everyone can read in servers, but for those that this process does not see at present."""
        connected = {shard for shard, latency in self.bot.latencies_by_shard().items() if latency is not None}
        found = {}
        for guild in guilds:
            if not guild.unavailable and (guild.shard_id or 0) in connected:
                found[guild.id] = frozenset(open_places(guild))
                await asyncio.sleep(0)  # a large server takes milliseconds
        return found

    @commands.Cog.listener("on_guild_channel_create")
    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_channel_delete")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_guild_update")
    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_guild_unavailable")
    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_remove")
    @commands.Cog.listener("on_thread_create")
    @commands.Cog.listener("on_thread_join")
    @commands.Cog.listener("on_raw_thread_update")
    @commands.Cog.listener("on_raw_thread_delete")
    async def on_change(self, *about: Changed) -> None:
        """Look again at the server, if it wants it."""
        guild = _server_of(about[-1])
        if guild in self._here:
            self._changed.add(guild)
            self.woken.set()


def _server_of(about: Changed) -> int:
    if isinstance(about, discord.Guild):
        return about.id
    if isinstance(about, discord.RawThreadUpdateEvent | discord.RawThreadDeleteEvent):
        return about.guild_id
    return about.guild.id


async def setup(bot: GameBot) -> None:
    """Begin to look."""
    await bot.add_cog(OpenPlaces(bot))

"""Keeps which channels of a server everyone can read, for those who have no account: any process may serve them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import discord
from discord.ext import commands

from bot.client.app import GameBot
from bot.features.board.rows import BoardRows
from bot.features.board.service import OpenBoard
from cogs.core.background_loop import BackgroundLoop
from cogs.delivery.permissions import is_hidden

LEASE = 3 * 60_000  # ms for which it is known: a process that is gone, or cut off, sees no channel being closed
AGAIN = 60_000  # ms after which what has not changed is kept again
PERIOD = 5.0  # seconds between two looks at which servers want it
FOR_ADULTS = (discord.NSFWLevel.explicit, discord.NSFWLevel.age_restricted)
NEEDED = discord.Permissions(view_channel=True, read_message_history=True)


def read_by_everyone(channel: discord.abc.GuildChannel) -> bool:
    """Whether a channel's messages can be read by every member of its server, whatever their roles and age; False in doubt."""
    if is_hidden(channel) or getattr(channel, "nsfw", False):
        return False
    granted = channel.permissions_for(channel.guild.default_role)
    heard = granted.connect or not isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return NEEDED.is_subset(granted) and heard


def open_places(guild: discord.Guild) -> Iterator[int]:
    """The channels that everyone can read, and their threads but for the private ones; none of a server for adults."""
    if guild.nsfw_level in FOR_ADULTS:
        return
    for channel in guild.channels:
        if read_by_everyone(channel):
            yield channel.id
    for thread in guild.threads:
        if not thread.is_private() and thread.parent is not None and read_by_everyone(thread.parent):
            yield thread.id


class OpenPlaces(BackgroundLoop):
    """Finds them every few seconds, and as soon as anything in a server changes that may close one."""

    name = "open-places"
    period = PERIOD

    def __init__(self, bot: GameBot) -> None:
        super().__init__(bot)
        self.woken = asyncio.Event()
        self._kept: dict[int, frozenset[int]] = {}
        self._since = 0  # when they were kept last

    @property
    def source(self) -> OpenPlaces:
        """It is woken by the events of channels."""
        return self

    async def step(self) -> float:
        """Keep what is known of the servers of this process, and drop those that it no longer knows."""
        rows: BoardRows = self.bot.feature(OpenBoard).rows
        shards, wanted = self.bot.own_shards, await rows.opened()
        connected = {shard for shard, latency in self.bot.latencies_by_shard().items() if latency is not None}
        here = {guild.id: guild for guild in self.bot.guilds if shards.have(guild.id) and guild.id in wanted}
        found = {
            guild.id: frozenset(open_places(guild))
            for guild in here.values()
            if not guild.unavailable and (guild.shard_id or 0) in connected
        }
        gone = [guild for guild in await rows.known() if shards.have(guild) and guild not in here]
        now = self.bot.services.clock.now_ms()
        if gone or found != self._kept or not 0 <= now - self._since < AGAIN:
            self._kept, self._since = {}, now  # unless it is committed, it is kept again
            await rows.keep(found, gone, now + LEASE)
            self._kept = found
        return self.period

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
    async def on_change(self, *_: Any) -> None:
        """Look again."""
        self.woken.set()


async def setup(bot: GameBot) -> None:
    """Begin to look."""
    await bot.add_cog(OpenPlaces(bot))

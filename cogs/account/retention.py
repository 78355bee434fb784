"""Sees each day that nothing is kept for longer than it was promised, and hears which servers the bot is in."""

from __future__ import annotations

import discord
import structlog
from discord.ext import commands, tasks

from bot.app import GameBot
from bot.matches.core.errors import StoreError
from bot.matches.core.models import KEPT_DAYS

log = structlog.stdlib.get_logger(__name__)

PERIOD = 24.0  # hours between two looks
GRACE = 24 * 3600 * 1000  # ms; started by mistake with another bot's token, it must not end all matches at once


class Forgetting(commands.Cog):
    """Lets go of what is over."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def cog_unload(self) -> None:
        """Look no more."""
        self.look.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Servers may have been left or joined while the bot was away; then look for what is over."""
        try:
            await self.bot.services.store.note_servers([guild.id for guild in self.bot.guilds], self._now())
        except StoreError as error:
            log.warning("it could not be noted which servers there are", error=repr(error))
        if not self.look.is_running():
            self.look.start()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """What is kept of the server stays."""
        try:
            await self.bot.services.store.server_joined(guild.id)
        except StoreError as error:
            log.warning("a server's return could not be noted", guild=guild.id, error=repr(error))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """What is kept of the server goes some time later."""
        try:
            await self.bot.services.store.server_left(guild.id, self._now())
        except StoreError as error:
            log.warning("a server that was left could not be noted", guild=guild.id, error=repr(error))

    @tasks.loop(hours=PERIOD)
    async def look(self) -> None:
        """Forget what is over; what cannot be done now is done a day later."""
        store = self.bot.services.store
        try:
            for guild in await store.servers_left(self._now() - GRACE):
                await self.bot.matches.endings.removed(guild)  # those that were left while the bot did not run
            await store.tidy(self._now(), days=KEPT_DAYS)
        except (StoreError, OSError) as error:
            log.warning("not everything that is over could be forgotten", error=repr(error))

    def _now(self) -> int:
        return self.bot.services.clock.now_ms()


async def setup(bot: GameBot) -> None:
    """Begin to listen."""
    await bot.add_cog(Forgetting(bot))

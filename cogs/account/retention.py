"""Sees each day that nothing is kept for longer than it was promised, and hears which servers the bot is in."""

from __future__ import annotations

import discord
import structlog
from discord.ext import commands, tasks

from bot.app import GameBot
from bot.matches.core.errors import StoreError
from bot.matches.privacy.erasure import GuildRemoval

log = structlog.stdlib.get_logger(__name__)

PERIOD = 24.0  # hours between two looks


class Retention(commands.Cog):
    """Lets go of what is over."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._removal = GuildRemoval(bot.matches)

    async def cog_unload(self) -> None:
        """Look no more."""
        self.look.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Servers may have been left or joined while the bot was away; then look for what is over."""
        try:
            await self._removal.present([guild.id for guild in self.bot.guilds])
        except StoreError as error:
            log.warning("it could not be noted which servers there are", error=repr(error))
        if not self.look.is_running():
            self.look.start()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """What is kept of the server stays."""
        try:
            await self._removal.joined(guild.id)
        except StoreError as error:
            log.warning("a server's return could not be noted", guild=guild.id, error=repr(error))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """What is kept of the server goes some time later."""
        try:
            await self._removal.left(guild.id)
        except StoreError as error:
            log.warning("a server that was left could not be noted", guild=guild.id, error=repr(error))

    @tasks.loop(hours=PERIOD)
    async def look(self) -> None:
        """Forget what is over; what cannot be done now is done a day later."""
        try:
            await self._removal.daily()
        except (StoreError, OSError) as error:
            log.warning("not everything that is over could be forgotten", error=repr(error))


async def setup(bot: GameBot) -> None:
    """Begin to listen."""
    await bot.add_cog(Retention(bot))

"""Daily job: deletes data past its retention period, and notes which servers the bot is in."""

import discord
import structlog
from discord.ext import commands, tasks

from bot.app import GameBot
from bot.matches.core.errors import StoreError
from bot.matches.privacy.erasure import GuildRetention
from bot.matches.privacy.shards import ALL, Shards

log = structlog.stdlib.get_logger(__name__)

PERIOD = 24.0  # hours between two runs


class Retention(commands.Cog):
    """Deletes data past its retention period."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._removal = GuildRetention(bot.matches)

    async def cog_unload(self) -> None:
        """Stop the job."""
        self.look.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Note the servers joined or left while the bot was offline, then start the job."""
        try:
            await self._removal.present([guild.id for guild in self.bot.guilds], self._shards())
        except StoreError as error:
            log.warning("it could not be noted which servers there are", error=repr(error))
        if not self.look.is_running():
            self.look.start()

    def _shards(self) -> Shards:
        """Those of this process: the others' servers are for the others to note."""
        if isinstance(self.bot, discord.AutoShardedClient) and self.bot.shard_count:
            return Shards(tuple(self.bot.shards), self.bot.shard_count)
        return ALL

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep the server's data."""
        try:
            await self._removal.joined(guild.id)
        except StoreError as error:
            log.warning("a server's return could not be noted", guild=guild.id, error=repr(error))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Schedule the server's data for deletion."""
        try:
            await self._removal.left(guild.id)
        except StoreError as error:
            log.warning("a server that was left could not be noted", guild=guild.id, error=repr(error))

    @tasks.loop(hours=PERIOD)
    async def look(self) -> None:
        """Delete what has expired; what fails is retried a day later."""
        try:
            await self._removal.daily()
        except (StoreError, OSError) as error:
            log.warning("expired data could not all be deleted", error=repr(error))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Retention(bot))

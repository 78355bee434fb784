"""Daily job: deletes data past its retention period, and notes which servers the bot is in."""

import discord
import structlog
from discord.ext import commands

from bot.client.app import GameBot
from bot.features.privacy.erasure import GuildRetention
from bot.matches.core.errors import StoreError
from cogs.core.background_loop import BackgroundLoop
from cogs.core.trying_again import until_done

log = structlog.stdlib.get_logger(__name__)


class Retention(BackgroundLoop):
    """Deletes data past its retention period."""

    name = "retention"
    period = 24 * 3600.0

    def __init__(self, bot: GameBot) -> None:
        super().__init__(bot)
        self._removal = GuildRetention(bot.matches)

    async def step(self) -> float:
        """Note which servers there are, then delete what has expired: nothing of a server joined while the bot was offline."""
        await self.on_ready()
        await self.tidy()
        return self.period

    async def tidy(self) -> None:
        """Delete what has expired; what fails is retried a day later."""
        try:
            await self._removal.daily()
        except (StoreError, OSError) as error:
            log.warning("expired data could not all be deleted", error=error)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Note the servers joined or left while the bot was not connected."""

        async def note() -> None:
            await self._removal.present([guild.id for guild in self.bot.guilds], self.bot.own_shards)

        await until_done(note, "it is not noted which servers there are")

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep the server's data."""
        await self._note(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Schedule the server's data for deletion."""
        await self._note(guild.id)

    async def _note(self, guild: int) -> None:
        async def note() -> None:  # as it is when it can be noted: a late departure must not follow a return
            here = self.bot.get_guild(guild) is not None
            await (self._removal.joined(guild) if here else self._removal.left(guild))

        await until_done(note, "it is not noted whether the bot is in a server", guild=guild)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Retention(bot))

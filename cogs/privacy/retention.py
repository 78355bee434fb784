"""Daily job: deletes data past its retention period, and notes which servers the bot is in."""

import discord
import structlog
from discord.ext import commands, tasks

from bot.client.app import GameBot
from bot.features.privacy.erasure import GuildRetention
from bot.matches.core.errors import StoreError
from cogs.core.background_loop import stop
from cogs.core.trying_again import until_done

log = structlog.stdlib.get_logger(__name__)

PERIOD = 24.0  # hours between two runs


class Retention(commands.Cog):
    """Deletes data past its retention period."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._removal = GuildRetention(bot.matches)
        self._unloaded = False

    async def cog_unload(self) -> None:
        """Stop the job, also if it was about to start."""
        self._unloaded = True
        await stop(self.look)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Note the servers joined or left while the bot was offline, then start the job."""

        async def note() -> None:
            await self._removal.present([guild.id for guild in self.bot.guilds], self.bot.own_shards)

        await until_done(note, "it is not noted which servers there are")
        if not self._unloaded and not self.look.is_running():
            self.look.start()

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

    @tasks.loop(hours=PERIOD)
    async def look(self) -> None:
        """Delete what has expired; what fails is retried a day later."""
        try:
            await self._removal.daily()
        except (StoreError, OSError) as error:
            log.warning("expired data could not all be deleted", error=error)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Retention(bot))

"""Handles due timers every second. While Discord is unreachable, all clocks stop."""

import structlog
from discord.ext import commands, tasks

from bot.app import GameBot
from bot.matches.core.errors import EngineError, StoreError

log = structlog.stdlib.get_logger(__name__)

PERIOD = 1.0  # seconds between two runs


class ClockLoop(commands.Cog):
    """Handles timers when they are due."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.connected = False

    async def cog_load(self) -> None:
        """Give back the time during which the bot was offline, then start."""
        await self.bot.matches.clocks.wake()
        self.look.start()

    async def cog_unload(self) -> None:
        """Stop, and note the time."""
        self.look.cancel()
        try:
            await self.bot.matches.clocks.rest()
        except StoreError as error:
            log.warning("the end could not be noted; a little more time will be given back", error=error)

    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_resumed")
    async def start_clocks(self) -> None:
        """Players can act: start the clocks."""
        self.connected = True

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """Nobody can act: stop the clocks."""
        self.connected = False

    @tasks.loop(seconds=PERIOD)
    async def look(self) -> None:
        """Handle what is due; failures are retried later."""
        if not self.connected:
            return
        try:
            await self.bot.matches.clocks.settle()
        except (StoreError, EngineError) as error:
            log.warning("the clock could not do its work", error=error)
        except Exception:  # ending this loop would stop every clock for good
            log.exception("the clock failed")


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(ClockLoop(bot))

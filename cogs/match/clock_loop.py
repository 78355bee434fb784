"""The table's alarm: sees each second to what is due. While Discord is out of reach nobody's clock runs."""

from __future__ import annotations

import structlog
from discord.ext import commands, tasks

from bot.app import GameBot
from bot.matches.core.errors import EngineError, StoreError

log = structlog.stdlib.get_logger(__name__)

PERIOD = 1.0  # seconds between two looks


class ClockLoop(commands.Cog):
    """Looks for what is due."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.connected = False

    async def cog_load(self) -> None:
        """Give back the time that was missed, then begin to look."""
        await self.bot.matches.clocks.wake()
        self.look.start()

    async def cog_unload(self) -> None:
        """Look no more."""
        self.look.cancel()
        try:
            await self.bot.matches.clocks.rest()
        except StoreError as error:
            log.warning("the end could not be noted; a little more time will be given back", error=repr(error))

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Players can act."""
        self.connected = True

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Players can act again."""
        self.connected = True

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """Nobody can act: the clocks wait."""
        self.connected = False

    @tasks.loop(seconds=PERIOD)
    async def look(self) -> None:
        """See to what is due; what cannot be done now is done later."""
        if not self.connected:
            return
        try:
            await self.bot.matches.clocks.settle()
        except (StoreError, EngineError) as error:
            log.warning("the clock could not do its work", error=repr(error))
        except Exception:  # a loop that ends here would stop every clock for good
            log.exception("the clock failed")


async def setup(bot: GameBot) -> None:
    """Wind the clock."""
    await bot.add_cog(ClockLoop(bot))

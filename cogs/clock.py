"""The table's alarm: closes challenges that nobody answered."""

from __future__ import annotations

import structlog
from discord.ext import commands, tasks

from bot.app import GameBot
from bot.matches.errors import EngineError, StoreError

log = structlog.stdlib.get_logger(__name__)

PERIOD = 5.0  # seconds; challenges last two days


class Clock(commands.Cog):
    """Looks for what is due."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Begin to look."""
        self.look.start()

    async def cog_unload(self) -> None:
        """Look no more."""
        self.look.cancel()

    @tasks.loop(seconds=PERIOD)
    async def look(self) -> None:
        """Close what is due; what cannot be done now is done later."""
        try:
            await self.bot.matches.challenges.expire_due()
        except (StoreError, EngineError) as error:
            log.warning("the clock could not do its work", error=repr(error))


async def setup(bot: GameBot) -> None:
    """Wind the clock."""
    await bot.add_cog(Clock(bot))

"""Has the puzzles of today and tomorrow made ahead, and the exercises."""

import asyncio

import structlog
from discord.ext import commands

from bot.app import GameBot
from bot.matches.core.errors import EngineError, StoreError

log = structlog.stdlib.get_logger(__name__)

PERIOD = 600.0  # seconds between two looks: each day's puzzles are made a day ahead


class DailyLoop(commands.Cog):
    """Looks now and then whether a puzzle is to be made."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._task: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._run(), name="puzzles")

    async def cog_unload(self) -> None:
        """Stop; what is being made is made again after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await self.bot.wait_until_ready()
        while True:
            try:
                await self.bot.matches.dailies.ahead()
            except (StoreError, EngineError) as error:
                log.warning("a puzzle could not be made", error=repr(error))
            except Exception:  # ending this loop would leave every later day to those who open it
                log.exception("making puzzles failed")
            await asyncio.sleep(PERIOD)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(DailyLoop(bot))

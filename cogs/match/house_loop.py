"""Lets the house play: looks for its decisions after every change of a match, and every second."""

import asyncio
import contextlib

import structlog
from discord.ext import commands

from bot.app import GameBot
from bot.matches.core.errors import EngineError, StoreError

log = structlog.stdlib.get_logger(__name__)

PERIOD = 1.0  # seconds between two looks when nothing wakes it: decisions asked for by other processes
OWNER = "house"  # with a number, the owner of leases


class HouseLoop(commands.Cog):
    """Makes the house's decisions. Stopping does not wait for one: it is made after the next start."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._owner = f"{OWNER}.{bot.matches.clocks.instance}"
        self._task: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._run(), name="house")

    async def cog_unload(self) -> None:
        """Stop, and leave what is claimed to others."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self.bot.matches.house.release(self._owner)
        except StoreError as error:
            log.warning("decisions stay claimed for a minute", error=repr(error))

    async def _run(self) -> None:
        house = self.bot.matches.house
        await self.bot.wait_until_ready()
        while True:
            house.woken.clear()
            try:
                await house.settle(self._owner)
            except (StoreError, EngineError) as error:
                log.warning("the house could not play", error=repr(error))
            except Exception:  # ending this loop would leave every match with the house where it is
                log.exception("the house failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PERIOD):
                    await house.woken.wait()


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(HouseLoop(bot))

"""Work in the background: the house plays, matches are reviewed and tournaments go on, whenever something asks for it, and every second."""

import asyncio
import contextlib
from typing import Protocol

import structlog
from discord.ext import commands

from bot.app import GameBot
from bot.matches.core.errors import EngineError, StoreError
from bot.worker import on_behalf_of

log = structlog.stdlib.get_logger(__name__)

REVIEWS = -1  # on whose behalf: a line of its own, which takes turns with the house's decisions
PERIOD = 1.0  # seconds between two looks when nothing wakes it: work asked for by other processes


class Work(Protocol):
    """Work that waits in the store; `woken` is set whenever there may be some."""

    woken: asyncio.Event

    async def settle(self, owner: str) -> int:
        """Do what waits, in the name of a process. Raises StoreError."""


class WorkLoop(commands.Cog):
    """Does the work of one kind. Stopping does not wait for it: what was claimed is done after the next start."""

    name: str  # with a number, the owner of leases

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._owner = f"{self.name}.{bot.matches.clocks.instance}"
        self._task: asyncio.Task[None] | None = None

    @property
    def work(self) -> Work:
        """The work."""
        raise NotImplementedError

    async def cog_load(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def cog_unload(self) -> None:
        """Stop, and leave what is claimed to others."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self.bot.matches.house.release(self._owner)
        except StoreError as error:
            log.warning("claimed work waits for a minute", of=self.name, error=repr(error))

    async def _run(self) -> None:
        work = self.work
        await self.bot.wait_until_ready()
        while True:
            work.woken.clear()
            try:
                await work.settle(self._owner)
            except (StoreError, EngineError) as error:
                log.warning("work could not be done", of=self.name, error=repr(error))
            except Exception:  # ending this loop would leave all such work where it is
                log.exception("work failed", of=self.name)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PERIOD):
                    await work.woken.wait()


class HouseLoop(WorkLoop):
    """Makes the house's decisions."""

    name = "house"

    @property
    def work(self) -> Work:
        """The turns of the house."""
        return self.bot.matches.house


class ReviewLoop(WorkLoop):
    """Reviews matches, between the house's decisions."""

    name = "reviews"

    @property
    def work(self) -> Work:
        """The reviews."""
        return self.bot.matches.reviews

    async def _run(self) -> None:
        on_behalf_of.set(REVIEWS)
        await super()._run()


class TournamentLoop(WorkLoop):
    """Lets tournaments go on."""

    name = "tournaments"

    @property
    def work(self) -> Work:
        """The director of tournaments."""
        return self.bot.matches.director


async def setup(bot: GameBot) -> None:
    """Add the cogs."""
    await bot.add_cog(HouseLoop(bot))
    await bot.add_cog(ReviewLoop(bot))
    await bot.add_cog(TournamentLoop(bot))

"""Background work: the house plays, matches are reviewed, tournaments advance, puzzles are made ahead, badges are computed."""

import asyncio
import time
from typing import Protocol

import structlog

from bot.app import GameBot
from bot.matches.core.errors import StoreError
from bot.workers.worker import on_behalf_of
from cogs.core.background_loop import BackgroundLoop

log = structlog.stdlib.get_logger(__name__)

REVIEWS = -1  # on whose behalf: a line of its own, which takes turns with the house's decisions


class Work(Protocol):
    """Work that waits in the store; `woken` is set whenever there may be some."""

    woken: asyncio.Event

    async def settle(self, owner: str) -> int:
        """Do what waits, in the name of a process. Raises StoreError."""


class WorkLoop(BackgroundLoop):
    """Does the work of one kind whenever something asks for it, and every second: other processes may ask too."""

    period = 1.0

    @property
    def source(self) -> Work:
        """The work."""
        raise NotImplementedError

    async def step(self) -> float:
        """Do what waits."""
        await self.source.settle(self.owner)
        return self.period

    async def cog_unload(self) -> None:
        """Stop, and leave what is claimed to others."""
        await super().cog_unload()
        try:
            await self.bot.matches.house.release(self.owner)
        except StoreError as error:
            log.warning("claimed work waits for a minute", of=self.name, error=error)


class HouseLoop(WorkLoop):
    """Makes the house's decisions."""

    name = "house"

    @property
    def source(self) -> Work:
        """The turns of the house."""
        return self.bot.matches.house


class ReviewLoop(WorkLoop):
    """Reviews matches, between the house's decisions."""

    name = "reviews"

    @property
    def source(self) -> Work:
        """The reviews."""
        return self.bot.matches.reviews

    async def step(self) -> float:
        """Do what waits, after people's turns."""
        on_behalf_of.set(REVIEWS)
        return await super().step()


class TournamentLoop(WorkLoop):
    """Advances tournaments."""

    name = "tournaments"

    @property
    def source(self) -> Work:
        """The director of tournaments."""
        return self.bot.matches.director


class PuzzleLoop(BackgroundLoop):
    """Has the puzzles of today and tomorrow made ahead, and the exercises."""

    name = "puzzles"
    period = 600.0

    async def step(self) -> float:
        """Make what is missing."""
        await self.bot.matches.dailies.ahead()
        return self.period


class BadgeLoop(BackgroundLoop):
    """Computes the badges of earlier matches after an upgrade, in a fraction of a core's time."""

    name = "badges"
    period = 24 * 3600.0  # an upgrade needs a restart anyway
    share = 4

    async def step(self) -> float:
        """Compute the badges of some matches, then pause for longer than that took."""
        started = time.perf_counter()
        if await self.bot.matches.badges.step() is None:
            return self.period
        return (self.share - 1) * (time.perf_counter() - started)


async def setup(bot: GameBot) -> None:
    """Add the cogs."""
    for loop in (HouseLoop, ReviewLoop, TournamentLoop, PuzzleLoop, BadgeLoop):
        await bot.add_cog(loop(bot))

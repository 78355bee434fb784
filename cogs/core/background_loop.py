"""What all loops in the background have in common."""

import asyncio
import contextlib
from typing import Protocol

import structlog
from discord.ext import commands

from bot.app import GameBot
from bot.matches.core.errors import EngineError, StoreError

log = structlog.stdlib.get_logger(__name__)


class Wakeable(Protocol):
    """What knows when there may be something to do."""

    woken: asyncio.Event


class BackgroundLoop(commands.Cog):
    """Does the same step again and again, from when the bot is ready until it stops; one that fails is tried again.

    `owner` is this process's name for leases. The next step comes after `period` seconds, or when `source` is woken.
    """

    name: str
    period: float  # seconds

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.owner = f"{self.name}.{bot.matches.clocks.instance}"
        self._task: asyncio.Task[None] | None = None

    @property
    def source(self) -> Wakeable | None:
        """What wakes the loop before its time, if anything does."""
        return None

    async def step(self) -> float:
        """Do what is to be done; returns the seconds until the next step. Raises StoreError or EngineError."""
        raise NotImplementedError

    async def cog_load(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def cog_unload(self) -> None:
        """Stop, without waiting for the step under way: it is done again after the next start, or by another process."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        woken = self.source.woken if self.source is not None else asyncio.Event()
        await self.bot.wait_until_ready()
        while True:
            woken.clear()
            pause = self.period
            try:
                pause = await self.step()
            except (StoreError, EngineError) as error:
                log.warning("work is delayed", of=self.name, error=error)
            except Exception:  # ending this loop would leave all such work undone
                log.exception("work failed", of=self.name)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await woken.wait()

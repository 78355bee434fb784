"""The bases of all background loops."""

import asyncio
import contextlib
from functools import cached_property
from typing import Protocol

import structlog
from discord.ext import commands

from bot.client.app import GameBot
from bot.matches.core.errors import EngineError, StoreError

log = structlog.stdlib.get_logger(__name__)


class Wakeable(Protocol):
    """An object whose event signals that there may be work."""

    woken: asyncio.Event


class Work(Wakeable, Protocol):
    """Work that waits in the store."""

    async def settle(self, owner: str) -> int:
        """Do what waits, in the name of a process. Raises StoreError."""


class BackgroundLoop(commands.Cog):
    """Repeats a step from the time the bot is ready until it stops; a failed step is retried.

    The next step comes after `period` seconds, or when `source` is woken.
    """

    name: str
    period: float  # seconds

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._task: asyncio.Task[None] | None = None

    @cached_property
    def owner(self) -> str:
        """This process's name for leases."""
        return f"{self.name}.{self.bot.matches.clocks.instance}"

    @property
    def source(self) -> Wakeable | None:
        """The object that wakes the loop early, if any."""
        return None

    async def step(self) -> float:
        """Do the work that is due; returns the seconds until the next step. Raises StoreError or EngineError."""
        raise NotImplementedError

    async def cog_load(self) -> None:
        """Start the loop."""
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def cog_unload(self) -> None:
        """Stop without waiting for the running step, which is repeated after the next start or by another process."""
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
            await self.bot.matches.clocks.release(self.owner)
        except StoreError as error:
            log.warning("claimed work waits for a minute", of=self.name, error=error)

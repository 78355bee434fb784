"""The bot's lives in a run: started, killed, stopped, and started again, always on the same file."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Coroutine
from typing import Any

from tools.bottle.process import Process

PAUSE = (0.2, 20.0)  # s until a bot that has ended is started again
LEAVING = 30.0  # s that it may take to end when it is asked to; it allows itself ten


class Lives:
    """Keeps a bot running, as its host does: `main` is a life.

    `gone` is called whenever one is about to end or has ended; `ended` says which ended by themselves, and why.
    """

    def __init__(
        self,
        main: Callable[[], Coroutine[Any, Any, None]],
        luck: random.Random,
        gone: Callable[[], object] = lambda: None,
    ) -> None:
        self._main = main
        self._gone = gone
        self._luck = luck
        self._numbers = itertools.count(1)
        self._over = asyncio.Event()  # a life
        self._keeping: asyncio.Task[None] | None = None
        self._running: asyncio.Task[None] | None = None
        self.process: Process | None = None
        self.dead: list[Process] = []
        self.ended: list[str] = []
        self.killed = 0

    @property
    def kept(self) -> bool:
        """Whether a bot that ends is started again."""
        return self._keeping is not None

    def begin(self) -> None:
        """Start a bot, and another one whenever it has ended."""
        self._keeping = asyncio.create_task(self._keep())

    async def end(self) -> None:
        """Have it end, and start none any more."""
        if self._keeping is not None:
            keeping, self._keeping = self._keeping, None
            await self._end()
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)

    async def stop(self) -> None:
        """Ask it to end, as SIGTERM does, and wait until it has; another one is started then."""
        if self._running is not None:
            self._gone()
            await self._end()

    async def _end(self) -> None:
        running = self._running
        if running is None:
            return
        running.cancel()
        done, _ = await asyncio.wait({running}, timeout=LEAVING)
        if not done and self._running is running and self.process is not None and self.process.alive:
            self.ended.append(f"{self.process.name} did not end when it was asked to")
            self.kill()

    def kill(self) -> None:
        """Kill it."""
        if self.process is not None and self.process.alive and not self._over.is_set():
            self.process.die()
            self.found_dead()

    def found_dead(self) -> None:
        """It has been killed."""
        self.killed += 1
        self._gone()
        self._over.set()

    def bury(self) -> None:
        """Be done with the killed."""
        for process in self.dead:
            process.bury()

    async def _keep(self) -> None:
        while True:
            self._over.clear()
            self.process = Process(f"bot {next(self._numbers)}")
            self._running = self.process.context.run(asyncio.create_task, self._main())
            self._running.add_done_callback(self._finished)
            await self._over.wait()
            self._running = None
            if not self.process.alive:
                self.dead.append(self.process)
            await asyncio.sleep(self._luck.uniform(*PAUSE))

    def _finished(self, running: asyncio.Task[None]) -> None:
        if self._running is running:
            if not running.cancelled() and (error := running.exception()) is not None:
                self.ended.append(f"{self.process and self.process.name} ended: {error!r}")
            self._over.set()

"""A worker process that is started for a job and stopped after a while without any: for slow work that is rare."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bot.matches.core.job import Job
from bot.workers.worker import Worker

R = TypeVar("R")

REST = 60.0  # seconds after which an idle process is stopped


class WorkerOnDemand:
    """Runs jobs in a process that `create` creates when there is none."""

    def __init__(self, create: Callable[[], Worker], *, rest: float = REST) -> None:
        self._create = create
        self._idle_seconds = rest
        self._worker: Worker | None = None
        self._starting = asyncio.Lock()
        self._running = 0
        self._idle: asyncio.TimerHandle | None = None
        self._stopping: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """The process's id; None while there is none."""
        return None if self._worker is None else self._worker.pid

    async def run(self, job: Job[R]) -> R:
        """The result of a job. Raises Illegal, GameFailed, also if it takes too long, EngineDown."""
        if self._idle is not None:
            self._idle.cancel()
        self._running += 1
        try:
            return await (await self._started()).run(job)
        finally:
            self._running -= 1
            if not self._running:
                self._idle = asyncio.get_running_loop().call_later(self._idle_seconds, self._stop)

    async def close(self) -> None:
        """Stop the process; unfinished jobs fail."""
        if self._idle is not None:
            self._idle.cancel()
        if self._stopping is not None:
            await self._stopping
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.close()

    async def _started(self) -> Worker:
        async with self._starting:
            if self._stopping is not None:
                await self._stopping
            if self._worker is None:
                worker = self._create()
                await worker.start()
                self._worker = worker
            return self._worker

    def _stop(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            self._stopping = asyncio.ensure_future(worker.close())

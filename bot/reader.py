"""Verifies, exports and imports whole matches: slow work, in a process that is started on demand.

No move, picture or film waits for it, and memory taken by a hostile file ends with the process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

from bot.jobs import Audit, ReadRecord, WriteRecord, Written
from bot.matches.core.models import ImportedMatch, Match, Turn
from bot.matches.history.verification import ReplayAudit
from bot.worker import Worker

T = TypeVar("T")

REST = 60.0  # seconds after which an idle process is stopped
LIMIT = 30.0  # seconds that one match may take

Turns = Callable[[], Awaitable[tuple[Turn, ...]]]  # fetches the turns of a match; only if nobody has them read already


class Reader:
    """Runs the jobs. Concurrent requests for the same result share a run; `create` creates the process."""

    def __init__(self, create: Callable[[], Worker], *, rest: float = REST) -> None:
        self._create = create
        self._idle_seconds = rest
        self._worker: Worker | None = None
        self._starting = asyncio.Lock()
        self._running = 0
        self._tasks: dict[Hashable, asyncio.Task[Any]] = {}
        self._idle: asyncio.TimerHandle | None = None
        self._stopping: asyncio.Task[None] | None = None

    async def audit(self, match: Match, turns: Turns) -> ReplayAudit:
        """The result of replaying a match. Raises GameFailed, EngineDown."""

        async def work() -> ReplayAudit:
            job = Audit(match, await turns())
            return await self._done(lambda worker: worker.audit(job))

        return await self._once(("audit", match.id, match.revision, match.status), work)

    async def write(self, match: Match, form: str, viewer: int | None, turns: Turns) -> Written:
        """A match as a seat, or a spectator, may know it, in the `form` of "text" or "json". Raises GameFailed, EngineDown."""

        async def work() -> Written:
            job = WriteRecord(match, await turns(), form, viewer)
            return await self._done(lambda worker: worker.write(job))

        return await self._once(("write", match.id, match.revision, match.status, form, viewer), work)

    async def read_in(self, raw: bytes) -> ImportedMatch:
        """The match in a file. Raises Illegal with what is wrong, GameFailed, EngineDown."""
        return await self._done(lambda worker: worker.read_in(ReadRecord(raw)))

    async def close(self) -> None:
        """Cancel all jobs."""
        if self._idle is not None:
            self._idle.cancel()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        if self._stopping is not None:
            await self._stopping
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.close()

    async def _once(self, name: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        coming: asyncio.Task[T] | None = self._tasks.get(name)
        if coming is None:
            coming = self._tasks[name] = asyncio.ensure_future(work())
            coming.add_done_callback(lambda done: self._came(name, done))
        return await asyncio.shield(coming)

    def _came(self, name: Hashable, done: asyncio.Task[Any]) -> None:
        del self._tasks[name]
        if not done.cancelled():
            done.exception()  # the caller may be gone

    async def _done(self, work: Callable[[Worker], Awaitable[T]]) -> T:
        """The result of a job, starting a process if none runs."""
        if self._idle is not None:
            self._idle.cancel()
        self._running += 1
        try:
            return await work(await self._started())
        finally:
            self._running -= 1
            if not self._running:
                self._idle = asyncio.get_running_loop().call_later(self._idle_seconds, self._stop)

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

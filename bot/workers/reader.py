"""Verifies, exports and imports whole matches: slow work, in a process that is started on demand.

No move, picture or film waits for it, and memory taken by a hostile file ends with the process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

from bot.matches.core.models import ImportedMatch, Match, Turn
from bot.matches.history.verification import ReplayAudit
from bot.workers.jobs import Audit, ReadRecord, WriteRecord, Written
from bot.workers.worker import Worker
from bot.workers.worker_on_demand import REST, WorkerOnDemand

T = TypeVar("T")

LIMIT = 30.0  # seconds that one match may take

Turns = Callable[[], Awaitable[tuple[Turn, ...]]]  # fetches the turns of a match; only if nobody has them read already


class Reader:
    """Runs the jobs. Concurrent requests for the same result share a run; `create` creates the process."""

    def __init__(self, create: Callable[[], Worker], *, rest: float = REST) -> None:
        self._process = WorkerOnDemand(create, rest=rest)
        self._tasks: dict[Hashable, asyncio.Task[Any]] = {}

    @property
    def pid(self) -> int | None:
        """The process's id; None while there is none."""
        return self._process.pid

    async def audit(self, match: Match, turns: Turns) -> ReplayAudit:
        """The result of replaying a match. Raises GameFailed, EngineDown."""

        async def work() -> ReplayAudit:
            job = Audit(match, await turns())
            return await self._process.run(lambda worker: worker.audit(job))

        return await self._once(("audit", match.id, match.revision, match.status), work)

    async def write(self, match: Match, form: str, viewer: int | None, turns: Turns) -> Written:
        """A match as a seat, or a spectator, may know it, in the `form` of "text" or "json". Raises GameFailed, EngineDown."""

        async def work() -> Written:
            job = WriteRecord(match, await turns(), form, viewer)
            return await self._process.run(lambda worker: worker.write(job))

        return await self._once(("write", match.id, match.revision, match.status, form, viewer), work)

    async def read_in(self, raw: bytes) -> ImportedMatch:
        """The match in a file. Raises Illegal with what is wrong, GameFailed, EngineDown."""
        return await self._process.run(lambda worker: worker.read_in(ReadRecord(raw)))

    async def close(self) -> None:
        """Cancel all jobs."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self._process.close()

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

"""Verifies, exports and imports whole matches: slow work, in a process that is started on demand.

No move, picture or film waits for it, and memory taken by a hostile file ends with the process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Protocol, TypeVar

from bot.jobs import Audit, ReadRecord, WriteRecord, Written
from bot.matches.core.models import ImportedMatch, Match, Turn
from bot.matches.history.verification import ReplayAudit

T = TypeVar("T")

REST = 60.0  # seconds after which a process that has nothing to do is let go
LIMIT = 30.0  # seconds that one match may take

Turns = Callable[[], Awaitable[tuple[Turn, ...]]]
"""Fetches the turns of a match; only if nobody has them read already."""


class Scholar(Protocol):
    """Does the work; see bot.worker."""

    async def start(self) -> None:
        """Begin."""

    async def close(self) -> None:
        """Stop; unfinished jobs fail."""

    async def audit(self, job: Audit) -> ReplayAudit:
        """The result of replaying a match. Raises GameFailed, EngineDown."""

    async def write(self, job: WriteRecord) -> Written:
        """A match as a record. Raises GameFailed, EngineDown."""

    async def read_in(self, job: ReadRecord) -> ImportedMatch:
        """The match in a file. Raises Illegal with what is wrong, GameFailed, EngineDown."""


class Reader:
    """Runs the jobs. Concurrent requests for the same result share a run; `hire` creates the process."""

    def __init__(self, hire: Callable[[], Scholar], *, rest: float = REST) -> None:
        self._hire = hire
        self._rest = rest
        self._scholar: Scholar | None = None
        self._hiring = asyncio.Lock()
        self._under_way = 0
        self._coming: dict[Hashable, asyncio.Task[Any]] = {}
        self._leave: asyncio.TimerHandle | None = None
        self._leaving: asyncio.Task[None] | None = None

    async def audit(self, match: Match, turns: Turns) -> ReplayAudit:
        """The result of replaying a match. Raises GameFailed, EngineDown."""

        async def work() -> ReplayAudit:
            job = Audit(match, await turns())
            return await self._done(lambda scholar: scholar.audit(job))

        return await self._once(("audit", match.id, match.revision, match.status), work)

    async def write(self, match: Match, form: str, viewer: int | None, turns: Turns) -> Written:
        """A match as a seat, or a spectator, may know it, in the `form` of "text" or "json". Raises GameFailed, EngineDown."""

        async def work() -> Written:
            job = WriteRecord(match, await turns(), form, viewer)
            return await self._done(lambda scholar: scholar.write(job))

        return await self._once(("write", match.id, match.revision, match.status, form, viewer), work)

    async def read_in(self, raw: bytes) -> ImportedMatch:
        """The match in a file. Raises Illegal with what is wrong, GameFailed, EngineDown."""
        return await self._done(lambda scholar: scholar.read_in(ReadRecord(raw)))

    async def close(self) -> None:
        """Cancel all jobs."""
        if self._leave is not None:
            self._leave.cancel()
        for task in self._coming.values():
            task.cancel()
        await asyncio.gather(*self._coming.values(), return_exceptions=True)
        if self._leaving is not None:
            await self._leaving
        scholar, self._scholar = self._scholar, None
        if scholar is not None:
            await scholar.close()

    async def _once(self, name: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        coming: asyncio.Task[T] | None = self._coming.get(name)
        if coming is None:
            coming = self._coming[name] = asyncio.ensure_future(work())
            coming.add_done_callback(lambda done: self._came(name, done))
        return await asyncio.shield(coming)

    def _came(self, name: Hashable, done: asyncio.Task[Any]) -> None:
        del self._coming[name]
        if not done.cancelled():
            done.exception()  # the caller may be gone

    async def _done(self, work: Callable[[Scholar], Awaitable[T]]) -> T:
        """The result of a job, starting a process if none runs."""
        if self._leave is not None:
            self._leave.cancel()
        self._under_way += 1
        try:
            return await work(await self._hired())
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._leave = asyncio.get_running_loop().call_later(self._rest, self._let_go)

    async def _hired(self) -> Scholar:
        async with self._hiring:
            if self._leaving is not None:
                await self._leaving
            if self._scholar is None:
                scholar = self._hire()
                await scholar.start()
                self._scholar = scholar
            return self._scholar

    def _let_go(self) -> None:
        scholar, self._scholar = self._scholar, None
        if scholar is not None:
            self._leaving = asyncio.ensure_future(scholar.close())

"""Verifies, exports and imports whole matches: slow work, in a process that is started on demand.

No move, picture or film waits for it, and memory taken by a hostile file ends with the process.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.matches.core.models import ImportedMatch, Match, Turn
from bot.matches.core.single_flight import SingleFlight
from bot.matches.history.verification import ReplayAudit
from bot.workers.jobs import Audit, ReadRecord, WriteRecord, Written
from bot.workers.worker import Worker
from bot.workers.worker_on_demand import REST, WorkerOnDemand

LIMIT = 30.0  # seconds that one match may take

Turns = Callable[[], Awaitable[tuple[Turn, ...]]]  # fetches the turns of a match; only if nobody has them read already


class Reader:
    """Runs the jobs. Concurrent requests for the same result share a run; `create` creates the process."""

    def __init__(self, create: Callable[[], Worker], *, rest: float = REST) -> None:
        self._process = WorkerOnDemand(create, rest=rest)
        self._runs: SingleFlight[Any] = SingleFlight()

    @property
    def pid(self) -> int | None:
        """The process's id; None while there is none."""
        return self._process.pid

    async def audit(self, match: Match, turns: Turns) -> ReplayAudit:
        """The result of replaying a match. Raises GameFailed, EngineDown."""

        async def work() -> ReplayAudit:
            job = Audit(match, await turns())
            return await self._process.run(lambda worker: worker.audit(job))

        return await self._runs.run(("audit", match.id, match.revision, match.status), work)

    async def write(self, match: Match, form: str, viewer: int | None, turns: Turns) -> Written:
        """A match as a seat, or a spectator, may know it, in the `form` of "text" or "json". Raises GameFailed, EngineDown."""

        async def work() -> Written:
            job = WriteRecord(match, await turns(), form, viewer)
            return await self._process.run(lambda worker: worker.write(job))

        return await self._runs.run(("write", match.id, match.revision, match.status, form, viewer), work)

    async def read_in(self, raw: bytes) -> ImportedMatch:
        """The match in a file. Raises Illegal with what is wrong, GameFailed, EngineDown."""
        return await self._process.run(lambda worker: worker.read_in(ReadRecord(raw)))

    async def close(self) -> None:
        """Cancel all jobs."""
        await self._runs.close()
        await self._process.close()

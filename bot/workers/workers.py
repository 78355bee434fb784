"""The worker processes, each for the jobs that name it.

Films, and the moves of the house, take many times as long as pictures, and no answer may wait for them: each have a process of their own,
with lower priority. Puzzles, and whole matches, have one that is there only meanwhile; memory taken by a hostile file ends with it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar

from bot.matches.core.job import Job, Process
from bot.workers.fork_server import ForkServer
from bot.workers.worker import Timed, Worker
from bot.workers.worker_on_demand import WorkerOnDemand

R = TypeVar("R")

FORKS = "forks"
FILM_LIMIT = 90.0  # seconds the film of a whole match may take on a machine that is busy
PUZZLE_LIMIT = 600.0  # seconds a puzzle may take to be made, when nothing else is to wait for it


def command(process: Process) -> tuple[str, ...]:
    """The command line of a process."""
    return (sys.executable, "-m", "bot.workers.worker_process", process)


class Workers:
    """All worker processes, forked by a `server`; `records` is the command line of the one that does the jobs of records."""

    def __init__(
        self, records: Sequence[str], timed: Timed = MappingProxyType({}), server: ForkServer | None = None
    ) -> None:
        self._server = server or ForkServer()
        start = self._server.start
        self.pictures = Worker(command(Process.PICTURES), timed=timed, start=start)
        films = Worker(command(Process.FILMS), limit=FILM_LIMIT, stills=False, timed=timed, start=start)
        thinking = Worker(command(Process.THINKING), stills=False, start=start)
        self._lasting = (self.pictures, films, thinking)
        self._of: Mapping[Process, Worker | WorkerOnDemand] = {
            Process.PICTURES: self.pictures,
            Process.FILMS: films,
            Process.THINKING: thinking,
            Process.PUZZLES: WorkerOnDemand(
                lambda: Worker(command(Process.PUZZLES), limit=PUZZLE_LIMIT, stills=False, start=start)
            ),
            Process.RECORDS: WorkerOnDemand(lambda: Worker(records, stills=False, start=start)),
        }

    @property
    def idle(self) -> bool:
        """Whether the process of pictures runs and is idle."""
        return self.pictures.idle

    @property
    def pids(self) -> dict[str, int]:
        """The ids of the processes that run, by their names, with the one that `forks` them."""
        pids = {FORKS: self._server.pid} | {name.value: one.pid for name, one in self._of.items()}
        return {name: pid for name, pid in pids.items() if pid is not None}

    async def start(self) -> None:
        """Start those that always run."""
        for worker in self._lasting:
            await worker.start()

    async def warm(self) -> None:
        """Wait until the process of pictures has painted its first one, or failed to: the log says why."""
        await self.pictures.warm()

    async def run(self, job: Job[R]) -> R:
        """The result of a job, by the process it names. Raises Illegal, GameFailed, also if it takes too long, EngineDown."""
        return await self._of[job.process].run(job)

    async def close(self) -> None:
        """Stop all processes; unfinished jobs fail."""
        await asyncio.gather(*(one.close() for one in self._of.values()))
        await self._server.close()

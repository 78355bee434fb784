"""Jobs done in this process: for tests, the command line, and imports in the process of records."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from bot.matches.core.job import Job, Process, Tools
from bot.workers.studio import standard_tools

R = TypeVar("R")


class InlineWorker:
    """Does any job with the tools given, or the standard ones."""

    idle = False  # it has no time of its own

    def __init__(self, tools: Tools | None = None) -> None:
        self._tools = tools or standard_tools()

    async def run(self, job: Job[R]) -> R:
        """The result of a job, at once; those of records are done in a thread, for they may have a loop of their own."""
        do = self._tools.do
        reply = await asyncio.to_thread(do, job) if job.process is Process.RECORDS else do(job)
        return reply.result()

    async def start(self) -> None:
        """Nothing to start."""

    async def warm(self) -> None:
        """It is, as far as it can be."""

    async def close(self) -> None:
        """Nothing to close."""

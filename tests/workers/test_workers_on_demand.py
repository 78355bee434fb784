"""Processes that are there only while they are needed; the one of records reads whole matches."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.features.history.record_jobs import Audit, ReadRecord, WriteRecord
from bot.games import GAMES
from bot.games.contract.base import Illegal
from bot.matches.core.errors import GameFailed
from bot.matches.core.job import Job
from bot.workers.inline_worker import InlineWorker
from bot.workers.record_process import COMMAND
from bot.workers.worker import Worker
from bot.workers.worker_on_demand import WorkerOnDemand
from tests.support.matches.written_down import played

pytestmark = pytest.mark.asyncio
MATCH, TURNS = played(GAMES["offboard"], b"read", 6)
AUDIT = Audit(MATCH, TURNS)


class Slow(InlineWorker):
    """Works when it is let; counts how many of it run."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()
        self.there = 0

    async def start(self) -> None:
        self.there += 1

    async def close(self) -> None:
        self.there -= 1

    async def run(self, job: Job[Any]) -> Any:
        await self.let.wait()
        return await super().run(job)


@contextlib.asynccontextmanager
async def reading(limit: float = 30.0) -> AsyncIterator[WorkerOnDemand]:
    reader = WorkerOnDemand(lambda: Worker(COMMAND, limit=limit, stills=False))
    try:
        yield reader
    finally:
        await reader.close()


async def test_it_is_there_only_while_it_is_needed():
    slow = Slow()
    on_demand = WorkerOnDemand(lambda: slow, rest=0.0)  # type: ignore[arg-type,return-value]
    for _ in range(2):
        assert slow.there == 0
        slow.let.clear()
        jobs = [asyncio.create_task(on_demand.run(AUDIT)) for _ in range(3)]
        await asyncio.sleep(0)
        assert slow.there == 1
        slow.let.set()
        assert {one.turns for one in await asyncio.gather(*jobs)} == {len(TURNS)}
        for _ in range(5):
            await asyncio.sleep(0)
    assert slow.there == 0
    await on_demand.close()


async def test_another_process_writes_and_reads_and_says_what_is_wrong():
    async with reading() as reader:
        assert reader.pid is None
        for form in ("text", "json"):
            written = await reader.run(WriteRecord(MATCH, TURNS, form, None))
            assert written.last == MATCH.revision
            study = await reader.run(ReadRecord(written.raw))
            assert [turn.events for turn in study.turns] == [turn.events for turn in TURNS]
        assert (await reader.run(AUDIT)).turns == len(TURNS)
        assert reader.pid is not None
        with pytest.raises(Illegal) as refusal:
            await reader.run(ReadRecord(b"Dear diary"))
        assert refusal.value.reason.key == "record-strange"


async def test_what_takes_too_long_is_given_up():
    async with reading(limit=0.0) as reader:
        with pytest.raises(GameFailed):
            await reader.run(ReadRecord(b"C4 NE\n"))

"""Whole matches are read by a process that is there only while it is needed, once for all who want the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from bot.games.contract.base import Illegal
from bot.matches.core.errors import GameFailed
from bot.matches.core.models import Match, Turn
from bot.matches.history.verification import ReplayAudit
from bot.workers.job_queue import InlineWorker
from bot.workers.jobs import Audit, WriteRecord, Written
from bot.workers.reader import Reader
from bot.workers.worker import Worker
from cogs.history.record_process import COMMAND, RecordJobs
from tests.support.written_down import played

pytestmark = pytest.mark.asyncio
MATCH, TURNS = played(GAMES["offboard"], b"read", 6)


class Slow(InlineWorker):
    """Works when it is let; counts."""

    def __init__(self) -> None:
        super().__init__(RecordJobs())
        self.let = asyncio.Event()
        self.jobs: list[Any] = []
        self.there = 0

    async def start(self) -> None:
        self.there += 1

    async def close(self) -> None:
        self.there -= 1

    async def audit(self, job: Audit) -> ReplayAudit:
        self.jobs.append(job)
        await self.let.wait()
        return await super().audit(job)

    async def write(self, job: WriteRecord) -> Written:
        self.jobs.append(job)
        await self.let.wait()
        return await super().write(job)


def turns_of(asked: list[Match], match: Match) -> Callable[[], Any]:
    async def turns() -> tuple[Turn, ...]:
        asked.append(match)
        return TURNS

    return turns


async def test_the_same_of_a_match_at_the_same_time_is_done_once():
    slow, asked = Slow(), []
    reader = Reader(lambda: slow)
    turns = turns_of(asked, MATCH)
    audits = [asyncio.create_task(reader.audit(MATCH, turns)) for _ in range(30)]
    texts = [asyncio.create_task(reader.write(MATCH, "text", None, turns)) for _ in range(30)]
    other = asyncio.create_task(reader.write(MATCH, "text", 1, turns))
    later = asyncio.create_task(reader.audit(msgspec.structs.replace(MATCH, revision=9), turns))
    await asyncio.sleep(0)
    audits[0].cancel()  # who has gone keeps nobody from it
    slow.let.set()
    done = await asyncio.gather(*audits[1:], *texts, other, later)
    assert (len(slow.jobs), len(asked)) == (4, 4)
    assert len({id(one) for one in done}) == 4
    slow.jobs.clear()
    await reader.audit(MATCH, turns)
    assert len(slow.jobs) == 1
    await reader.close()


async def test_it_is_there_only_while_it_is_needed():
    slow = Slow()
    slow.let.set()
    reader = Reader(lambda: slow, rest=0.0)
    for _ in range(2):
        assert slow.there == 0
        await reader.audit(MATCH, turns_of([], MATCH))
        for _ in range(5):
            await asyncio.sleep(0)
    assert slow.there == 0
    await reader.close()


async def test_another_process_writes_and_reads_and_says_what_is_wrong():
    reader = Reader(lambda: Worker(COMMAND))
    try:
        turns = turns_of([], MATCH)
        for form in ("text", "json"):
            written = await reader.write(MATCH, form, None, turns)
            assert written.last == MATCH.revision
            study = await reader.read_in(written.raw)
            assert [turn.events for turn in study.turns] == [turn.events for turn in TURNS]
        assert (await reader.audit(MATCH, turns)).turns == len(TURNS)
        with pytest.raises(Illegal) as refusal:
            await reader.read_in(b"Dear diary")
        assert refusal.value.reason.key == "record-strange"
    finally:
        await reader.close()


async def test_what_takes_too_long_is_given_up():
    reader = Reader(lambda: Worker(COMMAND, limit=0.0))
    try:
        with pytest.raises(GameFailed):
            await reader.read_in(b"C4 NE\n")
    finally:
        await reader.close()

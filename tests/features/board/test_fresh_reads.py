"""Reads that many ask for at once: how many there are, and that none is older than the question."""

from __future__ import annotations

import asyncio

import pytest

from bot.features.board.fresh_reads import FreshReads

pytestmark = pytest.mark.asyncio


class Source:
    """A value that changes; a test lets each read of it end."""

    def __init__(self) -> None:
        self.value = 0
        self.begun: asyncio.Queue[asyncio.Event] = asyncio.Queue()

    async def read(self) -> int:
        found, may_end = self.value, asyncio.Event()
        self.begun.put_nowait(may_end)
        await may_end.wait()
        return found

    async def next(self) -> asyncio.Event:
        """Wait until another read has begun; set it to end the read."""
        return await asyncio.wait_for(self.begun.get(), 5)


async def test_all_who_ask_before_a_read_begins_share_it():
    source, reads = Source(), FreshReads()
    asked = [asyncio.create_task(reads.run("a", source.read)) for _ in range(3)]
    (await source.next()).set()
    assert await asyncio.gather(*asked) == [0, 0, 0]
    assert source.begun.empty()


async def test_nobody_gets_what_was_read_before_they_asked():
    source, reads = Source(), FreshReads()
    first = asyncio.create_task(reads.run("a", source.read))
    under_way = await source.next()
    source.value = 1
    later = [asyncio.create_task(reads.run("a", source.read)) for _ in range(3)]
    under_way.set()
    assert await first == 0
    (await source.next()).set()
    assert await asyncio.gather(*later) == [1, 1, 1]
    assert source.begun.empty()
    again = asyncio.create_task(reads.run("a", source.read))  # nothing is kept
    (await source.next()).set()
    assert await again == 1


async def test_other_names_are_read_beside():
    source, reads = Source(), FreshReads()
    asked = [asyncio.create_task(reads.run(name, source.read)) for name in "ab"]
    ends = [await source.next() for _ in asked]
    for end in ends:
        end.set()
    assert await asyncio.gather(*asked) == [0, 0]


async def test_a_failure_is_raised_for_all_and_the_next_read_begins():
    async def fails() -> int:
        raise ZeroDivisionError

    source, reads = Source(), FreshReads()
    failed = await asyncio.gather(*(reads.run("a", fails) for _ in range(2)), return_exceptions=True)
    assert list(map(type, failed)) == [ZeroDivisionError] * 2
    asked = asyncio.create_task(reads.run("a", source.read))
    (await source.next()).set()
    assert await asked == 0


async def test_one_who_leaves_stops_nothing_for_others():
    source, reads = Source(), FreshReads()
    leaving, staying = (asyncio.create_task(reads.run("a", source.read)) for _ in range(2))
    end = await source.next()
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    end.set()
    assert await staying == 0

"""A database open for reading takes reads that come at the same time, and is closed only after a cancelled one has ended."""

import asyncio
import threading
import time
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.core.errors import StoreError
from bot.settings import PostgresUrl
from bot.storage.core.inspection import inspecting
from bot.storage.core.query import Tx
from bot.storage.core.transactions import keep_setting, setting
from bot.storage.stores.admin_queries import reading
from bot.storage.stores.sqlite import SqliteStore

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def database(request: pytest.FixtureRequest, path: Path) -> Path | PostgresUrl:
    if request.param == "postgres":
        return PostgresUrl(request.getfixturevalue("postgres").new_database("template1"))
    store = await SqliteStore.open(path)
    await store.close()
    return path


async def test_reads_at_the_same_time_follow_one_another(database: Path | PostgresUrl):
    def slow(tx: Tx) -> str | None:
        time.sleep(0.01)
        return setting(tx, "none")

    async with reading(database) as file:
        assert await asyncio.gather(*(file._reader.read(slow) for _ in range(10))) == [None] * 10


@pytest.mark.parametrize("goes_on", [True, False])
async def test_after_a_cancelled_read_the_next_one_and_the_end_wait(database: Path | PostgresUrl, *, goes_on: bool):
    running, ended = threading.Event(), threading.Event()
    more = threading.Timer(0.2, running.is_set)

    def long(tx: Tx) -> None:
        running.set()
        more.start()
        more.join()
        setting(tx, "none")
        ended.set()

    async with reading(database) as file:
        first = asyncio.create_task(file._reader.read(long))
        await asyncio.to_thread(running.wait, 10)
        first.cancel()
        if goes_on:
            assert await file.get(1) is None
            assert ended.is_set()
    assert ended.is_set()
    with pytest.raises(asyncio.CancelledError):
        await first


async def test_nothing_can_be_changed(database: Path | PostgresUrl):
    def change(tx: Tx) -> None:
        keep_setting(tx, "greeting", "hello")

    with pytest.raises(StoreError, match=r"cannot be (read|used)"), inspecting(database) as inspected:
        inspected.read(change)
    with inspecting(database) as inspected:
        assert inspected.read(lambda tx: setting(tx, "greeting")) is None

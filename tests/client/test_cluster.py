"""Several processes share out shards: one copy of each at a time, a hand-over without a gap, IDENTIFYs paced."""

import asyncio
import re
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import psycopg
import pytest
import pytest_asyncio

from bot.client import app
from bot.client import cluster as module
from bot.client.cluster import Cluster
from bot.matches.core.errors import StoreTaken
from bot.settings import PostgresUrl, Secret, Settings, Share
from bot.storage.stores.postgres_store import PostgresStore
from bot.workers.workers import Workers
from cogs.running.assembly import _cluster
from tests.support.storage.postgres import Server

pytestmark = pytest.mark.asyncio

HOSTING = Path(__file__).parents[2] / "docs" / "self-hosting"
LOCKS = (
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND granted = %s"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
SHARDS_IN_TIME = 6  # of one process, as docs/several-machines.md says


@pytest.fixture
def url(postgres: Server) -> str:
    return postgres.new_database("template1")


class Copies:
    """Copies of processes on one database, each with a store of its own."""

    def __init__(self, url: str, opened: AsyncExitStack) -> None:
        self._url = url
        self._opened = opened

    async def store(self) -> PostgresStore:
        store = await PostgresStore.open(self._url)
        self._opened.push_async_callback(store.close)
        return store

    async def made(self, *shards: int) -> Cluster:
        """A copy that does not serve these shards yet."""
        return Cluster(await self.store(), shards)


@pytest_asyncio.fixture
async def copies(url: str) -> AsyncIterator[Copies]:
    async with AsyncExitStack() as opened:
        yield Copies(url, opened)


def sessions(url: str, *, granted: bool) -> set[int]:
    """The sessions that hold the lock of a shard, or that wait for one."""
    with psycopg.connect(url, autocommit=True) as plain:
        return {pid for (pid,) in plain.execute(LOCKS, (module.SERVES, granted))}


async def one_waits(url: str) -> None:
    """Returns once a copy waits for another that serves its shards."""
    async with asyncio.timeout(60):
        while not sessions(url, granted=False):  # noqa: ASYNC110  the server tells nobody
            await asyncio.sleep(0.02)


async def test_other_shares_do_not_wait(copies: Copies):
    async with await copies.made(0, 2), asyncio.timeout(60), await copies.made(1, 3):
        pass


async def test_a_second_copy_waits_until_the_first_ends(copies: Copies):
    first, second = await copies.made(0, 2), await copies.made(0, 2)
    await first.__aenter__()
    waiting = asyncio.create_task(second.__aenter__())
    done, _ = await asyncio.wait((waiting,), timeout=0.5)
    assert not done
    await first.__aexit__()
    await asyncio.wait_for(waiting, 60)
    await second.__aexit__()


async def test_a_copy_hands_over_once_the_other_is_connected(url: str, copies: Copies):
    first, second = await copies.made(0, 2), await copies.made(0, 2)
    await first.__aenter__()
    await first.connected()
    waiting = asyncio.create_task(second.__aenter__())
    await one_waits(url)
    handing = asyncio.create_task(first.hand_over())
    await asyncio.wait_for(waiting, 60)
    done, _ = await asyncio.wait((handing,), timeout=0.5)
    assert not done
    await second.connected()
    await asyncio.wait_for(handing, 60)
    await first.__aexit__()
    assert not second.lost.is_set()
    await second.__aexit__()


async def test_a_copy_does_what_is_slow_before_it_waits(
    url: str, copies: Copies, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "a_slow_cog.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(app, "EXTENSIONS", ("a_slow_cog",))
    settings = Settings(token=Secret("none"), database=PostgresUrl(url), shards=1, cluster=Share(1, 1))
    workers = WatchedWorkers(())
    async with AsyncExitStack() as opened:
        first = await (await copies.made(0)).__aenter__()
        waiting = asyncio.create_task(_cluster(settings, await copies.store(), workers, opened))
        await one_waits(url)
        assert not waiting.done()
        assert "a_slow_cog" in sys.modules
        assert workers.warmed
        await first.__aexit__()
        await asyncio.wait_for(waiting, 60)
    del sys.modules["a_slow_cog"]


class WatchedWorkers(Workers):
    """Workers without processes that note that they were warmed."""

    warmed = False

    async def warm(self) -> None:
        self.warmed = True


@pytest.mark.parametrize(
    ("file", "setting"), [("compose-several.yaml", "  stop_grace_period: "), ("pichenette@.service", "TimeoutStopSec=")]
)
async def test_hosts_wait_for_a_hand_over_before_they_kill(file: str, setting: str):
    found = re.search(rf"^{setting}(\d+)s?$", (HOSTING / file).read_text(), re.MULTILINE)
    assert found
    assert int(found[1]) >= module.HANDED_OVER + module.BETWEEN * (SHARDS_IN_TIME - 1) + 10


async def test_nobody_to_hand_over_to_takes_no_time(copies: Copies):
    async with await copies.made(0) as alone, asyncio.timeout(15):
        await alone.hand_over()


async def test_identifies_take_turns_in_a_bucket(copies: Copies, monkeypatch: pytest.MonkeyPatch):
    async with await copies.made(0, 2) as one, await copies.made(1, 3) as other:
        monkeypatch.setattr(module, "BETWEEN", 3600.0)
        async with asyncio.timeout(60):
            await asyncio.gather(one.pace(0, 2), other.pace(1, 2))
    async with await copies.made(0, 2) as one, await copies.made(1, 3) as other:
        monkeypatch.setattr(module, "BETWEEN", 0.4)
        started = time.monotonic()
        await asyncio.gather(one.pace(0, 2), other.pace(2, 2))
        assert time.monotonic() - started >= 0.4


async def test_who_loses_the_locks_to_another_copy_ends(url: str, copies: Copies, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "GUARDED", 0.2)
    async with await copies.made(0) as first:
        waiting = asyncio.create_task((second := await copies.made(0)).__aenter__())
        await one_waits(url)
        held = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = %s"
        with psycopg.connect(url, autocommit=True) as plain:
            plain.execute(held, (module.SERVES,))
        await asyncio.wait_for(waiting, 60)
        await asyncio.wait_for(first.lost.wait(), 60)
    await second.__aexit__()


async def test_who_is_superseded_notices_by_the_first_write(copies: Copies, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "GUARDED", 3600.0)
    store = await copies.store()
    async with Cluster(store, (0, 2)) as cluster:
        await (await copies.store()).take_shards((2,), lambda: None)
        assert not cluster.lost.is_set()
        with pytest.raises(StoreTaken):
            await store.keep_setting("a", "1")
        assert cluster.lost.is_set()


async def test_a_copy_that_hands_over_is_fenced_off_once_it_has_had_its_time(
    url: str, copies: Copies, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, "ENDED", 0.2)
    old, new = await copies.store(), await copies.store()
    first, second = Cluster(old, (0,)), Cluster(new, (0,))
    await first.__aenter__()
    waiting = asyncio.create_task(second.__aenter__())
    await one_waits(url)
    handing = asyncio.create_task(first.hand_over())
    await asyncio.wait_for(waiting, 60)
    for store in (old, new):
        await store.keep_setting("a", "1")
    await second.connected()
    await asyncio.wait_for(handing, 60)
    with pytest.raises(StoreTaken):
        await _kept_until_refused(old)
    await first.__aexit__()
    await second.__aexit__()


async def test_a_copy_without_shards_waits_as_well(url: str, copies: Copies):
    settings = Settings(token=Secret("none"), database=PostgresUrl(url))
    async with AsyncExitStack() as opened:
        async with await copies.made(0):
            waiting = asyncio.create_task(_cluster(settings, await copies.store(), WatchedWorkers(()), opened))
            done, _ = await asyncio.wait((waiting,), timeout=0.5)
            assert not done
        assert await asyncio.wait_for(waiting, 60) is not None


async def test_an_identify_waits_for_the_database(copies: Copies, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "GUARDED", 0.1)
    store = await copies.store()
    cluster = Cluster(store, (0,))
    there = store.server
    store._writer.primary.at = there._replace(conninfo="host=/nowhere")
    pacing = asyncio.create_task(cluster.pace(0, 1))
    done, _ = await asyncio.wait((pacing,), timeout=0.5)
    assert not done
    store._writer.primary.at = there
    await asyncio.wait_for(pacing, 60)
    await cluster.__aexit__()


async def test_who_loses_the_connection_alone_takes_the_locks_again(
    url: str, copies: Copies, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, "GUARDED", 0.2)
    async with await copies.made(0) as first:
        before = sessions(url, granted=True)
        with psycopg.connect(url, autocommit=True) as plain:
            plain.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()",
                (Path(url.partition("?")[0]).name,),
            )
        async with asyncio.timeout(60):
            while not sessions(url, granted=True) - before:  # noqa: ASYNC110  the server tells nobody
                await asyncio.sleep(0.02)
        second = asyncio.create_task((waits := await copies.made(0)).__aenter__())
        done, _ = await asyncio.wait((second,), timeout=0.5)
        assert not done
        assert not first.lost.is_set()
    await asyncio.wait_for(second, 60)
    await waits.__aexit__()


async def _kept_until_refused(store: PostgresStore) -> None:
    """Write until that is refused."""
    async with asyncio.timeout(60):
        while True:
            await store.keep_setting("a", "2")
            await asyncio.sleep(0.02)

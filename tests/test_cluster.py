"""Several processes share out shards: one copy of each at a time, a hand-over without a gap, IDENTIFYs paced."""

import asyncio
import re
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path

import psycopg
import pytest
from pydantic import SecretStr

from bot import app
from bot import cluster as module
from bot.__main__ import _cluster
from bot.cluster import Cluster
from bot.settings import PostgresUrl, Settings, Share
from bot.worker import Worker
from tests.support.postgres import Server

pytestmark = pytest.mark.asyncio

HOSTING = Path(__file__).parents[1] / "docs" / "self-hosting"
SHARDS_IN_TIME = 6  # of one process, as docs/several-machines.md says


@pytest.fixture
def url(postgres: Server) -> str:
    return postgres.new_database()


async def test_other_shares_do_not_wait(url: str):
    async with Cluster(url, (0, 2)), asyncio.timeout(5), Cluster(url, (1, 3)):
        pass


async def test_a_second_copy_waits_until_the_first_ends(url: str):
    first, second = Cluster(url, (0, 2)), Cluster(url, (0, 2))
    await first.__aenter__()
    waiting = asyncio.create_task(second.__aenter__())
    done, _ = await asyncio.wait((waiting,), timeout=0.5)
    assert not done
    await first.__aexit__()
    await asyncio.wait_for(waiting, 5)
    await second.__aexit__()


async def test_a_copy_hands_over_once_the_other_is_connected(url: str):
    first, second = Cluster(url, (0, 2)), Cluster(url, (0, 2))
    await first.__aenter__()
    await first.connected()
    waiting = asyncio.create_task(second.__aenter__())
    await asyncio.sleep(0.3)
    handing = asyncio.create_task(first.hand_over())
    await asyncio.wait_for(waiting, 5)
    done, _ = await asyncio.wait((handing,), timeout=0.5)
    assert not done
    await second.connected()
    await asyncio.wait_for(handing, 5)
    await first.__aexit__()
    assert not second.lost.is_set()
    await second.__aexit__()


async def test_a_copy_does_what_is_slow_before_it_waits(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "a_slow_cog.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(app, "EXTENSIONS", ("a_slow_cog",))
    settings = Settings(token=SecretStr("none"), database=PostgresUrl(url), shards=1, cluster=Share(1, 1))
    worker = WatchedWorker()
    async with AsyncExitStack() as opened:
        first = await Cluster(url, (0,)).__aenter__()
        waiting = asyncio.create_task(_cluster(settings, worker, opened))
        await asyncio.wait((waiting,), timeout=1.0)
        assert not waiting.done()
        assert "a_slow_cog" in sys.modules
        assert worker.warmed
        await first.__aexit__()
        await asyncio.wait_for(waiting, 5)
    del sys.modules["a_slow_cog"]


class WatchedWorker(Worker):
    """A worker without a process that notes that it was warmed."""

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


async def test_nobody_to_hand_over_to_takes_no_time(url: str):
    async with Cluster(url, (0,)) as alone, asyncio.timeout(2):
        await alone.hand_over()


async def test_identifies_take_turns_in_a_bucket(url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "BETWEEN", 0.4)
    async with Cluster(url, (0, 2)) as one, Cluster(url, (1, 3)) as other:
        started = time.monotonic()
        await asyncio.gather(one.pace(0, 2), other.pace(1, 2))
        apart = time.monotonic() - started
        await asyncio.gather(one.pace(2, 2), other.pace(3, 2))
        together = time.monotonic() - started
    assert apart < 0.4 <= together


async def test_who_loses_the_locks_to_another_copy_ends(url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "GUARDED", 0.2)
    async with Cluster(url, (0,)) as first:
        waiting = asyncio.create_task((second := Cluster(url, (0,))).__aenter__())
        await asyncio.sleep(0.3)
        held = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = %s"
        with psycopg.connect(url, autocommit=True) as plain:
            plain.execute(held, (module.SERVES,))
        await asyncio.wait_for(waiting, 5)
        await asyncio.wait_for(first.lost.wait(), 5)
    await second.__aexit__()


async def test_who_loses_the_connection_alone_takes_the_locks_again(url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "GUARDED", 0.2)
    async with Cluster(url, (0,)) as first:
        with psycopg.connect(url, autocommit=True) as plain:
            plain.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()",
                (Path(url.partition("?")[0]).name,),
            )
        await asyncio.sleep(1.5)
        second = asyncio.create_task((waits := Cluster(url, (0,))).__aenter__())
        done, _ = await asyncio.wait((second,), timeout=0.5)
        assert not done
        assert not first.lost.is_set()
    await asyncio.wait_for(second, 5)
    await waits.__aexit__()

"""Health and metrics on a port, commands through the socket beside the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from aiohttp.test_utils import unused_port

from bot.matches.core.errors import Refused, StoreFull
from bot.matches.core.models import Status
from bot.ops.health import Health
from bot.ops.metrics import Metrics
from bot.ops.server import Ops, PortTaken, socket_of
from bot.words import Catalogue
from tests.support.counter import Add, Misbehave
from tests.support.scene import WORDS
from tests.support.table import Table
from tests.support.table import table as open_table

pytestmark = pytest.mark.asyncio

NAMES = (
    "turns_total",
    "commit_seconds",
    "batch_size",
    "outbox_pending",
    "outbox_oldest_seconds",
    "timer_lag_seconds",
    "render_seconds",
    "film_seconds",
    "films_missing_total",
    "loop_lag_seconds",
    "discord_429_total",
    "invalid_requests_total",
    "db_bytes",
    "wal_bytes",
    "backup_age_seconds",
)


class Opened:
    """Matches with their metrics."""

    def __init__(self, table: Table, health: Health, metrics: Metrics, database: Path, port: int) -> None:
        self.table = table
        self.health = health
        self.metrics = metrics
        self.database = database
        self.port = port

    async def get(self, path: str) -> tuple[int, str]:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{self.port}{path}") as answer,
        ):
            return answer.status, await answer.text()

    async def order(self, path: str, **wanted: object) -> tuple[int, dict[str, str]]:
        connector = aiohttp.UnixConnector(str(socket_of(self.database)))
        async with (
            aiohttp.ClientSession(connector=connector) as session,
            session.post(f"http://bot{path}", json=wanted) as answer,
        ):
            return answer.status, await answer.json()


@asynccontextmanager
async def opened_at(folder: Path, metrics: Metrics) -> AsyncIterator[Opened]:
    database, port = folder / "m.db", unused_port()
    async with open_table(database) as table, Health(metrics.lagged) as health:
        table.store.watch(metrics.committed)  # type: ignore[attr-defined]
        table.matches.work.observer = metrics
        words = Catalogue(WORDS).of("en")
        ops = Ops(database, table.store, table.matches.admin, health, metrics, words.say)  # type: ignore[arg-type]
        await ops.start("127.0.0.1", port)
        try:
            yield Opened(table, health, metrics, database, port)
        finally:
            await ops.close()


@pytest_asyncio.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    async with opened_at(tmp_path, Metrics()) as one:
        yield one


async def test_all_names_are_told(opened: Opened):
    status, told = await opened.get("/metrics")
    assert status == 200
    for name in NAMES:
        assert f"# TYPE {name} " in told


async def test_moves_posts_and_transactions_are_counted(opened: Opened):
    match = await opened.table.begin()
    await opened.table.act(match, Add(1))
    for wrong in (Add(99), Misbehave("crash")):
        with pytest.raises(Refused):
            await opened.table.act(match, wrong)
    opened.metrics.fired(0.2)
    opened.metrics.answered(429, "user")
    opened.metrics.answered(429, "shared")
    opened.metrics.answered(403, "")
    told = (await opened.get("/metrics"))[1].splitlines()
    for result in ("kept", "refused", "failed"):
        assert f'turns_total{{game="counter",result="{result}"}} 1.0' in told
    assert "outbox_pending 5.0" in told  # the thread, two turns, the card, and that the match was set aside
    assert "timer_lag_seconds_count 1.0" in told
    assert 'discord_429_total{scope="user"} 1.0' in told
    assert "invalid_requests_total 2.0" in told
    assert "commit_seconds_count 4.0" in told
    assert "backup_age_seconds NaN" in told


async def test_it_is_ready_once_it_is_connected_and_can_write(opened: Opened, monkeypatch: pytest.MonkeyPatch):
    assert await opened.get("/readyz") == (503, "NOT OK: not connected to Discord\n")
    opened.health.connected = True
    status, said = await opened.get("/readyz")
    assert status == 200
    assert said.startswith("ok: connected; written in ")

    async def full(_name: str, _value: str) -> None:
        raise StoreFull("the disk is full")

    monkeypatch.setattr(opened.table.store, "keep_setting", full)
    assert await opened.get("/readyz") == (503, "NOT OK: nothing can be written: the disk is full\n")


async def test_a_write_that_takes_too_long_is_no_write(opened: Opened, monkeypatch: pytest.MonkeyPatch):
    async def slow(_name: str, _value: str) -> None:
        await asyncio.Event().wait()

    opened.health.connected = True
    monkeypatch.setattr("bot.ops.server.WRITTEN", 0.05)
    monkeypatch.setattr(opened.table.store, "keep_setting", slow)
    status, said = await opened.get("/readyz")
    assert status == 503
    assert "nothing could be written within" in said


async def test_a_loop_that_stands_still_is_unwell(opened: Opened, monkeypatch: pytest.MonkeyPatch):
    assert (await opened.get("/healthz"))[0] == 200
    monkeypatch.setattr("bot.ops.health.SICK", 0.2)
    time.sleep(0.3)  # noqa: ASYNC251  that is what is wrong
    assert (await opened.get("/healthz"))[0] == 503


async def test_the_port_takes_no_orders(opened: Opened):
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"http://127.0.0.1:{opened.port}/matches/1/stop", json={}) as answer,
    ):
        assert answer.status == 404


async def test_a_match_is_stopped_and_revived_by_order(opened: Opened):
    match = await opened.table.begin()
    status, said = await opened.order(f"/matches/{match.id}/stop", reason="it looks odd")
    assert (status, said["status"]) == (200, "set_aside")
    assert (await opened.table.present(match)).incident == said["incident"]
    assert await opened.order(f"/matches/{match.id}/revive") == (200, {"status": "running", "incident": ""})
    status, said = await opened.order(f"/matches/{match.id}/revive")
    assert status == 409
    assert "can’t be resumed" in said["error"]
    assert (await opened.order("/matches/77/stop"))[0] == 409


async def test_only_its_owner_may_use_the_socket(opened: Opened):
    assert socket_of(opened.database).stat().st_mode & 0o077 == 0


async def test_a_socket_left_behind_is_replaced_and_goes_with_the_bot(tmp_path: Path):
    socket_of(tmp_path / "m.db").touch()
    async with opened_at(tmp_path, Metrics()) as opened:
        match = await opened.table.begin()
        assert (await opened.order(f"/matches/{match.id}/stop", void=True))[1]["status"] == Status.VOID
    assert not socket_of(tmp_path / "m.db").exists()


async def test_a_port_that_is_taken_is_one_sentence(opened: Opened, tmp_path: Path):
    words = Catalogue(WORDS).of("en")
    ops = Ops(
        tmp_path / "other.db",
        opened.table.store,  # type: ignore[arg-type]
        opened.table.matches.admin,
        opened.health,
        opened.metrics,
        words.say,
    )
    with pytest.raises(PortTaken, match="BOT_OPS_PORT"):
        await ops.start("127.0.0.1", opened.port)
    await ops.close()


async def test_a_path_too_long_for_a_socket_does_without(tmp_path: Path):
    folder = tmp_path / ("long" * 30)
    folder.mkdir()
    async with opened_at(folder, Metrics()) as opened:
        assert (await opened.get("/healthz"))[0] == 200
        assert not socket_of(opened.database).exists()

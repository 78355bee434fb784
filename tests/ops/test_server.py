"""Health and metrics on a port, commands through the socket beside the database."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from aiohttp.test_utils import unused_port

from bot.cli import Unusable
from bot.matches.core.errors import Refused, StoreFull
from bot.matches.core.models import Status
from bot.matches.work.clock import SystemClock
from bot.ops.health import PERIOD, Health
from bot.ops.metrics import Metrics
from bot.ops.server import Ops, socket_of
from bot.storage.core.snapshot import present_schema
from bot.version import VERSION
from bot.words import Catalogue
from tests.support.discord.scene import WORDS
from tests.support.games.counter import Add, Misbehave
from tests.support.matches.table import Table
from tests.support.matches.table import table as open_table

pytestmark = pytest.mark.asyncio

NAMES = (
    "pichenette_build_info",
    "pichenette_servers",
    "pichenette_database_up",
    "pichenette_matches_running",
    "pichenette_players_playing",
    "pichenette_gateway_connected",
    "pichenette_gateway_latency_seconds",
    "pichenette_process_memory_bytes",
    "pichenette_turns_total",
    "pichenette_commit_seconds",
    "pichenette_batch_size",
    "pichenette_outbox_pending",
    "pichenette_outbox_oldest_seconds",
    "pichenette_timer_lag_seconds",
    "pichenette_render_seconds",
    "pichenette_film_seconds",
    "pichenette_films_missing_total",
    "pichenette_loop_lag_seconds",
    "pichenette_discord_429_total",
    "pichenette_invalid_requests_total",
    "pichenette_db_bytes",
    "pichenette_wal_bytes",
    "pichenette_backup_age_seconds",
)


class Opened:
    """Matches with their metrics."""

    def __init__(
        self, table: Table, health: Health, metrics: Metrics, database: Path, port: int, clock: SystemClock
    ) -> None:
        self.table = table
        self.clock = clock
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
    database, port, clock = folder / "m.db", unused_port(), SystemClock()
    async with open_table(database) as table, Health(metrics.lagged) as health:
        table.store.watch(metrics.committed)  # type: ignore[attr-defined]
        table.matches.work.observer = metrics
        words = Catalogue(WORDS).of("en")
        ops = Ops(database, table.store, table.matches.admin, health, metrics, words.say, clock=clock)  # type: ignore[arg-type]
        ops.processes = lambda: {"bot": os.getpid(), "gone": 2**30}
        await ops.start("127.0.0.1", port)
        try:
            yield Opened(table, health, metrics, database, port, clock)
        finally:
            await ops.close()


@pytest_asyncio.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    async with opened_at(tmp_path, Metrics()) as one:
        yield one


async def test_all_names_are_told(opened: Opened):
    status, output = await opened.get("/metrics")
    assert status == 200
    for name in NAMES:
        assert f"# TYPE {name} " in output
    assert "_created" not in output


async def test_counters_begin_at_zero_so_that_the_first_failure_is_an_increase(opened: Opened):
    _, output = await opened.get("/metrics")
    assert 'pichenette_turns_total{game="pitchout",result="failed"} 0.0' in output
    assert 'pichenette_films_missing_total{reason="failed"} 0.0' in output
    assert 'pichenette_discord_429_total{scope="global"} 0.0' in output


async def test_what_runs_and_for_whom_is_told(opened: Opened):
    await opened.table.begin()
    await opened.table.begin()
    opened.health.servers, opened.health.shards = lambda: 3, lambda: {0: 0.25, 1: None}
    _, output = await opened.get("/metrics")
    build = re.search(r"pichenette_build_info{(.+)} 1.0", output)
    assert build is not None
    assert f'version="{VERSION}"' in build[1]
    assert f'schema="{present_schema()}"' in build[1]
    assert "pichenette_servers 3.0" in output
    assert 'pichenette_matches_running{game="counter"} 2.0' in output
    assert "pichenette_players_playing 2.0" in output
    assert 'pichenette_gateway_connected{shard="0"} 1.0' in output
    assert 'pichenette_gateway_connected{shard="1"} 0.0' in output
    assert 'pichenette_gateway_latency_seconds{shard="0"} 0.25' in output
    assert 'pichenette_gateway_latency_seconds{shard="1"} NaN' in output
    memory = re.search(r'pichenette_process_memory_bytes{process="bot"} (.+)', output)
    assert memory is not None
    assert float(memory[1]) > 1e7
    assert "gone" not in output


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
    lines = (await opened.get("/metrics"))[1].splitlines()
    for result in ("kept", "refused", "failed"):
        assert f'pichenette_turns_total{{game="counter",result="{result}"}} 1.0' in lines
    assert "pichenette_outbox_pending 5.0" in lines  # the thread, two turns, the card, and that the match was set aside
    assert "pichenette_timer_lag_seconds_count 1.0" in lines
    assert 'pichenette_discord_429_total{scope="user"} 1.0' in lines
    assert "pichenette_invalid_requests_total 2.0" in lines
    assert "pichenette_commit_seconds_count 5.0" in lines
    assert "pichenette_backup_age_seconds NaN" in lines


async def test_a_database_that_does_not_answer_is_told_beside_what_is_known_without_it(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
):
    async def full() -> None:
        raise StoreFull("the disk is full")

    assert "pichenette_database_up 1.0" in (await opened.get("/metrics"))[1]
    monkeypatch.setattr(opened.table.store, "census", full)
    opened.health.servers = lambda: 5
    status, output = await opened.get("/metrics")
    assert status == 200
    assert "pichenette_database_up 0.0" in output
    assert "pichenette_servers 5.0" in output


async def test_it_is_ready_once_it_is_connected_and_can_write(opened: Opened, monkeypatch: pytest.MonkeyPatch):
    assert await opened.get("/readyz") == (503, "NOT OK: not connected to Discord\n")
    opened.health.connected = True
    status, output = await opened.get("/readyz")
    assert status == 200
    assert output.startswith("ok: connected; written in ")

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
    status, output = await opened.get("/readyz")
    assert status == 503
    assert "nothing could be written within" in output


async def test_a_loop_that_stands_still_is_unwell(opened: Opened, monkeypatch: pytest.MonkeyPatch):
    opened.health.connected = True
    assert (await opened.get("/healthz"))[0] == 200
    monkeypatch.setattr("bot.ops.health.SICK", 2 * PERIOD)
    time.sleep(PERIOD + 0.3)  # noqa: ASYNC251  that is what is wrong
    assert (await opened.get("/healthz"))[0] == 503


async def test_a_start_that_takes_the_loop_is_said_and_no_illness(opened: Opened, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.ops.health.SICK", 2 * PERIOD)
    time.sleep(PERIOD + 0.3)  # noqa: ASYNC251  as imports do
    status, output = await opened.get("/healthz")
    assert status == 200
    assert re.match(r"ok: starting; loop lag \d+\.", output)
    opened.health.connected = True
    opened.health.connected = False
    status, output = await opened.get("/healthz")
    assert status == 503
    assert "starting" not in output


async def test_a_wrong_clock_is_said_and_leaves_the_bot_well(opened: Opened):
    opened.clock.ahead = -90_000
    status, output = await opened.get("/healthz")
    assert status == 200
    assert output.endswith(" s; the machine's clock is 90 s behind Discord's\n")


async def test_the_port_takes_no_orders(opened: Opened):
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"http://127.0.0.1:{opened.port}/matches/1/stop", json={}) as answer,
    ):
        assert answer.status == 404


async def test_a_match_is_stopped_and_revived_by_order(opened: Opened):
    match = await opened.table.begin()
    status, output = await opened.order(f"/matches/{match.id}/stop", reason="it looks odd")
    assert (status, output["status"]) == (200, "set_aside")
    assert (await opened.table.present(match)).incident == output["incident"]
    assert await opened.order(f"/matches/{match.id}/revive") == (200, {"status": "running", "incident": ""})
    status, output = await opened.order(f"/matches/{match.id}/revive")
    assert status == 409
    assert "can’t be resumed" in output["error"]
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
    with pytest.raises(Unusable, match="BOT_OPS_PORT"):
        await ops.start("127.0.0.1", opened.port)
    await ops.close()


async def test_a_path_too_long_for_a_socket_does_without(tmp_path: Path):
    folder = tmp_path / ("long" * 30)
    folder.mkdir()
    async with opened_at(folder, Metrics()) as opened:
        assert (await opened.get("/healthz"))[0] == 200
        assert not socket_of(opened.database).exists()

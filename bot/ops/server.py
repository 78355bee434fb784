"""Health, metrics and admin commands over HTTP.

A local port serves `/healthz`, `/readyz` and `/metrics`. A socket beside the file of a database serves the same and accepts commands: file
permissions decide who may use it, which a port does not have.
"""

from __future__ import annotations

import asyncio
import mmap
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.cli import Unusable
from bot.games.contract.vocabulary import Phrase
from bot.matches.core.errors import EngineError, Refused, StoreError
from bot.matches.core.models import Match
from bot.matches.play.endings import MatchAdmin
from bot.matches.work.clock import SystemClock
from bot.ops.health import Health
from bot.ops.metrics import Metrics
from bot.settings import PostgresUrl
from bot.storage.stores.opening import AnyStore

log = structlog.stdlib.get_logger(__name__)

WRITTEN = 2.0  # seconds in which a probe must be kept
LONGEST = 100  # bytes of a socket's path; the system takes no more than 104 to 108
UNWELL = 503
NOT_DONE = 409


def why(error: Exception, say: Callable[[Phrase], str]) -> str:
    """The reason of a failure for the host: the last line of its traceback."""
    if isinstance(error, Refused):
        return say(error.reason)
    return (str(error).strip().splitlines() or [type(error).__name__])[-1]


def socket_of(database: Path) -> Path:
    """The socket of the bot that has a file open."""
    return database.absolute().with_name(f"{database.name}.socket")


@dataclass
class Ops:
    """Open from `start` to `close`. `say` words refusals.

    `backed_up` returns the time of the last backup (seconds since 1970; None: never), `processes` the ids of the processes that run.
    """

    database: Path | PostgresUrl
    store: AnyStore
    care: MatchAdmin
    health: Health
    metrics: Metrics
    say: Callable[[Phrase], str]
    backed_up: Callable[[], float | None] = lambda: None
    processes: Callable[[], Mapping[str, int]] = dict
    clock: SystemClock = field(default_factory=SystemClock)
    _runners: list[web.AppRunner] = field(default_factory=list)

    async def start(self, host: str, port: int) -> None:
        """Open the socket, and the port unless it is 0. Raises Unusable."""
        if port:
            try:
                await web.TCPSite(await self._runner(orders=False), host, port).start()
            except OSError as error:
                raise Unusable(f"BOT_OPS_PORT: {host}:{port} is not available: {error.strerror}.") from error
            log.info("health port opened", url=f"http://{host}:{port}")
        if not isinstance(self.database, Path):
            return
        path = socket_of(self.database)
        if len(str(path).encode()) > LONGEST:
            log.warning("the path is too long for a socket: no orders are taken while the bot runs", path=str(path))
            return
        path.unlink(missing_ok=True)  # left by one that was killed; the lock of the file says that it is gone
        await web.UnixSite(await self._runner(orders=True), path).start()
        path.chmod(0o600)

    async def close(self) -> None:
        """Close both."""
        for runner in self._runners:
            await runner.cleanup()
        if isinstance(self.database, Path):
            socket_of(self.database).unlink(missing_ok=True)

    async def _runner(self, *, orders: bool) -> web.AppRunner:
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/readyz", self._readyz)
        app.router.add_get("/metrics", self._metrics)
        if orders:
            app.router.add_post(r"/matches/{match:\d+}/stop", self._stop)
            app.router.add_post(r"/matches/{match:\d+}/revive", self._revive)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        self._runners.append(runner)
        return runner

    async def _healthz(self, _request: web.Request) -> web.Response:
        """A wrong clock is mentioned, but a restart would not mend it."""
        starting = "starting" if self.health.starting else ""
        parts = (starting, f"loop lag {self.health.lag:.3f} s", self.clock.fault)
        return _health_response("; ".join(filter(None, parts)), well=self.health.well)

    async def _readyz(self, _request: web.Request) -> web.Response:
        if not self.health.connected:
            return _health_response("not connected to Discord", well=False)
        started = time.perf_counter()
        try:
            async with asyncio.timeout(WRITTEN):
                await self.store.keep_setting("probe", str(time.time_ns()))
        except TimeoutError:
            return _health_response(f"nothing could be written within {WRITTEN:g} s", well=False)
        except StoreError as error:
            return _health_response(f"nothing can be written: {error}", well=False)
        return _health_response(f"connected; written in {time.perf_counter() - started:.3f} s", well=True)

    async def _metrics(self, _request: web.Request) -> web.Response:
        await self._look()
        return web.Response(body=self.metrics.exposition(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _look(self) -> None:
        metrics = self.metrics
        metrics.connected_to(self.health.servers(), self.health.shards())
        sizes = {name: _memory_of(process) for name, process in self.processes().items()}
        metrics.weighed({name: size for name, size in sizes.items() if size})
        if isinstance(self.database, Path):
            wal, backup_age = metrics.measure_file()
            wal.set(_size(self.database.with_name(f"{self.database.name}-wal")))
            backup = self.backed_up()
            backup_age.set(float("nan") if backup is None else max(0.0, time.time() - backup))
        try:
            await self._count()
        except StoreError:
            metrics.database_up.set(0)
        else:
            metrics.database_up.set(1)

    async def _count(self) -> None:
        """Update the metrics read from the database. Raises StoreError."""
        metrics = self.metrics
        metrics.counted(await self.store.census())
        pending, oldest = await self.store.backlog()
        metrics.outbox_pending.set(pending)
        metrics.outbox_oldest.set(0.0 if oldest is None else max(0.0, (self.clock.now_ms() - oldest) / 1000))
        metrics.db_bytes.set(await self.store.size())

    async def _stop(self, request: web.Request) -> web.Response:
        wanted: dict[str, Any] = await request.json()
        reason, void = str(wanted.get("reason", "")), wanted.get("void") is True
        return await self._done(self.care.stop(int(request.match_info["match"]), reason, void=void))

    async def _revive(self, request: web.Request) -> web.Response:
        return await self._done(self.care.revive(int(request.match_info["match"])))

    async def _done(self, order: Awaitable[Match]) -> web.Response:
        try:
            match = await order
        except (Refused, StoreError, EngineError) as error:
            return web.json_response({"error": why(error, self.say)}, status=NOT_DONE)
        return web.json_response({"status": match.status.value, "incident": match.incident})


def _health_response(sentence: str, *, well: bool) -> web.Response:
    return web.Response(text=f"{'ok' if well else 'NOT OK'}: {sentence}\n", status=200 if well else UNWELL)


def _memory_of(process: int) -> int:
    """The resident bytes of a process; 0 if it has ended, or where unknown: read as Linux tells it."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return int(pages) * mmap.PAGESIZE


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0

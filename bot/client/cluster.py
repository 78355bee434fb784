"""Divides shards between processes; advisory locks of PostgreSQL keep two copies of a process from serving the same shards.

A second copy waits. When a running one is asked to stop while a second waits, it hands over: it answers until the other
is connected, so that no press is lost. Discord allows several sessions of a shard, and events received by both are
played once.

A lock exists on one server only. After a failover, a copy that cannot see the new primary may still hold the lock on
the old one; the store's fence keeps it from writing (decision 62).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Sequence
from typing import Self

import psycopg
import structlog
from psycopg import AsyncConnection

from bot.matches.core.errors import StoreError
from bot.storage.core.postgres import SHARDS, store_error
from bot.storage.core.postgres_primary import Server
from bot.storage.stores.postgres_store import PostgresStore

log = structlog.stdlib.get_logger(__name__)

SERVES, READY, IDENTIFIES = 0x5001, 0x5002, 0x5003  # of locks' keys; their second half is a shard or a bucket
BETWEEN = 6.0  # seconds between two IDENTIFYs of a bucket: Discord wants five, and one may be a while on its way
GUARDED = 1.0  # seconds between two looks at the connection that holds the locks, or that waits for one
SILENT = 5.0  # seconds after which a server that does not answer has lost the locks
HANDED_OVER = 20.0  # seconds that the second copy is given to start and connect its first shard
ENDED = 15.0  # seconds after which the first copy has ended: it gives itself ten
LOOK = 0.2  # seconds between two looks at whether it is

LIVENESS = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3"  # the server frees the locks of a lost machine

HOLDS = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objid = %s AND granted = %s"
    " AND pid <> pg_backend_pid() AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class Cluster:
    """This process among those that share a bot's shards. `lost` is set if another copy has taken them over."""

    def __init__(self, store: PostgresStore, shards: Sequence[int]) -> None:
        self._store = store
        self._shards = shards
        self._locks: AsyncConnection | None = None
        self._at = store.server  # where the locks are held
        self._guard: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.lost = asyncio.Event()

    async def __aenter__(self) -> Self:
        """Wait until no other copy serves these shards, then fence off the one that did. Raises StoreError."""
        while not await self._waited():  # noqa: ASYNC110  it is another process, or the database
            await asyncio.sleep(GUARDED)
        try:
            await self._store.take_shards(self._shards, self._superseded)
        except BaseException:
            await self.__aexit__()
            raise
        self._guard = asyncio.create_task(self._watch(), name="shard locks")
        return self

    async def __aexit__(self, *_: object) -> None:
        tasks = [task for task in (self._guard, *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._locks is not None:
            await self._locks.close()

    async def connected(self) -> None:
        """Note that all shards are connected, for a copy that hands over; it is fenced off once it has had the time to end."""
        if self._locks is not None:
            with contextlib.suppress(psycopg.Error):
                await _try(self._locks, READY, self._shards[0])
        self._start(self._fence_off(), "hand-over")

    async def pace(self, shard: int, buckets: int) -> None:
        """Wait until this shard may IDENTIFY: of all processes, one in five seconds in each of Discord's `buckets`."""
        bucket = shard % buckets
        while True:
            try:
                line, at = await self._connected()
                try:
                    await self._lock(line, at, IDENTIFIES, bucket)
                except BaseException:
                    await line.close()
                    raise
            except psycopg.Error as error:
                log.warning("a shard waits for the database to IDENTIFY", shard=shard, error=store_error(error))
                await asyncio.sleep(GUARDED)
            else:
                self._start(_close_later(line), f"identify-{bucket}")
                return

    async def hand_over(self) -> None:
        """If a second copy waits, let it connect, and return once it has."""
        first = self._shards[0]
        try:
            if self._locks is None or not await _others(self._locks, SERVES, first, granted=False):
                return
            log.info("handing over to the copy that waits")
            if self._guard is not None:
                self._guard.cancel()
            await self._store.leave_shards()
            await self._locks.execute("SELECT pg_advisory_unlock_all()")
            async with asyncio.timeout(HANDED_OVER + BETWEEN * (len(self._shards) - 1)):
                while not await _others(self._locks, READY, first, granted=True):  # noqa: ASYNC110  it is another process
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            log.warning("the copy that waited has not connected in time")
        except (psycopg.Error, StoreError) as error:
            log.warning("nothing could be handed over", error=store_error(error))

    async def _waited(self) -> bool:
        """Wait for the locks of all shards; returns whether they are held on the primary."""
        try:
            self._locks, self._at = await self._connected()
            for shard in self._shards:
                if not await _try(self._locks, SERVES, shard):
                    log.info("another copy serves this shard; this one waits until it ends", shard=shard)
                    await self._lock(self._locks, self._at, SERVES, shard)
        except BaseException as error:
            if self._locks is not None:
                await self._locks.close()
            if not isinstance(error, psycopg.Error):
                raise
            log.warning("the locks of the shards cannot be taken; trying again", error=store_error(error))
            return False
        return True

    async def _lock(self, line: AsyncConnection, at: Server, kind: int, number: int) -> None:
        """Wait for a lock. Raises psycopg.Error, also if another server becomes the primary meanwhile."""
        waiting = asyncio.create_task(_hold(line, kind, number))
        try:
            while not waiting.done():
                await asyncio.wait((waiting,), timeout=GUARDED)
                if self._store.server != at:
                    raise psycopg.OperationalError("another server has become the primary")
            await waiting
        finally:
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)

    async def _watch(self) -> None:
        """Detect locks that are lost, or held on a former primary, and take them again; sets `lost` if another copy was faster."""
        held = True
        while not self.lost.is_set():
            await asyncio.sleep(GUARDED)
            try:
                async with asyncio.timeout(SILENT):
                    await self._look()
                held = True
            except (psycopg.Error, TimeoutError) as error:
                if held:
                    log.warning(
                        "the locks of the shards are lost; trying again", outage="database", error=store_error(error)
                    )
                held = False
                if self._locks is not None:
                    await self._locks.close()

    async def _look(self) -> None:
        if self._locks is None or self._locks.closed or self._at != self._store.server:
            if self._locks is not None:
                await self._locks.close()
            self._locks, self._at = await self._connected()
            for shard in self._shards:
                if not await _try(self._locks, SERVES, shard):
                    log.error("another copy has taken over this shard", shard=shard)
                    self.lost.set()
                    return
            await _try(self._locks, READY, self._shards[0])
            log.info("the locks of the shards are held again")
        if await (await self._locks.execute("SELECT pg_is_in_recovery()")).fetchone() == (True,):
            raise psycopg.OperationalError("the server is a standby")

    async def _fence_off(self) -> None:
        while True:
            await asyncio.sleep(ENDED)
            try:
                await self._store.fence_off()
            except StoreError as error:
                log.warning("the copy that has handed over is not fenced off; trying again", error=store_error(error))
            else:
                return

    def _superseded(self) -> None:
        if not self.lost.is_set():
            log.error(
                "another process has taken over shards of this one, which stores nothing more", shards=self._shards
            )
            self.lost.set()

    def _start(self, work: Coroutine[object, object, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connected(self) -> tuple[AsyncConnection, Server]:
        at = self._store.server
        line = await AsyncConnection.connect(
            at.conninfo,
            autocommit=True,
            connect_timeout=5,
            tcp_user_timeout=10_000,
            application_name=SHARDS,
            options=LIVENESS,
            keepalives_idle=10,  # nor does a lost server keep a copy waiting
            keepalives_interval=5,
            keepalives_count=3,
        )
        return line, at


async def _hold(line: AsyncConnection, kind: int, number: int) -> None:
    await line.execute("SELECT pg_advisory_lock(%s, %s)", (kind, number))


async def _try(line: AsyncConnection, kind: int, number: int) -> bool:
    """Take a lock if it is free; returns whether it was."""
    found = await (await line.execute("SELECT pg_try_advisory_lock(%s, %s)", (kind, number))).fetchone()
    return found is not None and bool(found[0])


async def _others(line: AsyncConnection, kind: int, number: int, *, granted: bool) -> int:
    """The number of other sessions that hold a lock, or with `granted` False wait for it."""
    found = await (await line.execute(HOLDS, (kind, number, granted))).fetchone()
    return 0 if found is None else int(found[0])


async def _close_later(line: AsyncConnection) -> None:
    try:
        await asyncio.sleep(BETWEEN)
    finally:
        await line.close()

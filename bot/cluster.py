"""Shards shared out between processes: PostgreSQL's advisory locks keep two copies of a process from serving the same shards.

A second copy waits. If one that runs is asked to end while a second waits, it hands over: it answers until the other is connected, so
no press is lost in between. Discord allows several sessions of a shard, and what both receive is played once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Self

import psycopg
import structlog
from psycopg import AsyncConnection

from bot.matches.core.errors import StoreError
from bot.storage.core.postgres import SHARDS, first_line

log = structlog.stdlib.get_logger(__name__)

SERVES, READY, IDENTIFIES = 0x5001, 0x5002, 0x5003  # of locks' keys; their second half is a shard or a bucket
BETWEEN = 6.0  # seconds between two IDENTIFYs of a bucket: Discord wants five, and one may be a while on its way
GUARDED = 5.0  # seconds between two looks at the connection that holds the locks
HANDED_OVER = 20.0  # seconds that the second copy is given to start and connect its first shard
LOOK = 0.2  # seconds between two looks at whether it is

LIVENESS = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3"  # the server frees the locks of a lost machine

HOLDS = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objid = %s AND granted = %s"
    " AND pid <> pg_backend_pid() AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class Cluster:
    """This process among those that share a bot's shards. `lost` is set if another copy has taken them over."""

    def __init__(self, url: str, shards: Sequence[int]) -> None:
        self._url = url
        self._shards = shards
        self._locks: AsyncConnection | None = None
        self._guard: asyncio.Task[None] | None = None
        self._paced: set[asyncio.Task[None]] = set()
        self.lost = asyncio.Event()

    async def __aenter__(self) -> Self:
        """Wait until no other copy serves these shards. Raises StoreError."""
        try:
            self._locks = await self._connected()
            for shard in self._shards:
                if not await _try(self._locks, SERVES, shard):
                    log.info("another copy serves this shard; this one waits until it ends", shard=shard)
                    await self._locks.execute("SELECT pg_advisory_lock(%s, %s)", (SERVES, shard))
        except psycopg.Error as error:
            raise StoreError(f"The locks of the shards cannot be taken: {first_line(error)}.") from error
        self._guard = asyncio.create_task(self._watch(), name="shard locks")
        return self

    async def __aexit__(self, *_: object) -> None:
        tasks = [task for task in (self._guard, *self._paced) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._locks is not None:
            await self._locks.close()

    async def connected(self) -> None:
        """Note that all shards are connected, for a copy that hands over."""
        if self._locks is not None:
            with contextlib.suppress(psycopg.Error):
                await _try(self._locks, READY, self._shards[0])

    async def pace(self, shard: int, buckets: int) -> None:
        """Wait until this shard may IDENTIFY: of all processes, one in five seconds in each of Discord's `buckets`."""
        bucket = shard % buckets
        line = await self._connected()
        await line.execute("SELECT pg_advisory_lock(%s, %s)", (IDENTIFIES, bucket))
        task = asyncio.create_task(_close_later(line), name=f"identify-{bucket}")
        self._paced.add(task)
        task.add_done_callback(self._paced.discard)

    async def hand_over(self) -> None:
        """If a second copy waits, let it connect, and return once it has."""
        first = self._shards[0]
        try:
            if self._locks is None or not await _others(self._locks, SERVES, first, granted=False):
                return
            log.info("handing over to the copy that waits")
            if self._guard is not None:
                self._guard.cancel()
            await self._locks.execute("SELECT pg_advisory_unlock_all()")
            async with asyncio.timeout(HANDED_OVER + BETWEEN * (len(self._shards) - 1)):
                while not await _others(self._locks, READY, first, granted=True):  # noqa: ASYNC110  it is another process
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            log.warning("the copy that waited has not connected in time")
        except psycopg.Error as error:
            log.warning("nothing could be handed over", error=first_line(error))

    async def _watch(self) -> None:
        """Notice that the connection with the locks is gone, and take them again; another copy may have been faster."""
        while True:
            await asyncio.sleep(GUARDED)
            try:
                if self._locks is None or self._locks.closed:
                    self._locks = await self._connected()
                    for shard in self._shards:
                        if not await _try(self._locks, SERVES, shard):
                            log.error("another copy has taken over this shard", shard=shard)
                            self.lost.set()
                            return
                    await _try(self._locks, READY, self._shards[0])
                    log.info("the locks of the shards are held again")
                await self._locks.execute("SELECT 1")
            except psycopg.Error as error:
                log.warning("the locks of the shards are lost; trying again", error=first_line(error))
                if self._locks is not None:
                    await self._locks.close()

    async def _connected(self) -> AsyncConnection:
        return await AsyncConnection.connect(
            self._url,
            autocommit=True,
            connect_timeout=5,
            tcp_user_timeout=10_000,
            application_name=SHARDS,
            options=LIVENESS,
        )


async def _try(line: AsyncConnection, kind: int, number: int) -> bool:
    """Take a lock if it is free; returns whether it was."""
    found = await (await line.execute("SELECT pg_try_advisory_lock(%s, %s)", (kind, number))).fetchone()
    return found is not None and bool(found[0])


async def _others(line: AsyncConnection, kind: int, number: int, *, granted: bool) -> int:
    """How many others hold a lock, or wait for it."""
    found = await (await line.execute(HOLDS, (kind, number, granted))).fetchone()
    return 0 if found is None else int(found[0])


async def _close_later(line: AsyncConnection) -> None:
    try:
        await asyncio.sleep(BETWEEN)
    finally:
        await line.close()

"""The store on PostgreSQL, which several processes on several machines may share."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any

from bot.matches.core.errors import StoreError
from bot.matches.core.shards import ALL, Shards
from bot.matches.delivery.models import Post
from bot.matches.settings.preferences import UserLanguage
from bot.storage.core import postgres_fence as fence
from bot.storage.core import statements as sql
from bot.storage.core.base import LONG
from bot.storage.core.group_commit import Watch
from bot.storage.core.postgres import PostgresPool
from bot.storage.core.postgres_primary import Server
from bot.storage.core.postgres_upgrade import prepare
from bot.storage.core.query import Query
from bot.storage.core.scope import CLAIMS
from bot.storage.delivery import claims
from bot.storage.privacy import data_export, guild_removal, user_erasure
from bot.storage.privacy.tidying import tidy_rows
from bot.storage.settings import preferences as settings
from bot.storage.stores.verbs import Verbs
from bot.storage.timing import timers

log = logging.getLogger(__name__)

SIZE = Query("SELECT pg_database_size(current_database())", {})


class PostgresStore(Verbs):
    """Implements bot.matches.work.store.Store."""

    _writer: PostgresPool

    def __init__(self, pool: PostgresPool) -> None:
        super().__init__(pool, pool)
        self._owner = f"{socket.gethostname()}.{os.getpid()}.{secrets.token_hex(4)}"

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Connect, and create or upgrade the tables. Raises StoreError with a sentence for the operator."""
        await asyncio.to_thread(prepare, url)
        pool = PostgresPool(url)
        await pool.open()
        return cls(pool)

    @property
    def server(self) -> Server:
        """The server with the database, as last seen."""
        return self._writer.primary.at

    async def take_shards(self, shards: Sequence[int], superseded: Callable[[], None]) -> None:
        """Serve these shards, and fence off the process that served them before: it can write nothing more.

        This process is fenced off in the same way once another takes one of them; `superseded` is called when that is
        noticed.
        """
        epochs = await self._writer.write(lambda tx: fence.take(tx, shards, self._owner), patience=LONG)
        self._writer.superseded = superseded
        self._writer.fence = fence.check(shards, self._owner)
        log.info("this process, %s, serves shards in these epochs: %s", self._owner, epochs)

    async def leave_shards(self) -> None:
        """Allow the process that takes the shards next to write beside this one until it calls `fence_off`."""
        await self._writer.write(lambda tx: fence.leave(tx, self._owner), patience=10)

    async def fence_off(self) -> None:
        """Store nothing more of the process that has left the shards to this one."""
        await self._writer.write(lambda tx: fence.left(tx, self._owner))

    async def note_servers(self, present: Collection[int], now: int, shards: Shards = ALL) -> None:
        """Record the servers that the bot is in."""
        await self._writer.write(lambda tx: guild_removal.note(tx, present, now, shards), patience=LONG)

    async def size(self) -> int:
        """The size of the database, in bytes."""
        return await self._reader.read(lambda tx: int((tx.one(SIZE) or (0,))[0]))

    def watch(self, watch: Watch) -> None:
        """Call `watch` after every transaction from now on."""
        self._writer.watch = watch

    async def close(self) -> None:
        """Finish what is under way, leave the rest to other processes and disconnect."""
        try:
            await self._writer.write(lambda tx: claims.release(tx, self._owner), CLAIMS)
        except StoreError as error:
            log.warning("posts are left to others only once their leases expire: %s", error)
        finally:
            await self._writer.close()

    async def posts_due(self, now: int) -> tuple[Post, ...]:
        """The due posts leased to this process."""
        return await self._writer.write(lambda tx: claims.claim(tx, now, self._owner), CLAIMS)

    async def next_due(self) -> int | None:
        """The time at which the next post may be tried, or None."""
        return await self._reader.read(lambda tx: claims.next_due(tx, self._owner))

    async def arrive(self, now: int, most: int, sharing: int = 0) -> int:
        """Register a run; giving time back after an outage changes the clocks of all matches."""
        return await self._writer.write(lambda tx: timers.arrive(tx, now, most, sharing), patience=LONG)

    async def seen(self, instance: int, now: int, missed: int = 0, most: int = 0) -> None:
        """Record a heartbeat of a run, and shift the clocks by the time missed, possibly those of all matches."""
        patience = LONG if missed else 0
        await self._writer.write(lambda tx: timers.seen(tx, instance, now, missed, most), patience=patience)

    async def languages(self) -> tuple[dict[int, UserLanguage], dict[int, Mapping[int, str]]]:
        """The languages of users and servers; loads all of them, once at the start."""
        return await self._writer.read(settings.languages, patience=LONG)

    async def dossier(self, user: int) -> Mapping[str, Any] | None:
        """Export a user's personal data."""
        return await self._writer.read(lambda tx: data_export.dossier(tx, user), patience=LONG)

    async def erase(self, user: int, *, settled: Collection[int]) -> bool | None:
        """Erase a user; the server overwrites their rows after its next vacuum."""
        forgotten = await self._writer.write(lambda tx: user_erasure.erase(tx, user, settled), patience=LONG)
        return None if forgotten is None else True

    async def tidy(self, now: int, *, days: int) -> None:
        """Delete what is past its retention period."""
        await tidy_rows(partial(self._writer.write, patience=LONG), now, days)
        await self._writer.write(lambda tx: tx.run(sql.DROP_SETTING, name=user_erasure.UNWIPED))

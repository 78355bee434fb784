"""The store on SQLite: one writing connection, one reading, one process."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from pathlib import Path

from bot.matches.core.errors import StoreError
from bot.storage.core.connection import Connection
from bot.storage.core.group_commit import Watch, Writer
from bot.storage.core.lock import FileLock
from bot.storage.core.migrate import migrate
from bot.storage.privacy.secure_wipe import empty_log
from bot.storage.stores.privacy_store import PrivacyStore

log = logging.getLogger(__name__)

_READER = ("query_only=ON", "temp_store=MEMORY")


def _writer(busy_ms: int) -> tuple[str, ...]:
    return (
        f"busy_timeout={busy_ms}",
        "journal_mode=WAL",
        "synchronous=FULL",  # a committed turn survives a power cut
        "foreign_keys=ON",
        "secure_delete=ON",  # what is deleted is overwritten
        "temp_store=MEMORY",
        "cache_size=-8000",  # KiB; the system keeps the rest of the file at hand
        f"journal_size_limit={64 * 1024 * 1024}",  # bytes the log may keep between checkpoints
    )


class SqliteStore(PrivacyStore):
    """Implements bot.matches.work.store.Store."""

    _reader: Connection

    def __init__(self, writer: Writer, reader: Connection, lock: FileLock, path: Path) -> None:
        super().__init__(writer, reader, path)
        self._lock = lock

    @classmethod
    async def open(cls, path: Path, *, busy_ms: int = 5000) -> SqliteStore:
        """Open or create the file, checked and upgraded; waits `busy_ms` for a lock.

        Raises StoreTaken if another process has it, StoreCorrupt if it is damaged, StoreBusy, StoreFull or StoreError otherwise; each
        with a sentence for the operator.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(path)
        except OSError as error:
            raise StoreError(f"{path} cannot be opened: {error.strerror}.") from error
        async with AsyncExitStack() as half_open:
            half_open.callback(lock.release)
            await asyncio.to_thread(migrate, path, busy_ms)
            writer = await Writer.open(path, mode="rw", pragmas=_writer(busy_ms))
            half_open.push_async_callback(writer.close)
            reader = await Connection.open(path, mode="ro", pragmas=(f"busy_timeout={busy_ms}", *_READER))
            half_open.pop_all()
        return cls(writer, reader, lock, path)

    async def size(self) -> int:
        """The bytes of the file, without its log."""
        return (await asyncio.to_thread(self._path.stat)).st_size

    def watch(self, watch: Watch) -> None:
        """Call `watch` after every transaction from now on."""
        self._writer.watch = watch

    async def close(self) -> None:
        """Finish writing, checkpoint the WAL, close and release the lock."""
        try:
            await self._reader.close()
            if not await self._writer.call(empty_log):
                log.warning("another program reads %s: a copy needs its -wal too", self._path)
        finally:
            await self._writer.close()
            self._lock.release()

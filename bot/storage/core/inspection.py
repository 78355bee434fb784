"""A database as its host's commands read it, on either engine: nothing is changed, and the bot may run meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol, TypeVar

from bot.matches.core.errors import StoreBusy, StoreCorrupt, StoreError
from bot.settings import PostgresUrl
from bot.storage.core.connection import roll_back, store_error
from bot.storage.core.query import Tx
from bot.storage.core.snapshot import refuse_unknown_schema, schema_of

T = TypeVar("T")

BUSY_MS = 5000


class Inspection(Protocol):
    """A database open for reading."""

    def read(self, work: Callable[[Tx], T]) -> T:
        """Run `work` on one snapshot."""

    def damage(self) -> Iterator[str]:
        """Corruption that the database engine itself reports, a sentence each."""


class Thread:
    """Runs functions on an inspection one after the other in a thread, as bot.storage.core.base.Reading does."""

    def __init__(self, inspected: Inspection) -> None:
        self._inspected = inspected
        self._thread = ThreadPoolExecutor(1)  # a connection holds one transaction at a time

    async def read(self, work: Callable[[Tx], T]) -> T:
        """Run `work` on one snapshot."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._inspected.read, work)

    def close(self) -> None:
        """Wait for a running read, which a cancelled caller does not stop: SQLite crashes if its connection is closed meanwhile."""
        self._thread.shutdown(cancel_futures=True)


@contextlib.contextmanager
def inspecting(database: Path | PostgresUrl) -> Iterator[Inspection]:
    """Open a database of the present version. Raises StoreError with a sentence, also for errors while it is open."""
    if isinstance(database, PostgresUrl):
        from bot.storage.core.postgres_offline import inspecting_server  # noqa: PLC0415  few hosts need PostgreSQL's client

        with inspecting_server(database) as server:
            yield server
        return
    refuse_unknown_file(database)
    try:
        opened = sqlite3.connect(database, timeout=BUSY_MS / 1000, isolation_level=None, check_same_thread=False)
        with contextlib.closing(opened) as plain:
            plain.execute("PRAGMA query_only=ON")
            yield _File(plain)
    except sqlite3.Error as error:
        kind = type(store_error(error))
        raise kind(f"{database} cannot be read: {error}.") from error


def refuse_unknown_file(path: Path) -> None:
    """Raise StoreError unless this is a file of the present version."""
    if not path.is_file():
        raise StoreError(f"{path} does not exist: the bot has not run yet, or it keeps its matches elsewhere.")
    try:
        schema = schema_of(path, BUSY_MS)
    except sqlite3.Error as error:
        kind = type(store_error(error))
        if kind is StoreBusy:
            raise StoreBusy(f"{path} is locked by another program.") from error
        raise StoreCorrupt(f"{path} is damaged or no database at all ({error}).") from error
    refuse_unknown_schema(path, schema)


class _File:
    """Implements Inspection."""

    def __init__(self, plain: sqlite3.Connection) -> None:
        self._plain = plain

    def read(self, work: Callable[[Tx], T]) -> T:
        """Run `work` on one snapshot."""
        self._plain.execute("BEGIN")
        try:
            return work(Tx(self._plain))
        finally:
            roll_back(self._plain)

    def damage(self) -> Iterator[str]:
        """Corruption that SQLite reports, a sentence each."""
        for (told,) in self._plain.execute("PRAGMA integrity_check(20)").fetchall():
            if told != "ok":
                yield f"the file is damaged: {told}"
        for table, row, parent, _ in self._plain.execute("PRAGMA foreign_key_check").fetchall():
            yield f"row {row} of {table} names one of {parent} that is not there"

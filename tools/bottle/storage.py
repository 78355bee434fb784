"""What the bot's store needs of the machine: connections without a thread, and files that are let go when their process dies.

`Files.connector` opens the plain connection: put another there to have another disk below the store.
"""

from __future__ import annotations

import functools
import sqlite3
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import aiosqlite

from bot.storage.core.lock import FileLock
from bot.storage.core.upgrading import upgrade
from tools.bottle.loop import VirtualLoop
from tools.bottle.process import OWNER, done_one

COMMIT = "COMMIT"
Connector = Callable[..., sqlite3.Connection]
"""As sqlite3.connect."""


class InlineQueue:
    """In place of the queue of aiosqlite's thread: the loop does what is put in, one after the other."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self._waiting: deque[tuple[Any, Callable[[], Any]]] = deque()

    def put_nowait(self, item: tuple[Any, Callable[[], Any]]) -> None:
        """Have it done."""
        self._waiting.append(item)
        if len(self._waiting) == 1:
            self._loop.after(self._loop.slow(), self._do)

    def _do(self) -> None:
        future, function = self._waiting[0]
        try:
            result = function()
            done_one()
        except Exception as error:  # noqa: BLE001  it goes to the one who waits, as from the thread
            if future is not None and not future.done():
                future.set_exception(error)
        else:
            if future is not None and not future.done():
                future.set_result(result)
        self._waiting.popleft()
        if self._waiting:
            self._loop.after(self._loop.slow(), self._do)


class NoThread:
    """In place of aiosqlite's thread."""

    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None:
        """Nothing runs beside the loop."""


class Files:
    """Stands for aiosqlite in the store's connection, and for its lock. `refuses` is asked whether a commit fails."""

    def __init__(self, connector: Connector = sqlite3.connect) -> None:
        self.connector = connector
        self.refuses: Callable[[], bool] = bool

    async def connect(self, database: str, **options: Any) -> aiosqlite.Connection:
        """As aiosqlite.connect; the connection is closed, and its transaction undone, when its process dies."""
        return await aiosqlite.Connection(partial(self._open, database, options), iter_chunk_size=64)

    Connection = aiosqlite.Connection

    def _open(self, database: str, options: dict[str, Any]) -> sqlite3.Connection:
        plain = self.connector(database, **options | {"factory": self._refusing(options["factory"])})
        process = OWNER.get()
        if process is not None:
            process.holds(plain, plain.close)
        return plain

    def _refusing(self, kind: type[sqlite3.Connection]) -> type[sqlite3.Connection]:
        """Connections whose commits fail while the disk refuses them."""
        files = self

        class Refusing(kind):  # type: ignore[misc, valid-type]  # a class of the store
            def execute(self, sql: str, parameters: Any = (), /) -> Any:
                if sql == COMMIT and files.refuses():
                    error = sqlite3.OperationalError("disk I/O error")
                    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
                    raise error
                return super().execute(sql, parameters)

        return Refusing

    @staticmethod
    def lock(path: Path) -> FileLock:
        """The lock of a file."""
        lock = FileLock(path)
        process = OWNER.get()
        if process is not None:
            process.holds(lock, lock.release)
        return lock


def empty_file(path: Path, busy_ms: int, *, copied: bool) -> None:
    """Create a file with the present schema, as the upgrade of an empty one does; upgrade one that is `copied`."""
    if copied:
        upgrade(path, busy_ms, copied=copied)
    else:
        path.write_bytes(_empty())


@functools.cache
def _empty() -> bytes:
    """The content of a file that has the present schema and nothing else."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        upgrade(file, 0, copied=False)
        return file.read_bytes()

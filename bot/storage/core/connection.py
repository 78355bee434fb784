"""One SQLite connection: a whole transaction runs as one plain function in one hop to the connection's thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal, Self, TypeVar

import aiosqlite

from bot.matches.core.errors import StoreBusy, StoreCorrupt, StoreError, StoreFull
from bot.storage.core.query import Tx

T = TypeVar("T")

_CALL = "call"  # in place of SQL: its parameter is a function to call with the connection
_KINDS: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_BUSY: StoreBusy,
    sqlite3.SQLITE_LOCKED: StoreBusy,
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_CORRUPT: StoreCorrupt,
    sqlite3.SQLITE_NOTADB: StoreCorrupt,
}


def store_error(error: sqlite3.Error) -> StoreError:
    """The StoreError for an error of SQLite."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # errors of the module itself carry none
    return _KINDS.get(code, StoreError)(str(error))


class _Answered:
    """The result of a call, where aiosqlite expects a cursor."""

    def __init__(self, result: Any) -> None:
        self._result = result

    def fetchall(self) -> Any:
        return self._result


class _Callable(sqlite3.Connection):
    """A connection that can call a function: aiosqlite's public methods take only SQL."""

    def execute(self, sql: str, parameters: Any = (), /) -> Any:
        if sql != _CALL:
            return super().execute(sql, parameters)
        (function,) = parameters
        return _Answered(function(self))


class Connection:
    """An open connection. Its functions run one after the other; a cancelled caller does not stop the running one."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db
        self._closed = False

    @classmethod
    async def open(cls, path: Path, *, mode: Literal["rw", "ro"], pragmas: Sequence[str]) -> Self:
        """Open an existing file and set the pragmas. Raises StoreError."""
        try:
            db = await aiosqlite.connect(_uri(path, mode), uri=True, isolation_level=None, factory=_Callable)
        except sqlite3.Error as error:
            raise store_error(error) from error
        connection = cls(db)
        try:
            await connection.call(lambda plain: [plain.execute(f"PRAGMA {pragma}").fetchall() for pragma in pragmas])
        except BaseException:
            await connection.close()  # its thread would keep the program from ending
            raise
        return connection

    async def call(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Call `function` with the plain connection, outside any transaction. Raises StoreError, also once it is closed."""
        if self._closed:
            raise StoreError("the store is closed")
        try:
            result: Any = await self._db.execute_fetchall(_CALL, (function,))
        except sqlite3.Error as error:
            raise store_error(error) from error
        return result  # type: ignore[no-any-return]  # aiosqlite promises rows; _Answered hands out the function's own result

    async def read(self, work: Callable[[Tx], T]) -> T:
        """Run `work` on one snapshot of the file. Raises StoreError."""
        return await self.call(partial(_look, work))

    async def close(self) -> None:
        """Wait for running work and close."""
        self._closed = True
        await self._db.close()


def _uri(path: Path, mode: str) -> str:
    return f"{path.absolute().as_uri()}?mode={mode}"


def _look(work: Callable[[Tx], T], connection: sqlite3.Connection) -> T:
    connection.execute("BEGIN")
    try:
        return work(Tx(connection))
    finally:
        roll_back(connection)


def roll_back(connection: sqlite3.Connection) -> None:
    """Undo the open transaction, if there is one."""
    if connection.in_transaction:  # SQLite may have rolled back by itself; a second ROLLBACK would hide the first error
        connection.execute("ROLLBACK")


def damaged(path: Path, found: object) -> StoreCorrupt:
    """The error for a file in which SQLite `found` damage."""
    return StoreCorrupt(
        f"{path} is damaged ({found}). Restore a backup, or move the file away to start with a new one."
    )


def open_error(path: Path, error: sqlite3.Error) -> StoreError:
    """The error for a file that SQLite cannot use."""
    kind = type(store_error(error))
    if kind is StoreCorrupt:
        return damaged(path, error)
    return kind(f"{path} cannot be opened: {error}.")

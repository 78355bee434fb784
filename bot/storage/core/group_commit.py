"""Group commit: waiting writes share a transaction, each in a savepoint of its own."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar

import aiosqlite

from bot.matches.core.errors import CommitUnknown, StoreBusy, StoreError
from bot.storage.core.connection import Connection, roll_back, store_error
from bot.storage.core.query import Tx
from bot.storage.core.scope import ANYTHING, Scope

T = TypeVar("T")
Work: TypeAlias = Callable[[Tx], Any]
Watch: TypeAlias = Callable[[int, float], None]
"""Called after each transaction with its number of changes and its duration in seconds."""

MOST = 64  # pieces in a transaction: the commit costs little for each, and none waits long for the others


class _Done(NamedTuple):
    result: Any


class _Failed(NamedTuple):
    error: BaseException


class _Piece(NamedTuple):
    work: Work
    promise: asyncio.Future[Any]


class Writer(Connection):
    """The writing connection. A caller gets the result once the transaction with its piece is committed."""

    def __init__(self, db: aiosqlite.Connection, watch: Watch = lambda _pieces, _seconds: None) -> None:
        super().__init__(db)
        self.watch = watch
        self._waiting: deque[_Piece] = deque()
        self._pump: asyncio.Task[None] | None = None
        self._closing = False

    async def write(
        self,
        work: Callable[[Tx], T],
        scope: Scope = ANYTHING,  # noqa: ARG002  all run one after another
        *,
        patience: float = 0,  # noqa: ARG002  a file is never waited for
    ) -> T:
        """Run `work` and return its result once committed; if it raises, it alone is rolled back. A cancelled caller does not stop it.

        Raises StoreError; CommitUnknown if the commit itself failed.
        """
        if self._closing:
            raise StoreError("the store is closed")
        promise = asyncio.get_running_loop().create_future()
        self._waiting.append(_Piece(work, promise))
        if self._pump is None:
            self._pump = asyncio.create_task(self._keep_what_waits())
        result: T = await promise
        return result

    async def close(self) -> None:
        """Write what waits and close."""
        self._closing = True
        if self._pump is not None:
            await asyncio.wait((self._pump,))
        await super().close()

    async def _keep_what_waits(self) -> None:
        batch: list[_Piece] = []
        try:
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                await self._keep(batch)
        finally:
            self._pump = None
            for piece in (*batch, *self._waiting):  # some are left only if the program ends by being cancelled
                piece.promise.cancel()
            self._waiting.clear()

    async def _keep(self, batch: Sequence[_Piece]) -> None:
        started = time.perf_counter()
        outcomes: Sequence[_Done | _Failed]
        try:
            outcomes = await self.call(partial(_transact, [piece.work for piece in batch]))
        except StoreError as error:
            outcomes = [_Failed(_again(error)) for _ in batch]
        for piece, outcome in zip(batch, outcomes, strict=True):
            if piece.promise.done():  # its caller was cancelled
                continue
            if isinstance(outcome, _Failed):
                piece.promise.set_exception(outcome.error)
            else:
                piece.promise.set_result(outcome.result)
        self.watch(len(batch), time.perf_counter() - started)


def _again(error: StoreError) -> StoreError:
    """A copy of an error for another caller: a traceback grows wherever an error is raised."""
    same = type(error)(*error.args)
    same.__cause__ = error.__cause__
    return same


def _transact(works: Sequence[Work], connection: sqlite3.Connection) -> list[_Done | _Failed]:
    """Run the works in one transaction. Raises sqlite3.Error if nothing was done; CommitUnknown, StoreBusy as the commit does."""
    connection.execute("BEGIN IMMEDIATE")
    tx = Tx(connection)
    try:
        if len(works) == 1:
            outcomes = [_alone(works[0], tx, connection)]
        else:
            outcomes = [_among_others(work, tx, connection) for work in works]
    except BaseException:
        roll_back(connection)
        raise
    if connection.in_transaction:
        _commit(connection)
    return outcomes


def _alone(work: Work, tx: Tx, connection: sqlite3.Connection) -> _Done | _Failed:
    try:
        return _Done(work(tx))
    except BaseException as error:  # noqa: BLE001  it is raised again where the work was given
        roll_back(connection)
        return _failed(error)


def _among_others(work: Work, tx: Tx, connection: sqlite3.Connection) -> _Done | _Failed:
    connection.execute("SAVEPOINT piece")
    try:
        outcome: _Done | _Failed = _Done(work(tx))
    except BaseException as error:
        if not connection.in_transaction:  # a full disk, a failed read: SQLite has undone the others as well
            raise
        connection.execute("ROLLBACK TO piece")
        outcome = _failed(error)
    connection.execute("RELEASE piece")
    return outcome


def _failed(error: BaseException) -> _Failed:
    if not isinstance(error, sqlite3.Error):
        return _Failed(error)
    told = store_error(error)
    told.__cause__ = error
    return _Failed(told)


def _commit(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        roll_back(connection)
        cause = store_error(error)
        if isinstance(cause, StoreBusy):
            raise cause from error
        raise CommitUnknown(str(error)) from cause

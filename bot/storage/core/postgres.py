"""Transactions on PostgreSQL: the functions that SQLite runs, in threads; those that change the same match run one after another."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from os import dup
from typing import Any, TypeVar
from weakref import WeakSet

import psycopg
import psycopg_pool
from psycopg import errors
from sqlalchemy.dialects.postgresql import psycopg as dialects

from bot.matches.core.deadline import answer_by
from bot.matches.core.errors import (
    AlreadyOpen,
    CommitUnknown,
    LostRace,
    Refused,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreTaken,
    TooMany,
)
from bot.storage.core.group_commit import Watch
from bot.storage.core.postgres_primary import AT_FIRST, LOOK, Primary
from bot.storage.core.query import Query, Tx
from bot.storage.core.scope import ANYTHING, Scope

log = logging.getLogger(__name__)
T = TypeVar("T")

SIZE = 8  # connections, and threads
PATIENCE = 2.0  # seconds for a transaction with its retries: a press must be answered within three
LEAST = 0.3  # seconds, if a press has used up its time
LAST_WORDS = 0.5  # seconds that a thread is given to notice that its connection was cut
BOT, SHARDS = "pichenette", "pichenette shards"  # by which the server knows a bot's connections
PAUSE = 0.002  # seconds before the first retry; each further one waits that much longer

_DIALECT = dialects.dialect(paramstyle="pyformat")  # type: ignore[no-untyped-call]
_TRY_AGAIN = (errors.SerializationFailure, errors.DeadlockDetected, errors.UniqueViolation)
_KNOWN = (StoreError, Refused, LostRace, AlreadyOpen, TooMany)  # what callers expect of their work
_LEFT = (errors.ReadOnlySqlTransaction, errors.AdminShutdown, errors.CrashShutdown, errors.CannotConnectNow)
_READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_WRITE = "BEGIN ISOLATION LEVEL READ COMMITTED"
_ALL, _ONE = 0x414C4C, 0x4F4E45  # classes of advisory locks: of the whole database ("ALL") and of a match ("ONE")
ALONE = f"SELECT pg_advisory_xact_lock({_ALL}, 0)"
_BESIDE = f"SELECT pg_advisory_xact_lock_shared({_ALL}, 0)"
_HELD = f"SELECT pg_advisory_xact_lock({_ONE}, {{match}})"
_INT4 = 1 << 31  # the locks of matches that many numbers apart are one
_LIMITS = "SET LOCAL statement_timeout = {ms}; SET LOCAL lock_timeout = {ms}"
_OPTIONS = "-c synchronous_commit=on -c statement_timeout={ms} -c lock_timeout={ms} -c idle_in_transaction_session_timeout=10000 -c timezone=UTC"


def sql_of(asked: Query) -> str:
    """The SQL of a statement for PostgreSQL, compiled when it is first needed."""
    if not asked.postgres:
        asked.postgres = asked.sql if asked.statement is None else str(asked.statement.compile(dialect=_DIALECT))
    return asked.postgres


class PostgresTx(Tx):
    """An open transaction on PostgreSQL."""

    def __init__(self, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        self._connection = connection

    def all(self, asked: Query, **values: object) -> list[tuple[Any, ...]]:
        """All rows."""
        return self._run(asked, values).fetchall()

    def run(self, asked: Query, **values: object) -> int:
        """Run a statement; returns the number of rows changed."""
        return self._run(asked, values).rowcount

    def _run(self, asked: Query, values: dict[str, object]) -> psycopg.Cursor[tuple[Any, ...]]:
        given = {name: int(value) if isinstance(value, bool) else value for name, value in values.items()}
        return self._connection.execute(sql_of(asked), asked.given | given)


class _Attempt:
    """One transaction under way, as its thread and the event loop see it."""

    def __init__(self, patience: float, *, scope: Scope | None, usual: bool) -> None:
        self.until = time.monotonic() + patience
        self.scope = scope  # None: it only reads
        self.usual = usual  # whether the connection's own limits are right
        self.connection: psycopg.Connection[Any] | None = None
        self.committing = False
        self.late = False

    @property
    def left(self) -> float:
        """Seconds left."""
        return self.until - time.monotonic()

    def cut(self) -> None:
        """End what the thread waits for: a server that has gone silent never ends it."""
        self.late = True
        connection = self.connection
        if connection is not None:
            with suppress(OSError, psycopg.Error), socket.socket(fileno=dup(connection.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)


class PostgresPool:
    """Connections to a server, with a thread for each. A cancelled caller does not stop its transaction."""

    def __init__(self, url: str, *, size: int = SIZE, patience: float = PATIENCE) -> None:
        self.watch: Watch = lambda _pieces, _seconds: None
        self.primary = Primary(url)
        self.fence = ""  # a query that finds a row once another process has superseded this one; it is set once
        self.superseded: Callable[[], None] = lambda: None
        self._asks: WeakSet[psycopg.Connection[Any]] = WeakSet()  # the connections that have the fence's query
        self._patience = patience
        self._following: asyncio.Task[None] | None = None
        self._threads = ThreadPoolExecutor(size, "postgres")
        self._pool = psycopg_pool.ConnectionPool(
            lambda: self.primary.at.conninfo,
            configure=self.primary.refuse_older,
            kwargs=parameters(patience) | {"autocommit": True},  # transactions are begun explicitly
            min_size=size,
            max_size=size,
            timeout=patience,
            reconnect_timeout=0,
            open=False,
        )

    async def open(self) -> None:
        """Connect. Raises StoreError."""
        try:
            await self.primary.look(AT_FIRST)
            await asyncio.to_thread(self._pool.open, wait=True, timeout=10)
        except (psycopg.Error, psycopg_pool.PoolTimeout) as error:
            await self.close()
            raise store_error(error) from error
        self._following = asyncio.create_task(self._follow(), name="primary")

    async def read(self, work: Callable[[Tx], T], *, patience: float = 0) -> T:
        """Run `work` on one snapshot of the database, within `patience` seconds. Raises StoreError.

        Default: those of the pool, or less if a player has waited already (`answer_by`).
        """
        return await self._run(work, None, patience)

    async def write(self, work: Callable[[Tx], T], scope: Scope = ANYTHING, *, patience: float = 0) -> T:
        """Run `work` and return its result once committed; if it raises, nothing is changed.

        No other transaction changes anything in its `scope` meanwhile. It has `patience` seconds, as for `read`. `work` runs
        again, alone, if the server refuses it, so it may change nothing but the database. Raises StoreError; CommitUnknown if the
        connection broke during the commit.
        """
        started = time.perf_counter()
        result = await self._run(work, scope, patience)
        self.watch(1, time.perf_counter() - started)
        return result

    async def close(self) -> None:
        """Wait for running transactions and close."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.wait((self._following,))
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._pool.close)

    async def _follow(self) -> None:
        """Replace the connections when another server has become the primary."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                changed = await self.primary.look()
            except psycopg.Error as error:
                log.warning("no server takes writes", extra={"outage": "database", "why": first_line(error)})
                continue
            if changed:
                log.warning("the database is %s, on timeline %s", self.primary.at.name, self.primary.at.timeline)
                await asyncio.to_thread(self._pool.drain)

    async def _run(self, work: Callable[[Tx], T], scope: Scope | None, patience: float) -> T:
        left = answer_by.get() - time.monotonic()
        given = patience or max(LEAST, min(self._patience, left))
        attempt = _Attempt(given, scope=scope, usual=given == self._patience)
        try:
            threaded = self._threads.submit(self._transact, work, attempt)
        except RuntimeError as error:
            raise StoreError("the store is closed") from error
        running = asyncio.wrap_future(threaded)
        try:
            await _ended(running, threaded, attempt)
        except BaseException:
            running.add_done_callback(_unheard)
            raise
        try:
            return running.result()
        except StoreTaken:
            self.superseded()
            raise

    def _transact(self, work: Callable[[Tx], T], attempt: _Attempt) -> T:
        pause, unique = PAUSE, False
        while True:
            try:
                return self._once(work, attempt)
            except _TRY_AGAIN as error:
                if attempt.left < pause:
                    raise StoreBusy(first_line(error)) from error
                attempt.scope = attempt.scope and ANYTHING
                if isinstance(error, errors.UniqueViolation):
                    if unique:
                        raise store_error(error) from error
                    unique = True  # if another transaction has just added the key, the retry finds it
            except (psycopg.OperationalError, psycopg.InterfaceError, errors.ReadOnlySqlTransaction) as error:
                if attempt.committing:
                    raise CommitUnknown(first_line(error)) from store_error(error)
                told = StoreBusy("the database does not answer") if attempt.late else store_error(error)
                if type(told) is not StoreError or attempt.left < pause:
                    raise told from error
            except psycopg.Error as error:
                raise store_error(error) from error
            time.sleep(pause)
            pause += PAUSE

    def _once(self, work: Callable[[Tx], T], attempt: _Attempt) -> T:
        attempt.committing = False
        connection = self._pool.getconn(timeout=max(attempt.left, 0.01))
        attempt.connection = connection
        if attempt.late:  # its caller has had a StoreBusy already
            self._pool.putconn(connection)
            raise StoreBusy("the database does not answer")
        try:
            self._begin(connection, attempt)
            result = work(PostgresTx(connection))
            attempt.committing = attempt.scope is not None
            connection.commit()  # a read, too: a rollback makes psycopg drop all that the connection has prepared
        except BaseException as error:
            self._asks.discard(connection)
            with suppress(psycopg.Error):
                connection.rollback()
            if isinstance(error, _LEFT):
                connection.close()  # the pool makes another, to the primary
            if isinstance(error, _TRY_AGAIN):
                attempt.committing = False  # refused, not lost
            raise
        else:
            return result
        finally:
            attempt.connection = None
            self._pool.putconn(connection)

    def _begin(self, connection: psycopg.Connection[Any], attempt: _Attempt) -> None:
        """Begin a transaction. Raises StoreTaken if it would write and another process has superseded this one."""
        fenced = bool(self.fence) and attempt.scope is not None
        if fenced and connection not in self._asks:
            with suppress(errors.DuplicatePreparedStatement):  # a rollback drops it, or not
                connection.execute(f"PREPARE fence AS {self.fence}")  # to plan it each time takes long
            self._asks.add(connection)
        begun = connection.execute(_beginning(attempt, fenced=fenced))
        if fenced and begun.set_result(-1).fetchone() is not None:
            raise StoreTaken("another process serves shards of this one")


async def _ended(running: asyncio.Future[Any], threaded: Future[Any], attempt: _Attempt) -> None:
    """Wait until a transaction has ended. Raises StoreBusy or CommitUnknown if it takes too long."""
    done, _ = await asyncio.wait((running,), timeout=attempt.left)
    if not done:
        attempt.cut()
        threaded.cancel()  # if no thread has taken it up yet
        done, _ = await asyncio.wait((running,), timeout=LAST_WORDS)
    if not done and attempt.committing:
        raise CommitUnknown("the database does not answer")
    if not done or running.cancelled():
        raise StoreBusy("the database does not answer")


def _unheard(late: asyncio.Future[Any]) -> None:
    """Log the error of a transaction whose caller waits no more, unless it is one that callers know."""
    error = None if late.cancelled() else late.exception()
    if error is not None and not isinstance(error, _KNOWN):
        log.error("a transaction failed whose caller had given up", exc_info=error)


def _beginning(attempt: _Attempt, *, fenced: bool) -> str:
    """The statements that begin a transaction, take its locks and then ask the fence, for one round trip.

    All take the lock of the database first: no deadlock.
    """
    statements = [_READ if attempt.scope is None else _WRITE]
    if not attempt.usual:
        statements.append(_LIMITS.format(ms=max(1, int(attempt.left * 1000))))
    match attempt.scope:
        case None:
            pass
        case Scope(match=0, post=0, claims=False, rows=False):
            statements.append(ALONE)
        case Scope(match=0, post=0):
            statements.append(_BESIDE)
        case Scope(match=0, post=post):
            statements += (
                _BESIDE,
                f"{_HELD.format(match=f'(match % {_INT4})::int')} FROM posts WHERE id = {int(post)}",
            )
        case Scope(match=number):
            statements += (_BESIDE, _HELD.format(match=int(number) % _INT4))
    if fenced:
        statements.append("EXECUTE fence")
    return "; ".join(statements)


def parameters(patience: float = PATIENCE) -> dict[str, Any]:
    """The parameters of a connection: it gives up on a silent server after `patience` seconds."""
    ms = int(patience * 1000)
    return {
        "connect_timeout": max(2, int(patience)),  # seconds; libpq's least
        "tcp_user_timeout": ms,
        "keepalives_idle": 5,
        "application_name": BOT,
        "options": _OPTIONS.format(ms=ms),
    }


def store_error(error: Exception) -> StoreError:
    """The StoreError for an error of PostgreSQL or its pool."""
    text = first_line(error)
    if isinstance(error, errors.DiskFull):
        return StoreFull(text)
    if isinstance(error, errors.QueryCanceled | errors.LockNotAvailable | psycopg_pool.PoolTimeout):
        return StoreBusy(text)
    return StoreError(text)


def first_line(error: Exception) -> str:
    """The first line of an error, without its full stop: further ones repeat data."""
    return str(error).strip().partition("\n")[0].removesuffix(".") or type(error).__name__

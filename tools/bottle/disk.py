"""SQLite on a disk of ours: writes reach it late, torn or never, syncs fail, it fills up, and a process on it can die at any statement.

APSW takes the place of aiosqlite and of the standard module below `bot.storage.core`, for it lets Python stand between SQLite and the
file. Nothing here waits by the wall clock, and one seed gives one run.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest import mock

import apsw

from bot.storage.core import connection, migrate, snapshot
from bot.storage.core.lock import FileLock
from bot.storage.core.query import Tx
from bot.storage.stores import sqlite
from tools.bottle.power import Disk, Op

T = TypeVar("T")

_numbers = itertools.count()
_CLASSES: tuple[tuple[type[apsw.Error], type[sqlite3.Error]], ...] = (
    (apsw.ConstraintError, sqlite3.IntegrityError),
    (apsw.CorruptError, sqlite3.DatabaseError),
    (apsw.NotADBError, sqlite3.DatabaseError),
    (apsw.Error, sqlite3.OperationalError),
)


class BottledDisk:
    """A disk, and the SQLite connections of the process on it. `latency` gives the seconds that a function on a connection takes.

    `refusal` is asked before each write and sync ("w", "s") and answers with what SQLite is told instead, if anything: `apsw.FullError`
    or `apsw.IOError`; it may set `dead`, too, after which nothing reaches the disk until `die`. With `honest` False, a sync does nothing.
    """

    def __init__(self, luck: random.Random, latency: Callable[[], float] = lambda: 0.0, *, honest: bool = True) -> None:
        self.refusal: Callable[[str], type[apsw.Error] | None] = lambda _kind: None
        self.luck = luck
        self.latency = latency
        self.honest = honest
        self.dead = False
        self.operations = 0
        self._model = Disk()
        self._known: set[str] = set()
        self._open: list[_Plain] = []
        self._locks: list[FileLock] = []
        self._vfs = _Vfs(f"bottle-{next(_numbers)}", self)

    @contextlib.contextmanager
    def in_place(self) -> Iterator[None]:
        """Put this disk below the store for as long as the context is open."""
        plain = SimpleNamespace(connect=self.open, Error=sqlite3.Error)
        with contextlib.ExitStack() as replaced:
            for module, name, value in (
                (connection, "aiosqlite", SimpleNamespace(connect=self._connect)),
                (migrate, "sqlite3", plain),
                (snapshot, "sqlite3", plain),
                (sqlite, "FileLock", self._lock),
                (Tx, "__init__", _begin),
            ):
                replaced.enter_context(mock.patch.object(module, name, value))
            try:
                yield
            finally:
                self.die()
                self._vfs.unregister()

    def open(self, path: Path | str, **_: object) -> _Plain:
        """A connection to a file, as `sqlite3.connect` gives. Raises sqlite3.Error."""
        try:
            plain = _Plain(str(path), self._vfs.name, self._open.remove)
        except apsw.Error as error:
            raise _standard(error) from error
        self._open.append(plain)
        return plain

    def die(self, *, power: bool = False) -> None:
        """The process ends here, in the middle of whatever it does; with `power` what was not synced may be lost."""
        self.dead = True
        for plain in tuple(self._open):
            plain.close()
        for lock in self._locks:
            lock.release()
        self._locks.clear()
        if power:
            self._cut()
        self.dead = False

    def note(self, kind: str, file: str, at: int = 0, data: bytes = b"") -> None:
        """An operation on a file; raises what the disk refuses it with."""
        self.operations += 1
        refused = self.refusal(kind) if kind in "ws" else None
        if refused is not None:
            raise refused("the bottled disk refuses it")
        if kind != "s" or self.honest:
            self._model.do(Op(kind, file, at, data))

    def learn(self, file: str) -> None:
        """Take the content that a file has before it is first used as synced."""
        if file not in self._known:
            self._known.add(file)
            path = Path(file)
            self._model.do(Op("w", file, 0, path.read_bytes() if path.exists() else b""))
            self._model.do(Op("s", file, 0, b""))

    def _cut(self) -> None:
        for file, content in sorted(self._model.cut(self.luck).items()):
            Path(file).write_bytes(content)
            Path(f"{file}-shm").unlink(missing_ok=True)
        self._known.clear()
        self._model = Disk()

    def _lock(self, path: Path) -> FileLock:
        lock = FileLock(path)
        self._locks.append(lock)
        return lock

    async def _connect(self, database: str, **_: object) -> _Database:
        return _Database(self, self.open(database))


class _Database:
    """What `bot.storage.core.connection` uses of aiosqlite: functions on a connection, one after the other."""

    def __init__(self, disk: BottledDisk, plain: _Plain) -> None:
        self._disk = disk
        self._plain = plain
        self._waiting: deque[tuple[Callable[[], Any], asyncio.Future[Any]]] = deque()

    async def execute_fetchall(self, _: str, parameters: Sequence[Callable[[_Plain], T]]) -> T:
        """Call the function that stands where aiosqlite expects parameters. A cancelled caller does not stop it."""
        (function,) = parameters
        return await self._call(partial(function, self._plain))

    async def close(self) -> None:
        """Close after all that waits."""
        if not self._plain.closed:
            await self._call(self._plain.close)

    async def _call(self, function: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        promise: asyncio.Future[T] = loop.create_future()
        self._waiting.append((function, promise))
        loop.call_later(self._disk.latency(), self._next)
        return await promise

    def _next(self) -> None:
        function, promise = self._waiting.popleft()
        if self._plain.closed:  # the process has died meanwhile
            promise.cancel()
            return
        try:
            result = function()
        except BaseException as error:  # noqa: BLE001  it is raised again where the function was given
            if not promise.done():
                promise.set_exception(error)
        else:
            if not promise.done():
                promise.set_result(result)


class _Plain:
    """The part of `sqlite3.Connection` that the store uses, by APSW."""

    def __init__(self, name: str, vfs: str, forget: Callable[[_Plain], None]) -> None:
        uri = name.startswith("file:")
        flags = apsw.SQLITE_OPEN_READWRITE | (apsw.SQLITE_OPEN_URI if uri else apsw.SQLITE_OPEN_CREATE)
        self._connection = apsw.Connection(name, flags=flags, vfs=vfs)
        self._connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        self._forget = forget
        self.closed = False

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        return self._connection.in_transaction

    def execute(self, sql: str, parameters: Mapping[str, Any] | Sequence[Any] = ()) -> _Cursor:
        """Run a statement. Raises sqlite3.Error."""
        try:
            return _Cursor(self._connection, self._connection.execute(sql, parameters or None))
        except apsw.Error as error:
            raise _standard(error) from error

    def close(self) -> None:
        """Close it, at any moment."""
        if not self.closed:
            self.closed = True
            self._forget(self)
            self._connection.close(True)  # a statement may be half done


class _Cursor:
    """The part of `sqlite3.Cursor` that the store uses."""

    def __init__(self, connection: apsw.Connection, cursor: apsw.Cursor) -> None:
        self._cursor = cursor
        self.rowcount = connection.changes()

    def fetchone(self) -> tuple[Any, ...] | None:
        """The next row, or None."""
        return next(iter(self), None)

    def fetchall(self) -> list[tuple[Any, ...]]:
        """All rows that are left."""
        return list(self)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        try:
            yield from self._cursor
        except apsw.Error as error:
            raise _standard(error) from error


class _Vfs(apsw.VFS):
    def __init__(self, name: str, disk: BottledDisk) -> None:
        self.name = name
        self._disk = disk
        super().__init__(name, base="")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802  SQLite's name
        if name is None:
            return apsw.VFSFile("", name, flags)  # of a sort: gone with the process
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self._disk.learn(path)
        return _File(self._disk, path, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: FBT001, N802  SQLite's name
        if not self._disk.dead:
            self._disk.note("u", filename)
            super().xDelete(filename, syncdir)


class _File(apsw.VFSFile):
    def __init__(self, disk: BottledDisk, path: str, name: str | apsw.URIFilename, flags: list[int]) -> None:
        self._disk = disk
        self._path = path
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802  SQLite's name
        if not self._disk.dead:
            self._disk.note("w", self._path, offset, bytes(data))
            super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802  SQLite's name
        if not self._disk.dead:
            self._disk.note("t", self._path, newsize)
            super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: ARG002, N802  SQLite's name
        """The real disk is not waited for: what is synced is in the model."""
        if not self._disk.dead:
            self._disk.note("s", self._path)


def _begin(tx: Tx, plain: Any) -> None:
    tx._execute = plain.execute


def _standard(error: apsw.Error) -> sqlite3.Error:
    """The error of the standard module for one of APSW."""
    kind = next(kind for base, kind in _CLASSES if isinstance(error, base))
    same = kind(str(error))
    same.sqlite_errorcode = getattr(error, "extendedresult", sqlite3.SQLITE_ERROR)
    return same

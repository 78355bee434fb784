"""The tables of a database as plain rows, to copy them to another; and those of a file."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from sqlalchemy import LargeBinary, Table, func, insert, select

from bot.matches.core.errors import StoreError
from bot.storage.core.connection import store_error
from bot.storage.core.inspection import BUSY_MS, refuse_unknown_file
from bot.storage.core.lock import FileLock
from bot.storage.core.migrate import migrate
from bot.storage.core.query import query
from bot.storage.core.schema import metadata
from bot.storage.core.snapshot import sync

Row: TypeAlias = tuple[Any, ...]

NUMBERED = tuple(table for table in metadata.sorted_tables if table.dialect_options["sqlite"]["autoincrement"])


class Tables(Protocol):
    """An open database; all of it is seen as it was when it was opened."""

    def count(self, table: Table) -> int:
        """The number of rows."""

    def rows(self, table: Table) -> Iterator[Row]:
        """All rows, in any order."""

    def add(self, table: Table, rows: Iterable[Row]) -> None:
        """Add rows."""

    def numbers(self) -> dict[str, int]:
        """The last number given in each table that numbers its rows, if any was: of a row deleted since, perhaps."""

    def number_on(self, numbers: Mapping[str, int]) -> None:
        """Give only higher numbers from now on."""


@contextlib.contextmanager
def source_file(database: Path) -> Iterator[FileTables]:
    """Open a file that no bot uses, for reading. Raises StoreError, StoreTaken."""
    refuse_unknown_file(database)
    with _locked(database), _opened(database, database) as plain:
        yield FileTables(plain)


@contextlib.contextmanager
def target_file(database: Path) -> Iterator[FileTables]:
    """Create a file to fill; it is kept only if nothing is raised. Raises StoreError, also if there is one already."""
    for left in ("", "-wal", "-journal"):
        if database.with_name(f"{database.name}{left}").exists():
            raise StoreError(f"{database}{left} exists already; it is left as it is.")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        with _locked(database), _new_file(database) as part, _opened(part, database) as plain:
            yield FileTables(plain)
            plain.execute("COMMIT")
            sync(part)
            part.replace(database)
            sync(database.parent)
    except OSError as error:
        raise StoreError(f"{database} cannot be made: {error.strerror}.") from error


@contextlib.contextmanager
def _new_file(database: Path) -> Iterator[Path]:
    """A file with empty tables beside the one that it may become."""
    part = database.with_name(f"{database.name}.part")
    leftovers = (part, part.with_name(f"{part.name}-journal"))  # of a copy that was cut short
    for left in leftovers:
        left.unlink(missing_ok=True)
    try:
        migrate(part, BUSY_MS)
        yield part
    finally:
        for left in leftovers:
            left.unlink(missing_ok=True)


@contextlib.contextmanager
def _locked(database: Path) -> Iterator[None]:
    lock = FileLock(database)
    try:
        yield
    finally:
        lock.release()


@contextlib.contextmanager
def _opened(path: Path, named: Path) -> Iterator[sqlite3.Connection]:
    """A connection with an open transaction. Raises StoreError, also while it is open."""
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=BUSY_MS / 1000, isolation_level=None)) as plain:
            plain.execute("PRAGMA foreign_keys=ON")
            plain.execute("BEGIN")
            yield plain
    except sqlite3.Error as error:
        kind = type(store_error(error))
        raise kind(f"{named} cannot be used: {error}.") from error


class FileTables:
    """Implements Tables."""

    def __init__(self, plain: sqlite3.Connection) -> None:
        self._plain = plain

    def count(self, table: Table) -> int:
        """The number of rows."""
        (count,) = self._plain.execute(query(select(func.count()).select_from(table)).sql).fetchone()
        return int(count)

    def rows(self, table: Table) -> Iterator[Row]:
        """All rows, in any order."""
        packed = [nth for nth, column in enumerate(table.columns) if isinstance(column.type, LargeBinary)]
        for row in self._plain.execute(query(select(table)).sql):
            yield _bytes_in(row, packed) if packed else row

    def add(self, table: Table, rows: Iterable[Row]) -> None:
        """Add rows."""
        names = [column.name for column in table.columns]
        self._plain.executemany(query(insert(table)).sql, (dict(zip(names, row, strict=True)) for row in rows))

    def numbers(self) -> dict[str, int]:
        """The last number given in each table that numbers its rows, if any was."""
        return dict(self._plain.execute("SELECT name, seq FROM sqlite_sequence WHERE seq > 0").fetchall())

    def number_on(self, numbers: Mapping[str, int]) -> None:
        """Give only higher numbers from now on."""
        for name, last in numbers.items():
            self._plain.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
            self._plain.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last))


def _bytes_in(row: Row, packed: list[int]) -> Row:
    """The row with bytes where earlier versions left texts: SQLite does not mind."""
    if all(type(row[nth]) is not str for nth in packed):
        return row
    return tuple(one.encode() if nth in packed and isinstance(one, str) else one for nth, one in enumerate(row))

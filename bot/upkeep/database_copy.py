"""Copies a database to another engine, and verifies that both hold the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

from bot.matches.core.errors import StoreCorrupt
from bot.settings import PostgresUrl
from bot.storage.core.schema import metadata
from bot.storage.core.tables import Row, Tables, source_file, target_file

DIGEST = 16  # bytes

Tell: TypeAlias = Callable[[str, int, int], object]
"""Progress callback: the step, the rows done and the rows in all."""


class Held(NamedTuple):
    """The contents of a table: the number of rows, and a checksum independent of their order."""

    rows: int
    checksum: str


class _Sum:
    """Counts and sums up rows."""

    def __init__(self) -> None:
        self.rows = 0
        self._sum = 0
        self._pack = msgspec.msgpack.Encoder().encode

    def of(self, rows: Iterable[Row]) -> Iterator[Row]:
        """The same rows, counted and summed."""
        for row in rows:
            self.rows += 1
            self._sum += int.from_bytes(blake2b(self._pack(row), digest_size=DIGEST).digest(), "big")
            yield row

    @property
    def held(self) -> Held:
        """The rows so far."""
        return Held(self.rows, f"{self._sum % (1 << 8 * DIGEST):0{2 * DIGEST}x}")


def copy_database(given: Path | PostgresUrl, made: Path | PostgresUrl, tell: Tell = lambda *_: None) -> dict[str, Held]:
    """Copy all tables to a database that is empty or missing; returns what both hold, by table.

    No bot may use either. If anything fails, the target is as empty as before. Raises StoreError; StoreCorrupt if what is read back
    differs.
    """
    with _source(given) as old, _target(made) as new:
        counts = {table: old.count(table) for table in metadata.sorted_tables}
        held = {}
        for table, count in counts.items():
            sums = _Sum()
            new.add(table, _counted(tell, f"copying {table.name}", count, sums.of(old.rows(table))))
            held[table.name] = sums.held
        new.number_on(old.numbers())
        for table, count in counts.items():
            sums = _Sum()
            deque(_counted(tell, f"comparing {table.name}", count, sums.of(new.rows(table))), maxlen=0)
            if sums.held != held[table.name]:
                raise StoreCorrupt(f"What {made} holds in {table.name} differs from {given}; the copy is dropped.")
        if new.numbers() != old.numbers():
            raise StoreCorrupt(f"{made} does not number its rows as {given} does; the copy is dropped.")
    return held


def _source(database: Path | PostgresUrl) -> AbstractContextManager[Tables]:
    if isinstance(database, Path):
        return source_file(database)
    from bot.storage.core.postgres_tables import source_on_server  # noqa: PLC0415  few hosts need PostgreSQL's client

    return source_on_server(database)


def _target(database: Path | PostgresUrl) -> AbstractContextManager[Tables]:
    if isinstance(database, Path):
        return target_file(database)
    from bot.storage.core.postgres_tables import target_on_server  # noqa: PLC0415

    return target_on_server(database)


def _counted(tell: Tell, what: str, total: int, rows: Iterable[Row]) -> Iterator[Row]:
    """The same rows, reported by the thousand."""
    tell(what, 0, total)
    for nth, row in enumerate(rows, 1):
        yield row
        if nth % 1000 == 0:
            tell(what, nth, total)

"""A PostgreSQL database as its host's commands read and fill it: on one connection and with all the time it takes."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import TypeVar

import psycopg
from psycopg import IsolationLevel

from bot.matches.core.errors import StoreError
from bot.settings import PostgresUrl
from bot.storage.core.postgres import ALONE, PostgresTx, first_line
from bot.storage.core.postgres_primary import primary_of
from bot.storage.core.postgres_upgrade import Line, schema_of
from bot.storage.core.query import Tx
from bot.storage.core.snapshot import refuse_unknown_schema

T = TypeVar("T")
NAME = "pichenette command"  # by which the server knows these connections; those of bots have other names


@contextlib.contextmanager
def connected(database: PostgresUrl, *, read_only: bool) -> Iterator[Line]:
    """A connection; if it only reads, its transactions see one snapshot each. Raises StoreError with a sentence, also while it is open."""
    try:
        with psycopg.connect(
            primary_of(database.full), connect_timeout=10, application_name=NAME, options="-c timezone=UTC"
        ) as plain:
            plain.isolation_level = IsolationLevel.REPEATABLE_READ if read_only else IsolationLevel.READ_COMMITTED
            plain.read_only = read_only
            yield plain
            plain.rollback()
    except psycopg.Error as error:
        raise StoreError(f"{database} cannot be used: {first_line(error)}.") from error


@contextlib.contextmanager
def inspecting_server(database: PostgresUrl) -> Iterator[ServerInspection]:
    """Open a database of the present version for reading. Raises StoreError."""
    with connected(database, read_only=True) as plain:
        refuse_unknown_schema(database, schema_of(plain))
        yield ServerInspection(plain)


def change(database: PostgresUrl, work: Callable[[Tx], T]) -> T:
    """Run `work` and return its result once committed; bots that write wait until then. Raises StoreError."""
    with connected(database, read_only=False) as plain:
        plain.execute(ALONE)
        result = work(PostgresTx(plain))
        plain.commit()
    return result


class ServerInspection:
    """Implements bot.storage.core.inspection.Inspection."""

    def __init__(self, plain: Line) -> None:
        self._plain = plain

    def read(self, work: Callable[[Tx], T]) -> T:
        """Run `work` on one snapshot."""
        with self._plain.transaction():
            return work(PostgresTx(self._plain))

    def damage(self) -> Iterator[str]:
        """Nothing: the server itself refuses rows that name others which are not there, and `pg_amcheck` checks its files."""
        yield from ()

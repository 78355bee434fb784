"""The tables of a PostgreSQL database as plain rows."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable, Iterator, Mapping

from psycopg import sql
from sqlalchemy import Table

from bot.matches.core.errors import StoreError, StoreTaken
from bot.matches.timing.models import ALIVE
from bot.settings import PostgresUrl
from bot.storage.core.postgres import BOT, SHARDS
from bot.storage.core.postgres_offline import connected
from bot.storage.core.postgres_upgrade import ONE_AT_A_TIME, Line, prepare, schema_of
from bot.storage.core.schema import metadata
from bot.storage.core.snapshot import refuse_unknown_schema
from bot.storage.core.tables import NUMBERED, Row

FETCHED = 2000  # rows at a time
CLOSING = 1.0  # seconds; the server may still count a connection that its program has closed

_BOTS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND application_name = ANY(%s)"
)
_SEEN = "SELECT count(*) FROM instances WHERE stopped = 0 AND seen > %s"


@contextlib.contextmanager
def source_on_server(database: PostgresUrl) -> Iterator[ServerTables]:
    """Open a database that no bot uses, for reading. Raises StoreError, StoreTaken."""
    with connected(database, read_only=True) as plain:
        refuse_unknown_schema(database, schema_of(plain))
        _refuse_bots(plain, database)
        yield ServerTables(plain)


@contextlib.contextmanager
def target_on_server(database: PostgresUrl) -> Iterator[ServerTables]:
    """Create the tables to fill; rolled back on an error. Raises StoreError if there are any rows."""
    prepare(database.full)
    with connected(database, read_only=False) as plain:
        _refuse_bots(plain, database)
        for table in metadata.sorted_tables:
            if plain.execute(sql.SQL("SELECT 1 FROM {} LIMIT 1").format(sql.Identifier(table.name))).fetchone():
                raise StoreError(f"{database} is not empty: there are rows in {table.name}. Name an empty database.")
        yield ServerTables(plain)
        plain.commit()


@contextlib.contextmanager
def changing_server(database: PostgresUrl) -> Iterator[tuple[Line, ServerTables]]:
    """Open a database that no bot uses, for changes that are rolled back on an error. Raises StoreError, StoreTaken."""
    with connected(database, read_only=False) as plain:
        refuse_unknown_schema(database, schema_of(plain))
        _refuse_bots(plain, database)
        yield plain, ServerTables(plain)
        plain.commit()


def _refuse_bots(plain: Line, database: PostgresUrl) -> None:
    """Raise StoreTaken if a bot uses the database; none can start before this connection ends."""
    until = time.monotonic() + CLOSING
    while _in_use(plain):
        if time.monotonic() > until:
            raise StoreTaken(f"{database} is in use by a bot, or was until a moment ago. Stop all its processes first.")
        plain.rollback()  # a transaction sees the same connections from beginning to end
        time.sleep(0.02)


def _in_use(plain: Line) -> bool:
    (held,) = plain.execute("SELECT pg_try_advisory_lock(%s)", (ONE_AT_A_TIME,)).fetchone() or (False,)
    (connections,) = plain.execute(_BOTS, ([BOT, SHARDS],)).fetchone() or (0,)
    (seen,) = plain.execute(_SEEN, (time.time() * 1000 - ALIVE,)).fetchone() or (0,)
    return not held or connections > 0 or seen > 0


class ServerTables:
    """Implements bot.storage.core.tables.Tables."""

    def __init__(self, plain: Line) -> None:
        self._plain = plain

    def count(self, table: Table) -> int:
        """The number of rows."""
        row = self._plain.execute(sql.SQL("SELECT count(*) FROM {}").format(sql.Identifier(table.name))).fetchone()
        return 0 if row is None else int(row[0])

    def rows(self, table: Table) -> Iterator[Row]:
        """All rows, in any order."""
        with self._plain.cursor(f"rows of {table.name}") as cursor:
            cursor.itersize = FETCHED
            cursor.execute(sql.SQL("SELECT {} FROM {}").format(_columns(table), sql.Identifier(table.name)))
            yield from cursor

    def add(self, table: Table, rows: Iterable[Row]) -> None:
        """Add rows."""
        asked = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table.name), _columns(table))
        with self._plain.cursor() as cursor, cursor.copy(asked) as copy:
            for row in rows:
                copy.write_row(row)

    def numbers(self) -> dict[str, int]:
        """The last number given in each table that numbers its rows, if any was."""
        found: dict[str, int] = {}
        for table in NUMBERED:
            row = self._plain.execute("SELECT pg_sequence_last_value(%s::regclass)", (_sequence(table),)).fetchone()
            if row is not None and row[0] is not None:
                found[table.name] = int(row[0])
        return found

    def number_on(self, numbers: Mapping[str, int]) -> None:
        """Give only higher numbers from now on."""
        for table in NUMBERED:
            last = numbers.get(table.name)
            self._plain.execute("SELECT setval(%s::regclass, %s, %s)", (_sequence(table), last or 1, last is not None))


def _columns(table: Table) -> sql.Composable:
    return sql.SQL(", ").join(sql.Identifier(column.name) for column in table.columns)


def _sequence(table: Table) -> str:
    return f"{table.name}_id_seq"

"""SQLAlchemy Core statements compiled to plain SQL for each engine, and run without SQLAlchemy."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Any

from sqlalchemy import BigInteger, Boolean, ColumnElement, Insert, LargeBinary, Table, bindparam, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

_SQLITE = sqlite.dialect(paramstyle="named")
THOSE = tuple(f"those_{nth}" for nth in range(32))  # parameters of statements about several rows


class Query:
    """SQL with named parameters; `given` are the parameters fixed by the statement.

    A `statement` is compiled for an engine when it is first run there, for SQLite into `sql` and `given`, for PostgreSQL into `postgres`: all
    of them would take a tenth of a second of every start.
    """

    __slots__ = ("_given", "_sql", "postgres", "statement")

    def __init__(self, sql: str, given: dict[str, Any], statement: ClauseElement | None = None) -> None:
        self._sql = sql
        self._given = given
        self.statement = statement
        self.postgres = ""

    @property
    def sql(self) -> str:
        """For SQLite."""
        self._compile()
        return self._sql

    @property
    def given(self) -> dict[str, Any]:
        """Values by parameter."""
        self._compile()
        return self._given

    def _compile(self) -> None:
        if not self._sql and self.statement is not None:
            compiled = self.statement.compile(dialect=_SQLITE)
            self._given = {name: value for name, value in compiled.params.items() if value is not None}
            self._sql = str(compiled)  # last: another thread may read it


def query(statement: ClauseElement) -> Query:
    """A statement that is compiled when it is first run."""
    return Query("", {}, statement)


def new_row(table: Table, *columns: str) -> Insert:
    """An insert of one row with a parameter for each named column (default: all but an `id`, which the database gives)."""
    names = columns or tuple(column.name for column in table.columns if column.name != "id")
    return insert(table).values({name: bindparam(name) for name in names})


def matching(table: Table, *columns: str) -> list[ColumnElement[bool]]:
    """The conditions that columns are equal to the parameters of their names."""
    return [table.c[name] == bindparam(name) for name in columns]


def among(column: ColumnElement[int]) -> ColumnElement[bool]:
    """The condition that a column is one of the numbers that `rows_of` is asked about."""
    return column.in_([bindparam(name) for name in THOSE])


class contains(ColumnElement[bool]):  # noqa: N801  used like a function of SQL
    """The condition that a column, of text or of UTF-8 bytes, contains a text or bytes."""

    inherit_cache = True
    type = Boolean()

    def __init__(self, column: ColumnElement[Any], sought: ColumnElement[Any] | str | bytes) -> None:
        self.column = column
        self.sought = sought if isinstance(sought, ColumnElement) else bindparam(None, sought, column.type)


@compiles(contains, "sqlite")
def _(element: contains, compiler: SQLCompiler, **kwargs: Any) -> str:
    return f"instr({compiler.process(element.column, **kwargs)}, {compiler.process(element.sought, **kwargs)}) > 0"


@compiles(contains, "postgresql")
def _(element: contains, compiler: SQLCompiler, **kwargs: Any) -> str:
    column, sought = (compiler.process(one, **kwargs) for one in (element.column, element.sought))
    if isinstance(element.column.type, LargeBinary) and not isinstance(element.sought.type, LargeBinary):
        sought = f"convert_to({sought}, 'UTF8')"
    return f"position({sought} in {column}) > 0"


class greatest(FunctionElement[int]):  # noqa: N801  likewise
    """The greatest of several numbers."""

    inherit_cache = True
    type = BigInteger()


@compiles(greatest, "sqlite")
def _(element: greatest, compiler: SQLCompiler, **kwargs: Any) -> str:
    return f"max({compiler.process(element.clauses, **kwargs)})"


@compiles(greatest, "postgresql")
def _(element: greatest, compiler: SQLCompiler, **kwargs: Any) -> str:
    return f"greatest({compiler.process(element.clauses, **kwargs)})"


class Tx:
    """An open transaction on one of the store's own threads; nothing can be awaited in it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._execute: Callable[[str, dict[str, Any]], sqlite3.Cursor] = partial(sqlite3.Connection.execute, connection)

    def one(self, asked: Query, **values: object) -> tuple[Any, ...] | None:
        """The first row, or None."""
        rows = self.all(asked, **values)
        return rows[0] if rows else None

    def all(self, asked: Query, **values: object) -> list[tuple[Any, ...]]:
        """All rows."""
        return self._execute(asked.sql, asked.given | values).fetchall()

    def run(self, asked: Query, **values: object) -> int:
        """Run a statement; returns the number of rows changed."""
        return self._execute(asked.sql, asked.given | values).rowcount


def rows_of(tx: Tx, asked: Query, numbers: Collection[int], **values: object) -> Iterator[tuple[Any, ...]]:
    """The rows about any of these numbers, which are not 0, by a statement with `among`; asked for some at a time."""
    wanted = tuple(numbers)
    for first in range(0, len(wanted), len(THOSE)):
        some = dict.fromkeys(THOSE, 0) | dict(zip(THOSE, wanted[first:], strict=False))
        yield from tx.all(asked, **some, **values)

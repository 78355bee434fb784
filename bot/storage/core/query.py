"""SQLAlchemy Core statements compiled to plain SQL at import, and run without SQLAlchemy."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Insert, Table, bindparam, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement

_DIALECT = sqlite.dialect(paramstyle="named")


class Query(msgspec.Struct, frozen=True):
    """SQL with named parameters; `given` are those fixed by the statement."""

    sql: str
    given: dict[str, Any]


def query(statement: ClauseElement) -> Query:
    """Compile a statement."""
    compiled = statement.compile(dialect=_DIALECT)
    return Query(str(compiled), {name: value for name, value in compiled.params.items() if value is not None})


def new_row(table: Table, *columns: str) -> Insert:
    """An insert of one row with a parameter for each named column (default: all but an `id`, which the database gives)."""
    names = columns or tuple(column.name for column in table.columns if column.name != "id")
    return insert(table).values({name: bindparam(name) for name in names})


def matching(table: Table, *columns: str) -> list[ColumnElement[bool]]:
    """The conditions that columns are equal to the parameters of their names."""
    return [table.c[name] == bindparam(name) for name in columns]


class Tx:
    """An open transaction on the store's own thread; nothing can be awaited in it."""

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

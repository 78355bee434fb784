"""Bringing a file up to the present schema, or refusing it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from bot.matches.errors import StoreCorrupt, StoreError
from bot.storage.connection import store_error

_MIGRATIONS = Path(__file__).parent / "migrations"


def config_for(connection: Connection) -> Config:
    """Alembic's configuration for an open connection."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(path: Path, busy_ms: int) -> None:
    """Make the file, or check it and upgrade it in one transaction.

    Raises StoreCorrupt, StoreBusy, StoreFull; StoreError if a later version of the program wrote it.
    """
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": busy_ms / 1000})

    @event.listens_for(engine, "connect")
    def _(plain: sqlite3.Connection, _: object) -> None:
        plain.isolation_level = None  # the module's own transactions would leave table definitions outside

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            _check(path, connection)
            command.upgrade(config_for(connection), "head")
    except DBAPIError as error:
        raise _told(path, error) from error
    except CommandError as error:
        raise StoreError(
            f"{path} was written by a later version of the program; update the program. ({error})"
        ) from error


def _check(path: Path, connection: Connection) -> None:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise StoreCorrupt(f"{path} is damaged ({found}). Restore a backup, or move the file away to begin anew.")


def _told(path: Path, error: DBAPIError) -> StoreError:
    plain = error.orig if isinstance(error.orig, sqlite3.Error) else sqlite3.Error(str(error))
    kind = type(store_error(plain))
    if kind is StoreCorrupt:
        return StoreCorrupt(f"{path} is damaged ({plain}). Restore a backup, or move the file away to begin anew.")
    return kind(f"{path} cannot be opened: {plain}.")

"""Upgrades a file with Alembic, imported only when a new version starts for the first time."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from bot.matches.core.errors import StoreError
from bot.storage.core.connection import damaged, open_error
from bot.storage.core.snapshot import MIGRATIONS


def config_for(connection: Connection) -> Config:
    """Alembic's configuration for an open connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def upgrade(path: Path, busy_ms: int, *, copied: bool) -> None:
    """Upgrade a file in one transaction; `copied` if it has data. Raises all kinds of StoreError."""
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
            if copied:
                _check_joined(path, connection)
    except DBAPIError as error:
        plain = error.orig if isinstance(error.orig, sqlite3.Error) else sqlite3.Error(str(error))
        raise open_error(path, plain) from error


def _check(path: Path, connection: Connection) -> None:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise damaged(path, found)


def _check_joined(path: Path, connection: Connection) -> None:
    """Check foreign keys. Raises StoreError, which rolls the upgrade back."""
    astray = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if astray is not None:
        raise StoreError(f"{path} cannot be upgraded: a row of {astray[0]} names one of {astray[2]} that is not there.")

"""Bringing a file up to the present schema, or refusing it."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from bot.matches.errors import StoreCorrupt, StoreError
from bot.storage.connection import store_error

log = logging.getLogger(__name__)

_MIGRATIONS = Path(__file__).parent / "migrations"


def config_for(connection: Connection) -> Config:
    """Alembic's configuration for an open connection."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(path: Path, busy_ms: int) -> None:
    """Make the file, or check it, copy it and upgrade it in one transaction.

    The copy of what an earlier version wrote lies beside the file and is named after the schema it has. Raises StoreCorrupt,
    StoreBusy, StoreFull; StoreError if a later version of the program wrote it or the copy cannot be made.
    """
    _back_up(path)
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


def _back_up(path: Path) -> None:
    """Copy a file with an earlier schema; a file that is new, up to date or not ours to read is left alone."""
    schema = _schema(path)
    if schema is None or schema not in _earlier():
        return
    copy = path.with_name(f"{path.name}.schema-{schema}")
    made = copy.with_name(f"{copy.name}.part")
    try:
        made.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(path)) as plain:
            plain.execute("VACUUM INTO ?", (str(made),))
        with made.open("rb+") as file:
            os.fsync(file.fileno())
        made.replace(copy)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(
            f"{path} must be upgraded, but no copy of it can be made at {copy} ({error}). "
            "Make room or give the program the right to write there, then start it again."
        ) from error
    log.info("copied %s to %s before upgrading it", path, copy)


def _schema(path: Path) -> str | None:
    """The schema a file has, or None if it has none or cannot be read (which `migrate` will say)."""
    if not path.exists():
        return None
    try:
        with contextlib.closing(sqlite3.connect(path)) as plain:
            row = plain.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        return None
    return None if row is None else str(row[0])


def _earlier() -> set[str]:
    """The schemas that this version of the program upgrades."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    script = ScriptDirectory.from_config(config)
    return {one.revision for one in script.walk_revisions()} - {script.get_current_head()}


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

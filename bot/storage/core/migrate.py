"""Bringing a file up to the present schema, or refusing it."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from bot.matches.core.errors import StoreBusy, StoreCorrupt, StoreError
from bot.storage.core.connection import store_error
from bot.storage.core.snapshot import MIGRATIONS, copy, earlier_schemas, schema_of, sync

log = logging.getLogger(__name__)


def config_for(connection: Connection) -> Config:
    """Alembic's configuration for an open connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(path: Path, busy_ms: int) -> None:
    """Make the file, or check it, copy it and upgrade it in one transaction.

    A new file gets its name once it is complete, so an empty one is a loss, never a beginning. The copy of what an earlier version
    wrote is beside the file and named after its schema. Raises StoreCorrupt, StoreBusy, StoreFull; StoreError if the file is not
    this program's, if a later version wrote it or if the copy cannot be made.
    """
    if path.exists():
        _upgrade(path, busy_ms, copied=_back_up(path, busy_ms))
    else:
        _make(path, busy_ms)


def _make(path: Path, busy_ms: int) -> None:
    log_left = path.with_name(f"{path.name}-wal")
    if log_left.exists() and log_left.stat().st_size:
        raise StoreError(
            f"{path} is missing, but its log {log_left} is there. Put the file back, or delete the log to begin a new one."
        )
    part = path.with_name(f"{path.name}.part")
    try:
        for left in (part, part.with_name(f"{part.name}-journal")):
            left.unlink(missing_ok=True)
        _upgrade(part, busy_ms, copied=False)
        part.replace(path)
        sync(path.parent)
    except OSError as error:
        raise StoreError(f"{path} cannot be made: {error.strerror}.") from error


def _upgrade(path: Path, busy_ms: int, *, copied: bool) -> None:
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
        raise _told(path, plain) from error
    except CommandError as error:
        raise StoreError(
            f"{path} was written by a later version of the program; update the program. ({error})"
        ) from error


def _back_up(path: Path, busy_ms: int) -> bool:
    """Copy a file with an earlier schema; whether it has one. A file that is up to date is left alone."""
    schema = _schema(path, busy_ms)
    if schema not in earlier_schemas():
        return False
    kept = path.with_name(f"{path.name}.schema-{schema}")
    made = kept.with_name(f"{kept.name}.part")
    try:
        made.unlink(missing_ok=True)
        copy(path, made, busy_ms)
        made.replace(kept)
        sync(kept.parent)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):  # what could not be made may be impossible to remove; the error says why
            made.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error) and type(store_error(error)) in {StoreCorrupt, StoreBusy}:
            raise _told(path, error) from error
        raise StoreError(
            f"{path} must be upgraded, but no copy of it can be made at {kept} ({error}). "
            "Make room or give the program the right to write there, then start it again."
        ) from error
    log.info("copied %s to %s before upgrading it; to go back, put the copy in its place", path, kept)
    return True


def _schema(path: Path, busy_ms: int) -> str:
    """The schema of a file. Raises StoreError if there is none to be read: nothing is upgraded unseen."""
    if not path.stat().st_size:
        raise StoreError(f"{path} is empty: what it held is lost. Restore a backup, or delete it to begin a new one.")
    try:
        schema = schema_of(path, busy_ms)
    except sqlite3.Error as error:
        raise _told(path, error) from error
    if schema is None:
        raise StoreError(f"{path} was not written by this program. Restore a backup, or name another file.")
    return schema


def _check(path: Path, connection: Connection) -> None:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise StoreCorrupt(f"{path} is damaged ({found}). Restore a backup, or move the file away to begin anew.")


def _check_joined(path: Path, connection: Connection) -> None:
    """Every row still belongs to what it names. Raises StoreError, which takes the upgrade back."""
    astray = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if astray is not None:
        raise StoreError(f"{path} cannot be upgraded: a row of {astray[0]} names one of {astray[2]} that is not there.")


def _told(path: Path, error: sqlite3.Error) -> StoreError:
    kind = type(store_error(error))
    if kind is StoreCorrupt:
        return StoreCorrupt(f"{path} is damaged ({error}). Restore a backup, or move the file away to begin anew.")
    return kind(f"{path} cannot be opened: {error}.")

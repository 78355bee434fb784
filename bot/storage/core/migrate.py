"""Creates a file, or upgrades it to the present schema."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from pathlib import Path

from bot.matches.core.errors import StoreBusy, StoreCorrupt, StoreError
from bot.storage.core.connection import damaged, open_error, store_error
from bot.storage.core.snapshot import copy, logs_of, present_schema, refuse_without_upgrade, schema_of, sync

log = logging.getLogger(__name__)


def migrate(path: Path, busy_ms: int) -> None:
    """Create the file; or check it, copy it and upgrade it in one transaction.

    A new file gets its name once it is complete, so an empty file is damage, never a start. The copy of an earlier version's file is
    beside it, named for its schema. Raises StoreCorrupt, StoreBusy, StoreFull; StoreError if the file is not this program's, if a later
    version or one before 0.1.0 wrote it or if the copy cannot be made.
    """
    if not path.exists():
        _make(path, busy_ms)
        return
    schema = _schema(path, busy_ms)
    if schema == present_schema():
        _check(path, busy_ms)
    else:
        refuse_without_upgrade(path, schema)
        _back_up(path, busy_ms, schema)
        _upgrade(path, busy_ms, copied=True)


def _upgrade(path: Path, busy_ms: int, *, copied: bool) -> None:
    """Upgrade a file; Alembic is imported only here, for it takes 10 MB and most starts have nothing to upgrade."""
    from bot.storage.core.upgrading import upgrade  # noqa: PLC0415

    upgrade(path, busy_ms, copied=copied)


def _make(path: Path, busy_ms: int) -> None:
    if logs := logs_of(path):
        raise StoreError(
            f"{path} is missing, but its log {logs[0]} is there. Put the file back, or delete the log to begin a new one."
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


def _check(path: Path, busy_ms: int) -> None:
    """Raise StoreCorrupt or StoreBusy unless the file is sound and writable."""
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=busy_ms / 1000, isolation_level=None)) as plain:
            plain.execute("BEGIN IMMEDIATE")
            (found,) = plain.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise open_error(path, error) from error
    if found != "ok":
        raise damaged(path, found)


def _back_up(path: Path, busy_ms: int, schema: str) -> None:
    """Copy a file with an earlier schema."""
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
            raise open_error(path, error) from error
        raise StoreError(
            f"{path} must be upgraded, but no copy of it can be made at {kept} ({error}). "
            "Make room or give the program the right to write there, then start it again."
        ) from error
    log.info("copied %s to %s before upgrading it; to go back, restore that copy with the earlier version", path, kept)


def _schema(path: Path, busy_ms: int) -> str:
    """The schema of a file. Raises StoreError if it has none: then nothing is upgraded."""
    if not path.stat().st_size:
        raise StoreError(f"{path} is empty: what it held is lost. Restore a backup, or delete it to begin a new one.")
    try:
        schema = schema_of(path, busy_ms)
    except sqlite3.Error as error:
        raise open_error(path, error) from error
    if schema is None:
        raise StoreError(f"{path} was not written by this program. Restore a backup, or name another file.")
    return schema

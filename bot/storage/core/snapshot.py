"""Consistent copies of a file in use, and the schema of a file."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from bot.matches.core.errors import StoreError

FIRST_VERSION = "0.1.0"  # upgrades every older database; the first migration creates its tables
MIGRATIONS = Path(__file__).parents[1] / "migrations"
LOOK = 20_000  # steps of SQLite's machine between two looks at how far a copy is; a few thousandths of a second

LOGS = ("-wal", "-journal")


def copy(path: Path, made: Path, busy_ms: int, tell: Callable[[int], object] = lambda _: None) -> None:
    """Copy all that is committed, checked and synced to disk; `tell` is called with the number of bytes so far.

    Raises sqlite3.Error, OSError.
    """

    def look() -> int:
        with contextlib.suppress(FileNotFoundError):
            tell(made.stat().st_size)
        return 0

    with contextlib.closing(sqlite3.connect(path, timeout=busy_ms / 1000)) as plain:
        plain.set_progress_handler(look, LOOK)
        plain.execute("VACUUM INTO ?", (str(made),))
    with contextlib.closing(sqlite3.connect(made)) as plain:
        (found,) = plain.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise OSError(f"the copy is damaged: {found}")
    sync(made)


def logs_of(path: Path) -> list[Path]:
    """The WAL and the journal beside a file, if they hold anything: SQLite applies them to whatever file has that name."""
    logs = (path.with_name(f"{path.name}{log}") for log in LOGS)
    return [log for log in logs if log.exists() and log.stat().st_size]


def sync(path: Path) -> None:
    """Make written data survive a power cut."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def schema_of(path: Path, busy_ms: int) -> str | None:
    """The schema of a file, or None if it is not this program's. Raises sqlite3.Error."""
    with contextlib.closing(sqlite3.connect(path, timeout=busy_ms / 1000)) as plain:
        if not plain.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        row = plain.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def present_schema() -> str:
    """The schema of this version of the program."""
    return max(_schemas())


def refuse_unknown_schema(database: object, schema: str | None) -> None:
    """Raise StoreError unless the schema of a database is the present one."""
    if schema is None:
        raise StoreError(f"{database} was not written by this program.")
    refuse_without_upgrade(database, schema)
    if schema != present_schema():
        raise StoreError(
            f"{database} was written by an earlier version of the program; start the bot once to upgrade it."
        )


def refuse_without_upgrade(database: object, schema: str) -> None:
    """Raise StoreError unless the schema of a database is the present one or can be upgraded to it."""
    if schema > present_schema():
        raise StoreError(f"{database} was written by a later version of the program; update the program.")
    if schema not in _schemas():
        raise StoreError(
            f"{database} was written by a version before {FIRST_VERSION} (schema {schema}). "
            f"Start version {FIRST_VERSION} once with it, then this one."
        )


def _schemas() -> set[str]:
    """The schemas of the migrations, read from the file names so that Alembic, which takes 10 MB, is not imported."""
    return {file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")}

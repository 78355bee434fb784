"""Backups of the database: made while the bot runs, rotated, restored."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Collection
from datetime import UTC, datetime
from pathlib import Path

from bot.matches.core.errors import StoreCorrupt, StoreError
from bot.matches.core.models import KEPT_DAYS
from bot.storage.core.connection import store_error
from bot.storage.core.lock import FileLock
from bot.storage.core.migrate import migrate
from bot.storage.core.query import Tx
from bot.storage.core.snapshot import copy, earlier_schemas, present_schema, schema_of, sync
from bot.storage.privacy.retention import forgotten_list, mark, marked, numbered, overdue
from bot.storage.privacy.secure_wipe import rebuild
from bot.storage.privacy.user_erasure import forget

BUSY_MS = 5000
SKIPPED = 10_000  # numbers left out after a restore, where nobody knows how many were given since the backup
NUMBERED = ("matches", "posts", "timers", "players")  # old buttons and messages in Discord speak of these numbers

Tell = Callable[[int], object]  # hears how many bytes of a copy there are so far


def back_up(
    database: Path, to: Path, *, keep: int = 0, now: datetime | None = None, tell: Tell = lambda _: None
) -> Path:
    """Copy the database, even while the bot runs, to a new file `to` or into the folder `to`; returns the copy's path.

    `keep` limits the backups in the folder, this one included. Those older than KEPT_DAYS are always deleted, since they contain
    deleted users. Raises StoreError.
    """
    if not database.is_file():
        raise StoreError(f"There is nothing to back up: {database} does not exist.")
    if keep and not to.is_dir():
        raise StoreError(f"{to} is not a folder: --keep looks after a folder of backups.")
    among_others = to.is_dir()
    moment = now or datetime.now(UTC)
    made = to / _name(database, moment) if among_others else to
    if made.exists():
        raise StoreError(f"{made} exists already; it is left as it is.")
    _copied(database, made, tell)
    if keep:
        for old in numbered(database, to)[:-keep]:
            old.unlink()
    with contextlib.suppress(OSError):  # the backup is good all the same
        mark(database, made, among_others=among_others)
        for old in set(overdue(database, moment.timestamp(), KEPT_DAYS)) - {made.absolute()}:
            old.unlink()
    return made


def last_backup(database: Path) -> float | None:
    """The time of the last backup (seconds since 1970), or None."""
    try:
        return marked(database).stat().st_mtime
    except FileNotFoundError:
        return None


def restore(database: Path, backup: Path, *, now: datetime | None = None, tell: Tell = lambda _: None) -> Path | None:
    """Replace the database by a backup (of a folder: the newest), while the bot is stopped; the old file is kept.

    Returns the old file's new path (None if there was none). Users deleted since the backup are deleted again. New matches, posts and
    timers get numbers never used before. Raises StoreError and changes nothing.
    """
    chosen = _chosen(database, backup)
    _refuse_unknown(chosen)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(database)
    except OSError as error:
        raise StoreError(f"{database} cannot be put back: {error.strerror}.") from error
    try:
        part = database.with_name(f"{database.name}.part")
        _copied(chosen, part, tell)
        aside = database.with_name(f"{database.name}.before-{now or datetime.now(UTC):%Y%m%d-%H%M%S}")
        given = _kept_aside(database, aside) if database.exists() else None
        forget_again(part, forgotten_in(database, None if given is None else aside), BUSY_MS)
        _number_on(part, given)
        part.replace(database)
        sync(database.parent)
        return aside if aside.exists() else None
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{chosen} cannot be put back: {error}.") from error
    finally:
        lock.release()


def _name(database: Path, now: datetime) -> str:
    return f"{database.stem}-{now:%Y%m%d-%H%M%S}{database.suffix}"


def _copied(source: Path, made: Path, tell: Tell) -> None:
    """A copy that gets its name once it is complete. Raises StoreError."""
    part = made if made.name.endswith(".part") else made.with_name(f"{made.name}.part")
    try:
        part.unlink(missing_ok=True)
        copy(source, part, BUSY_MS, tell)
        part.replace(made)
        sync(made.parent)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):  # what could not be made may be impossible to remove; the error says why
            part.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error) and type(store_error(error)) is StoreCorrupt:
            raise StoreCorrupt(f"{source} is damaged ({error}).") from error
        raise StoreError(f"{source} cannot be copied to {made}: {error}.") from error


def _chosen(database: Path, backup: Path) -> Path:
    if backup.is_dir():
        there = numbered(database, backup)
        if not there:
            raise StoreError(f"There is no backup of {database.name} in {backup}.")
        return there[-1]
    if not backup.is_file():
        raise StoreError(f"There is no backup {backup}.")
    if database.exists() and backup.samefile(database):
        raise StoreError(f"{backup} is the bot's file itself.")
    return backup


def _refuse_unknown(backup: Path) -> None:
    try:
        schema = schema_of(backup, BUSY_MS)
    except sqlite3.Error as error:
        raise StoreCorrupt(f"{backup} is damaged or no backup at all ({error}).") from error
    if schema is None:
        raise StoreError(f"{backup} is no file of this program.")
    if schema != present_schema() and schema not in earlier_schemas():
        raise StoreError(f"{backup} was written by a later version of the program; update the program first.")


def _kept_aside(database: Path, aside: Path) -> dict[str, int] | None:
    """Hard-link the existing file; returns the last numbers it has used, or None if it cannot be read."""
    log, log_aside = (path.with_name(f"{path.name}-wal") for path in (database, aside))
    if log.exists():
        shutil.copy2(log, log_aside)  # opening what is damaged may delete it
    try:
        with contextlib.closing(sqlite3.connect(database)) as plain:
            given = dict(plain.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
            plain.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        log_aside.unlink(missing_ok=True)  # all of it is in the file by now
    except sqlite3.Error:
        given = None
    try:
        os.link(database, aside)
    except OSError:  # not every file system knows second names
        shutil.copy2(database, aside)
    for left in ("-wal", "-shm"):  # they must never be taken for the new file's
        database.with_name(database.name + left).unlink(missing_ok=True)
    sync(aside)
    return given


def _number_on(part: Path, given: dict[str, int] | None) -> None:
    """Never reuse a number: a button in an old message must not reach another match."""
    with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as plain:
        tables = {name for (name,) in plain.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        for table in tables & set(NUMBERED):
            (highest,) = plain.execute(f"SELECT coalesce(max(id), 0) FROM {table}").fetchone()  # noqa: S608  names of our own
            row = plain.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
            known = max(highest, row[0] if row else 0)
            after = known + SKIPPED if given is None else max(known, given.get(table, 0))
            plain.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
            plain.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, after))
    sync(part)


_FORGOTTEN = "SELECT id FROM players WHERE discord_id < 0"
_THERE = "SELECT id, discord_id, name FROM players WHERE discord_id > 0"


def forgotten_in(database: Path, readable: Path | None) -> frozenset[int]:
    """The row numbers of players deleted in a file: from the list beside it, and from the file if `readable`."""
    found = set(forgotten_list(database))
    if readable is not None:
        with contextlib.suppress(sqlite3.OperationalError), contextlib.closing(sqlite3.connect(readable)) as plain:
            found.update(number for (number,) in plain.execute(_FORGOTTEN))
    return frozenset(found)


def forget_again(copy: Path, numbers: Collection[int], busy_ms: int) -> int:
    """Delete these players in an unused copy, upgraded if necessary; returns how many were still there.

    Raises sqlite3.Error, StoreError.
    """
    with contextlib.closing(sqlite3.connect(copy)) as plain:
        there = [row for row in plain.execute(_THERE).fetchall() if row[0] in numbers]
    if not there:
        return 0
    schema = schema_of(copy, busy_ms)
    if schema != present_schema():
        migrate(copy, busy_ms)
        copy.with_name(f"{copy.name}.schema-{schema}").unlink(missing_ok=True)  # they stand there, too
    with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as plain:
        plain.execute("BEGIN IMMEDIATE")
        for number, user, name in there:
            forget(Tx(plain), number, user, name)
        plain.execute("COMMIT")
        rebuild(plain)
    return len(there)

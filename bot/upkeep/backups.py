"""Backups of the database: made while the bot runs, rotated, restored."""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import sqlite3
from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from bot.matches.core.errors import StoreBusy, StoreCorrupt, StoreError
from bot.matches.core.models import KEPT_DAYS
from bot.storage.core.connection import store_error
from bot.storage.core.lock import FileLock
from bot.storage.core.migrate import migrate
from bot.storage.core.query import Tx
from bot.storage.core.snapshot import LOGS, copy, logs_of, present_schema, refuse_without_upgrade, schema_of, sync
from bot.storage.privacy.retention import delete, forgotten_list, mark, marked, numbered, overdue
from bot.storage.privacy.secure_wipe import rebuild
from bot.storage.privacy.user_erasure import forget

log = logging.getLogger(__name__)

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
        delete(numbered(database, to)[:-keep])
    try:
        mark(database, made, among_others=among_others)
        delete(set(overdue(database, moment.timestamp(), KEPT_DAYS)) - {made.absolute()})
    except OSError as error:  # the backup is good all the same
        log.warning("backups older than %s days must be deleted by hand: %s", KEPT_DAYS, error)
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
    timers get numbers never used before. Raises StoreError; StoreBusy, with nothing changed, if another program has the file open.
    """
    chosen = _chosen(database, backup)
    _refuse_unknown(chosen)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(database)
    except OSError as error:
        raise StoreError(f"{database} cannot be put back: {error.strerror}.") from error
    part = database.with_name(f"{database.name}.part")
    try:
        _copied(chosen, part, tell)
        aside = _aside(database, now or datetime.now(UTC))
        known = _kept_aside(database, aside)
        forget_again(part, {*forgotten_list(database), *(known.forgotten if known else ())}, BUSY_MS)
        _number_on(part, known.given if known else None)
        # SQLite would apply them to the new file.
        _remove(database.with_name(f"{database.name}{log}") for log in (*LOGS, "-shm"))
        sync(database.parent)
        part.replace(database)
        sync(database.parent)
        return next((kept for kept in (aside, *logs_of(aside)) if kept.exists()), None)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{chosen} cannot be put back: {error}.") from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
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
    refuse_without_upgrade(backup, schema)


def _aside(database: Path, moment: datetime) -> Path:
    """A name for the file that is replaced, which nothing has yet."""
    while True:
        aside = database.with_name(f"{database.name}.before-{moment:%Y%m%d-%H%M%S}")
        if not aside.exists() and not logs_of(aside):
            return aside
        moment += timedelta(seconds=1)


class _Known(NamedTuple):
    """State of the replaced file that the restored backup must respect."""

    given: dict[str, int]
    """The last number used, by sequence."""
    forgotten: frozenset[int]
    """The row numbers of players deleted in it."""


def _kept_aside(database: Path, aside: Path) -> _Known | None:
    """Hard-link the existing file; returns None if it cannot be read: then its logs are copied beside the link.

    Raises StoreBusy, OSError; the file stays where it is.
    """
    logs = {log: aside.with_name(f"{aside.name}{log.name.removeprefix(database.name)}") for log in logs_of(database)}
    for log, kept in logs.items():  # opening what is damaged may delete them
        shutil.copy2(log, kept)
        sync(kept)
    known = None
    if database.exists():
        try:
            known = _completed(database)
        except StoreBusy:
            _remove(logs.values())
            raise
        try:
            os.link(database, aside)
        except OSError:  # not every file system knows second names
            shutil.copy2(database, aside)
        sync(aside)
    sync(aside.parent)
    if known is not None:
        _remove(logs.values())
    return known


def _completed(database: Path) -> _Known | None:
    """Bring all that is in a file's logs into the file; returns None if it is damaged. Raises StoreBusy."""
    try:
        with contextlib.closing(sqlite3.connect(database, timeout=BUSY_MS / 1000, isolation_level=None)) as plain:
            plain.execute("PRAGMA journal_mode=DELETE").fetchall()  # raises "locked" while anybody else has it open
            given = dict(plain.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
            return _Known(given, frozenset(number for (number,) in plain.execute(_FORGOTTEN)))
    except sqlite3.Error as error:
        if type(store_error(error)) is not StoreBusy:
            return None
        raise StoreBusy(
            f"{database} is open in another program, which may be reading what has been played since the backup. "
            "Close that program (a check, a backup, a database browser), then restore again."
        ) from error


def _remove(paths: Iterable[Path]) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


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

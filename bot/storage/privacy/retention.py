"""Copies of the bot's file past their retention period: erased players are still in them."""

from __future__ import annotations

import glob
import logging
import os
import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

log = logging.getLogger(__name__)

DAY = 24 * 3600  # seconds
_DIGIT = "[0-9]"
_DATED = re.compile(r"\d{8}-\d{6}")


def numbered(database: Path, folder: Path, more: str = "") -> list[Path]:
    """The automatically named backups of a file in a folder, oldest first (`more`: those with that suffix)."""
    day, time = _DIGIT * 8, _DIGIT * 6
    return sorted(folder.glob(f"{glob.escape(database.stem)}-{day}-{time}{glob.escape(database.suffix)}{more}"))


def marked(database: Path) -> Path:
    """The file that records the time of the last backup, and the folders with backups."""
    return database.with_name(f"{database.name}.backed-up")


def mark(database: Path, made: Path, *, among_others: bool) -> None:
    """Record a backup, and its folder if it has others. Raises OSError."""
    known = folders(database)
    if among_others and made.parent.absolute() not in known:
        known = [*known, made.parent.absolute()]
    marked(database).write_text("".join(f"{folder}\n" for folder in known), encoding="utf-8")


def folders(database: Path) -> list[Path]:
    """The folders with automatically named backups."""
    try:
        return [Path(line) for line in marked(database).read_text(encoding="utf-8").splitlines() if line]
    except (FileNotFoundError, UnicodeDecodeError):
        return []


def backups(database: Path) -> list[Path]:
    """The backups of a file that are still where they were made."""
    return [one for folder in folders(database) for one in numbered(database, folder)]


def forgotten_list(database: Path) -> list[int]:
    """The row numbers of erased players, from the list beside the file, which itself may be damaged one day."""
    try:
        lines = _listed(database).read_text(encoding="utf-8").splitlines()
    except (FileNotFoundError, UnicodeDecodeError):
        return []
    return [int(line) for line in lines if line.isdecimal()]


def list_forgotten(database: Path, number: int) -> None:
    """Add an erased player's row number to that list. Raises OSError."""
    with _listed(database).open("a", encoding="utf-8") as file:
        file.write(f"{number}\n")
        file.flush()
        os.fsync(file.fileno())


def _listed(database: Path) -> Path:
    return database.with_name(f"{database.name}.forgotten")


def overdue(database: Path, now: float, days: int) -> Iterator[Path]:
    """Copies of a file more than `days` old at `now` (seconds since 1970): backups, and copies beside the file."""
    for path in _copies(database):
        if _made(path) < now - days * DAY:
            yield path


def delete(copies: Iterable[Path]) -> list[Path]:
    """Delete copies; returns those that are gone. One that cannot be deleted is logged and stays."""
    gone = []
    for old in copies:
        try:
            old.unlink()
        except OSError as error:
            log.warning("an old copy of the file cannot be deleted: %s: %s", old, error.strerror)
            continue
        gone.append(old)
    return gone


def _made(path: Path) -> float:
    """When a copy was made: from its name, else its modification time."""
    written = path.stat().st_mtime
    dated = _DATED.search(path.name)
    if dated is None:
        return written
    try:
        return min(written, datetime.strptime(dated[0], "%Y%m%d-%H%M%S").replace(tzinfo=UTC).timestamp())
    except ValueError:
        return written


def _copies(database: Path) -> Iterator[Path]:
    for folder in folders(database):
        yield from numbered(database, folder)
        yield from numbered(database, folder, ".part")  # of a backup that was cut short
    name, before = glob.escape(database.name), f"before-{_DIGIT * 8}-{_DIGIT * 6}"
    for left in ("part", "schema-*", before, f"{before}-wal", f"{before}-journal"):
        yield from sorted(database.parent.glob(f"{name}.{left}"))

"""Copies of the bot's file that have become too old: whoever was forgotten still stands in them."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator
from pathlib import Path

DAY = 24 * 3600  # seconds
_DIGIT = "[0-9]"


def numbered(database: Path, folder: Path) -> list[Path]:
    """The backups of a file in a folder that have names of their own, oldest first; nothing else there is touched."""
    day, time = _DIGIT * 8, _DIGIT * 6
    return sorted(folder.glob(f"{glob.escape(database.stem)}-{day}-{time}{glob.escape(database.suffix)}"))


def marked(database: Path) -> Path:
    """What says when the file was last backed up, and into which folders."""
    return database.with_name(f"{database.name}.backed-up")


def mark(database: Path, made: Path, *, among_others: bool) -> None:
    """A backup was made; whether it lies in a folder of them. Raises OSError."""
    known = folders(database)
    if among_others and made.parent.absolute() not in known:
        known = [*known, made.parent.absolute()]
    marked(database).write_text("".join(f"{folder}\n" for folder in known), encoding="utf-8")


def folders(database: Path) -> list[Path]:
    """Where backups were made under names of their own."""
    try:
        return [Path(line) for line in marked(database).read_text(encoding="utf-8").splitlines() if line]
    except (FileNotFoundError, UnicodeDecodeError):
        return []


def forgotten_list(database: Path) -> list[int]:
    """The numbers of those who were forgotten in a file, from the list beside it: the file itself may be damaged one day."""
    try:
        lines = _listed(database).read_text(encoding="utf-8").splitlines()
    except (FileNotFoundError, UnicodeDecodeError):
        return []
    return [int(line) for line in lines if line.isdecimal()]


def list_forgotten(database: Path, number: int) -> None:
    """Put a player who was forgotten on that list; it tells nothing but the number of his row. Raises OSError."""
    with _listed(database).open("a", encoding="utf-8") as file:
        file.write(f"{number}\n")
        file.flush()
        os.fsync(file.fileno())


def _listed(database: Path) -> Path:
    return database.with_name(f"{database.name}.forgotten")


def overdue(database: Path, now: float, days: int) -> Iterator[Path]:
    """Copies of a file that are older than so many days at `now` (seconds since 1970): backups, and what lies beside the file."""
    for path in _copies(database):
        if path.stat().st_mtime < now - days * DAY:
            yield path


def _copies(database: Path) -> Iterator[Path]:
    for folder in folders(database):
        yield from numbered(database, folder)
    name = glob.escape(database.name)
    for left in ("schema-*", f"before-{_DIGIT * 8}-{_DIGIT * 6}", f"before-{_DIGIT * 8}-{_DIGIT * 6}-wal"):
        yield from sorted(database.parent.glob(f"{name}.{left}"))

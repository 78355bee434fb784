"""Stores that open at once and do not wait for the disk."""

from __future__ import annotations

import functools
import tempfile
from pathlib import Path

from bot.storage.core.migrate import migrate
from bot.storage.stores import sqlite

PRAGMAS = sqlite._writer


def hurry_stores() -> None:
    """From now on a store that finds no file begins with a copy of one that has been migrated, and no store of this process syncs its file.

    The way through all migrations takes longer than most tests, and so does the waiting; what survives a power cut is tested in tests/torture,
    with processes of their own.
    """
    sqlite.migrate = _made
    sqlite._writer = lambda busy_ms: (*PRAGMAS(busy_ms), "synchronous=OFF")


def _made(path: Path, busy_ms: int) -> None:
    if path.exists() or not path.parent.is_dir():
        migrate(path, busy_ms)
    else:
        path.write_bytes(_first())


@functools.cache
def _first() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "first.db"
        migrate(path, busy_ms=5000)
        return path.read_bytes()

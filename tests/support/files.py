"""Files of matches that are made once a run: each new one is a copy, for the way through all migrations takes longer than most tests."""

from __future__ import annotations

import functools
import tempfile
from pathlib import Path

from bot.storage.core import sqlite
from bot.storage.core.migrate import migrate


def make_files_once() -> None:
    """From now on a store that finds no file begins with a copy of one that has been migrated."""
    sqlite.migrate = _made


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

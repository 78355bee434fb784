"""Nothing may be left of what was deleted: SQLite leaves copies of rows behind where it has moved them, and in its log."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

PIECE = 1 << 20  # bytes read at a time
PATIENCE = 100  # ms that everybody waits for somebody who reads; he is waited for again later


def traces_of(*texts: str, numbers: Sequence[int] = ()) -> tuple[bytes, ...]:
    """How these may stand in a file: texts in UTF-8; numbers in digits, and in eight bytes in both orders."""
    spelled = [text.encode() for text in (*texts, *map(str, numbers)) if text]
    packed = [number.to_bytes(8, order, signed=True) for number in numbers for order in ("big", "little")]
    return (*spelled, *packed)


def holds(path: Path, traces: Sequence[bytes]) -> bool:
    """Whether one of them stands anywhere in a file, in rows or between them."""
    overlap = max(map(len, traces), default=1) - 1
    before = b""
    for piece in _pieces(path):
        seen = before + piece
        if any(trace in seen for trace in traces):
            return True
        before = seen[-overlap:] if overlap else b""
    return False


def empty_log(plain: sqlite3.Connection) -> bool:
    """Fold the log into the file and leave nothing in it; False if somebody still reads from it. Raises sqlite3.Error."""
    (usual,) = plain.execute("PRAGMA busy_timeout").fetchone()
    plain.execute(f"PRAGMA busy_timeout={PATIENCE}")
    try:
        (held_up, *_) = plain.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        plain.execute(f"PRAGMA busy_timeout={usual}")
    return not held_up


def rebuild(plain: sqlite3.Connection) -> None:
    """Write the whole file anew, without anything between its rows. Raises sqlite3.Error."""
    plain.execute("PRAGMA temp_store=FILE")  # the copy may be larger than the memory
    try:
        plain.execute("VACUUM")
    finally:
        plain.execute("PRAGMA temp_store=MEMORY")


def _pieces(path: Path) -> Iterator[bytes]:
    with contextlib.suppress(FileNotFoundError), path.open("rb") as file:
        while piece := file.read(PIECE):
            yield piece

"""Scrub deleted rows from the file and the WAL: SQLite leaves copies of rows where it moved them."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

PIECE = 1 << 20  # bytes read at a time
PATIENCE = 100  # ms that all writes wait for a reader of the WAL; it is retried later


def traces_of(*texts: str, numbers: Sequence[int] = ()) -> tuple[bytes, ...]:
    """The byte patterns of texts (UTF-8) and numbers (decimal, and eight bytes in both orders) in a file."""
    spelled = [text.encode() for text in (*texts, *map(str, numbers)) if text]
    packed = [number.to_bytes(8, order, signed=True) for number in numbers for order in ("big", "little")]
    return (*spelled, *packed)


def holds(path: Path, traces: Sequence[bytes]) -> bool:
    """Whether a file contains one of the patterns, in rows or free space."""
    overlap = max(map(len, traces), default=1) - 1
    before = b""
    for piece in _pieces(path):
        seen = before + piece
        if any(trace in seen for trace in traces):
            return True
        before = seen[-overlap:] if overlap else b""
    return False


def empty_log(plain: sqlite3.Connection) -> bool:
    """Checkpoint and truncate the WAL; False if a reader holds it. Raises sqlite3.Error."""
    (usual,) = plain.execute("PRAGMA busy_timeout").fetchone()
    plain.execute(f"PRAGMA busy_timeout={PATIENCE}")
    try:
        (held_up, *_) = plain.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        plain.execute(f"PRAGMA busy_timeout={usual}")
    return not held_up


def rebuild(plain: sqlite3.Connection) -> None:
    """Rewrite the whole file without free space (VACUUM). Raises sqlite3.Error."""
    plain.execute("PRAGMA temp_store=FILE")  # the copy may be larger than the memory
    try:
        plain.execute("VACUUM")
    finally:
        plain.execute("PRAGMA temp_store=MEMORY")


def _pieces(path: Path) -> Iterator[bytes]:
    with contextlib.suppress(FileNotFoundError), path.open("rb") as file:
        while piece := file.read(PIECE):
            yield piece

"""Users deleted after a backup are deleted again when it is restored."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Collection
from pathlib import Path

from bot.storage.core.migrate import migrate
from bot.storage.core.query import Tx
from bot.storage.core.snapshot import present_schema, schema_of
from bot.storage.privacy.retention import forgotten_list
from bot.storage.privacy.secure_wipe import rebuild
from bot.storage.privacy.user_erasure import forget

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

"""One process per file: a lock beside the database, released when its process ends."""

from __future__ import annotations

import contextlib
import fcntl
import os
from pathlib import Path

from bot.matches.core.errors import StoreTaken


class FileLock:
    """Holds `<db>.lock` until released."""

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises StoreTaken if another process has it."""
        path = database.with_name(database.name + ".lock")
        self._file = path.open("a+", encoding="utf-8")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.seek(0)
            holder = self._file.read().strip()
            self._file.close()
            raise StoreTaken(
                f"{database} is in use by another running bot (process {holder}). Stop that one first, or name another file: BOT_DATABASE, or `--folder` of `pichenette play`."
            ) from None
        try:
            self._file.truncate(0)
            self._file.write(f"{os.getpid()}\n")
            self._file.flush()
        except OSError:
            with contextlib.suppress(OSError):  # what was not written may fail once more
                self._file.close()
            raise

    def release(self) -> None:
        """Release the lock."""
        self._file.close()

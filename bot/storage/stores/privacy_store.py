"""Data export, erasure and retention on the whole file."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.matches.core.errors import StoreError
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.connection import Connection
from bot.storage.core.group_commit import Writer
from bot.storage.core.query import Tx
from bot.storage.privacy import data_export, secure_wipe, user_erasure
from bot.storage.privacy.retention import backups, delete, list_forgotten, overdue
from bot.storage.privacy.tidying import tidy_rows
from bot.storage.stores.verbs import Verbs

log = logging.getLogger(__name__)

_BESIDE = ("busy_timeout=5000", "query_only=ON")
TRIES, PAUSE = 10, 0.2  # attempts, and seconds between them, while a reader holds the WAL


class PrivacyStore(Verbs):
    """The store's verbs that also read or clean the file itself: data export, erasure, retention."""

    _writer: Writer

    def __init__(self, writer: Writer, reader: Connection, path: Path) -> None:
        super().__init__(writer, reader)
        self._path = path

    async def dossier(self, user: int) -> Mapping[str, Any] | None:
        """Export a user's personal data on a connection of its own: it takes long, and all other reads share one."""
        reader = await Connection.open(self._path, mode="ro", pragmas=_BESIDE)
        try:
            return await reader.read(lambda tx: data_export.dossier(tx, user))
        finally:
            await reader.close()

    async def erase(self, user: int, *, settled: Collection[int]) -> bool | None:
        """Erase a user, list them for backups, and scrub the file and the log."""
        forgotten = await self._writer.write(lambda tx: user_erasure.erase(tx, user, settled))
        if forgotten is None:
            return None
        number, name = forgotten
        try:
            await asyncio.to_thread(list_forgotten, self._path, number)
            return await self._wipe(secure_wipe.traces_of(name, numbers=(user,)))
        except (StoreError, OSError) as error:
            log.warning("traces of what was deleted are left in the file for now: %r", error)
            return False

    async def tidy(self, now: int, *, days: int) -> None:
        """Delete what is past its retention period from the file, and old copies of the file."""
        forgotten = await tidy_rows(self._writer.write, now, days)
        unwiped: str | None = await self._reader.read(lambda tx: transactions.setting(tx, user_erasure.UNWIPED))
        if forgotten or unwiped:
            await self._wipe(None)
        dropped = await asyncio.to_thread(lambda: delete(overdue(self._path, now / 1000, days)))
        for old in dropped:
            log.info("a copy of the file is deleted: it was older than %s days", days, extra={"copy": str(old)})
        if dropped and not await asyncio.to_thread(backups, self._path):
            log.warning("there is no backup any more: the last was older than %s days; make one now", days)

    async def _wipe(self, traces: Sequence[bytes] | None) -> bool:
        """Scrub the traces (None: all deleted rows) from the file and its WAL. Raises StoreError, OSError.

        Returns False if a reader holds the WAL; `tidy` retries.
        """
        if not await self._empty_log():
            return False
        if traces is None or await asyncio.to_thread(secure_wipe.holds, self._path, traces):
            await self._writer.call(secure_wipe.rebuild)
            if not await self._empty_log():
                return False
        await self._writer.write(_wiped)
        return True

    async def _empty_log(self) -> bool:
        for _ in range(TRIES):
            if await self._writer.call(secure_wipe.empty_log):
                return True
            await asyncio.sleep(PAUSE)
        return False


def _wiped(tx: Tx) -> None:
    tx.run(sql.DROP_SETTING, name=user_erasure.UNWIPED)

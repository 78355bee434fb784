"""Records that players import: each is a finished match with a negative id that only its reader sees."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.features.history.rows import ImportRows
from bot.matches.core.errors import refused
from bot.matches.core.models import ImportedMatch, Match, Player
from bot.matches.work.unit_of_work import UnitOfWork

MOST = 10  # records kept of one reader
AT_ONCE = 2  # imports at the same time


class RecordImports:
    """Saves, lists and deletes imported records."""

    def __init__(self, work: UnitOfWork, rows: ImportRows) -> None:
        self._work = work
        self._rows = rows
        self._reading: set[int] = set()  # the users with an import under way
        self.of = rows.of

    @contextmanager
    def under_way(self, reader: int) -> Iterator[None]:
        """The time in which a file of a reader is read. Raises Refused if they have another one, or if too many others have."""
        if reader in self._reading:
            raise refused("study-busy")
        if len(self._reading) >= AT_ONCE:
            raise refused("study-crowded")
        self._reading.add(reader)
        try:
            yield
        finally:
            self._reading.discard(reader)

    async def keep(self, reader: Player, study: ImportedMatch) -> Match:
        """Save a record for its reader; their oldest beyond MOST is deleted. Returns the match with its id."""
        return await self._rows.keep(reader, study.match, study.turns, self._work.clock.now_ms(), most=MOST)

    async def drop(self, reader: int, match: int) -> None:
        """Delete a record by its negative id, if it is the reader's."""
        await self._rows.drop(reader, -match)

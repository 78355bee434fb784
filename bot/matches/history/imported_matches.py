"""Records that players import: each is a finished match with a negative id that only its reader sees."""

from __future__ import annotations

from bot.matches.core.models import ImportedMatch, Match, Player
from bot.matches.core.unit_of_work import UnitOfWork

MOST = 10  # records kept of one reader


class RecordImports:
    """Saves and deletes imported records."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def keep(self, reader: Player, study: ImportedMatch) -> Match:
        """Save a record for its reader; their oldest beyond MOST is deleted. Returns the match with its id."""
        now = self._work.clock.now_ms()
        return await self._work.store.keep_study(reader, study.match, study.turns, now, most=MOST)

    async def drop(self, reader: int, match: int) -> None:
        """Delete a record by its negative id, if it is the reader's."""
        await self._work.store.drop_study(reader, -match)

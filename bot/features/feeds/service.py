"""The results in a post: they are merged until it is first tried."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.feeds.rows import ResultRows
from bot.matches.delivery.models import Bulletin
from bot.matches.work.unit_of_work import UnitOfWork


class Results:
    """Gathers the results of a post."""

    def __init__(self, work: UnitOfWork, rows: ResultRows) -> None:
        self._work = work
        self._rows = rows

    async def gather(self, bulletin: Bulletin) -> tuple[int, ...]:
        """The matches of a post of results, with all that wait for the same channel if it has not been tried."""
        payload = bulletin.payload
        if not bulletin.attempted:
            payload = await self._rows.gather(bulletin.id, self._work.clock.now_ms())
        return tuple(map(int, payload.decode().split(".")))

    async def narrow(self, bulletin: Bulletin, matches: Sequence[int]) -> None:
        """Reduce a post of results to these matches, also for later edits."""
        await self._rows.keep(bulletin.id, matches)

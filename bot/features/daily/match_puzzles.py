"""Puzzles from a server's own matches: at most one a day, from the latest suitable match whose players all agree.

They name nobody, and exist as long as the players agree.
"""

from __future__ import annotations

import datetime as dt
import logging
from itertools import groupby

from bot.features.daily.jobs import FindPuzzle
from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.schedule import of_match, parsed
from bot.features.daily.values import SharedMatch
from bot.games import MAKERS
from bot.matches.core.errors import GameFailed, refused
from bot.matches.work.clock import day_of
from bot.matches.work.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

WEEK = dt.timedelta(days=7)  # before a day, in which a match ended that is that day's
LOOKED_AT = 5  # of a server's latest matches, in which a puzzle is looked for


class MatchPuzzles:
    """Finds puzzles in matches."""

    def __init__(self, work: UnitOfWork, rows: DailyRows) -> None:
        self._work = work
        self._rows = rows
        self._searched: dt.date | None = None  # the latest day for which all matches have been looked at

    async def of_server(self, guild: int) -> str:
        """The name of today's puzzle of a server; "" if it has none, or nowhere."""
        shared = await self._shared(guild) if guild else ()
        return next((of_match(one.match, one.game) for one in shared[:LOOKED_AT] if one.found), "")

    async def check(self, name: str, guild: int) -> None:
        """Refuse the puzzle of a match that was played on another server, or whose players do not all agree any more."""
        parts = parsed(name)
        if parts.kind == "match" and (not guild or await self._rows.shared_from(int(parts.when)) != guild):
            raise refused("refused-puzzle")

    async def search(self) -> None:
        """Find the puzzles of today, once a day. Raises StoreError, EngineDown."""
        today = day_of(self._work.clock.now_ms())
        if self._searched == today:
            return
        for _, matches in groupby(await self._shared(), lambda one: one.guild):
            for one in list(matches)[:LOOKED_AT]:
                if one.found or (one.found is None and await self._found(one)):
                    break
        self._searched = today

    async def _found(self, shared: SharedMatch) -> bool:
        """Look for the puzzle of a match; returns whether there is one."""
        match, turns = await self._work.load(shared.match), await self._work.store.turns(shared.match)
        found = None
        if match.game in MAKERS and len(match.holders) == self._work.positions.game(match.game).spec.seats[0]:
            states = tuple(turn.state for turn in turns)
            try:
                found = await self._work.engine.run(FindPuzzle(of_match(match.id, match.game), match.options, states))
            except GameFailed:
                log.exception("no puzzle can be found in match %s", match.id)
        await self._rows.keep_match_puzzle(match.id, match.game, found)
        return found is not None

    async def _shared(self, guild: int = 0) -> tuple[SharedMatch, ...]:
        today = dt.datetime.combine(day_of(self._work.clock.now_ms()), dt.time(), dt.UTC)
        since, until = (int(one.timestamp()) * 1000 for one in (today - WEEK, today))
        return await self._rows.shared_matches(since, until - 1, guild)

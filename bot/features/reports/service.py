"""Takes reports of problems."""

from __future__ import annotations

import logging

import msgspec

from bot.features.reports.values import Report, ReportedMessage
from bot.matches.core.errors import refused
from bot.matches.core.models import Player
from bot.matches.core.unit_of_work import UnitOfWork
from bot.matches.timing.paces import DAY

DAILY = 5  # reports that a user may make in a day
LONGEST = 2000  # characters, as a form takes
log = logging.getLogger(__name__)


class Reports:
    """Takes reports."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def close(self, guild: int, number: int, by: Player) -> None:
        """Take a report of a server off its list."""
        await self._work.store.close_report(guild, number, by, now=self._work.clock.now_ms())

    async def add(self, by: Player, about: ReportedMessage, said: str, *, version: str, key: str) -> int:
        """Keep a report and return its number; a repeated key returns the former one. Raises Refused."""
        if not said.strip():
            raise refused("refused-report-empty")
        match = None if about.match <= 0 else await self._work.store.get(about.match)
        known = msgspec.structs.replace(
            about, match=match.id if match else 0, incident=about.incident or (match.incident if match else "")
        )
        new = Report(0, by, known, version, said.strip()[:LONGEST], self._work.clock.now_ms())
        number = await self._work.store.add_report(new, key=key, most=DAILY, since=new.made - DAY)
        if not number:
            raise refused("refused-report-many", most=DAILY)
        log.warning("a problem was reported: report %s, match %s, incident %s", number, known.match, known.incident)
        return number

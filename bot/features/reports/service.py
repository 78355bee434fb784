"""Takes reports of problems, and gives them to moderators."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping

import msgspec

from bot.features.reports.rows import ReportRows
from bot.features.reports.values import Report, ReportedMessage
from bot.matches.core.errors import refused
from bot.matches.core.models import Player
from bot.matches.timing.paces import DAY
from bot.matches.work.unit_of_work import UnitOfWork
from bot.text import discord_url

DAILY = 5  # reports that a user may make in a day
LONGEST = 2000  # characters, as a form takes
log = logging.getLogger(__name__)


class Reports:
    """Takes reports, and gives them to moderators."""

    def __init__(self, work: UnitOfWork, rows: ReportRows) -> None:
        self._work = work
        self._rows = rows
        self.one, self.page = rows.one, rows.page

    async def close(self, guild: int, number: int, by: Player) -> None:
        """Take a report of a server off its list."""
        await self._rows.close(guild, number, by, now=self._work.clock.now_ms())

    async def add(self, by: Player, about: ReportedMessage, said: str, *, version: str, key: str) -> int:
        """Keep a report and return its number; a repeated key returns the former one. Raises Refused."""
        if not said.strip():
            raise refused("refused-report-empty")
        match = None if about.match <= 0 else await self._work.store.get(about.match)
        known = msgspec.structs.replace(
            about, match=match.id if match else 0, incident=about.incident or (match.incident if match else "")
        )
        new = Report(0, by, known, version, said.strip()[:LONGEST], self._work.clock.now_ms())
        number = await self._rows.add(new, key=key, most=DAILY, since=new.made - DAY)
        if not number:
            raise refused("refused-report-many", most=DAILY)
        log.warning("a problem was reported: report %s, match %s, incident %s", number, known.match, known.incident)
        return number

    async def places(self, found: Iterable[Report]) -> Mapping[int, str]:
        """The addresses of the matches that reports are about, as far as they are there."""
        about = sorted({one.about.match for one in found if one.about.match})
        matches = [match for one in about if (match := await self._work.store.get(one)) is not None]
        return {one.id: discord_url(one.guild, one.thread or one.channel) for one in matches}

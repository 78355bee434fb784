"""Privacy: data export and erasure of players, and retention of the data of servers left."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from bot.matches.core.errors import LostRace, Refused, refused
from bot.matches.core.models import KEPT_DAYS, LIVE, Match, Status
from bot.matches.core.shards import ALL, Shards
from bot.matches.matches import Matches
from bot.matches.work.unit_of_work import TRIES

log = logging.getLogger(__name__)

GRACE = 24 * 3600 * 1000  # ms; started by mistake with another bot's token, it must not end all matches at once
BUSY = "refused-busy"  # a match that others keep changing: try again


class ErasureResult(msgspec.Struct, frozen=True):
    """The number of matches given up, and whether all traces were wiped from the file."""

    given_up: int
    wiped: bool


class GuildRetention:
    """Tracks the servers the bot is in, and deletes the data of those it was removed from. Every method raises StoreError."""

    def __init__(self, matches: Matches) -> None:
        self._endings = matches.endings
        self._work = matches.work
        self.joined = matches.work.store.server_joined

    async def present(self, guilds: Collection[int], shards: Shards = ALL) -> None:
        """Record that of the servers of these shards, the bot is in these and no others."""
        await self._work.store.note_servers(guilds, self._work.clock.now_ms(), shards)

    async def left(self, guild: int) -> None:
        """The bot was removed from a server."""
        await self._work.store.server_left(guild, self._work.clock.now_ms())

    async def daily(self) -> None:
        """End the matches of servers left a day ago; delete data past its retention period. Raises also OSError."""
        now = self._work.clock.now_ms()
        for guild in await self._work.store.servers_left(now - GRACE):
            await self._endings.removed(guild)  # those that were left while the bot did not run
        await self._work.store.tidy(now, days=KEPT_DAYS)


class Erasure:
    """Exports and erases a player's data."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.work = matches.work

    async def concerned(self, user: int) -> tuple[Match, ...]:
        """The matches and challenges that erasure gives up, oldest change first."""
        return await self.work.store.of_user(user, statuses=LIVE)

    async def kept(self, user: int) -> Mapping[str, Any]:
        """Personal-data export as JSON-ready values. Raises Refused if there is none."""
        found = await self.work.store.dossier(user)
        if found is None:
            raise refused("refused-data-none")
        return found

    async def erase(self, user: int, *, key: str) -> ErasureResult:
        """Give up the user's matches and erase them; the others keep their matches, with the name removed.

        Raises Refused if there is no data or a match stays busy, EngineError or StoreError on failure; matches given up by then stay so.
        """
        given_up: set[tuple[int, Status]] = set()  # a challenge given up may have become a match at that moment
        for nth in range(2 * TRIES):
            left = [match for match in await self.concerned(user) if (match.id, match.status) not in given_up]
            for match in left:
                await self._give_up(match, user, f"{key}.{nth}.{match.id}")
                given_up.add((match.id, match.status))
            if left:
                continue
            settled = {match for match, _ in given_up}
            try:
                wiped = await self.work.store.erase(user, settled=settled)
            except LostRace:
                continue  # the user has joined another match meanwhile
            if wiped is None:
                raise refused(
                    "refused-data-none" if await self.work.store.dossier(user) is None else "refused-data-bans"
                )
            self.matches.locales.forget(user)
            self.work.notify()
            return ErasureResult(len(settled), wiped)
        raise refused("refused-engine")

    async def _give_up(self, match: Match, user: int, key: str) -> None:
        """Leave a match in the way its status allows; if that is refused, it has been left already or is over."""
        try:
            match match.status:
                case Status.OPEN | Status.CHALLENGE:
                    await self.matches.open_tables.withdraw(match, user, key=key)
                case _:
                    await self.matches.resign(match.id, user, key=key)
        except Refused as refusal:
            if refusal.reason.key == BUSY:
                raise
            log.info("match %s is not given up: %s", match.id, refusal.reason.key)

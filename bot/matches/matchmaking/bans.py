"""Bans from a server, and what they end there."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

import msgspec

from bot.matches.core.errors import StoreError, refused
from bot.matches.core.models import Match, Player, Status
from bot.matches.settings.bans import Ban
from bot.matches.timing.paces import DAY, HOUR
from bot.matches.work.ban_checks import refuse_banned
from bot.matches.work.unit_of_work import UnitOfWork
from bot.text import one_line

MOST = 1000  # bans of a server
SHORTEST, LONGEST = HOUR, 3650 * DAY
log = logging.getLogger(__name__)


class BanResult(msgspec.Struct, frozen=True):
    """A ban and its effects: challenges and tables ended, what else was left (by name), matches forfeited.

    The user may finish the matches `under_way`. With `cut_short`, the store failed once the ban was in force: the user
    may still be in some of them.
    """

    ban: Ban
    parted: tuple[int, ...] = ()
    left: tuple[str, ...] = ()
    forfeited: tuple[int, ...] = ()
    under_way: tuple[Match, ...] = ()
    cut_short: bool = False


class LeavesMatches(Protocol):
    """Takes a user out of the challenges and open tables of a server."""

    async def __call__(self, guild: int, user: int, *, key: str) -> tuple[int, ...]:
        """Returns their numbers."""


class Exit(NamedTuple):
    """The names of all that a user was taken out of, and the matches forfeited there."""

    names: tuple[str, ...]
    forfeited: tuple[int, ...]


class Bans:
    """Bans users and lifts bans; `logged` is called when the log of a server has an entry to post.

    `exits` take a banned user out of what features offer in a server.
    """

    def __init__(self, work: UnitOfWork, leave_matches: LeavesMatches, logged: Callable[[], None]) -> None:
        self._work = work
        self._leave_matches = leave_matches
        self._logged = logged
        self.exits: list[Callable[[int, int], Awaitable[Exit]]] = []

    async def check(self, guild: int, user: int) -> None:
        """Raise Refused if the server has banned a user, who wants to play there."""
        await refuse_banned(self._work, guild, user)

    async def ban(self, guild: int, by: Player, user: int, *, reason: str, length: int, key: str) -> BanResult:
        """Ban a user for a `length` in ms (0: for good) in place of a former ban.

        They leave challenges and open tables of the server, and what features offer there. Raises Refused.
        """
        if user == by.user:
            raise refused("refused-ban-self")
        if length and not SHORTEST <= length <= LONGEST:
            raise refused("refused-ban-length")
        now, store = self._work.clock.now_ms(), self._work.store
        count, _ = await store.bans.page(guild, now, skip=0, most=0)
        if count >= MOST and not await store.bans.of_users(guild, (user,), now):
            raise refused("refused-bans-many", count=MOST)
        wanted = Ban(user, one_line(reason), now, now + length if length else 0)
        ban = await store.bans.put(guild, by, wanted, now, key=key)
        self._logged()
        return await self._followed(guild, ban, key)

    async def _followed(self, guild: int, ban: Ban, key: str) -> BanResult:
        """Take a user out of what has not begun on the server that has banned them."""
        result = BanResult(ban)
        try:
            result = msgspec.structs.replace(result, parted=await self._leave_matches(guild, ban.user, key=key))
            for leave in self.exits:
                names, matches = await leave(guild, ban.user)
                result = msgspec.structs.replace(
                    result, left=(*result.left, *names), forfeited=(*result.forfeited, *matches)
                )
            playing = await self._work.store.of_user(ban.user, statuses=(Status.RUNNING, Status.SUSPENDED))
        except StoreError as error:
            log.warning("a ban is in force, but the store failed before all was left: %r", error)
            return msgspec.structs.replace(result, cut_short=True)
        return msgspec.structs.replace(result, under_way=tuple(one for one in playing if one.guild == guild))

    async def lift(self, guild: int, by: Player, user: int) -> bool:
        """Lift a user's ban; returns whether there was one."""
        lifted = await self._work.store.bans.lift(guild, by, user, self._work.clock.now_ms())
        self._logged()
        return lifted is not None

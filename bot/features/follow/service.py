"""Follows: kept for their people, and what is news given to those who may know it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from bot.features.contract import Followed
from bot.features.follow.rows import FollowRows
from bot.features.follow.values import DueNews, Follow
from bot.matches.core.models import Player
from bot.matches.settings.preferences import Preferences
from bot.matches.work.unit_of_work import UnitOfWork

AT_ONCE = 10  # messages that a process sends at the same time

MayKnow: TypeAlias = Callable[[int, int, int], Awaitable[bool]]
"""Tells whether a user can read a channel of a server: the server, the channel and the user."""


class Follows:
    """Keeps what people follow."""

    def __init__(self, work: UnitOfWork, rows: FollowRows) -> None:
        self._work = work
        self.rows = rows

    async def follow(self, user: Player, wanted: Follow, stage: int = 0) -> bool:
        """Follow something whose news up to a stage are known; returns whether it is new. Raises Refused as the rows do."""
        return await self.rows.follow(user, wanted, stage, self._work.clock.now_ms())

    async def allow(self, user: Player, heard: str, *, on: bool) -> tuple[Preferences, Preferences]:
        """Let others follow a user or not, in answer to an interaction in a locale; returns their preferences before and after."""
        return await self.rows.allow(user, lambda one: msgspec.structs.replace(one, followed=on, heard=heard))

    async def spread(self, is_here: Callable[[int], bool], may_know: MayKnow) -> None:
        """Give the news of matches in servers that are here to the followers who can read of them where they are played."""
        for number, stage in await self.rows.events():
            match = await self._work.store.get(number)
            if match is None or not is_here(match.guild):
                continue
            spot = match.home or match.channel
            known = [
                player
                for player, user in await self.rows.readers(number)
                if match.guild and await may_know(match.guild, spot, user)
            ]
            await self.rows.spread(number, stage, known, self._work.clock.now_ms())

    async def advance(
        self, about: Follow, found: Followed | None, is_here: Callable[[int], bool], may_know: MayKnow
    ) -> None:
        """Give the news of something followed, if its server is here; what is gone is followed no longer."""
        now = self._work.clock.now_ms()
        if found is None:
            await self.rows.advance(about, 0, (), now, over=0)
            return
        if not is_here(found.guild):
            return
        behind = await self.rows.behind(about, found.stage)
        to = [player for player, user in behind if await may_know(found.guild, found.channel, user)]
        hidden = [player for player, _ in behind if player not in to]
        if behind or found.is_over:
            over = found.next if found.is_over else None
            await self.rows.advance(about, found.stage, to, now, hidden=hidden, over=over)

    async def claim(self, owner: str) -> tuple[DueNews, ...]:
        """Lease the news of some users."""
        return await self.rows.claim(self._work.clock.now_ms(), owner, AT_ONCE)

    async def sent(self, found: DueNews) -> None:
        """Note that a message is sent or not needed."""
        await self.rows.sent(found, self._work.clock.now_ms())

    async def postpone(self, found: DueNews, owner: str, pause: int) -> None:
        """Try a message again after a pause in ms."""
        await self.rows.postponed(found, owner, self._work.clock.now_ms() + pause)

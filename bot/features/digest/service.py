"""Daily digests: chosen by players, and sent once a day with what waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec

from bot.features.contract import DigestNews
from bot.features.digest.rows import DigestRows
from bot.features.digest.values import DueDigest
from bot.matches.core.models import Player
from bot.matches.matchmaking.inbox import Inbox, Item
from bot.matches.settings.preferences import Daily, Preferences
from bot.matches.work.unit_of_work import UnitOfWork

AT_ONCE = 10  # digests that a process sends at the same time

Gather: TypeAlias = Callable[[DueDigest, int], Awaitable[Sequence[DigestNews]]]
"""Finds the news of features for a digest, known at a time in ms since 1970."""
Tell: TypeAlias = Callable[[DueDigest, tuple[Item, ...], Sequence[str]], Awaitable[int]]
"""Sends a digest of what waits for a user, and of lines of news; returns the ms after which it is to be tried again, 0 if it need not be."""


class Digests:
    """Keeps when digests are due, and has them sent; `owner` is the process that sends."""

    def __init__(self, work: UnitOfWork, inbox: Inbox, rows: DigestRows) -> None:
        self._work = work
        self._inbox = inbox
        self._rows = rows
        self.woken = asyncio.Event()  # set whenever one may be due earlier

    async def choose(self, user: Player, daily: Daily | None, heard: str) -> tuple[Preferences, Preferences]:
        """Choose the hour of a user's digests, or none, in answer to an interaction in a locale; returns their preferences before and after.

        It tries direct messages again if they were closed.
        """

        def change(before: Preferences) -> Preferences:
            closed = before.closed and daily is None
            return msgspec.structs.replace(before, digest=daily, closed=closed, heard=heard)

        changed = await self._rows.choose(user, change, self._work.clock.now_ms())
        self.woken.set()
        return changed

    async def claim(self, owner: str) -> tuple[DueDigest, ...]:
        """Lease the digests that are due, earliest first; () if none is."""
        while await self.wait(owner, most=1) == 0:
            claimed = await self._rows.claim(self._work.clock.now_ms(), owner, AT_ONCE)
            if claimed:
                return claimed
        return ()

    async def wait(self, owner: str, *, most: float) -> float:
        """Seconds until the next digest may be due, at most so many."""
        now = self._work.clock.now_ms()
        due = await self._rows.next_due(owner, now)
        return most if due is None else min(most, max(0.0, (due - now) / 1000))

    async def settle(self, found: DueDigest, owner: str, tell: Tell, gather: Gather) -> None:
        """Have a claimed digest sent if anything waits or is news, and note what became of it."""
        items = await self._inbox.of(found.user)
        news = await gather(found, found.attempted or self._work.clock.now_ms())  # a retry tells the same
        lines = [line for one in news for line in one.lines]
        if items or lines:
            since = await self._rows.attempted(found, owner, self._work.clock.now_ms())
            if not since:
                return
            pause = await tell(msgspec.structs.replace(found, attempted=since), items, lines)
            if pause:
                await self.postpone(found, owner, pause)
                return
        await self._rows.done(found, self._work.clock.now_ms(), [one.write for one in news])

    async def postpone(self, found: DueDigest, owner: str, pause: int) -> None:
        """Try a digest again after a pause in ms."""
        await self._rows.postponed(found, owner, self._work.clock.now_ms() + pause)

"""Bulletins: those of mornings are added once, after a fixed hour; each is delivered once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.matches.delivery.models import Bulletin
from bot.matches.timing.paces import DAY, HOUR
from bot.matches.work.clock import day_of
from bot.matches.work.unit_of_work import UnitOfWork

MORNING = 7 * HOUR  # ms after midnight in UTC
EDIT_PAUSE = 3000  # ms between two edits of a message
OLD = HOUR  # the age of a message from which on Discord counts edits
OLD_PAUSE = 60_000  # ms between two edits of such a message
EDIT_LATER = 60_000  # ms before an edit that failed is tried again
EVENT = "event"  # the kind of bulletins that are no messages


class Bulletins:
    """Adds bulletins and marks what became of them; `owner` is the process that delivers."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self.woken = asyncio.Event()  # set whenever one may be due
        self.mornings: dict[str, str] = {}  # the settings of the channels that have a bulletin every day, by its kind
        self.on_morning: list[Callable[[int], Awaitable[int]]] = []  # add others at a time, and return how many
        self._opened = ""  # the latest day that is known to be open

    async def open(self) -> int:
        """Add today's posts, if it is time and no process has; returns how many."""
        now = self._work.clock.now_ms()
        today = day_of(now).isoformat()
        if now % DAY < MORNING or today <= self._opened:
            return 0
        added = await self._work.store.open_morning(today, now, self.mornings)
        for add in self.on_morning:
            added += await add(now)
        self._opened = today
        return added

    async def claim(self, owner: str) -> Bulletin | None:
        """Lease the oldest post that is due; None if there is none."""
        now = self._work.clock.now_ms()
        due = await self._work.store.next_bulletin(owner)
        return None if due is None or due > now else await self._work.store.claim_bulletin(now, owner)

    async def wait(self, owner: str, *, most: float) -> float:
        """Seconds until the next post may be tried, at least a tenth and at most so many."""
        due = await self._work.store.next_bulletin(owner)
        return most if due is None else min(most, max(0.1, (due - self._work.clock.now_ms()) / 1000))

    def is_over(self, bulletin: Bulletin) -> bool:
        """Whether the day of a post has passed."""
        return bulletin.day != day_of(self._work.clock.now_ms()).isoformat()

    async def attempt(self, bulletin: Bulletin, owner: str) -> bool:
        """Count an attempt; returns whether the post is still this process's to make."""
        return await self._work.store.bulletin_attempted(bulletin.id, owner, self._work.clock.now_ms())

    async def done(self, bulletin: Bulletin, message: int, digest: str = "") -> None:
        """Mark a post as made; one that was tried before may say what was true then, so it is edited."""
        certain = not bulletin.attempted
        await self._work.store.bulletin_done(bulletin.id, message, digest if certain else "", certain=certain)

    async def shown(self, bulletin: Bulletin, owner: str, digest: str, error: str = "") -> None:
        """Mark the changes known at the claim as shown, or why they cannot be yet; the next edit follows after a pause."""
        now = self._work.clock.now_ms()
        counted = now - bulletin.made >= OLD and bulletin.kind != EVENT
        again = now + (OLD_PAUSE if counted else EDIT_PAUSE)
        await self._work.store.bulletin_shown(bulletin.id, owner, bulletin.wanted, digest, again, error)

    async def look_again(self, name: str) -> None:
        """Have one edited if it would say something else now."""
        await self._work.store.bulletin_changed(name)
        self.woken.set()

    async def edit_again(self, guild: int, channel: int) -> None:
        """Have those edited that could not be edited in a channel."""
        await self._work.store.edit_bulletins_again(guild, channel)
        self.woken.set()

    async def edit_later(self, bulletin: Bulletin, owner: str, pause: int = 0) -> None:
        """Try an edit again after a pause in ms, a long one unless it is given."""
        again = self._work.clock.now_ms() + (pause or EDIT_LATER)
        await self._work.store.bulletin_shown(bulletin.id, owner, 0, bulletin.digest, again)

    async def revive(self, guild: int, kind: str, channel: int) -> int:
        """Retry the posts of a kind that could not be made in a channel; returns how many those are."""
        revived = await self._work.store.revive_bulletins(guild, kind, channel, self._work.clock.now_ms())
        self.woken.set()
        return revived

    async def fail(self, bulletin: Bulletin, owner: str, error: str, *, pause: int | None) -> None:
        """Retry a post after a pause in ms, or give it up (None)."""
        again = None if pause is None else self._work.clock.now_ms() + pause
        await self._work.store.bulletin_failed(bulletin.id, owner, error, again)

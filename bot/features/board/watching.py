"""Follows public matches for all open pages of this process: one look at all of them at a time, also for turns of other processes.

A match that is over is read again only when the open channels of its server change, as they do when its server switches links off, and
now and then, for a deleted name.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Mapping, Sequence
from itertools import count
from typing import Protocol

import structlog

from bot.features.board.service import version
from bot.matches.core.errors import StoreError
from bot.matches.core.models import Match

PERIOD = 0.25  # seconds between two looks
CLOSED: frozenset[int] = frozenset()  # the open places of a server without an open board
ALL = 40  # looks from one at all matches, also those that are over, to the next
TOGETHER = 2  # of those who follow matches are woken at a time: players come in between
PAUSE = 0.002  # seconds until the next are
log = structlog.stdlib.get_logger(__name__)


class PublicMatches(Protocol):
    """Finds what is public at present. Raises StoreError."""

    async def public(self, numbers: Collection[int]) -> Sequence[Match]:
        """Those of these matches that are public."""

    async def places(self, guilds: Collection[int]) -> Mapping[int, frozenset[int]]:
        """The open channels and threads of those of these servers whose open board is on."""


async def rest() -> None:
    """The pause between two looks."""
    await asyncio.sleep(PERIOD)


class _Watched:
    """A match as it was at the last look, None once it is no longer public, and the number of those who follow it.

    `places` were the open ones of its server just before it was read, None if they were not asked for.
    """

    def __init__(self, match: Match) -> None:
        self.match: Match | None = match
        self.guild = match.guild
        self.watchers = 0
        self.places: frozenset[int] | None = None
        self.waiting: dict[asyncio.Future[None], None] = {}  # in their order

    @property
    def is_over(self) -> bool:
        """Whether no turn can follow."""
        return self.match is not None and not self.match.status.is_under_way

    def looked_at(self, found: Match | None) -> bool:
        """Note what was found, unless it was read before a turn that is known; whether it is news."""
        known = self.match
        if known is None or found is None or (found.revision >= known.revision and version(found) != version(known)):
            self.match = found
            return True
        return False

    async def other_than(self, seen: Match) -> Match | None:
        """The match soon after it is another value than `seen`."""
        while self.match is not None and self.match is seen:
            woken = asyncio.get_running_loop().create_future()
            self.waiting[woken] = None
            try:
                await woken
            finally:
                self.waiting.pop(woken, None)
        return self.match


class Watching:
    """Follows matches of a board; `rest` is the pause between two looks, `pause` lets so many seconds pass."""

    def __init__(
        self,
        board: PublicMatches,
        rest: Callable[[], Awaitable[None]] = rest,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._board = board
        self._rest = rest
        self._pause = pause
        self._watched: dict[int, _Watched] = {}
        self._looking: asyncio.Task[None] | None = None
        self._due: deque[asyncio.Future[None]] = deque()  # those to wake
        self._waking: asyncio.Task[None] | None = None

    async def follow(self, match: Match) -> AsyncGenerator[Match, None]:
        """A public match whenever it has changed from what it is here; ends when it is no longer public, or if the looks fail."""
        watched = self._watched.setdefault(match.id, _Watched(match))
        self._note(watched, match)
        watched.watchers += 1
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(), name="watching")
        known = watched.match
        seen = known if known is not None and version(known) == version(match) else match
        try:
            while (fresh := await watched.other_than(seen)) is not None:
                yield (seen := fresh)
        finally:
            watched.watchers -= 1
            if not watched.watchers and self._watched.get(match.id) is watched:
                del self._watched[match.id]

    async def _look(self) -> None:
        """Look at the watched matches, until there are none."""
        failing = False
        try:
            for nth in count(1):
                await self._rest()
                if not self._watched:
                    return
                try:
                    await self._look_once(over=nth % ALL == 0)
                except StoreError as error:
                    if not failing:
                        log.warning("watched matches are not followed", error=error)
                    failing = True
                    continue
                failing = False
        except Exception:
            log.exception("watched matches are not followed")
        finally:
            for watched in self._watched.values():  # those who follow begin again
                self._note(watched, None)

    def _note(self, watched: _Watched, found: Match | None) -> None:
        """Note what was found of a match, and wake those who follow it if it is news."""
        if watched.looked_at(found):
            self._due.extend(watched.waiting)
            watched.waiting.clear()
            if self._waking is None or self._waking.done():
                self._waking = asyncio.create_task(self._wake(), name="waking")

    async def _wake(self) -> None:
        """Wake a few at a time: on a busy machine it takes longer, but players never wait behind all of them."""
        while self._due:
            for _ in range(min(TOGETHER, len(self._due))):
                woken = self._due.popleft()
                if not woken.done():
                    woken.set_result(None)
            await self._pause(PAUSE)

    async def _look_once(self, *, over: bool) -> None:
        """Read the matches that may have changed, and with `over` all that are over. Raises StoreError."""
        ended = {watched.guild for watched in self._watched.values() if watched.is_over}
        places = dict.fromkeys(ended, CLOSED) | dict(await self._board.places(ended) if ended else {})
        asked = {
            number: watched
            for number, watched in self._watched.items()
            if over or not watched.is_over or watched.places != places.get(watched.guild)
        }
        found = {match.id: match for match in await self._board.public(asked)} if asked else {}
        for number, watched in asked.items():
            watched.places = places.get(watched.guild)
            self._note(watched, found.get(number))

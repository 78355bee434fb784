"""Follows public matches for all open pages of this process: one look at all of them at a time, also for turns of other processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Sequence

import structlog

from bot.features.board.service import version
from bot.matches.core.errors import StoreError
from bot.matches.core.models import Match

PERIOD = 0.4  # seconds between two looks
log = structlog.stdlib.get_logger(__name__)


async def rest() -> None:
    """The pause between two looks."""
    await asyncio.sleep(PERIOD)


class _Watched:
    """A match as it was at the last look, None once it is no longer public, and the number of those who follow it."""

    def __init__(self, match: Match) -> None:
        self.match: Match | None = match
        self.watchers = 0
        self._changed = asyncio.Event()

    def looked_at(self, found: Match | None) -> None:
        """Note what was found, unless it was read before a turn that is known."""
        known = self.match
        if known is None or found is None or (found.revision >= known.revision and version(found) != version(known)):
            self.match = found
            self._changed.set()
            self._changed = asyncio.Event()

    async def other_than(self, seen: Match) -> Match | None:
        """The match as soon as it is another than `seen`."""
        while self.match is not None and version(self.match) == version(seen):
            await self._changed.wait()
        return self.match


class Watching:
    """Follows matches: `public` finds those of some that are public, and raises StoreError; `rest` is the pause between two looks."""

    def __init__(
        self,
        public: Callable[[Collection[int]], Awaitable[Sequence[Match]]],
        rest: Callable[[], Awaitable[None]] = rest,
    ) -> None:
        self._public = public
        self._rest = rest
        self._watched: dict[int, _Watched] = {}
        self._looking: asyncio.Task[None] | None = None

    async def follow(self, match: Match) -> AsyncGenerator[Match, None]:
        """A public match whenever it has changed from what it is here; ends when it is no longer public, or if the looks fail."""
        watched = self._watched.setdefault(match.id, _Watched(match))
        watched.looked_at(match)
        watched.watchers += 1
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(), name="watching")
        seen: Match | None = match
        try:
            while seen is not None and (seen := await watched.other_than(seen)) is not None:
                yield seen
        finally:
            watched.watchers -= 1
            if not watched.watchers and self._watched.get(match.id) is watched:
                del self._watched[match.id]

    async def _look(self) -> None:
        """Look at all watched matches, until there are none."""
        failing = False
        try:
            while True:
                await self._rest()
                if not (asked := dict(self._watched)):
                    return
                try:
                    found = {match.id: match for match in await self._public(asked)}
                except StoreError as error:
                    if not failing:
                        log.warning("watched matches are not followed", error=error)
                    failing = True
                    continue
                failing = False
                for number, watched in asked.items():
                    watched.looked_at(found.get(number))
        except Exception:
            log.exception("watched matches are not followed")
        finally:
            for watched in self._watched.values():  # those who follow begin again
                watched.looked_at(None)

"""Prefetch of panel pictures: likely next pictures are painted while the worker is idle.

A player looks at a picture for longer than it takes to paint the next ones. Prefetching delays others by one picture at most, and
stops under load: as soon as the worker has something to do, all prefetch jobs are dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import Protocol

from bot.games.base import Illegal
from bot.jobs import Paint, Painted
from bot.matches.core.errors import EngineError, GameFailed

ROOM = 8 * 2**20  # bytes of pictures that are kept; those of some ten panels
PANELS = 32  # panels of which pictures are wished for at a time


class Easel(Protocol):
    """Paints pictures; see bot.worker."""

    @property
    def idle(self) -> bool:
        """Whether the worker is idle, so that prefetching delays nobody."""

    async def paint(self, job: Paint) -> Painted:
        """A picture and its words. Raises Illegal, GameFailed, EngineDown."""


class PreviewCache:
    """Paints and caches pictures of panels, some in advance."""

    def __init__(self, easel: Easel, *, room: int = ROOM) -> None:
        self._easel = easel
        self._room = room
        self._size = 0
        self._kept: OrderedDict[Paint, Painted] = OrderedDict()  # the one asked for last at the end
        self._wished: OrderedDict[int, Iterator[Paint]] = OrderedDict()  # by panel, that of the last press at the end
        self._coming: tuple[Paint, asyncio.Task[Painted]] | None = None
        self._ahead: asyncio.Task[None] | None = None

    async def paint(self, job: Paint) -> Painted:
        """A picture and its words, at once if cached. Raises Illegal, GameFailed, EngineDown."""
        if job in self._kept:
            self._kept.move_to_end(job)
            return self._kept[job]
        if self._coming is not None and self._coming[0] == job:
            return await asyncio.shield(self._coming[1])
        painted = await self._easel.paint(job)
        self._keep(job, painted)
        return painted

    def foresee(self, panel: int, jobs: Iterable[Paint]) -> None:
        """Prefetch these pictures for a panel, likeliest first, instead of its previous ones.

        The jobs are computed when there is time for them.
        """
        self._wished.pop(panel, None)
        if not self._easel.idle:
            return
        self._wished[panel] = iter(jobs)
        while len(self._wished) > PANELS:
            self._wished.popitem(last=False)
        if self._ahead is None or self._ahead.done():
            self._ahead = asyncio.create_task(self._paint_ahead())

    async def close(self) -> None:
        """Cancel all prefetch jobs."""
        self._wished.clear()
        if self._ahead is not None:
            self._ahead.cancel()
            await asyncio.wait({self._ahead})

    async def _paint_ahead(self) -> None:
        while self._wished and self._easel.idle:
            panel, jobs = next(reversed(self._wished.items()))
            job = next(jobs, None)
            if job is None:
                del self._wished[panel]
                continue
            if job in self._kept:
                continue
            coming = asyncio.ensure_future(self._easel.paint(job))
            self._coming = job, coming
            try:
                with contextlib.suppress(Illegal, GameFailed, EngineError):  # reported when it is requested
                    self._keep(job, await coming)
            finally:
                self._coming = None
        self._wished.clear()

    def _keep(self, job: Paint, painted: Painted) -> None:
        if job in self._kept:
            return
        self._kept[job] = painted
        self._size += len(painted.png)
        while self._size > self._room:
            _, gone = self._kept.popitem(last=False)
            self._size -= len(gone.png)

"""Results that are worked out once for all who ask for the same at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from contextlib import suppress
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

R = TypeVar("R")


class SingleFlight(Generic[R]):
    """Runs work once at a time for each name. Results are kept as far as there is `room`, which `size` counts.

    A caller that is cancelled stops nothing. The next caller tries again what failed.
    """

    def __init__(self, room: int = 0, size: Callable[[R], int] = lambda _: 1) -> None:
        self._kept: LRUCache[Hashable, R] = LRUCache(room, getsizeof=size)
        self._coming: dict[Hashable, asyncio.Task[R]] = {}

    def __len__(self) -> int:
        """The number of runs under way."""
        return len(self._coming)

    def __contains__(self, name: Hashable) -> bool:
        """Whether a result is kept, or under way."""
        return name in self._kept or name in self._coming

    async def run(self, name: Hashable, work: Callable[[], Coroutine[Any, Any, R]]) -> R:
        """The result: the kept one, that of the run under way, or that of `work`. Raises what the work raises."""
        kept = self._kept.get(name)
        if kept is not None:
            return kept
        coming = self._coming.get(name)
        if coming is None:
            coming = self._coming[name] = asyncio.create_task(work())
            coming.add_done_callback(lambda done: self._came(name, done))
        return await asyncio.shield(coming)

    async def one_less(self) -> None:
        """Wait until a run ends."""
        await asyncio.wait(self._coming.values(), return_when=asyncio.FIRST_COMPLETED)

    async def close(self) -> None:
        """Cancel all runs."""
        coming = list(self._coming.values())
        for task in coming:
            task.cancel()
        await asyncio.gather(*coming, return_exceptions=True)

    def _came(self, name: Hashable, done: asyncio.Task[R]) -> None:
        del self._coming[name]
        if not done.cancelled() and not done.exception():  # retrieved, as all callers may be gone
            with suppress(ValueError):  # larger than all the room
                self._kept[name] = done.result()

"""Reads that many ask for at once, none of them older than the question."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

R = TypeVar("R")


class FreshReads:
    """Reads once for all who ask for the same before that read begins. Those who come later wait for the next one: nothing is kept."""

    def __init__(self) -> None:
        self._reading: dict[Hashable, asyncio.Task[Any]] = {}
        self._next: dict[Hashable, asyncio.Task[Any]] = {}

    async def run(self, name: Hashable, read: Callable[[], Awaitable[R]]) -> R:
        """The result of a read of that name that begins from here on. Raises what it raises."""
        coming = self._next.get(name)
        if coming is None:
            coming = self._next[name] = asyncio.create_task(self._read(name, read))
        result: R = await asyncio.shield(coming)
        return result

    async def _read(self, name: Hashable, read: Callable[[], Awaitable[R]]) -> R:
        before = self._reading.get(name)
        if before is not None:
            await asyncio.wait({before})
        own = self._reading[name] = self._next.pop(name)
        own.add_done_callback(lambda done: self._ended(name, done))
        return await read()

    def _ended(self, name: Hashable, done: asyncio.Task[Any]) -> None:
        if self._reading[name] is done:
            del self._reading[name]
        if not done.cancelled():
            done.exception()  # retrieved, as all who asked may be gone

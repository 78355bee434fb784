"""The global rate limit, which holds all requests of discord.py 2.7: for ever, if the request that met it is cancelled as it waits."""

from __future__ import annotations

import asyncio
from typing import Any

import discord


class GlobalLimit(asyncio.Event):
    """Is set unless the limit lasts; also set again if the request that met the limit ends before it has waited."""

    def __init__(self, http: discord.http.HTTPClient) -> None:
        super().__init__()
        self.set()
        self._holder: asyncio.Task[Any] | None = None
        self._request = http.request
        http._global_over = self  # noqa: SLF001  the library has no other way
        http.request = self._requested  # type: ignore[method-assign]  # likewise

    def clear(self) -> None:
        """Hold all requests, as the present task has met the limit."""
        self._holder = asyncio.current_task()
        super().clear()

    async def _requested(self, route: discord.http.Route, **options: Any) -> Any:
        try:
            return await self._request(route, **options)
        finally:
            if self._holder is asyncio.current_task():
                self.set()

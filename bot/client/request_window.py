"""Discord counts requests as they arrive, which is not as they were asked for: an event loop that was held up sends many at once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import yarl

from bot.client.pacing import DISCORD
from bot.client.throttle import Rates

COUNTED = 1.1  # seconds from its sending for which a request counts: one, and by how much its way may be shorter than another's
FREE = ("/interactions/", "/webhooks/")  # answers to presses and commands, which Discord does not count


def guarded(trace: aiohttp.TraceConfig, rates: Rates, sharers: Callable[[], int]) -> aiohttp.TraceConfig:
    """Have each request of the session with this trace wait before it is sent, unless the bot has no limit of its own."""
    if rates.sends:
        agreed = int(rates.sends * COUNTED) if rates.sends > DISCORD else DISCORD  # more if Discord has agreed to more
        window = RequestWindow(sharers, agreed)
        trace.on_request_start.insert(0, window.started)
        trace.on_request_headers_sent.append(window.sent)
        trace.on_request_exception.append(window.sent)
    return trace


class RequestWindow:
    """Spreads requests that would be sent in a bunch: no more than Discord takes in a second, however long their answers take.

    Those that are about to be sent, for instance still connecting, count until they are, too. First come, first served: there is a queue
    only after a bunch, for about a second. `sharers` is the number of processes that share the `limit`, in requests within `COUNTED` seconds.
    """

    def __init__(self, sharers: Callable[[], int] = lambda: 1, limit: int = DISCORD) -> None:
        self._sharers = sharers
        self._limit = limit
        self._counted = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def started(
        self, _session: aiohttp.ClientSession, context: Any, params: aiohttp.TraceRequestStartParams
    ) -> None:
        """Wait until Discord takes another request."""
        if not _is_counted(params.url):
            return
        if self._waiting or self._counted >= self._most:
            place = asyncio.get_running_loop().create_future()
            self._waiting.append(place)
            try:
                await place
            except asyncio.CancelledError:
                if place.done() and not place.cancelled():
                    self._pass()  # it had got its place
                raise
        else:
            self._counted += 1
        context.unsent = True

    async def sent(self, _session: aiohttp.ClientSession, context: Any, _params: object) -> None:
        """A request is being sent, or has failed before."""
        if getattr(context, "unsent", False):
            context.unsent = False
            asyncio.get_running_loop().call_later(COUNTED, self._pass)

    @property
    def _most(self) -> int:
        return max(1, self._limit // self._sharers())

    def _pass(self) -> None:
        """A request counts no longer: let others out."""
        self._counted -= 1
        while self._waiting and self._counted < self._most:
            place = self._waiting.popleft()
            if not place.done():
                self._counted += 1
                place.set_result(None)


def _is_counted(url: yarl.URL) -> bool:
    """Whether Discord counts a request: one to its REST API that is no answer to an interaction."""
    api = yarl.URL(discord.http.Route.BASE)
    return url.host == api.host and url.path.startswith(api.path) and not url.path[len(api.path) :].startswith(FREE)

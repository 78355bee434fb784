"""Streams of server-sent events: few for each address, with signs of life, closed with their server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping
from contextlib import aclosing, contextmanager, suppress
from typing import NamedTuple

from aiohttp import hdrs, web

EACH = 20  # open streams of an address
MOST = 1000  # of all addresses
HEARTBEAT = 20.0  # seconds between two signs of life; proxies close what is silent for a minute
SLOWEST = 30.0  # seconds in which a visitor must have taken what was sent
AGAIN = 3000  # ms after which a browser whose stream broke opens another
LATER = "10"  # seconds after which one that was refused may
HEADERS = {
    hdrs.CONTENT_TYPE: "text/event-stream; charset=utf-8",
    hdrs.CACHE_CONTROL: "no-store",
    "X-Accel-Buffering": "no",  # nginx hands on each event at once
}


class Event(NamedTuple):
    """An event: a line of data, its type, and the id that a browser names when it opens the stream again."""

    data: bytes
    type: str = "message"
    id: str = ""

    def __bytes__(self) -> bytes:
        """As it is sent."""
        return b"event: %b\nid: %b\ndata: %b\n\n" % (self.type.encode(), self.id.encode(), self.data)


class Streams:
    """The open streams of a server; `count` is called with their number whenever it changes."""

    def __init__(self, count: Callable[[int], None], bucket: Callable[[web.Request], int]) -> None:
        self._count = count
        self._bucket = bucket
        self._open: dict[object, tuple[web.Request, int]] = {}  # each with the number of its address
        self._ending = asyncio.Event()

    async def close(self, _: web.Application) -> None:
        """End all streams: browsers open them again until a server is there."""
        self._ending.set()

    async def serve(
        self, request: web.Request, events: AsyncGenerator[Event, None], headers: Mapping[str, str]
    ) -> web.StreamResponse:
        """Send events until they end, the visitor leaves, or the server closes; `headers` are further ones. Raises HTTPException if too many are open."""
        with self._holding(request):
            response = web.StreamResponse(headers={**HEADERS, **headers})
            await response.prepare(request)
            async with aclosing(events):
                with suppress(ConnectionError):  # the visitor has left, or was cut off
                    await _write(request, response, b"retry: %d\n\n" % AGAIN)
                    await self._send(request, response, events)
                    await response.write_eof()
        return response

    async def _send(
        self, request: web.Request, response: web.StreamResponse, events: AsyncGenerator[Event, None]
    ) -> None:
        ending = asyncio.create_task(self._ending.wait())
        coming = asyncio.create_task(_next(events))
        try:
            while True:
                await asyncio.wait({coming, ending}, timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
                if ending.done():
                    return
                if not coming.done():
                    await _write(request, response, b":\n\n")
                elif (event := coming.result()) is None:
                    return
                else:
                    await _write(request, response, bytes(event))
                    coming = asyncio.create_task(_next(events))
        finally:
            ending.cancel()
            coming.cancel()
            await asyncio.gather(ending, coming, return_exceptions=True)

    @contextmanager
    def _holding(self, request: web.Request) -> Iterator[None]:
        """Count a stream among them meanwhile; those whose visitors have left do not count."""
        bucket = self._bucket(request)
        there = [held for one, held in self._open.values() if one.transport is not None]
        if there.count(bucket) >= EACH:
            raise web.HTTPTooManyRequests(headers={hdrs.RETRY_AFTER: LATER})
        if len(there) >= MOST:
            raise web.HTTPServiceUnavailable(headers={hdrs.RETRY_AFTER: LATER})
        own = object()
        self._open[own] = request, bucket
        self._count(len(self._open))
        try:
            yield
        finally:
            del self._open[own]
            self._count(len(self._open))


async def _write(request: web.Request, response: web.StreamResponse, data: bytes) -> None:
    """Send data; cut off a visitor who does not take it. Raises ConnectionError."""
    try:
        async with asyncio.timeout(SLOWEST):
            await response.write(data)
    except TimeoutError:
        if request.transport is not None:
            request.transport.abort()
        raise ConnectionAbortedError from None


async def _next(events: AsyncGenerator[Event, None]) -> Event | None:
    """The next event; None after the last."""
    return await anext(events, None)

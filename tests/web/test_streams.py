"""Streams of server-sent events over real HTTP: what is sent, how many there may be, and how they end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, AsyncIterator
from dataclasses import dataclass, field

import aiohttp
import pytest
from aiohttp import web

from bot.ops.metrics import Metrics
from bot.web import server, streams
from bot.web.server import WebServer, send_events
from bot.web.streams import Event

pytestmark = pytest.mark.asyncio


@dataclass
class Source:
    """Events that a test adds; None ends a stream."""

    added: asyncio.Queue[Event | None] = field(default_factory=asyncio.Queue)
    closed: asyncio.Event = field(default_factory=asyncio.Event)

    async def events(self) -> AsyncGenerator[Event, None]:
        try:
            while (event := await self.added.get()) is not None:
                yield event
        finally:
            self.closed.set()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        return await send_events(request, self.events())


@contextlib.asynccontextmanager
async def streaming() -> AsyncIterator[tuple[Source, WebServer, str]]:
    source, pages = Source(), WebServer("", "127.0.0.1", 0, lambda _: 0.0)
    counted = Metrics()
    pages.streams = counted.watchers
    await pages.serve([web.get("/live", source.serve)])
    yield source, pages, f"http://127.0.0.1:{pages.bound}/live"
    await pages.close()
    assert "pichenette_page_watchers 0.0" in counted.exposition().decode()


@contextlib.asynccontextmanager
async def opened(url: str, **headers: str) -> AsyncIterator[aiohttp.ClientResponse]:
    """A stream on a connection of its own, after its first line."""
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as answer:
        if answer.status == 200:
            assert await answer.content.readuntil(b"\n\n") == b"retry: 3000\n\n"
        yield answer


async def test_events_are_sent_as_they_come_with_the_headers_of_a_page():
    async with streaming() as (source, _, url), opened(url) as answer:
        assert answer.headers["Content-Type"] == "text/event-stream; charset=utf-8"
        assert (answer.headers["Cache-Control"], answer.headers["X-Accel-Buffering"]) == ("no-store", "no")
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        for nth in (1, 2):
            source.added.put_nowait(Event(b'{"nth": %d}' % nth, "match", f"id{nth}"))
            assert await answer.content.readuntil(b"\n\n") == b'event: match\nid: id%d\ndata: {"nth": %d}\n\n' % (
                nth,
                nth,
            )
        source.added.put_nowait(None)
        assert await answer.content.read() == b""
        assert source.closed.is_set()


async def test_a_silent_stream_gives_signs_of_life(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(streams, "HEARTBEAT", 0.01)
    async with streaming() as (_, _, url), opened(url) as answer:
        assert await answer.content.readuntil(b"\n\n") == b":\n\n"


async def test_a_stream_ends_at_once_with_its_server():
    async with streaming() as (source, pages, url), opened(url) as answer:
        begun = time.perf_counter()
        _, rest = await asyncio.gather(pages.close(), answer.content.read())
        assert rest == b""
        assert source.closed.is_set()
        assert time.perf_counter() - begun < server.ENDING


async def test_a_visitor_who_leaves_is_not_followed_any_longer(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(streams, "HEARTBEAT", 0.01)
    async with streaming() as (source, _, url):
        async with opened(url):
            pass
        await asyncio.wait_for(source.closed.wait(), 10)


async def test_an_address_has_few_streams_and_all_together_not_many(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(streams, "EACH", 2)
    monkeypatch.setattr(streams, "MOST", 3)
    one, other, third = ({"X-Forwarded-For": f"203.0.113.{nth}"} for nth in (1, 2, 3))
    async with streaming() as (_, _, url), contextlib.AsyncExitStack() as held:
        first = await held.enter_async_context(contextlib.AsyncExitStack())
        await first.enter_async_context(opened(url, **one))
        await held.enter_async_context(opened(url, **one))
        async with opened(url, **one) as answer:
            assert (answer.status, answer.headers["Retry-After"]) == (429, "10")
        await held.enter_async_context(opened(url, **other))
        async with opened(url, **third) as answer:
            assert (answer.status, answer.headers["Retry-After"]) == (503, "10")
        await first.aclose()
        async with asyncio.timeout(10):  # a closed connection is noticed without a sign of life
            while True:
                async with opened(url, **one) as answer:
                    if answer.status == 200:
                        break
                await asyncio.sleep(0.01)


async def test_a_visitor_who_reads_no_longer_holds_no_stream(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(streams, "SLOWEST", 0.1)
    async with streaming() as (source, _, url):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(url.split(":")[2].partition("/")[0]))
        writer.write(b"GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readuntil(b"retry: 3000")
        for _ in range(40):  # far more than what the system and both ends keep
            source.added.put_nowait(Event(bytes(1 << 20)))
        await asyncio.wait_for(source.closed.wait(), 10)
        writer.close()

"""No second has more requests than Discord takes, however many the event loop sends at once."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.client import request_window
from bot.client.outages import Outages
from bot.client.pacing import DISCORD
from bot.client.request_window import RequestWindow, guarded
from bot.client.rest_trace import traced
from bot.client.throttle import rates
from bot.matches.work.clock import SystemClock
from bot.ops.health import Rivals
from bot.ops.metrics import Metrics

pytestmark = pytest.mark.asyncio
BASE = discord.http.Route.BASE
SECOND = 0.1  # seconds that stand for one
LONGER = 0.5  # likewise where requests are really sent


class Requests:
    """Requests through a window."""

    def __init__(self, window: RequestWindow) -> None:
        self.window = window
        self.sent: list[float] = []
        self.contexts: list[Any] = []

    async def send(self, path: str = "/channels/1/messages", base: str = BASE) -> None:
        context, params = SimpleNamespace(), SimpleNamespace(url=yarl.URL(base + path))
        await self.window.started(None, context, params)  # type: ignore[arg-type]  # it needs no session
        self.sent.append(asyncio.get_running_loop().time())
        self.contexts.append(context)

    def begin(self, count: int) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.send()) for _ in range(count)]

    async def go(self, count: int) -> None:
        """The oldest ones are sent, or fail."""
        for context in [self.contexts.pop(0) for _ in range(count)]:
            await self.window.sent(None, context, None)  # type: ignore[arg-type]


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> Requests:
    monkeypatch.setattr(request_window, "COUNTED", SECOND)
    return Requests(RequestWindow())


async def test_as_many_as_discord_takes_go_at_once_and_each_other_a_second_after_one_was_sent(requests: Requests):
    others = requests.begin(DISCORD + 3)
    await asyncio.sleep(2 * SECOND)  # they are connecting
    assert len(requests.sent) == DISCORD
    gone = asyncio.get_running_loop().time()
    await requests.go(2)
    await asyncio.wait(others, timeout=2 * SECOND)
    assert len(requests.sent) == DISCORD + 2
    assert min(requests.sent[DISCORD:]) >= gone + 0.9 * SECOND
    await requests.go(1)
    await asyncio.gather(*others)
    assert len(requests.sent) == DISCORD + 3


async def test_a_request_that_was_sent_and_fails_counts_once(requests: Requests):
    await requests.send()
    (context,) = requests.contexts
    for _ in ("sent", "failed"):
        await requests.window.sent(None, context, None)  # type: ignore[arg-type]
    await asyncio.sleep(2 * SECOND)
    assert requests.window._counted == 0


class Slow:
    """A REST API that answers after a while, and a session whose requests pass a window; `sent` has when each was sent."""

    def __init__(self) -> None:
        self.sent: list[float] = []

    async def answer(self, _request: web.Request) -> web.Response:
        await asyncio.sleep(3 * LONGER)
        return web.Response()

    async def note(self, *_: object) -> None:
        self.sent.append(asyncio.get_running_loop().time())

    @contextlib.asynccontextmanager
    async def session(self) -> AsyncIterator[aiohttp.ClientSession]:
        app = web.Application()
        app.router.add_post("/{path:.*}", self.answer)
        trace = guarded(aiohttp.TraceConfig(), rates(40), lambda: 1)
        trace.on_request_headers_sent.append(self.note)
        connector = aiohttp.TCPConnector(limit=0)
        async with TestServer(app) as server:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(request_window, "COUNTED", LONGER)
                patch.setattr(discord.http.Route, "BASE", str(server.make_url("/api")))
                async with aiohttp.ClientSession(trace_configs=[trace], connector=connector) as session:
                    yield session

    @staticmethod
    async def post(session: aiohttp.ClientSession, after: float) -> None:
        await asyncio.sleep(after)
        async with session.post(discord.http.Route.BASE + "/channels/1/messages"):
            pass

    def most_in(self, seconds: float) -> int:
        """The most requests that were sent within so many seconds."""
        return max(sum(first <= one < first + seconds for one in self.sent) for first in self.sent)


async def test_slow_answers_let_no_fewer_requests_through():
    slow = Slow()
    async with slow.session() as session:
        began = asyncio.get_running_loop().time()
        await asyncio.gather(*(slow.post(session, nth * LONGER / 40) for nth in range(150)))
    assert slow.sent[-1] - began < 6 * LONGER  # 40 in each


async def test_a_loop_that_was_held_up_sends_no_bunch():
    slow = Slow()
    async with slow.session() as session:
        posts = [asyncio.create_task(slow.post(session, nth * LONGER / 40)) for nth in range(150)]
        for _ in range(2):
            await asyncio.sleep(LONGER / 2)
            time.sleep(1.5 * LONGER)  # noqa: ASYNC251  that is the point
        await asyncio.gather(*posts)
    assert len(slow.sent) == 150
    assert slow.most_in(0.99 * LONGER) <= DISCORD


@pytest.mark.parametrize("path", ["/interactions/1/token/callback", "/webhooks/1/token/messages/2"])
async def test_what_discord_does_not_count_waits_for_nothing(requests: Requests, path: str):
    requests.begin(DISCORD + 1)
    await asyncio.sleep(0)
    await asyncio.wait_for(requests.send(path), SECOND)
    await asyncio.wait_for(requests.send("/", "https://gateway.example"), SECOND)
    assert len(requests.sent) == DISCORD + 2
    requests.contexts = requests.contexts[-2:]
    await requests.go(2)
    await asyncio.sleep(2 * SECOND)
    assert requests.window._counted == DISCORD


async def test_one_that_is_cancelled_leaves_its_place_to_the_next(requests: Requests):
    first, *others = requests.begin(DISCORD + 3)[DISCORD:]
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    requests.window._pass()
    others[0].cancel()  # it has its place already
    await asyncio.gather(*others, return_exceptions=True)
    assert requests.window._counted == DISCORD
    assert len(requests.sent) == DISCORD + 1


@pytest.mark.parametrize(("limit", "each"), [(DISCORD, 12), (400, 100)])
async def test_processes_share_what_discord_takes(limit: int, each: int):
    requests = Requests(RequestWindow(lambda: 4, limit))
    others = requests.begin(2 * each)
    await asyncio.sleep(SECOND / 2)
    assert len(requests.sent) == each
    for one in others:
        one.cancel()


@pytest.mark.parametrize(("sends", "limit"), [(0, None), (40, DISCORD), (50, DISCORD), (400, 440)])
async def test_a_session_has_its_requests_wait_before_all_else_and_counts_what_fails(sends: int, limit: int | None):
    trace = guarded(traced(Metrics(), Rivals(), SystemClock(), Outages()), rates(sends), lambda: 1)
    own = [getattr(one, "__self__", None) for one in (trace.on_request_start[0], trace.on_request_exception[-1])]
    own += [getattr(one, "__self__", None) for one in trace.on_request_headers_sent]
    assert [one._limit for one in own if isinstance(one, RequestWindow)] == ([limit] * 3 if limit else [])

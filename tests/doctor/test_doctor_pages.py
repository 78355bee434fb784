"""The findings of `pichenette doctor` about the pages."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import pytest
from aiohttp import web
from aiohttp.test_utils import unused_port

from bot.settings import NONE_NEEDED, Settings
from bot.web.server import WebServer, open_socket, page
from cogs.doctor.pages import check_pages

pytestmark = pytest.mark.asyncio
NOTHING = Settings(token=NONE_NEEDED)


async def _hand(request: web.Request) -> web.StreamResponse:
    return page(request, "hand.html")


async def _live(request: web.Request) -> web.StreamResponse:
    async with open_socket(request) as socket:
        await socket.receive()
        await socket.close(code=1008)
    return socket


async def _other(_: web.Request) -> web.Response:
    return web.Response(text="Welcome to nginx!")


HAND = web.get("/hand", _hand)
LIVE = web.get("/hand/live", _live)


@contextlib.asynccontextmanager
async def serving(routes: Sequence[web.AbstractRouteDef]) -> AsyncIterator[int]:
    """The port of a server with these routes."""
    pages = WebServer("", "127.0.0.1", 0, lambda _: 0.0)
    await pages.serve(routes)
    try:
        yield pages.bound
    finally:
        await pages.close()


def settings(port: int, url: str) -> Settings:
    return replace(NOTHING, web_port=port, web_url=url)


async def found(port: int, url: str) -> tuple[str, str]:
    (finding,) = await check_pages(settings(port, url))
    assert finding.check == "pages"
    return finding.state, finding.says


async def test_without_pages_there_is_nothing_to_find():
    assert await check_pages(NOTHING) == []


async def test_pages_that_people_reach():
    async with serving([HAND, LIVE]) as port:
        url = f"http://127.0.0.1:{port}"
        assert await found(port, url) == ("ok", f"{url} answers, with previews.")


async def test_an_address_without_a_port():
    assert (await found(0, "https://play.example.org"))[0] == "warning"


async def test_an_address_that_is_not_encrypted():
    state, says = await found(8140, "http://play.example.org")
    assert (state, "not encrypted" in says) == ("fault", True)


async def test_a_bot_that_does_not_run():
    assert await found(unused_port(), "https://play.example.org") == (
        "ok",
        "https://play.example.org is checked while the bot runs.",
    )


async def test_an_address_that_leads_nowhere_or_elsewhere():
    async with serving([HAND, LIVE]) as port, serving([web.get("/hand", _other)]) as elsewhere:
        state, says = await found(port, f"http://127.0.0.1:{unused_port()}")
        assert (state, "does not answer from here" in says) == ("warning", True)
        state, says = await found(port, f"http://127.0.0.1:{elsewhere}")
        assert (state, "another page is there" in says) == ("fault", True)
        state, says = await found(port, f"http://127.0.0.1:{port}/below")
        assert (state, "another page is there" in says) == ("fault", True)


async def test_a_proxy_without_sockets():
    async with serving([HAND, LIVE]) as port, serving([HAND]) as proxy:
        state, says = await found(port, f"http://127.0.0.1:{proxy}")
        assert (state, "WebSockets" in says) == ("warning", True)

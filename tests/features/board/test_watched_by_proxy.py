"""The open board behind the real Caddy and nginx, configured as the examples say: events are handed on at once."""

from __future__ import annotations

import asyncio
import ssl
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import pytest

from tests.features.board.conftest import Site
from tests.features.board.test_page import SOON, card, live
from tests.features.hand.test_proxies import BELOW, behind, caddy, nginx
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio


async def spoken(url: str) -> str:
    """The protocol that a server chooses for a browser."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_alpn_protocols(["h2", "http/1.1"])
    address = urlsplit(url)
    _, writer = await asyncio.open_connection(address.hostname, address.port, ssl=context)
    chosen = writer.get_extra_info("ssl_object").selected_alpn_protocol()
    writer.close()
    return str(chosen)


@pytest.mark.parametrize("proxy", [caddy, nginx])
async def test_a_turn_is_seen_behind_a_proxy(
    shown: Scene, site: Site, tmp_path: Path, proxy: Callable[[Path, str, int], tuple[str, ...]]
):
    async with behind(proxy, tmp_path, site.url.removeprefix("http://")) as url:
        assert await spoken(url) == "h2"  # or a browser has six connections, and each stream holds one
        connector = aiohttp.TCPConnector(ssl=False)
        async with aiohttp.ClientSession(connector=connector) as session:
            outside = Site(url + BELOW, session)
            async with live(outside, **{"Accept-Encoding": "gzip, br"}) as stream:
                assert (await stream.next())[2]["revision"] == 3
                await shown.answer(await shown.turn(3))
                answered = time.perf_counter()
                assert (await stream.next())[2]["revision"] == 4
                assert time.perf_counter() - answered < SOON
            async with session.get(f"{outside.url}/match/1") as answer:
                assert card(await answer.text())["twitter:card"] == "summary_large_image"
            async with session.get(f"{outside.url}/page/board.js") as answer:
                assert answer.status == 200

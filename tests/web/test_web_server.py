"""The server of the pages over real HTTP: limits, headers, files, sockets, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from bot.cli import Unusable
from bot.ops.metrics import Metrics
from bot.web import server
from bot.web.modules import joined
from bot.web.server import PAGES, WebServer, body_of, open_socket

pytestmark = pytest.mark.asyncio


async def _echo(request: web.Request) -> web.Response:
    return web.Response(body=await body_of(request))


async def _live(request: web.Request) -> web.StreamResponse:
    async with open_socket(request) as socket:
        async for message in socket:
            await socket.send_str(message.data)
    return socket


async def _slow(_: web.Request) -> web.Response:
    await asyncio.sleep(0.3)
    return web.Response(text="done")


async def _numbers(request: web.Request) -> web.Response:
    return web.json_response(list(range(int(request.query["most"]))))


async def _broken(_: web.Request) -> web.Response:
    raise web.HTTPServiceUnavailable


ROUTES = [
    *(web.get("/broken", _broken), web.post("/echo", _echo), web.get("/live", _live), web.get("/slow", _slow)),
    web.get("/numbers", _numbers),
]


@contextlib.asynccontextmanager
async def serving(
    limit: Callable[[int], float] = lambda _: 0.0, port: int = 0
) -> AsyncIterator[tuple[WebServer, aiohttp.ClientSession]]:
    pages = WebServer("", "127.0.0.1", port, limit)
    await pages.serve(ROUTES)
    try:
        async with aiohttp.ClientSession(f"http://127.0.0.1:{pages.bound}", auto_decompress=False) as session:
            yield pages, session
    finally:
        await pages.close()


async def test_a_file_is_sent_small_and_once():
    plain = joined(PAGES / "hand.js")
    async with serving() as (_, session):
        async with session.get("/page/hand.js", headers={"Accept-Encoding": "gzip"}) as answer:
            assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
            assert (answer.headers["Cache-Control"], answer.headers["Vary"]) == ("no-cache", "Accept-Encoding")
            packed = await answer.read()
            tag = answer.headers["ETag"]
        assert gzip.decompress(packed) == plain
        async with session.get("/page/hand.js", headers={"Accept-Encoding": "identity"}) as answer:
            assert (await answer.read(), answer.headers["ETag"]) == (plain, tag)
        async with session.get("/page/hand.js", headers={"If-None-Match": tag}) as answer:
            assert (answer.status, await answer.read(), answer.headers["ETag"]) == (304, b"", tag)
            assert "Content-Security-Policy" in answer.headers
        async with session.get("/page/hand.js", headers={"If-None-Match": 'W/"other"'}) as answer:
            assert answer.status == 200
        async with session.head("/page/hand.js") as answer:
            assert (answer.status, await answer.read(), answer.headers["ETag"]) == (200, b"", tag)


@pytest.mark.parametrize(
    ("most", "accepted", "encoding"),
    [(2000, "gzip, deflate, br", "gzip"), (2000, "identity", None), (10, "gzip", None)],
)
async def test_large_answers_are_compressed_for_clients_that_take_it(most: int, accepted: str, encoding: str | None):
    async with (
        serving() as (_, session),
        session.get(f"/numbers?most={most}", headers={"Accept-Encoding": accepted}) as answer,
    ):
        sent = await answer.read()
        assert answer.headers.get("Content-Encoding") == encoding
        assert answer.headers["Vary"] == "Accept-Encoding"
    assert json.loads(gzip.decompress(sent) if encoding else sent) == list(range(most))


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/page/none.js", 404),
        ("GET", "/page/..%2Fbot%2Fsettings.js", 404),
        ("GET", "/nowhere", 404),
        ("POST", "/live", 405),
        ("GET", "/live", 400),
        ("HEAD", "/live", 400),
        ("GET", "/page/hand.css", 200),
    ],
)
async def test_every_answer_has_the_headers(method: str, path: str, status: int):
    async with serving() as (_, session), session.request(method, path) as answer:
        assert answer.status == status
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Server"] == "pichenette"


@pytest.mark.parametrize(
    ("given", "same_as"),
    [
        (["203.0.113.5"], "203.0.113.5"),
        (["198.51.100.1, 203.0.113.5"], "203.0.113.5"),
        (["198.51.100.1", "203.0.113.5"], "203.0.113.5"),
        (["::ffff:203.0.113.5"], "203.0.113.5"),
        (["2001:db8::1"], "2001:db8::ffff"),
        (["nonsense"], "127.0.0.1"),
        ([], "127.0.0.1"),
    ],
)
async def test_an_address_is_the_one_that_the_proxy_saw(given: list[str], same_as: str):
    limited: list[int] = []

    def limit(bucket: int) -> float:
        limited.append(bucket)
        return 0.0

    async with serving(limit) as (_, session):
        for lines in (given, [same_as], ["192.0.2.77"]):
            async with session.get("/nowhere", headers=[("X-Forwarded-For", line) for line in lines]):
                pass
    assert limited[0] == limited[1] != limited[2]


async def test_an_address_that_asks_too_often_waits():
    counted: list[int] = []
    async with serving(lambda _: 1.0) as (pages, session):
        pages.served = counted.append
        async with session.get("/numbers?most=1") as answer:
            assert (answer.status, answer.headers["Retry-After"]) == (429, "1")
    assert counted == [429]


async def test_a_page_that_is_opened_often_is_never_refused_its_files():
    files = {
        name for page in PAGES.glob("*.html") for name in re.findall(r'"(?:\{root\})?(page/[^"]+)"', page.read_text())
    }
    assert {"page/board.js", "page/hand.js", "page/hand.css", "page/mark.svg"} <= files
    seen: Counter[int] = Counter()

    async def fetched(name: str) -> None:
        async with session.get(f"/{name}") as answer:
            seen[answer.status] += 1

    async with serving(lambda _: 1.0) as (_, session):
        await asyncio.gather(*(fetched(name) for name in files for _ in range(10)))
        assert seen == {200: 10 * len(files)}
        await fetched("hand")
        assert seen[429] == 1


async def test_a_script_follows_what_it_imports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(server, "PAGES", tmp_path)
    (tmp_path / "a.js").write_text('import {b} from "./b.js";\n')
    tags: list[str] = []
    async with serving() as (_, session):
        for age, text in enumerate(("export const b = 1;\n", "export const b = 2;\n")):
            (tmp_path / "b.js").write_text(text)
            os.utime(tmp_path / "b.js", (age + 4e9, age + 4e9))
            async with session.get("/page/a.js", headers={"If-None-Match": ", ".join(tags)}) as answer:
                assert answer.status == 200
                tags.append(answer.headers["ETag"])
        async with session.get("/page/a.js", headers={"If-None-Match": ", ".join(tags)}) as answer:
            assert answer.status == 304


async def test_requests_and_sockets_are_counted():
    metrics = Metrics()
    async with serving() as (pages, session):
        pages.served, pages.sockets = metrics.served, metrics.sockets
        await pages.serve(ROUTES)
        url = f"http://127.0.0.1:{pages.bound}"
        for path in ("/slow", "/page/hand.js", "/nowhere", "/broken"):
            async with session.get(url + path):
                pass
        async with session.ws_connect(f"{url}/live") as socket:
            await socket.send_str("there")
            await socket.receive_str()
            shown = metrics.exposition().decode()
    counted = dict(re.findall(r'pichenette_page_requests_total{result="(\w+)"} (\S+)', shown))
    assert counted == {"answered": "2.0", "refused": "1.0", "too_fast": "0.0", "failed": "1.0"}
    assert "pichenette_page_sockets 1.0" in shown


async def test_a_body_that_is_too_large_is_refused():
    async with serving() as (_, session):
        async with session.post("/echo", data=b"x" * server.LARGEST) as answer:
            assert answer.status == 200
        async with session.post("/echo", data=b"x" * (server.LARGEST + 1)) as answer:
            assert answer.status == 413
        bomb = gzip.compress(b"0" * 10_000_000)
        async with session.post("/echo", data=bomb, headers={"Content-Encoding": "gzip"}) as answer:
            assert (len(bomb) < server.LARGEST, answer.status) == (True, 413)


@pytest.mark.parametrize(
    ("head", "body", "status"),
    [
        ("Content-Length: 10", b"slow", 408),
        ("Transfer-Encoding: chunked", b"no chunk\r\n", 400),
        ("Content-Encoding: gzip\r\nContent-Length: 4", b"slow", 400),
    ],
)
async def test_a_body_that_never_comes_or_is_none_is_refused(
    head: str, body: bytes, status: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(server, "SLOWEST", 0.2)
    async with serving() as (pages, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", pages.bound)
        writer.write(f"POST /echo HTTP/1.1\r\nHost: here\r\n{head}\r\n\r\n".encode() + body)
        line = await asyncio.wait_for(reader.readline(), 5)
        writer.close()
    assert line.split()[1] == str(status).encode()


async def test_a_visitor_who_leaves_is_no_fault(caplog: pytest.LogCaptureFixture):
    async with serving() as (pages, session):
        _, writer = await asyncio.open_connection("127.0.0.1", pages.bound)
        writer.write(b"POST /echo HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nslow")
        await writer.drain()
        writer.transport.abort()
        async with session.post("/echo", data=b"there") as answer:
            assert await answer.read() == b"there"
    assert [one for one in caplog.records if one.levelname == "ERROR"] == []


async def test_sockets_are_counted_and_told_of_the_end():
    counted: list[int] = []
    async with serving() as (pages, session):
        pages.sockets = counted.append
        await pages.serve(ROUTES)
        url = f"http://127.0.0.1:{pages.bound}/live"
        async with aiohttp.ClientSession() as own, own.ws_connect(url) as socket:
            await socket.send_str("there")
            assert await socket.receive_str() == "there"
            _, ended = await asyncio.gather(pages.close(), socket.receive())
        assert (ended.type, ended.data) == (aiohttp.WSMsgType.CLOSE, 1001)
        assert counted == [1, 0]
        assert session


async def test_a_socket_that_says_nothing_does_not_delay_the_end():
    async with serving() as (pages, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", pages.bound)
        writer.write(
            b"GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        assert (await reader.readline()).split()[1] == b"101"
        begun = time.perf_counter()
        await pages.close()
        writer.close()
    assert time.perf_counter() - begun < server.ENDING + server.GOODBYE + 1


async def test_an_answer_under_way_is_finished():
    async with serving() as (pages, session):
        asking = asyncio.create_task(session.get("/slow"))
        await asyncio.sleep(0.1)
        await pages.close()
        answer = await asking
        assert (answer.status, await answer.text()) == (200, "done")


async def test_serving_again_replaces_the_routes_on_the_same_port():
    async with serving() as (pages, session):
        pages.port = pages.bound
        await pages.serve([web.get("/other", _slow)])
        async with session.get("/other") as answer:
            assert answer.status == 200
        async with session.get("/slow") as answer:
            assert answer.status == 404


async def test_a_port_that_is_taken():
    async with serving() as (pages, _):
        second = WebServer("", "127.0.0.1", pages.bound, lambda _: 0.0)
        with pytest.raises(Unusable, match="BOT_WEB_PORT"):
            await second.serve(ROUTES)
        assert second.bound == 0
        await second.close()

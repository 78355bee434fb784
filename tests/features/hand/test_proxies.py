"""The pages behind the real Caddy and nginx, configured as the examples say: the page, an answer, and a preview."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiohttp
import pytest
from aiohttp.test_utils import unused_port

from bot.settings import NONE_NEEDED, Settings
from cogs.doctor.pages import check_pages
from tests.features.hand.conftest import Page, first_link
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio
EXAMPLES = Path(__file__).parents[3] / "docs" / "self-hosting"
BOT, BELOW = "127.0.0.1:8140", "/games/pichenette"
NGINX = """daemon off;
master_process off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/example.conf;
}}
"""
CADDY = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"


def program(name: str) -> str:
    """The path of a program; without it the test is skipped, but fails in CI."""
    found = shutil.which(name)
    if found is None and not os.environ.get("CI"):
        pytest.skip(f"no {name} here: apt install {name}")
    assert found is not None, f"CI needs {name} for its example"
    return found


def caddy(folder: Path, bot: str, port: int) -> tuple[str, ...]:
    """The command of a Caddy with the example, at its first address: its own certificate, for 127.0.0.1 alone."""
    example = (EXAMPLES / "Caddyfile").read_text()
    assert example.count(BOT) == 2
    _, whole, beneath = example.split(".example.org {\n")
    sites = whole.partition("}\n\n")[0], beneath.rpartition("}")[0]
    here = f"https://127.0.0.1:{port} {{\n\tbind 127.0.0.1\n\ttls internal\n"
    (folder / "Caddyfile").write_text(CADDY + here.replace(BOT, bot) + "".join(sites).replace(BOT, bot) + "}\n")
    return program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"


def nginx(folder: Path, bot: str, port: int) -> tuple[str, ...]:
    """The command of an nginx with the example."""
    example = (EXAMPLES / "nginx.conf").read_text()
    assert example.count(BOT) == 2
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subject = ("-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1")
    subprocess.run(
        (
            program("openssl"),
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            *subject,
            "-keyout",
            key,
            "-out",
            certificate,
        ),
        check=True,
        capture_output=True,
    )
    letsencrypt = "/etc/letsencrypt/live/play.example.org"
    for one, other in (
        (BOT, bot),
        ("listen 443", f"listen 127.0.0.1:{port}"),
        (f"{letsencrypt}/fullchain.pem", str(certificate)),
        (f"{letsencrypt}/privkey.pem", str(key)),
    ):
        assert one in example
        example = example.replace(one, other)
    (folder / "example.conf").write_text(example)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")


@contextlib.asynccontextmanager
async def behind(proxy: Callable[[Path, str, int], tuple[str, ...]], folder: Path, bot: str) -> AsyncIterator[str]:
    """The address of a proxy before the pages at `bot`."""
    port = unused_port()
    command = proxy(folder, bot, port)
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        running = await asyncio.create_subprocess_exec(*command, env=home, stdout=log, stderr=log)
    try:
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=False)) as session:
            await listening(session, f"https://127.0.0.1:{port}/hand", folder / "proxy.log")
        yield f"https://127.0.0.1:{port}"
    finally:
        with contextlib.suppress(ProcessLookupError):
            running.terminate()
        await running.wait()


def logged(folder: Path) -> str:
    """All that a proxy has written down."""
    return "".join(one.read_text(errors="replace") for one in folder.glob("*.log"))


async def listening(session: aiohttp.ClientSession, url: str, log: Path) -> None:
    for _ in range(200):
        with contextlib.suppress(aiohttp.ClientConnectionError):
            async with session.get(url):
                return
        await asyncio.sleep(0.05)
    pytest.fail(logged(log.parent))


@pytest.mark.parametrize("proxy", [caddy, nginx])
@pytest.mark.parametrize("below", ["", BELOW])
async def test_a_turn_behind_a_proxy(
    table: Scene, tmp_path: Path, proxy: Callable[[Path, str, int], tuple[str, ...]], below: str
):
    _, _, token = await first_link(table)
    pages = table.bot.services.pages
    assert pages is not None
    limited: list[int] = []
    pages.limit = lambda bucket: limited.append(bucket) or 0.0  # type: ignore[func-returns-value]
    async with behind(proxy, tmp_path, f"127.0.0.1:{pages.bound}") as url:
        connector = aiohttp.TCPConnector(ssl=False)
        async with aiohttp.ClientSession(connector=connector, auto_decompress=False) as session:
            page = Page(url + below, session)
            await files(page)
            async with aiohttp.ClientSession(connector=connector, connector_owner=False) as unpacking:
                await whole_turn(table, Page(url + below, unpacking), token)
            limited.clear()
            for headers in ({}, {"X-Forwarded-For": "203.0.113.9"}):
                async with session.get(f"{page.url}/hand", headers=headers) as answer:
                    assert answer.status == 200
        assert limited[0] == limited[1]
        settings = Settings(token=NONE_NEEDED, web_port=pages.bound, web_url=url + below)
        (finding,) = await check_pages(settings)
        assert (finding.state, "certificate" in finding.says) == ("fault", True)
    assert token not in logged(tmp_path)


async def files(page: Page) -> None:
    """The page and its script, which are sent small and once."""
    for name in ("hand", "page/hand.js", "page/hand.css"):
        async with page.session.get(f"{page.url}/{name}", headers={"Accept-Encoding": "gzip"}) as answer:
            assert (answer.status, answer.headers["Content-Encoding"]) == (200, "gzip")
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
            tag = answer.headers["ETag"]
        async with page.session.get(f"{page.url}/{name}", headers={"If-None-Match": tag}) as answer:
            assert answer.status == 304


async def whole_turn(table: Scene, page: Page, token: str) -> None:
    """The ask, a preview and an answer."""
    status, shown = await page.ask("ask", token)
    assert status == 200
    draft = {"choice": shown["choices"][0]["code"], "values": {"angle": 42.0, "strength": 30.0}}
    async with page.session.ws_connect(f"{page.url}/hand/live") as socket:
        await socket.send_str(token)
        await socket.send_json({"nth": 1, "draft": draft})
        assert (await socket.receive_json(timeout=30))["sketch"]["aim"]["bearing"] == 42.0
    assert (await page.ask("play", token, {"draft": draft, "sure": True}))[0] == 200
    assert await table.revision() == 4


async def test_the_examples_name_the_port_of_the_docs():
    assert f"BOT_WEB_PORT={BOT.partition(':')[2]}" in words("pages.md")
    assert all(words(f"self-hosting/{name}").count(BOT) == 2 for name in ("Caddyfile", "nginx.conf"))


def words(name: str) -> str:
    return (EXAMPLES.parent / name).read_text()

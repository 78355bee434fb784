"""A match on a server whose open board is on, and a site that reads it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import aiohttp
import pytest_asyncio

from bot.web.server import WebServer
from tests.support.discord.scene import Scene


class Seen(NamedTuple):
    """An answer of the API."""

    status: int
    body: Any
    headers: Any


class Site:
    """A site that shows boards: it knows addresses alone."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self._session = session

    async def get(self, path: str, method: str = "GET", **headers: str) -> Seen:
        """The answer to a request below /api."""
        async with self._session.request(method, f"{self.url}/api{path}", headers=headers) as answer:
            raw = await answer.read()
            body = json.loads(raw) if raw and answer.content_type == "application/json" else raw
            return Seen(answer.status, body, answer.headers)

    async def until(self, path: str, status: int) -> Seen:
        """The answer as soon as it has this status."""
        async with asyncio.timeout(30):
            while True:
                seen = await self.get(path)
                if seen.status == status:
                    return seen
                await asyncio.sleep(0.02)


@pytest_asyncio.fixture
async def site(table: Scene) -> AsyncIterator[Site]:
    async with reading(table) as found:
        yield found


@contextlib.asynccontextmanager
async def reading(table: Scene) -> AsyncIterator[Site]:
    """A site that reads what the bot of a scene serves."""
    pages = WebServer("", "127.0.0.1", 0, lambda _: 0.0)
    await pages.serve(table.bot.routes)
    async with aiohttp.ClientSession() as session:
        yield Site(f"http://127.0.0.1:{pages.bound}", session)
    await pages.close()


@pytest_asyncio.fixture
async def shown(table: Scene, site: Site) -> Scene:
    """A match at its first flick that anyone may watch."""
    await switch(table, on=True)
    await table.to_the_first_flick()
    await site.until("/matches/1", 200)
    return table


async def switch(table: Scene, *, on: bool) -> None:
    """A manager switches the open board on or off."""
    await table.ada.command("arena", "server setup", {"links": on})

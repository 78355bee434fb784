"""A match at its first flick, on a bot that serves its pages."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest_asyncio

from bot.features.daily.service import Dailies
from bot.features.hand.service import HandLinks
from bot.games.contract.puzzle import Puzzle
from bot.matches.timing.paces import DAY
from bot.web.server import WebServer
from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.scene import Scene, scene
from tests.support.pictures.dailies import keep_days


class Page:
    """The requests of the page, as a browser sends them."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.session = session

    async def ask(self, path: str, token: str, body: Any = None) -> tuple[int, Any]:
        """The status and the answer of a request with a token."""
        headers = {"Authorization": f"Bearer {token}", "Accept-Language": "en"}
        async with self.session.post(f"{self.url}/hand/{path}", data=json.dumps(body), headers=headers) as answer:
            if answer.content_type == "application/json":
                return answer.status, await answer.json()
            return answer.status, await answer.read()

    async def preview(self, token: str, draft: Any) -> Any:
        """The preview of a draft."""
        async with self.session.ws_connect(f"{self.url}/hand/live") as socket:
            await socket.send_str(token)
            await socket.send_json({"nth": 1, "draft": draft})
            return await socket.receive_json(timeout=30)


@contextlib.asynccontextmanager
async def served(scene: Scene) -> AsyncIterator[str]:
    """The address of the pages of a scene's bot."""
    pages = WebServer("", "127.0.0.1", 0, lambda _: 0.0)
    await pages.serve(scene.bot.routes)
    scene.bot.services = replace(scene.bot.services, pages=pages)
    scene.bot.feature(HandLinks).url = f"http://127.0.0.1:{pages.bound}"
    yield scene.bot.feature(HandLinks).url
    await pages.close()


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path) as found, served(found):
        yield found


@pytest_asyncio.fixture
async def page(table: Scene) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as session:
        yield Page(table.bot.feature(HandLinks).url, session)


def token_in(message: ClientMessage) -> str:
    """The token of the link in a message."""
    (url,) = [one["url"] for one in message.buttons if "/hand#" in one.get("url", "")]
    return str(url.partition("#")[2])


async def first_link(table: Scene) -> tuple[ClientMessage, UserClient, str]:
    """The message of the first flick, its player, and the token of their link."""
    turn = await table.to_the_first_flick()
    player = table.next_of(turn)
    reply = await player.press(turn, label="By hand")
    return turn, player, token_in(reply.shown)


@pytest_asyncio.fixture
async def puzzle(table: Scene) -> Puzzle:
    """Today's puzzle of Pitch Out, at noon."""
    clock = table.services.clock
    clock.shift += DAY // 2 - clock.now_ms() % DAY
    return await keep_days(table.services.store, table.bot.feature(Dailies).today)

"""The page *By hand* of a bot on a local Discord, and people who aim there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.ops.play import corner, free_address
from localdiscord.server import LocalDiscord
from tools.bench.bench_press import PAIR, opened
from tools.bench.echoing import echoing
from tools.demo.players import answered, find

SCREEN = 1 / 60  # seconds between two drafts of a finger that moves
DRAGGED = 60  # drafts of a drag
PATIENCE = 30.0  # seconds that a preview is waited for


@contextlib.asynccontextmanager
async def paged(people: int = 0) -> AsyncIterator[LocalDiscord]:
    """A local Discord, with so many guests, and a bot that serves its pages."""
    address = free_address()
    settings = {"BOT_WEB_PORT": address.rpartition(":")[2], "BOT_WEB_URL": address}
    config = corner(people=people, rates_enforced=False, app_pages=address)
    async with echoing(config, settings=settings) as (discord, *_):
        yield discord


async def linked(discord: LocalDiscord, people: Sequence[str] = PAIR) -> str:
    """The link of the first flick of a new match between two people."""
    person, panel = await opened(discord, people)
    for turn in reversed(person.messages(panel.channel_id)):
        button = find(turn, "hand")
        if button is not None:
            shown = await answered(person, await person.press(turn, custom_id=button["custom_id"]))
            return next(str(one["url"]) for one in shown.buttons)
    raise AssertionError("nothing is to be flicked by hand")


@dataclass
class Aim:
    """The socket of an open page, over which a person aims one way to flick."""

    socket: aiohttp.ClientWebSocketResponse
    choice: str
    nth: int = 0

    async def send(self) -> None:
        """Turn the aim a little."""
        self.nth += 1
        draft = {"choice": self.choice, "values": {"angle": self.nth * 3.7 % 360, "strength": 20 + self.nth % 60}}
        await self.socket.send_json({"nth": self.nth, "draft": draft})

    async def shown(self) -> float:
        """The seconds until the preview of what was sent last is there."""
        started = time.perf_counter()
        while True:
            answer: dict[str, Any] = await self.socket.receive_json(timeout=PATIENCE)
            if "error" in answer:
                raise AssertionError(answer)
            if answer["nth"] == self.nth:
                return time.perf_counter() - started

    async def drag(self) -> float:
        """Move a finger for a second, and hold it; the seconds until the preview of where it is held."""
        begun = time.perf_counter()
        for nth in range(DRAGGED):
            await self.send()
            await asyncio.sleep(max(0.0, begun + (nth + 1) * SCREEN - time.perf_counter()))
        return await self.shown()


@contextlib.asynccontextmanager
async def aiming(link: str) -> AsyncIterator[Aim]:
    """A person who has opened a link."""
    page, _, token = link.partition("#")
    async with aiohttp.ClientSession(raise_for_status=True) as session:
        async with session.post(f"{page}/ask", data=b"null", headers={"Authorization": f"Bearer {token}"}) as answer:
            ask = json.loads(await answer.read())
        async with session.ws_connect(f"{page}/live") as socket:
            await socket.send_str(token)
            yield Aim(socket, ask["choices"][0]["code"])

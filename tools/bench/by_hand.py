"""The page *By hand* of a bot on a local Discord, and people who aim there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import aiohttp

from bot.ops.play import corner, free_address
from localdiscord.server import LocalDiscord
from tools.bench.bench_press import PAIR, opened
from tools.bench.echoing import echoing
from tools.demo.players import answered, find

SCREEN = 1 / 60  # seconds between two drafts of a finger that moves
DRAGGED = 60  # drafts of a drag
GAZE = 1.0  # s that a person who has dragged looks at the preview
PATIENCE = 30.0  # seconds that a preview is waited for


@contextlib.asynccontextmanager
async def paged(people: int = 0, **fields: Any) -> AsyncIterator[LocalDiscord]:
    """A local Discord, with so many guests, and a bot that serves its pages. `fields` are those of LocalConfig."""
    address = free_address()
    settings = {"BOT_WEB_PORT": address.rpartition(":")[2], "BOT_WEB_URL": address}
    config = corner(people=people, rates_enforced=False, app_pages=address, **fields)
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
    answers: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)

    async def read(self) -> None:
        """Read what comes, also while nobody aims: the bot closes a socket that shows no signs of life."""
        async for message in self.socket:
            self.answers.put_nowait(message.json())

    async def send(self) -> None:
        """Turn the aim a little."""
        self.nth += 1
        draft = {"choice": self.choice, "values": {"angle": self.nth * 3.7 % 360, "strength": 20 + self.nth % 60}}
        await self.socket.send_json({"nth": self.nth, "draft": draft})

    async def shown(self) -> float:
        """The seconds until the preview of what was sent last is there."""
        started = time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await self.answers.get()
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
            aim = Aim(socket, ask["choices"][0]["code"])
            reading = asyncio.create_task(aim.read())
            yield aim
        await reading


@contextlib.asynccontextmanager
async def all_aiming(people: list[Aim], previews: list[float]) -> AsyncIterator[None]:
    """All drag and look, again and again; what their previews took is added. Raises what one of them does."""

    async def aim(one: Aim, first: float) -> None:
        await asyncio.sleep(first)
        for _ in count():
            previews.append(await one.drag())
            await asyncio.sleep(GAZE)

    previews.append(await people[0].drag())
    tasks = [asyncio.create_task(aim(one, nth / len(people) * GAZE)) for nth, one in enumerate(people)]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for one in ended:
        if isinstance(one, Exception):
            raise one

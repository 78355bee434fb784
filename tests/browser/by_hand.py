"""The page By hand in Chromium: an ask that is opened, what it would send, and the gestures of a mouse or a finger."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession, Frame, Locator, Page, expect

from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink
from bot.games.contract.base import Ask
from bot.games.contract.vocabulary import Point
from render import PAINTERS
from render.painter import PixelMap
from tests.browser.driver import PHONE
from tests.features.hand.conftest import served
from tests.features.hand.positions import anything, position
from tests.support.discord.from_position import match_from
from tests.support.discord.scene import Scene

__all__ = ["SMALL", "Opened", "drag", "off", "opened", "origin", "settled", "values"]

SMALL = (360, 780)  # CSS px


class Opened:
    """The page of an ask on a phone."""

    def __init__(self, table: Scene, page: Page, game: str) -> None:
        self.table = table
        self.page = page
        self.game = game

    async def ready(self) -> None:
        """Wait until the ask is shown."""
        await expect(self.page.locator("#table")).to_be_visible()

    async def reload(self) -> None:
        """Open the page again."""
        await self.page.reload()
        await self.ready()

    async def player(self) -> int:
        """The user whom the page asks."""
        match = await self.table.match()
        return match.holder(self.table.services.matches.asks(match)[0].seat).user

    async def spot(self, x: float, y: float, table: PixelMap | None = None) -> tuple[float, float]:
        """The pixel in the window of a place on the table."""
        table, box = table or PAINTERS[self.game].table, await self.page.locator("#picture").bounding_box()
        assert table is not None
        assert box is not None
        zoom = box["width"] / table.size[0]
        across, down = (at[0] * x + at[1] * y + at[2] for at in (table.across, table.down))
        return box["x"] + across * zoom, box["y"] + down * zoom

    async def drag(self, start: Point, end: Point) -> None:
        """Drag from one place on the table to another."""
        mouse = self.page.mouse
        await mouse.move(*await self.spot(start.x, start.y))
        await mouse.down()
        await mouse.move(*await self.spot(end.x, end.y), steps=4)
        await mouse.up()

    async def played(self) -> Any:
        """Press Play, twice if that is asked about, and the action that was played."""
        before = await self.table.revision()
        for _ in range(2):
            await expect(self.page.locator("#play")).to_be_enabled()
            await settled(self.page)
            async with self.page.expect_response("**/hand/play"):
                await self.page.locator("#play").click()
            if await self.table.revision() > before:
                break
        turn = await self.table.services.store.turn(1, before + 1)
        assert turn is not None, await self.page.locator("#said").inner_text()
        return json.loads(turn.move)["action"]


@contextlib.asynccontextmanager
async def opened(
    browser: Browser,
    folder: Path,
    game: str,
    kind: str,
    offered: Callable[[Ask[Any]], bool] = anything,
    size: tuple[int, int] = PHONE,
    **context_options: Any,
) -> AsyncIterator[Opened]:
    """The page of the first ask of a kind that comes up in a random match and offers what is wanted, in a window of a size in CSS px."""
    state, ask = position(game, kind, offered)
    async with match_from(folder, game, state) as (table, _), served(table) as url:
        user = (await table.match()).holder(ask.seat).user
        token = await table.bot.feature(HandLinks).token(HandLink(1, ask.id, user))
        context = await browser.new_context(viewport={"width": size[0], "height": size[1]}, **context_options)
        page = await context.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        await page.goto(f"{url}/hand#{token}")
        hand = Opened(table, page, game)
        await hand.ready()
        yield hand
        await context.close()
        assert faults == []


async def origin(page: Page | Frame) -> tuple[float, float, float]:
    """The middle of the piece to be flicked, px of the window, and the pull of full strength."""
    x, y, full = await page.evaluate(
        """async () => {
            const {toScreen, fullPull} = (await import("/page/hand.js")).modules.geometry;
            const {bearingDial} = (await import("/page/hand.js")).modules.draft;
            const box = document.getElementById("canvas").getBoundingClientRect();
            const {x, y} = toScreen(bearingDial().origin);
            return [box.left + x, box.top + y, fullPull()];
        }"""
    )
    return x, y, full


async def values(page: Page) -> tuple[float, float]:
    """Bearing and strength as the page would send them."""
    found = await page.evaluate("""async () => (await import("/page/hand.js")).modules.state.page.values""")
    return found["angle"], found["strength"]


async def settled(page: Page | Frame | Locator) -> None:
    """Wait as long as Play takes no press, after it began to say what it says."""
    await page.evaluate(
        """async () => {
            const {modules} = await import(new URL("page/hand.js", document.baseURI)), {state: {page}, queue: {SETTLING}} = modules;
            await new Promise((done) => setTimeout(done, page.since + SETTLING - performance.now()));
        }"""
    )


async def drag(page: Page, fingers: CDPSession | None, start: tuple[float, float], end: tuple[float, float]) -> None:
    """From place to place with the mouse, or with a finger."""
    halfway = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    if fingers is None:
        await page.mouse.move(*start)
        await page.mouse.down()
        for spot in (halfway, end):
            await page.mouse.move(*spot)
        await page.mouse.up()
        return
    for kind, spot in (("touchStart", start), ("touchMove", halfway), ("touchMove", end)):
        points = [{"x": spot[0], "y": spot[1], "id": 1}]
        await fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def off(one: float, other: float) -> float:
    """The angle between two bearings, degrees."""
    return abs((one - other + 180) % 360 - 180)

"""The page of a public match in Chromium: a watcher sees a turn appear, plays turns again, and finds their way by keys."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.driver import DESKTOP, PATIENCE, PHONE
from tests.features.board.conftest import Site, switch
from tests.features.hand.conftest import served
from tests.support.discord.scene import Scene, scene

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
FRAMES = """
window.drawn = 0;
const draw = CanvasRenderingContext2D.prototype.drawImage;
CanvasRenderingContext2D.prototype.drawImage = function (...args) { window.drawn++; return draw.apply(this, args); };
"""


class Watcher:
    """Someone who watches the first match."""

    def __init__(self, table: Scene, page: Page) -> None:
        self.table = table
        self.page = page

    async def at(self, revision: int, last: int) -> None:
        """Wait until a turn is shown."""
        await expect(self.page.locator("#at")).to_contain_text(f"{revision}")
        await expect(self.page.locator("#at")).to_contain_text(f"{last}")
        if revision:
            await expect(self.page.locator(f'#turns [value="{revision}"]')).to_have_attribute("aria-current", "true")

    async def played(self, before: int = 0) -> int:
        """Wait until a film has moved; the number of pieces drawn so far."""
        for _ in range(PATIENCE // 20):  # the page's policy allows no function that is waited for
            drawn = int(await self.page.evaluate("drawn"))
            if drawn > before + 20:
                return drawn
            await asyncio.sleep(0.02)
        pytest.fail("nothing moves")

    async def picture(self) -> str:
        """The address of the picture shown, which is another for each."""
        return str(await self.page.locator("#picture").get_attribute("src"))


@contextlib.asynccontextmanager
async def watched(
    browser: Browser, folder: Path, size: tuple[int, int], path: str = "/match/1", **context: str
) -> AsyncIterator[Watcher]:
    """A watcher of a match at its first flick."""
    async with scene(folder) as table, served(table) as url, aiohttp.ClientSession() as session:
        await switch(table, on=True)
        await table.to_the_first_flick()
        await Site(url, session).until("/matches/1", 200)
        opened = await browser.new_context(viewport={"width": size[0], "height": size[1]}, **context)  # type: ignore[arg-type]
        page = await opened.new_page()
        await page.add_init_script(FRAMES)
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
        await page.goto(url + path)
        await expect(page.locator("#table")).to_be_visible()
        yield Watcher(table, page)
        assert faults == []
        await opened.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_a_turn_appears_is_played_and_can_be_played_again(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
):
    async with watched(browser, tmp_path, size, locale="en-GB") as watcher:
        page = watcher.page
        await watcher.at(3, 3)
        await expect(page.locator("#again")).to_be_disabled()
        await watcher.table.answer(await watcher.table.turn(3))
        await watcher.at(4, 4)
        await expect(page.locator("#said")).not_to_be_empty()
        drawn = await watcher.played()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await page.locator("#back").click()
        await watcher.at(3, 4)
        assert page.url.endswith("/match/1/3")
        await page.locator('#turns [value="4"]').click()
        await watcher.at(4, 4)
        await watcher.played(drawn)
        assert page.url.endswith("/match/1")


async def test_keys_lead_through_the_turns(browser: Browser, tmp_path: Path):
    async with watched(browser, tmp_path, DESKTOP, locale="fr-FR") as watcher:
        await watcher.at(3, 3)
        for key, revision in (("ArrowLeft", 2), ("Home", 0), ("ArrowRight", 1), ("End", 3)):
            await watcher.page.keyboard.press(key)
            await watcher.at(revision, 3)
        await expect(watcher.page.locator("#at")).to_have_text("Coup 3 sur 3")


async def test_who_looks_at_an_older_turn_stays_there(browser: Browser, tmp_path: Path):
    async with watched(browser, tmp_path, PHONE, "/match/1/1", locale="en-GB") as watcher:
        await watcher.at(1, 3)
        await watcher.table.answer(await watcher.table.turn(3))
        await watcher.at(1, 4)
        await expect(watcher.page.locator("#newest")).to_be_enabled()
        assert watcher.page.url.endswith("/match/1/1")


async def test_the_look_is_that_of_the_device_until_another_is_chosen(browser: Browser, tmp_path: Path):
    async with watched(browser, tmp_path, PHONE, locale="en-GB", color_scheme="light") as watcher:
        page = watcher.page
        await expect(page.locator("html")).to_have_class("light")
        await expect(page.locator("#picture")).to_have_attribute("src", re.compile("blob:"))
        before = await watcher.picture()
        await page.get_by_role("button", name="Dark", exact=True).click()
        await expect(page.locator("html")).to_have_class("dark")
        await expect(page.locator("#picture")).not_to_have_attribute("src", before)
        await page.reload()
        await expect(page.locator("html")).to_have_class("dark")


async def test_a_match_that_is_closed_leaves_the_page_until_it_is_open_again(browser: Browser, tmp_path: Path):
    async with watched(browser, tmp_path, DESKTOP, locale="en-GB") as watcher:
        page = watcher.page
        await page.clock.install()
        await page.reload()
        await watcher.at(3, 3)
        await switch(watcher.table, on=False)
        await expect(page.locator("#notice")).to_contain_text("This match isn’t public")
        await expect(page.locator("#table")).to_be_hidden()
        await switch(watcher.table, on=True)
        await page.clock.fast_forward(60_000)
        await expect(page.locator("#table")).to_be_visible()
        await expect(page.locator("#notice")).to_be_empty()

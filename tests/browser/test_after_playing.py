"""The page By hand in Chromium once an answer is played: what its heading says meanwhile, and the ways on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.by_hand import opened

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
PATIENCE = 20_000  # ms until a film counts as stopped, on a busy machine


async def test_the_heading_is_that_of_the_turn_until_its_film_ends(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "flick") as hand:
        page, headline = hand.page, hand.page.locator("#headline")
        await page.clock.install()
        await hand.reload()
        await page.clock.pause_at(await page.evaluate("Date.now() + 60_000"))  # the film waits for its first frame
        before = await headline.inner_text()
        async with page.expect_response("**/hand/play") as answer:
            await page.locator("#play").click()
        played = await (await answer.value).json()
        words = hand.table.bot.catalogue.of(await page.evaluate("document.documentElement.lang"))
        await expect(page.locator("#question")).to_have_text(words.text("hand-played"))
        assert await headline.inner_text() == before
        await page.clock.resume()
        await expect(headline).to_have_text(played["headline"], timeout=PATIENCE)
        assert played["headline"] not in before

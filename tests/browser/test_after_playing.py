"""The page By hand in Chromium once an answer is played: what its heading says meanwhile, and the ways on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink
from tests.browser.by_hand import opened, settled
from tests.browser.driver import PHONE
from tests.features.hand.conftest import served
from tests.features.hand.positions import last_answer
from tests.support.discord.from_position import match_from

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


async def test_the_last_answer_leads_back_to_the_chat(browser: Browser, tmp_path: Path):
    state, ask, code = last_answer("offboard")
    async with match_from(tmp_path, "offboard", state) as (table, _), served(table) as url:
        user = (await table.match()).holder(ask.seat).user
        token = await table.bot.feature(HandLinks).token(HandLink(1, ask.id, user))
        context = await browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
        page, asked = await context.new_page(), list[str]()
        page.on("request", lambda request: asked.append(request.url))
        await page.goto(f"{url}/hand#{token}")
        await page.locator("#ways").select_option(code)
        await settled(page)
        await page.locator("#play").click()
        words = table.bot.catalogue.of(await page.evaluate("document.documentElement.lang"))
        link = page.locator("#onward").get_by_role("link", name=words.text("board-discord"))
        await expect(link).to_be_visible(timeout=PATIENCE)
        assert words.text("hand-waiting") not in await page.locator("#said").inner_text()
        assert not any(one.endswith("/hand/next") for one in asked)
        await context.close()

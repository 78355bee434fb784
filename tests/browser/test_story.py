"""The story of what happened stays above the next question on the page By hand until its player aims."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.by_hand import Opened, opened, settled

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
PATIENCE = 30_000  # ms; a page that waits asks every three seconds


async def followed(hand: Opened, link: str) -> None:
    """Wait until the page shows the ask that follows the one of a link."""
    await hand.page.wait_for_url(lambda url: url != link, timeout=PATIENCE)
    await expect(hand.page.locator("#form")).to_be_visible(timeout=PATIENCE)


async def test_the_story_gives_way_to_ones_own_next_aim(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchbowl", "action", reduced_motion="reduce") as hand:
        link, story = hand.page.url, hand.page.locator("#said")
        await hand.played()
        await followed(hand, link)
        await expect(story).not_to_be_empty()
        await hand.page.locator("#canvas").press("ArrowLeft")
        await expect(story).to_be_empty()


async def test_a_doubt_gives_way_to_another_aim(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "flick") as hand:
        doubt, strength = hand.page.locator("#said"), hand.page.locator('input[name="strength"]')
        await strength.fill("1")
        await strength.press("Tab")
        await settled(hand.page)
        await hand.page.locator("#play").click()
        await expect(doubt).not_to_be_empty(timeout=PATIENCE)
        await hand.page.locator("#canvas").press("ArrowUp")
        await expect(doubt).to_be_empty()
        assert await hand.table.revision() == 0


async def test_what_others_did_is_there_with_ones_next_turn(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "offboard", "move", reduced_motion="reduce") as hand:
        link, story, matches = hand.page.url, hand.page.locator("#said"), hand.table.services.matches
        await hand.page.locator("#ways").select_option(index=1)
        await hand.played()
        words = await hand.page.evaluate("async () => (await import('/page/hand.js')).modules.state.page.shown.words")
        await expect(story).to_contain_text(words["waiting"], timeout=PATIENCE)
        match = await hand.table.match()
        (ask,) = matches.asks(match)
        await matches.act(1, ask.id, match.holder(ask.seat).user, ask.choices[0].action, key="the other's")
        await followed(hand, link)
        await expect(story).not_to_be_empty()
        await expect(story).not_to_contain_text(words["waiting"])
        await settled(hand.page)
        await hand.page.locator("#ways").select_option(index=1)
        await expect(story).to_be_empty()

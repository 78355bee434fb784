"""The wide board of the page By hand, enlarged on a phone held upright: pieces are in sight, and drags mean what they show."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.games import GAMES
from tests.browser.by_hand import drag, off, opened, origin, values
from tests.browser.driver import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
LARGER = 1.9  # times
PULL = 0.5  # of the pull of full strength


async def test_a_piece_of_a_larger_board_is_aimed(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchbowl", "action", has_touch=True, is_mobile=True) as hand:
        page = hand.page
        fingers = await page.context.new_cdp_session(page)
        turn = GAMES["pitchbowl"].spec.turn
        before = await page.locator("#picture").bounding_box()
        await page.locator("#enlarge").tap()
        await expect(page.locator("#board")).to_have_class("enlarged")
        after, canvas = [await page.locator(one).bounding_box() for one in ("#picture", "#canvas")]
        assert before is not None
        assert after is not None
        assert after == canvas
        assert after["width"] > LARGER * before["width"]
        assert await page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
        for piece in await page.locator("#flicked option:enabled").evaluate_all("all => all.map(({value}) => value)"):
            await page.locator("#flicked").select_option(piece)
            x, y, full = await origin(page)
            assert 0 < x < PHONE[0]
            for bearing in (20, 110, 200, 290):
                way = math.radians(bearing + 180)
                end = x + PULL * full * math.sin(way), y - PULL * full * math.cos(way)
                await drag(page, fingers, (x, y), end)
                assert (await origin(page))[:2] == (x, y)
                if 0 < end[0] < PHONE[0]:
                    assert off((await values(page))[0] + turn, bearing) < 1.0

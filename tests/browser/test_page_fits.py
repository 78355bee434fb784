"""The page By hand on a phone: every choice is within its width, and what is drawn on the board hides no name."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.by_hand import opened
from tests.browser.driver import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
TARGET = 44  # CSS px that a finger needs
DRAWN = """async (radii) => {
    const {state: {news, page}, draft: {bearingDial, valueOf}, geometry: {scale, toScreen, vectorOf}} = (await import("/page/hand.js")).modules;
    page.sketch = null; // whose lines begin at the piece
    news.dispatchEvent(new Event("pull"));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const dial = bearingDial(), from = toScreen(dial.origin), way = vectorOf(valueOf(dial)), canvas = document.getElementById("canvas");
    const seen = (far) => canvas.getContext("2d").getImageData(...[from.x + way.x * far, from.y + way.y * far].map((at) => Math.round(at * devicePixelRatio)), 1, 1).data[3];
    return radii.map((far) => seen(far * dial.radius * scale()) > 0);
}"""  # whether something is drawn at so many radii from the piece's middle, where it goes


@pytest.mark.parametrize(("game", "kind"), [("pitchbowl", "action"), ("pitchout", "flick"), ("forhonor", "pick_hero")])
async def test_no_choice_is_cut_at_the_edge(browser: Browser, tmp_path: Path, game: str, kind: str):
    async with opened(browser, tmp_path, game, kind) as hand:
        choices = hand.page.locator("#choices > *")
        await expect(choices.nth(1)).to_be_attached()
        for choice in await choices.all():
            box = await choice.bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE[0]
            assert box["height"] >= TARGET


async def test_the_arrow_leaves_the_name_of_its_piece(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "flick") as hand:
        assert await hand.page.evaluate(DRAWN, [1.5, 2.5, 3.5, 8.0]) == [False, False, False, True]

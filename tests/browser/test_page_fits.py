"""The page By hand on a phone: every choice is within its width."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.by_hand import opened
from tests.browser.driver import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
TARGET = 44  # CSS px that a finger needs


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

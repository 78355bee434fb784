"""The page By hand while its player is asked: the match may end meanwhile, and the window may be of any shape."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.matches.core.models import Status
from tests.browser.by_hand import Opened, opened, settled
from tests.browser.driver import DESKTOP, PHONE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SIDEWAYS = (844, 390)  # CSS px
SCREENS = Path("out/screens")
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])


async def other_resigns(hand: Opened) -> None:
    """The player who isn't asked resigns in the chat."""
    match, asked = await hand.table.match(), await hand.player()
    other = next(one.user for one in match.holders if one.user != asked)
    person = next(one for one in (hand.table.ada, hand.table.bruno) if one.id == other)
    asked_first = (await person.command(match.thread, "resign")).shown
    await person.press(asked_first, custom_id=asked_first.buttons[0]["custom_id"])
    assert (await hand.table.match()).status is not Status.RUNNING


async def ending(hand: Opened, size: tuple[int, int]) -> None:
    """The page says that the match is over, and how, and has nothing to press but the way back."""
    page = hand.page
    await expect(page.locator("#question")).to_have_text("The match is over")
    await expect(page.locator("#said")).to_contain_text("resign")
    await expect(page.locator("#form")).to_be_hidden()
    await expect(page.locator("#foot")).to_be_hidden()
    await expect(page.get_by_role("link", name="Open in Discord")).to_be_visible()
    await expect(page.locator("#canvas")).to_have_attribute("tabindex", "-1")
    await page.screenshot(path=SCREENS / f"resigned-{size[0]}.png")


@SIZES
async def test_the_ending_is_shown_when_the_other_resigns(browser: Browser, tmp_path: Path, size: tuple[int, int]):
    async with opened(browser, tmp_path, "pitchout", "flick", size=size) as hand:
        await hand.page.clock.install()
        await hand.reload()
        await hand.page.locator("#play").focus()
        await other_resigns(hand)
        await expect(hand.page.locator("#form")).to_be_visible()
        await hand.page.clock.fast_forward(6000)
        await ending(hand, size)
        await expect(hand.page.locator("#question")).to_be_focused()


async def test_the_ending_is_shown_to_who_plays_into_it(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "flick", size=DESKTOP) as hand:
        await other_resigns(hand)
        await settled(hand.page)
        await hand.page.locator("#play").click()
        await ending(hand, DESKTOP)


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("pitchout", "flick"),
        ("pitchout", "deploy"),
        ("pitchbowl", "action"),
        ("offboard", "move"),
        ("forhonor", "step"),
    ],
)
@SIZES
async def test_the_board_and_play_are_seen_together(
    browser: Browser, tmp_path: Path, game: str, kind: str, size: tuple[int, int]
):
    async with opened(browser, tmp_path, game, kind, size=size) as hand:
        await hand.page.screenshot(path=SCREENS / f"seen-{game}-{kind}-{size[0]}.png")
        board, play = [await hand.page.locator(one).bounding_box() for one in ("#picture", "#play")]
        assert board is not None
        assert play is not None
        assert play["y"] + play["height"] <= size[1]
        assert play["x"] + play["width"] <= size[0]
        assert await hand.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if size == SIDEWAYS:
            assert max(board["width"] / size[0], board["height"] / size[1]) >= 0.6
            assert play["x"] >= board["x"] + board["width"]

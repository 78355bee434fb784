"""Turns on the page By hand in Chromium, from the button in the chat: three presses and a drag, or the keyboard alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, FloatRect, Locator, Page, expect

from bot.ops.play import free_address, pages_of
from bot.physics.film import pose_at
from bot.physics.trace import Segment
from localdiscord.people import ClientMessage, UserClient
from localdiscord.server import LocalDiscord
from tests.browser.by_hand import SMALL, drag, off, origin, settled, values
from tests.browser.conftest import OpenTab
from tests.browser.driver import PHONE
from tests.support.discord.running import running
from tests.support.discord.scene import button

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.parametrize("local", [{"app_pages": free_address()}], indirect=True, ids=["pages"]),
]

USERS = ("ada", "chloe")


@pytest_asyncio.fixture(loop_scope="session")
async def asked(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[tuple[str, UserClient, ClientMessage]]:
    """The player of a match's first flick and its message, of a bot with pages."""
    async with running(local, tmp_path, pages_of(local)):
        ada, chloe = map(local.person, USERS)
        for person in (ada, chloe):
            person.user.locale = "en-US"
        card = (await ada.command("arena", "play", {"game": "pitchout", "with": "chloe"})).message
        assert card is not None
        await chloe.press(card, custom_id=button(card, "accept"))
        turn = await ada.wait_for(lambda message: not message.ephemeral and "answer:1:deploy" in str(message))
        for person in (ada, chloe):
            await person.press(turn, custom_id=button(turn, "answer", "standard"))
        turn = await ada.wait_for(lambda one: not one.ephemeral and "hand:1:" in str(one), after=turn.id)
        user = next(one for one in USERS if local.person(one).id in turn.mentions)
        yield user, local.person(user), turn


async def link(asked: tuple[str, UserClient, ClientMessage]) -> str:
    """The link that a press of By hand gives."""
    _, person, turn = asked
    shown = (await person.press(turn, label="By hand")).shown
    return next(str(one["url"]) for one in shown.buttons if "/hand#" in one.get("url", ""))


async def opened(browser: Browser, url: str, *, touch: bool = False) -> tuple[BrowserContext, Page, list[str]]:
    """The page at the size of a small phone, ready, and the errors that it raises."""
    context = await browser.new_context(
        viewport={"width": SMALL[0], "height": SMALL[1]}, has_touch=touch, is_mobile=touch, reduced_motion="reduce"
    )
    page, errors = await context.new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(url)
    await expect(page.locator("#table")).to_be_visible(timeout=20_000)
    await expect(page.locator("#preview")).not_to_be_empty(timeout=20_000)
    return context, page, errors


async def pressed(page: Page) -> list[str]:
    """Grows by the address of its frame with each press in a tab, drags among them."""
    presses: list[str] = []
    await page.expose_binding("pressed", lambda source: presses.append(source["frame"].url))
    counting = "addEventListener('pointerdown', () => window.pressed(), true)"
    await page.add_init_script(counting)  # in frames to come
    await page.evaluate(counting)
    return presses


async def place(part: Locator) -> FloatRect:
    """The place of a part in the window."""
    found = await part.bounding_box()
    assert found is not None
    return found


async def test_three_presses_and_a_drag_play_a_turn(open_tab: OpenTab, asked: tuple[str, UserClient, ClientMessage]):
    user, _, _ = asked
    tab = await open_tab(user, size=PHONE)
    await tab.go("Ada – Chloe · Pitch Out #1")
    presses = await pressed(tab.page)
    await tab.press("By hand", within=tab.message("Round 1 begins"))  # not in a panel, which has the link itself
    await tab.part("messages").get_by_role("link", name="Open", exact=True).click()
    frame = tab.part("app-page").locator("iframe")
    await expect(frame.content_frame.locator("#table")).to_be_visible(timeout=20_000)
    page = next(one for one in tab.page.frames if "/hand" in one.url)
    panel, board, inside = await place(frame), await place(page.locator("#canvas")), await origin(page)
    x, y = panel["x"] + inside[0], panel["y"] + inside[1]
    back = 1 if y > board["y"] + board["height"] / 2 else -1  # away from the others
    await drag(tab.page, None, (x, y), (x, y + back * inside[2] * 0.5))
    button_at = await place(page.locator("#play"))
    assert button_at["y"] + button_at["height"] <= PHONE[1]  # within reach without scrolling
    bearing, strength = await values(page)
    assert off(bearing, 0 if back > 0 else 180) < 1
    assert 30 < strength < 60
    await settled(page)
    await page.locator("#play").click()
    await expect(page.locator("#question")).to_have_text("Played", timeout=20_000)
    assert await page.locator("#said").inner_text()
    assert len(presses) == 4, presses  # By hand, the link, the drag, Flick
    await tab.part("app-close").click()
    assert len(presses) == 5  # the control: each press is counted
    await expect(tab.part("app-page")).to_have_count(0)


async def test_the_keyboard_alone_plays_a_turn(browser: Browser, asked: tuple[str, UserClient, ClientMessage]):
    context, page, errors = await opened(browser, await link(asked))
    for _ in range(10):
        if await page.evaluate("document.activeElement.id") == "canvas":
            break
        await page.keyboard.press("Tab")
    before = await values(page)
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Shift+ArrowUp")
    after = await values(page)
    assert (after[0] - before[0], after[1] - before[1]) == (0.5, 10)
    for _ in range(20):
        if await page.evaluate("document.activeElement.id") == "play":
            break
        await page.keyboard.press("Tab")
    await settled(page)
    await page.keyboard.press("Enter")
    await expect(page.locator("#question")).to_have_text("Played", timeout=20_000)
    await expect(page.locator("#question")).to_be_focused()
    assert errors == []
    await context.close()


async def test_a_link_that_opens_nothing_says_why(browser: Browser, asked: tuple[str, UserClient, ClientMessage]):
    context = await browser.new_context()
    page = await context.new_page()
    await page.goto(await link(asked) + "x")
    await expect(page.locator("#notice")).to_have_text("This link isn’t valid. Press By hand again.", timeout=20_000)
    await expect(page.locator("#table")).to_be_hidden()
    await context.close()


async def test_pieces_move_on_the_page_as_in_the_film(browser: Browser, asked: tuple[str, UserClient, ClientMessage]):
    flight = Segment("A1", 0.25, 1.5, 10.0, 20.0, 350.0, 300.0, -400.0, -90.0, 350.0, 40.0)
    context, page, _ = await opened(browser, await link(asked))
    for t in (0.0, 0.25, 0.9, 1.5, 3.0):
        found = await page.evaluate(
            "async ([flight, t]) => (await import('/page/hand.js')).modules.play.poseAt(flight, t)",
            [msgspec.to_builtins(flight), t],
        )
        x, y, angle = pose_at(flight, t)
        assert (found["x"], found["y"]) == pytest.approx((x, y), abs=1e-6)
        assert off(found["angle"], angle) < 1e-6
    await context.close()

"""A lobby at the page, by the keyboard alone."""

import pytest
from playwright.async_api import Page, expect

from localdiscord.server import LocalDiscord
from tests.browser.conftest import OpenTab
from tests.browser.driver import DESKTOP, PHONE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]
FAR = 200  # presses of Tab after which a control is not reached


async def tab_to(page: Page, verb: str) -> None:
    """Press Tab until the last control of a verb has the focus."""
    control = page.locator(f'[data-testid="messages"] [data-custom-id^="{verb}:"]').last
    await control.wait_for()
    for _ in range(FAR):
        if await control.evaluate("one => one === document.activeElement"):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"{verb} is not reached")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_someone_is_challenged_by_the_keyboard_alone(
    open_tab: OpenTab, local: LocalDiscord, size: tuple[int, int]
):
    ada, chloe = await open_tab("ada"), await open_tab("chloe", size=size)
    await ada.go("arena")
    await ada.command("server setup", lobby="arena")
    await chloe.go("arena")
    page = chloe.page
    await tab_to(page, "playopen")
    await page.keyboard.press("Enter")
    await tab_to(page, "playwith")
    await page.keyboard.press("Enter")
    await page.keyboard.type("Ada")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    await expect(chloe.button("Challenge")).to_be_visible()
    await tab_to(page, "playgo")
    await page.keyboard.press("Enter")
    card = await chloe.wait_message("challenges")
    await expect(card).to_contain_text("Ada")
    challenge = await local.person("ada").wait_for(lambda one: "accept:" in str(one.buttons))
    assert local.person("ada").id in challenge.mentions

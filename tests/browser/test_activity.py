"""The page inside Discord in Chromium: Discord's own SDK speaks to the client of the local Discord, up to a flick that is played."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, FrameLocator, async_playwright, expect

from bot.ops.play import free_address, pages_of
from localdiscord.config import ActivityConfig
from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tests.browser.by_hand import settled
from tests.browser.conftest import SWITCHES
from tests.browser.driver import DESKTOP, PHONE, Tab
from tests.support.discord.running import running
from tests.support.discord.scene import button

ROOT = Path(__file__).parents[2]
URL = free_address()
USERS = ("ada", "chloe")
pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.parametrize(
        "local", [{"app_pages": URL, "activity": ActivityConfig(URL, port=0)}], indirect=True, ids=["activity"]
    ),
]


@pytest.fixture(scope="session")
def sdk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Discord's SDK as hosts make it; without npm the tests are skipped, but fail in CI."""
    npm = shutil.which("npm")
    if npm is None and not os.environ.get("CI"):
        pytest.skip("no npm here: apt-get install npm")
    assert npm is not None, "CI needs npm for Discord's SDK"
    folder = tmp_path_factory.mktemp("activity")
    for pins in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "docs" / "self-hosting" / "activity" / pins, folder)
    for command in (
        ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"),
        ("run", "--silent", "build"),
    ):
        subprocess.run((npm, *command), cwd=folder, check=True, capture_output=True, timeout=240)
    return folder / "embedded-app-sdk.js"


@pytest_asyncio.fixture(loop_scope="session")
async def at_3333(chromium_path: str, local: LocalDiscord) -> AsyncIterator[Browser]:
    """A Chromium for which the client of the Activity, which listens on any port, is at the one that the SDK wants."""
    client = local.activity_client
    rule = f"--host-resolver-rules=MAP localhost:3333 127.0.0.1:{client.url.rpartition(':')[2]}"
    client.url = "http://localhost:3333"
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=chromium_path, args=[*SWITCHES, rule])
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="session")
async def turn(local: LocalDiscord, at_3333: Browser, sdk: Path, tmp_path: Path) -> AsyncIterator[ClientMessage]:
    """The message of a match's first flick, of a bot with an Activity."""
    del at_3333  # which says where the client is
    settings = pages_of(local) | {"BOT_ACTIVITY_SDK": str(sdk)}
    async with running(local, tmp_path, settings):
        ada, chloe = map(local.person, USERS)
        card = (await ada.command("arena", "play", {"game": "pitchout", "with": "chloe"})).message
        assert card is not None
        await chloe.press(card, custom_id=button(card, "accept"))
        first = await ada.wait_for(lambda message: not message.ephemeral and "answer:1:deploy" in str(message))
        for person in (ada, chloe):
            await person.press(first, custom_id=button(first, "answer", "standard"))
        yield await ada.wait_for(lambda one: not one.ephemeral and "here:1:" in str(one), after=first.id)


@contextlib.asynccontextmanager
async def pressed(
    browser: Browser, local: LocalDiscord, turn: ClientMessage, size: tuple[int, int]
) -> AsyncIterator[tuple[Tab, FrameLocator]]:
    """The tab of the player asked, who has pressed Open here, and the client in it."""
    user = next(one for one in USERS if local.person(one).id in turn.mentions)
    async with await Tab.open(browser, local.url, user, size=size) as tab:
        await tab.page.evaluate(f"location.hash = '{turn.channel_id}'")
        await tab.part("messages").locator(f'[data-custom-id="{button(turn, "here")}"]').last.click()
        yield tab, tab.part("app-page").frame_locator("iframe")
        assert tab.errors == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_the_sdk_of_discord_leads_to_a_flick(
    at_3333: Browser, local: LocalDiscord, turn: ClientMessage, size: tuple[int, int], tmp_path: Path
):
    async with pressed(at_3333, local, turn, size) as (tab, client):
        await client.locator("#allow").click()
        view = client.frame_locator("#view")
        await expect(view.locator("#table")).to_be_visible(timeout=20_000)
        await expect(view.locator("#preview")).not_to_be_empty(timeout=20_000)
        if shots := os.environ.get("SHOTS"):
            await tab.page.screenshot(path=f"{shots}/activity-{size[0]}.png")
        await view.locator("#canvas").focus()
        for key in ("ArrowLeft", "ArrowLeft", "ArrowUp"):
            await tab.page.keyboard.press(key)
        await settled(view.locator("body"))
        await view.locator("#play").click()
        await expect(view.locator("#question")).to_have_text("Played", timeout=20_000)
        played = await local.person("ada").wait_for(lambda one: one.channel_id == turn.channel_id and one.id > turn.id)
        assert played.pictures
        log = (tmp_path / "bot.log").read_text()
        (token,) = [one for one in local.log.requests if one.path.endswith("/oauth2/token")]
        secrets = (token.request["client_secret"], token.request["code"], token.response["access_token"])
        assert [one for one in secrets if one in log] == []
        await tab.part("app-close").click()
        await expect(tab.part("app-page")).to_have_count(0)


async def test_a_player_who_declines_may_refresh(at_3333: Browser, local: LocalDiscord, turn: ClientMessage):
    async with pressed(at_3333, local, turn, DESKTOP) as (tab, client):
        await client.locator("#cancel").click()
        view = client.frame_locator("#view")
        await expect(view.locator("#notice")).to_contain_text("Discord hasn’t confirmed who you are")
        await tab.page.route("**/activity/open", lambda route: route.fulfill(status=502, body="Bad Gateway"))
        await view.get_by_role("button", name="Refresh").click()
        await client.locator("#allow").click()
        await expect(view.locator("#notice")).to_have_text("The bot isn’t answering. Press Refresh in a moment.")
        await tab.page.unroute("**/activity/open")
        await view.get_by_role("button", name="Refresh").click()
        await expect(view.locator("#table")).to_be_visible(timeout=20_000)
        await view.locator("body").evaluate("() => { location.hash = 'stale'; }")
        await expect(view.locator("#notice")).to_contain_text("This link isn’t valid")
        await view.get_by_role("button", name="Refresh").click()
        await expect(view.locator("#table")).to_be_visible(timeout=20_000)
        await expect(view.locator("#notice")).to_be_empty()
        stale = "async () => { (await import(new URL('page/hand.js', document.baseURI))).modules.state.page.token = 'stale'; }"
        await view.locator("body").evaluate(stale)
        await settled(view.locator("body"))
        await view.locator("#play").click()
        await expect(view.locator("#said")).to_contain_text("This link isn’t valid")
        await view.get_by_role("button", name="Refresh").click()
        await expect(view.locator("#said")).to_be_empty()
        await expect(view.locator("#table")).to_be_visible(timeout=20_000)


async def test_safe_areas_and_a_small_window(at_3333: Browser, local: LocalDiscord, turn: ClientMessage):
    async with pressed(at_3333, local, turn, DESKTOP) as (tab, client):
        await client.locator("#allow").click()
        view = client.frame_locator("#view")
        await expect(view.locator("#form")).to_be_visible(timeout=20_000)
        await view.locator("html").evaluate("root => root.style.setProperty('--discord-safe-area-inset-top', '44px')")
        await expect(view.locator("#table")).to_have_css("padding-top", "44px")
        lay_out = "layout => document.querySelector('.app-frame').contentWindow.postMessage({ layout }, '*')"
        await tab.page.evaluate(lay_out, 1)
        await expect(view.locator("#form")).to_be_hidden()
        await expect(view.locator("#board")).to_be_visible()
        await tab.page.evaluate(lay_out, 0)
        await expect(view.locator("#form")).to_be_visible()

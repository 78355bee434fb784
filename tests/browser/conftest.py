"""Chromium, a local Discord, and a bot whose answers try every part of the page."""

import asyncio
import functools
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
import yarl
from playwright.async_api import Browser, async_playwright

from bot.ops.play import corner
from localdiscord.bot_process import BotProcess
from localdiscord.server import LocalDiscord
from tests.browser.driver import SWITCHES, Tab, chromium
from tests.browser.page_bot import PageBot
from tests.support.discord.quick import usual_tools
from tests.support.discord.running import running

OpenTab = Callable[..., Awaitable[Tab]]
Report = Callable[[str, str], None]


@pytest.fixture(autouse=True)
def real_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a scene's bot send pictures of their real size."""
    monkeypatch.setattr("tests.support.discord.scene.usual_tools", functools.partial(usual_tools, real=True))


@pytest.fixture
def report(capsys: pytest.CaptureFixture[str]) -> Report:
    """Prints what something cost."""

    def printed(what: str, figures: str) -> None:
        with capsys.disabled():
            print(f"\n{what}: {figures}")

    return printed


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The path of Chromium; without one the tests are skipped, but fail in CI."""
    found = chromium()
    if found is None and not os.environ.get("CI"):
        pytest.skip("no Chromium here: apt-get install chromium")
    assert found is not None, "CI needs Chromium for the page's tests"
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium_path: str) -> AsyncIterator[Browser]:
    """A headless Chromium for all tests, each of which opens tabs with a memory of their own; so all run on one event loop."""
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=chromium_path, args=SWITCHES)
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="session")
async def local(request: pytest.FixtureRequest) -> AsyncIterator[LocalDiscord]:
    """A local Discord; `@pytest.mark.parametrize("local", [{...}], indirect=True)` changes its settings."""
    changed: dict[str, Any] = getattr(request, "param", {})
    async with LocalDiscord(corner(**changed)) as here:
        yield here


@pytest_asyncio.fixture(loop_scope="session")
async def page_bot(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PageBot]:
    """The trial bot, connected and with its commands registered."""
    monkeypatch.setattr(discord.http.Route, "BASE", local.rest_url)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(local.gateway_url))
    bot = PageBot()
    running = asyncio.create_task(bot.start(local.token))
    await asyncio.wait_for(bot.awake.wait(), 60)
    yield bot
    await bot.close()
    await running


@pytest_asyncio.fixture(loop_scope="session")
async def bot(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The bot itself, connected to the local Discord of the page."""
    async with running(local, tmp_path) as process:
        yield process


@pytest_asyncio.fixture(loop_scope="session")
async def open_tab(browser: Browser, local: LocalDiscord) -> AsyncIterator[OpenTab]:
    """Opens tabs: `await open_tab("ada", size=PHONE, theme="light")`; none of them may raise an error of its own."""
    tabs: list[Tab] = []

    async def opened(user: str, **how: Any) -> Tab:
        tabs.append(await Tab.open(browser, local.url, user, **how))
        return tabs[-1]

    yield opened
    for tab in tabs:
        await tab.close()
    assert [error for tab in tabs for error in tab.errors] == []

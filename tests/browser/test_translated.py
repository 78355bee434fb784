"""A walk through the screens in every other language, in Chromium: no English word is on the page; its screenshots go to `out/screens`."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from bot.workers.inline_worker import InlineWorker
from tests.browser.driver import DESKTOP, PHONE, Tab
from tests.support.discord.scene import Scene, button, opens, scene
from tests.support.words.fluent_files import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SCREENS = Path("out/screens")
ENGLISH = re.compile(
    r"\b(?:the|your|you|and|with|this|that|is|are|was|have|not|for|from|of|to|match|turn|player|players|board|rule|rules"
    r"|choose|open|play|flick|puck|strength|challenge|challenges|against|waits?|nothing|everybody|show|close|back|next)\b",
    re.IGNORECASE,
)
NAMES = re.compile(r"For Honor|/[a-z]+")  # of a game, and of commands where the page tells who gave which
GAMES = ("pitchout", "offboard", "pitchbowl", "forhonor")
COMMANDS = (
    *(
        ("settings", {}),
        ("turns", {}),
        ("server check", {}),
        ("data privacy", {}),
        ("queue status", {}),
    ),
    *(("leaderboard", {"game": "pitchout"}), ("profile", {}), ("rules", {"game": "pitchout", "topic": "PO-33"})),
    *(
        ("rules", {"game": "forhonor"}),
        ("history", {}),
        ("learn", {"game": "offboard"}),
        ("board", {"match": 1, "as": "both"}),
    ),
)


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path, language: str) -> AsyncIterator[Scene]:
    """A server on which everyone speaks the language."""
    async with scene(tmp_path, camera=InlineWorker()) as opened:
        opened.local.world.guild.locale = language
        for person in opened.people:
            person.user.locale = language
        yield opened


@pytest.fixture(autouse=True)
def screens() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)


async def go(tab: Tab, place: int) -> None:
    """Open a channel or thread by its id: names have spaces that nobody types."""
    entry = tab.page.locator(f'[data-testid^="channel-"][data-channel="{place}"]').first
    if not await entry.is_visible():
        await tab.part("drawer").click()
    await entry.click()
    await tab.page.wait_for_selector(f'body[data-channel="{place}"]')


async def words_on(tab: Tab, language: str, name: str) -> list[str]:
    """The English words that the conversation shows; a picture of the whole of it is kept."""
    await tab.settled()
    messages = tab.part("messages")
    height = await messages.evaluate("box => box.scrollHeight")
    size = tab.page.viewport_size or {"width": DESKTOP[0], "height": DESKTOP[1]}
    await tab.page.set_viewport_size({"width": size["width"], "height": min(12000, height + 220)})
    await tab.page.evaluate("[...document.images].forEach(image => { image.loading = 'eager' })")
    await tab.page.wait_for_function("() => [...document.images].every(image => image.complete && image.naturalWidth)")
    await tab.page.screenshot(path=SCREENS / f"{language}-{name}.png")
    alts = await messages.locator("img").evaluate_all("all => all.map(one => one.alt)")
    return ENGLISH.findall(NAMES.sub("", "\n".join([await messages.inner_text(), *alts])))


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
async def test_no_english_word_is_left(table: Scene, browser: Browser, language: str):
    for name, options in COMMANDS[:-1]:
        await table.ada.command("general", name, options)
    places = [int(one["id"]) for one in table.ada.channels() if one["name"] in {"general", "arena"}]
    for number, game in enumerate(GAMES, start=1):
        card = await table.challenge(game=game)
        await table.bruno.press(card, custom_id=button(card, "accept"))
        turn = await table.turn(0, number)
        if opens(turn):
            await table.panel(turn, table.ada if table.ada.id in turn.mentions else None)
        match = await table.match(number)
        places.append(match.thread)
    await table.ada.command("general", *COMMANDS[-1])
    found: dict[str, list[str]] = {}
    for tag, size in (("desktop", DESKTOP), ("phone", PHONE)):
        async with await Tab.open(browser, table.local.url, "ada", size=size) as tab:
            for nth, place in enumerate(places):
                await go(tab, place)
                found[f"{tag}-{nth}"] = await words_on(tab, language, f"{tag}-{nth}")
                await tab.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert tab.errors == []
    assert {place: words for place, words in found.items() if words} == {}

"""Two people at the page: a challenge and the first turns of a match, by mouse and keyboard alone."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from localdiscord.server import LocalDiscord
from tests.browser.conftest import OpenTab
from tests.browser.driver import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]

SCREENS = Path("out/screens")


@pytest.fixture(autouse=True)
def screens() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)


async def shot(tab: Tab, name: str) -> None:
    await tab.screenshot(SCREENS / f"{name}.png")


async def begin(local: LocalDiscord, first: Tab, second: Tab, name: str) -> int:
    """One challenges, the other accepts, both go to the thread; its id."""
    for tab in (first, second):
        await tab.go("arena")
    await first.begin("play")
    await first.fill_option("game", "Pitch Out")
    await first.fill_option("with", second.user)
    await shot(first, f"{name}-1-command")
    await first.send()
    await second.button("Accept").wait_for()
    await shot(second, f"{name}-2-challenge")
    await second.press("Accept")
    thread = local.person(first.user).messages("arena")[0].id
    await local.person(first.user).wait_for(lambda message: message.channel_id == thread)
    for tab in (first, second):
        await tab.go("Ada – Chloe · Pitch Out #1")
    return thread


async def answer(local: LocalDiscord, tabs: dict[int, Tab], thread: int, presses: tuple[str, ...], name: str) -> None:
    """The player asked presses these buttons ; the last submits; waits for the next turn."""
    turn = next(message for message in reversed(local.person("ada").messages(thread)) if not message.ephemeral)
    tab = tabs[turn.mentions[0]]
    if any(one.get("label") == "Keep the Guard" for one in turn.buttons):  # the flick before knocked a puck off
        presses = ("Keep the Guard",)
    for number, label in enumerate(presses):
        await tab.press(label)
        if number == len(presses) - 2:
            await shot(tab, name)
    own = local.person(tab.user)

    def doubted() -> bool:
        return any(one.get("label") == "Flick anyway" for one in own.messages(thread)[-1].buttons)

    def told() -> bool:
        return any(not one.ephemeral and one.id > turn.id for one in own.messages(thread))

    await local.world.feed.until(lambda: doubted() or told() or None, 15.0)
    if doubted():
        await tab.press("Flick anyway")
    await local.person("ada").wait_for(lambda m: m.channel_id == thread and not m.ephemeral, after=turn.id)


@pytest.mark.parametrize(
    ("name", "theme", "size"), [("dark", "dark", DESKTOP), ("light", "light", DESKTOP), ("phone", "dark", PHONE)]
)
async def test_a_challenge_and_the_first_turns(
    open_tab: OpenTab, local: LocalDiscord, name: str, theme: str, size: tuple[int, int]
):
    ada = await open_tab("ada", theme=theme, size=size)
    chloe = await open_tab("chloe", theme=theme, size=size)
    thread = await begin(local, ada, chloe, name)
    await shot(ada, f"{name}-3-thread")
    tabs = {local.person(tab.user).id: tab for tab in (ada, chloe)}

    opening = local.person("ada").messages(thread)[-1]
    await ada.press("Wall")
    await shot(ada, f"{name}-4-deployed")
    await chloe.press("Standard")
    await local.person("ada").wait_for(lambda m: m.channel_id == thread and not m.ephemeral, after=opening.id)
    for number in range(3):
        await answer(local, tabs, thread, ("Aim", "10 ↻", "− 20", "Flick"), f"{name}-7-aim{number}")
        await shot(ada, f"{name}-8-turn{number}")
    for tab in (ada, chloe):
        await expect(tab.part("messages")).to_contain_text("flicks")

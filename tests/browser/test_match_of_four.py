"""Four people at the page: one command names three others, and each finds their own ask."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tests.browser.conftest import OpenTab
from tests.browser.driver import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]

SCREENS = Path("out/screens")
THREAD = "Ada – Bruno – Chloe – Dai · Pitch Out #1"
OTHERS = ("bruno", "chloe", "dai")


async def challenge(tab: Tab, name: str) -> None:
    """Three others are named one after the other, each found by typing."""
    await tab.go("arena")
    await tab.begin("play")
    await tab.fill_option("game", "Pitch Out")
    await tab.fill_option("with", "bruno")
    assert await tab.suggestions("with2", "chl") == ["Chloe"]
    await tab.fill_option("with2", "chloe")
    await tab.fill_option("with3", "dai")
    await tab.fill_option("options", "sides=free")
    await tab.screenshot(SCREENS / f"{name}-1-command.png")
    await tab.send()


async def accept(local: LocalDiscord, *users: str) -> None:
    """They press Accept on the newest card."""
    for user in users:
        person = local.person(user)
        await person.press(person.messages("arena")[-1], label="Accept")


def asked(local: LocalDiscord, thread: int) -> tuple[ClientMessage, str]:
    """The newest turn, and who is asked."""
    turn = next(one for one in reversed(local.person("ada").messages(thread)) if not one.ephemeral)
    return turn, next(user for user in ("ada", *OTHERS) if local.person(user).id == turn.mentions[0])


async def answered(local: LocalDiscord, thread: int, tab: Tab, presses: tuple[str, ...], shot: str = "") -> str:
    """The player asked presses these buttons on the page; returns that player once the next turn is there."""
    turn, user = asked(local, thread)
    if tab.user != user:
        await tab.become(user)
        await tab.go(THREAD)
    for label in presses[:-1]:
        await tab.press(label)
    if shot:
        await tab.screenshot(SCREENS / f"{shot}.png")
    await tab.press(presses[-1])
    await local.person("ada").wait_for(lambda one: one.channel_id == thread and not one.ephemeral, after=turn.id)
    return user


@pytest.mark.parametrize(
    ("name", "theme", "size"),
    [("four-dark", "dark", DESKTOP), ("four-light", "light", DESKTOP), ("four-phone", "dark", PHONE)],
)
async def test_four_begin_deploy_and_flick(
    open_tab: OpenTab, local: LocalDiscord, name: str, theme: str, size: tuple[int, int]
):
    for person in map(local.person, OTHERS):
        person.user.locale = "en-US"  # one set of labels for all tabs
    tab = await open_tab("ada", theme=theme, size=size)
    await challenge(tab, name)
    await accept(local, "chloe")
    await expect(tab.message()).to_contain_text("✅ @Chloe accepted")
    await expect(tab.message()).to_contain_text("⏳ @Bruno hasn’t answered yet")
    await tab.screenshot(SCREENS / f"{name}-2-half-accepted.png")
    await accept(local, "bruno", "dai")
    thread = local.person("ada").messages("arena")[-1].id
    await local.person("ada").wait_for(lambda message: message.channel_id == thread)
    await tab.screenshot(SCREENS / f"{name}-3-card.png")
    await tab.go(THREAD)
    await tab.screenshot(SCREENS / f"{name}-4-thread.png")

    opening, _ = asked(local, thread)
    for user in ("ada", *OTHERS):
        if tab.user != user:
            await tab.become(user)
            await tab.go(THREAD)
        await tab.press("Standard")
        await tab.screenshot(SCREENS / f"{name}-5-deploy-{user}.png")
    await local.person("ada").wait_for(lambda one: one.channel_id == thread and not one.ephemeral, after=opening.id)
    flicked = [
        await answered(local, thread, tab, ("Aim", "− 20", "− 20", "Flick", "Flick anyway"), f"{name}-6-aim{number}")
        for number in range(4)
    ]
    assert sorted(flicked) == ["ada", "bruno", "chloe", "dai"]
    await tab.screenshot(SCREENS / f"{name}-7-turn.png")

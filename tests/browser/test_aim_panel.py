"""The aim panel on a phone, dark and light: the whole arena, then from near; nothing juts out, and the picture is as wide as it can be."""

from pathlib import Path

import pytest

from localdiscord.people import ClientMessage, UserClient
from localdiscord.server import LocalDiscord
from tests.browser.conftest import OpenTab
from tests.browser.driver import PHONE, Tab
from tests.support.discord.scene import button

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]

SCREENS = Path("out/screens")
USERS = ("ada", "chloe")


def asked(local: LocalDiscord, turn: ClientMessage) -> tuple[str, UserClient]:
    """The player asked by a turn's message."""
    return next((user, person) for user in USERS if (person := local.person(user)).id in turn.mentions)


async def played(local: LocalDiscord) -> ClientMessage:
    """The message of the first flick: a challenge, an acceptance, two deployments as offered."""
    ada, chloe = map(local.person, USERS)
    card = (await ada.command("arena", "play", {"game": "pitchout", "with": "chloe"})).message
    assert card is not None
    await chloe.press(card, custom_id=button(card, "accept"))
    turn = await ada.wait_for(lambda message: not message.ephemeral and "answer:1:deploy" in str(message))
    for person in (ada, chloe):
        await person.press(turn, custom_id=button(turn, "answer", "standard"))
    return await ada.wait_for(lambda one: not one.ephemeral and "text:1:" in str(one), after=turn.id)


async def fits(tab: Tab) -> None:
    """No control of the newest message juts out, and its picture is shown nearly as wide as the screen is."""
    wide, _ = await tab.picture_size()
    assert wide >= 300
    for control in await tab.message().locator('[data-testid="button"], [data-testid="select"]').all():
        box = await control.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]


@pytest.mark.parametrize("look", ["dark", "light"])
async def test_it_fits_a_phone(open_tab: OpenTab, local: LocalDiscord, look: str):
    for person in map(local.person, USERS):
        person.user.locale = "en-US"
    await local.person("ada").command("arena", "server setup", {"look": look})
    turn = await played(local)
    user, person = asked(local, turn)
    tab = await open_tab(user, theme=look, size=PHONE)
    await tab.go("Ada – Chloe · Pitch Out #1")
    await tab.press("Aim")
    await fits(tab)
    await tab.screenshot(SCREENS / f"aim-{look}-whole.png")
    closer = next(
        one["label"] for one in person.messages(turn.channel_id)[-1].buttons if one["label"].startswith("Closer")
    )
    await tab.press(closer)
    await fits(tab)
    await tab.message().get_by_test_id("picture").last.scroll_into_view_if_needed()
    await tab.screenshot(SCREENS / f"aim-{look}-near.png")
    panel = person.messages(turn.channel_id)[-1]
    assert any(one["label"].startswith("Wider") for one in panel.buttons)

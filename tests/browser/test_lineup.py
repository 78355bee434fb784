"""A lineup picked and confirmed in one go: what is pressed before the panel has been drawn again is not lost."""

import pytest
from playwright.async_api import expect

from localdiscord.server import LocalDiscord
from tests.browser.conftest import OpenTab
from tests.support.discord.scene import button

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


async def test_confirm_right_after_the_menu_confirms_what_the_menu_says(open_tab: OpenTab, local: LocalDiscord):
    ada, bruno = map(local.person, ("ada", "bruno"))
    for person in (ada, bruno):
        person.user.locale = "en-US"
    options = {"game": "pitchout", "with": "bruno", "options": "mode=complete"}
    card = (await ada.command("arena", "play", options)).message
    assert card is not None
    await bruno.press(card, custom_id=button(card, "accept"))
    turn = await ada.wait_for(lambda one: not one.ephemeral and "answer:1:team" in str(one))
    (asked,) = turn.mentions
    chooser = ada if ada.id == asked else bruno
    await chooser.press(turn, custom_id=button(turn, "answer"))
    turn = await ada.wait_for(lambda one: not one.ephemeral and "text:1::1" in str(one))
    tab = await open_tab("bruno" if chooser is ada else "ada")  # of the Hoods: the first team offered is the Citizens
    await tab.go("Ada – Bruno · Pitch Out #1")
    await tab.part("messages").locator('[data-testid="button"][data-custom-id^="open:1:"]').last.click()
    await tab.settled()
    await tab.part("messages").get_by_test_id("select").last.click()
    choices = tab.page.locator(".select-panel:popover-open").get_by_test_id("select-option")
    for name in ("Infested", "Shaman"):
        await choices.filter(has_text=name).first.click()
    await tab.part("messages").locator('[data-testid="button"][data-custom-id^="do:"]').last.click()
    given = await tab.wait_message("Play these pitchers")
    await expect(given).to_contain_text("Shaman")
    await expect(given).not_to_contain_text("Infested")
    await expect(given.get_by_test_id("select")).to_have_count(0)

"""The announcements of the page to a screen reader: what is new, once."""

import pytest
from playwright.async_api import expect

from localdiscord.server import LocalDiscord
from tests.browser.conftest import OpenTab
from tests.browser.reader import Reader

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("page_bot")]


async def test_a_message_is_announced_once_and_its_edit_and_the_start_of_the_channel_never(open_tab: OpenTab):
    ada, bruno = await open_tab("ada"), Reader(await open_tab("bruno"))
    for one in (ada, bruno.tab):
        await one.go("arena")
        await one.page.get_by_text("This is the beginning" if one is ada else "C’est le début").wait_for()
    await bruno.listen()
    await ada.command("panel")
    await bruno.tab.wait_message("ready")
    await ada.press("Turn")
    await bruno.tab.wait_message("turned")
    await ada.say("well played")
    await bruno.tab.wait_message("well played")
    heard = await bruno.heard()
    assert [heard.count(text) for text in ("ready", "turned", "well played", "C’est le début")] == [1, 0, 1, 0]


async def test_what_a_press_changes_in_the_own_panel_is_announced(open_tab: OpenTab):
    ada = Reader(await open_tab("ada"))
    await ada.tab.command("echo", text="for me alone", private="true")
    await ada.listen()
    await ada.tab.command("echo", text="only mine", private="true")
    await ada.tab.wait_message("only mine")
    assert "only mine" in await ada.heard()


async def test_the_focus_goes_to_the_newest_message_when_its_own_is_gone(open_tab: OpenTab, local: LocalDiscord):
    ada = Reader(await open_tab("ada"))
    await ada.tab.go("arena")
    await ada.tab.say("stays")
    await ada.tab.command("panel")
    card = await ada.tab.wait_message("ready")
    await ada.reach(card.get_by_role("button", name="Whisper"))
    local.person("ada").delete_message(local.person("ada").messages("arena")[-1])
    await expect(card).to_have_count(0)
    await expect(ada.tab.message("stays")).to_be_focused()

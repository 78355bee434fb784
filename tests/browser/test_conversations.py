"""Conversations of people at the page: opened there, shown in the list, with the commands of those who use the bot everywhere."""

import pytest
from playwright.async_api import expect

from localdiscord.config import ActivityConfig
from localdiscord.server import LocalDiscord
from tests.browser.conftest import OpenTab
from tests.browser.driver import DESKTOP, PHONE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
with_bot = pytest.mark.usefixtures("page_bot")
both_sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@with_bot
@both_sizes
async def test_two_people_use_the_bot_of_one_of_them(open_tab: OpenTab, size: tuple[int, int]):
    ada, bruno = await open_tab("ada", size=size), await open_tab("bruno", size=size)
    await ada.install()
    await ada.converse("bruno")
    await ada.command("share")
    await bruno.go("Ada")
    card = await bruno.wait_message("ready")
    await expect(card.get_by_test_id("picture")).to_be_visible()
    await expect(card.get_by_test_id("used")).to_contain_text("Ada")
    await bruno.press("Turn")
    await ada.wait_message("turned")
    await bruno.part("composer").fill("/")
    await expect(bruno.part("suggestions")).to_contain_text("L’application n’a pas de commande pour vous ici.")
    await bruno.part("composer").fill("")
    await bruno.say("à toi")
    await ada.wait_message("à toi")


@with_bot
@both_sizes
async def test_a_group_is_opened_and_its_people_are_listed(
    open_tab: OpenTab, local: LocalDiscord, size: tuple[int, int]
):
    ada, dai = await open_tab("ada", size=size), await open_tab("dai", size=size)
    await ada.converse("bruno", "dai", name="Friday")
    await ada.say("who begins?")
    await dai.go("Friday")
    await dai.wait_message("who begins?")
    await expect(dai.page.locator("h1.place")).to_have_text("Friday")
    if size == PHONE:
        await dai.part("members").click()
    await expect(dai.part("member-list").locator(".member")).to_have_count(3)
    group = local.world.find_channel("Friday")
    assert group.recipients == [local.person(one).id for one in ("ada", "bruno", "dai")]


@with_bot
async def test_a_person_is_written_to_from_their_menu(open_tab: OpenTab, local: LocalDiscord):
    ada = await open_tab("ada")
    for person, place in (("chloe", local.person("chloe").converse("ada")), ("pichenette", local.person("ada").dm())):
        await ada.go("arena")
        await ada.part(f"member-{person}").click()
        await ada.part("context-menu").get_by_text("Message", exact=True).click()
        await expect(ada.page.locator("body")).to_have_attribute("data-channel", str(place))


@with_bot
async def test_a_form_offers_only_the_people_of_the_conversation(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.install()
    await ada.converse("bruno")
    await ada.command("share")
    await ada.part("messages").locator('[data-custom-id="panel:who"]').click()
    await expect(ada.page.locator(".select-panel:popover-open").get_by_test_id("select-option")).to_contain_text(
        ["Ada", "Bruno"]
    )


@pytest.mark.parametrize("local", [{"activity": ActivityConfig("http://127.0.0.1:9", port=0)}], indirect=True)
async def test_the_activity_is_opened_from_everywhere(open_tab: OpenTab):
    ada, bruno = await open_tab("ada"), await open_tab("bruno")
    await ada.install()
    await ada.converse("bruno")
    for place in ("Bruno", "arena"):
        await ada.go(place)
        await ada.part("launch").click()
        await ada.part("app-page").wait_for()
        await expect(ada.message().get_by_test_id("used")).to_contain_text("launch")
        await ada.part("app-page").get_by_role("button").click()
        await ada.part("app-page").wait_for(state="detached")
    await bruno.go("Ada")
    await expect(bruno.part("launch")).to_be_hidden()

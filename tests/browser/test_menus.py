"""Reactions, menus, pins, embeds and threads at the page: by pointer, by keyboard, at the width of a phone."""

from typing import Any

import pytest
from playwright.async_api import Locator, expect

from localdiscord.server import LocalDiscord
from tests.browser.conftest import OpenTab
from tests.browser.driver import PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("page_bot")]


async def choose(tab: Tab, label: str) -> None:
    await tab.part("context-menu").locator(f'[data-testid="menu-item"][data-label="{label}"]').click()
    await tab.settled()


async def opened(tab: Tab, message: Locator) -> Locator:
    await message.locator(".message-body").click(button="right", position={"x": 4, "y": 4})
    await tab.part("context-menu").wait_for()
    return tab.part("context-menu")


async def test_a_reaction_by_one_is_seen_and_joined_by_another(open_tab: OpenTab):
    ada, bruno = await open_tab("ada"), await open_tab("bruno")
    await ada.say("who plays?")
    menu = await opened(ada, await ada.wait_message("who plays?"))
    await menu.locator('[data-emoji="🎲"]').click()
    theirs = (await bruno.wait_message("who plays?")).get_by_test_id("reaction")
    await expect(theirs).to_have_attribute("aria-pressed", "false")
    await expect(theirs).to_have_attribute("aria-label", "🎲, 1 réaction")
    await theirs.click()
    await expect(theirs).to_have_attribute("aria-pressed", "true")
    mine = ada.message("who plays?").get_by_test_id("reaction")
    await expect(mine).to_have_attribute("aria-label", "🎲, 2 reactions, yours among them")
    await mine.press("Enter")
    await expect(mine).to_have_attribute("aria-pressed", "false")
    await expect(mine).to_be_focused()
    await theirs.click()
    await expect(theirs).to_have_count(0)


async def test_a_menu_opens_when_the_right_button_is_released(open_tab: OpenTab):
    """A menu opened while the button is down would be closed by its release in some versions of Chromium."""
    ada = await open_tab("ada")
    await ada.say("hold on")
    await (await ada.wait_message("hold on")).locator(".message-body").hover(position={"x": 4, "y": 4})
    await ada.page.mouse.down(button="right")
    await ada.settled()
    await expect(ada.part("context-menu")).to_have_count(0)
    await ada.page.mouse.up(button="right")
    await expect(ada.part("context-menu")).to_be_visible()


async def test_a_menu_by_keyboard_alone(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.say("read me")
    message = await ada.wait_message("read me")
    await message.focus()
    await ada.page.keyboard.press("ContextMenu")
    menu = ada.part("context-menu")
    await expect(menu).to_have_attribute("aria-label", "What to do with this message")
    await expect(menu.locator('[data-emoji="👍"]')).to_be_focused()
    await ada.page.keyboard.press("ArrowUp")
    await expect(menu.get_by_text("Read aloud")).to_be_visible()
    await ada.page.keyboard.press("Enter")
    answer = await ada.wait_message("read 0 files by ada")
    await expect(answer.get_by_test_id("used")).to_have_text("AAda used Read aloud")
    await message.focus()
    await ada.page.keyboard.press("ContextMenu")
    await ada.page.keyboard.press("Escape")
    await expect(menu).to_have_count(0)
    await expect(message).to_be_focused()


async def test_people_have_menus_in_the_list_and_beside_their_words(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.part("member-bruno").click()
    await choose(ada, "Wave")
    await ada.wait_message("Bruno waves back")
    await ada.say("me too")
    await (await ada.wait_message("me too")).locator(".avatar").click(button="right")
    await choose(ada, "Wave")
    await ada.wait_message("Ada waves back")


async def test_pins_are_listed_and_jumped_to(open_tab: OpenTab):
    ada, dai = await open_tab("ada"), await open_tab("dai")
    await ada.say("the rules of the house")
    await opened(ada, await ada.wait_message("the rules of the house"))
    await choose(ada, "Pin message")
    await expect(ada.part("system-message")).to_contain_text("Ada pinned a message.")
    await dai.part("pins").click()
    await dai.page.locator('.menu-item[data-label="Ada: the rules of the house"]').click()
    await expect(dai.message("the rules of the house")).to_be_focused()
    await opened(dai, dai.message("the rules of the house"))
    await choose(dai, "Désépingler le message")
    await expect(dai.part("toast")).to_contain_text("permission")


async def test_a_phone_has_a_button_for_the_menu(open_tab: OpenTab, local: LocalDiscord):
    ada = await open_tab("ada", size=PHONE)
    await ada.say("short")
    await (await ada.wait_message("short")).focus()
    await ada.message("short").get_by_test_id("more").click()
    box = await ada.part("context-menu").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    await choose(ada, "Delete message")
    await expect(ada.part("message")).to_have_count(0)
    assert local.person("ada").messages("arena") == []


async def test_an_embed_shows_all_it_has(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.command("embed")
    embed = ada.part("embed")
    for text in ("The Referee", "Standings", "After three evenings", "7 points", "Friday at eight", "Counted by hand"):
        await expect(embed).to_contain_text(text)
    await expect(embed.locator(".embed-face")).to_have_count(2)
    await expect(embed.get_by_test_id("picture")).to_be_visible()
    widths: list[Any] = [await field.bounding_box() for field in await embed.locator(".embed-field").all()]
    assert widths[0]["y"] == widths[2]["y"] < widths[3]["y"]


async def test_a_thread_is_locked_and_opened_again(open_tab: OpenTab, local: LocalDiscord):
    chloe = await open_tab("chloe")
    await chloe.command("thread", name="match-7")
    await chloe.go("match-7")
    thread = local.world.find_channel("match-7").thread
    assert thread is not None
    for nth, (label, locked) in enumerate((("Lock the thread", True), ("Open the thread again", False)), 1):
        await chloe.part("thread-menu").click()
        await chloe.page.locator(f'.menu-item[data-label="{label}"]').click()
        await local.world.feed.until(lambda locked=locked: thread.locked is locked or None, 15.0)
        local.person("bruno").send("arena", "what comes after it has come, too")
        await expect(chloe.part("channel-arena")).to_have_attribute("data-unread", str(nth))
        await chloe.part("thread-menu").click()
        shown = "Open the thread again" if locked else "Lock the thread"
        await expect(chloe.page.locator(f'.menu-item[data-label="{shown}"]')).to_be_visible()
        await chloe.page.keyboard.press("Escape")


async def test_a_list_stays_open_while_its_message_changes(open_tab: OpenTab):
    ada, bruno = await open_tab("ada"), await open_tab("bruno")
    await ada.command("panel")
    await bruno.wait_message("ready")
    await ada.part("messages").locator('[data-testid="select"][data-custom-id="panel:blocks"]').click()
    choices = ada.page.locator(".select-panel:popover-open").get_by_test_id("select-option")
    await choices.filter(has_text="Block 2").click()
    await bruno.press("Turn")
    await bruno.wait_message("turned")
    await choices.filter(has_text="Block 3").click()
    await ada.page.keyboard.press("Escape")
    await ada.wait_message("picked 2,3")
    await ada.wait_message("turned")


async def test_a_button_held_down_is_pressed_though_its_message_changes(open_tab: OpenTab):
    ada, bruno = await open_tab("ada"), await open_tab("bruno")
    await ada.command("panel")
    await bruno.wait_message("ready")
    await ada.button("Form").hover()
    await ada.page.mouse.down()
    await bruno.press("Turn")
    await bruno.go("general")
    await bruno.say("turned it")
    await expect(ada.part("channel-general")).to_have_attribute("data-unread", "1")
    await ada.page.mouse.up()
    await ada.fill_form({"puck": "A3", "formation": "Deep", "mode": "f"}, submit=False)
    await ada.wait_message("turned")

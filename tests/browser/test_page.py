"""The page itself, with a small bot of the tests' own."""

import re

import pytest
from playwright.async_api import expect

from localdiscord.server import LocalDiscord
from tests.browser.conftest import OpenTab
from tests.browser.driver import PHONE
from tests.browser.page_bot import PageBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("page_bot")]


async def test_it_says_that_it_is_not_discord(open_tab: OpenTab):
    ada, phone = await open_tab("ada"), await open_tab("ada", size=PHONE)
    await expect(ada.part("local-mark")).to_have_text("Local server · not Discord")
    await expect(phone.page.locator(".local-mark-header")).to_be_visible()


async def test_two_tabs_are_two_people(open_tab: OpenTab):
    ada, bruno = await open_tab("ada"), await open_tab("bruno")
    await ada.say("**hello** <b>there</b>")
    heard = await bruno.wait_message("hello <b>there</b>")
    await expect(heard.locator(".author")).to_have_text("Ada")
    await expect(heard.locator("strong")).to_have_text("hello")
    await expect(heard.locator("b")).to_have_count(0)


async def test_discords_address_of_a_message_leads_to_it(open_tab: OpenTab, local: LocalDiscord):
    ada = await open_tab("ada")
    await ada.go("arena")
    await ada.say("find me")
    await ada.wait_message("find me")
    sent = local.person("ada").messages("arena")[-1]
    for nth in range(30):
        local.person("bruno").send("arena", f"line {nth}")
    for message in ("", f"/{sent.id}"):
        await ada.page.goto(f"{local.url}/channels/{local.world.guild.id}/{sent.channel_id}{message}")
        await ada.ready()
        await expect(ada.page.locator("body")).to_have_attribute("data-channel", str(sent.channel_id))
    await expect(ada.message("find me")).to_be_in_viewport()


async def test_a_tab_can_become_somebody_else(open_tab: OpenTab):
    tab = await open_tab("ada")
    await tab.become("chloe")
    assert "user=chloe" in tab.page.url
    await tab.say("now me")
    await expect((await tab.wait_message("now me")).locator(".author")).to_have_text("Chloe")


async def test_slash_lists_commands_and_filters_them(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.part("composer").press_sequentially("/")
    await expect(ada.part("suggestion")).to_have_count(9)
    await ada.part("composer").press_sequentially("st")
    await expect(ada.part("suggestion").first).to_contain_text("/strike")
    await ada.page.keyboard.press("Tab")
    await expect(ada.part("option-puck")).to_be_focused()


async def test_a_command_by_keyboard_alone(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.part("composer").press_sequentially("/stri")
    await ada.page.keyboard.press("Enter")
    await ada.page.keyboard.type("a2")
    await expect(ada.part("suggestion")).to_have_text(["A2 by the edge"])
    await ada.page.keyboard.press("Enter")
    await ada.page.keyboard.type("62")
    await ada.page.keyboard.press("Tab")
    await ada.page.keyboard.type("target:bru")
    await ada.page.keyboard.press("Enter")
    await ada.page.keyboard.press("Enter")
    answer = await ada.wait_message("A2 strikes bruno, 62, plain")
    await expect(answer.get_by_test_id("used")).to_contain_text("Ada used /strike")


async def test_autocomplete_follows_what_is_typed(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.begin("strike")
    assert await ada.suggestions("puck") == ["A1 by the edge", "A2 by the edge", "B1 by the edge"]
    await ada.part("option-puck").fill("b")
    await expect(ada.part("suggestion")).to_have_text(["B1 by the edge"])


async def test_required_options_and_their_kinds_are_checked_before_sending(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.begin("strike")
    await ada.part("send").click()
    await expect(ada.page.locator(".option.wrong").first).to_contain_text("This option is required")
    await ada.fill_option("puck", "A1")
    await ada.fill_option("strength", "101")
    await ada.part("send").click()
    await expect(ada.page.locator(".option.wrong")).to_contain_text("at most 100")
    await ada.fill_option("strength", "60")
    await ada.fill_option("style", "Soft hand")
    await ada.part("send").click()
    await ada.wait_message("A1 strikes nobody, 60, soft")


async def test_a_file_is_chosen_and_sent(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.begin("read")
    await expect(ada.part("option-file")).to_have_attribute("placeholder", "Choose a file…")
    await ada.part("send").click()
    await expect(ada.page.get_by_role("alert").filter(has_text="required")).to_be_visible()
    chosen = {"name": "notes.txt", "mimeType": "text/plain", "buffer": "sixième".encode()}
    await ada.part("option-file-file").set_input_files([chosen])
    await expect(ada.part("option-file")).to_have_value("notes.txt")
    await ada.part("send").click()
    await ada.wait_message("notes.txt: sixième")


async def test_an_ephemeral_answer_is_marked_and_can_be_dismissed(open_tab: OpenTab):
    ada, bruno = await open_tab("ada"), await open_tab("bruno")
    await ada.command("echo", text="psst", private="True")
    whisper = await ada.wait_message("psst")
    await expect(whisper.get_by_test_id("only-you")).to_have_text("Only you can see this·Dismiss message")
    await bruno.say("nothing here")
    await bruno.wait_message("nothing here")
    assert await bruno.texts() == ["nothing here"]
    await whisper.get_by_test_id("dismiss").click()
    await expect(ada.message("psst")).to_have_count(0)


async def test_thinking_is_shown_until_the_answer_comes(open_tab: OpenTab, page_bot: PageBot):
    ada = await open_tab("ada")
    await ada.command("panel")
    await ada.button("Whisper").click()
    await expect(ada.part("thinking")).to_have_text("Pichenette is thinking…")
    page_bot.thought.set()
    await ada.wait_message("between us")
    await expect(ada.part("thinking")).to_have_count(0)


@pytest.mark.parametrize("local", [{"ack_seconds": 0.6}], indirect=True)
async def test_failures_are_told_in_discords_words(open_tab: OpenTab):
    ada, bruno = await open_tab("ada"), await open_tab("bruno")
    await ada.command("panel")
    await ada.press("Silence")
    await expect(ada.part("failure")).to_have_text("This interaction failed")
    await expect(bruno.part("failure")).to_have_count(0)
    await ada.command("silence")
    await expect(ada.part("placeholder").get_by_test_id("failure")).to_have_text("The application did not respond")


async def test_a_press_changes_message_and_picture_for_everybody(open_tab: OpenTab):
    ada, bruno = await open_tab("ada"), await open_tab("bruno")
    await ada.command("panel")
    await bruno.wait_message("ready")
    before = await bruno.part("picture").locator("img").get_attribute("src")
    await ada.press("Turn")
    await bruno.wait_message("turned")
    assert await bruno.part("picture").locator("img").get_attribute("src") != before
    await expect(ada.button("Turn")).to_be_focused()
    await expect(ada.button("Closed")).to_be_disabled()


async def test_a_select_of_several_is_sent_when_its_list_closes(open_tab: OpenTab, local: LocalDiscord):
    ada = await open_tab("ada")
    await ada.command("panel")
    await ada.select("panel:blocks", "Block 2", "Block 4")
    await ada.wait_message("picked 2,4")
    await ada.select("panel:who", "Dai")
    await ada.wait_message(f"picked {local.person('dai').id}")


async def test_a_form_with_every_input(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.command("panel")
    await ada.press("Form")
    await expect(ada.part("field").first).to_be_focused()
    await ada.fill_form({"puck": "A"}, submit=False)
    await ada.part("submit").click()
    wrong = ada.page.locator(".field.wrong")
    await expect(wrong.locator(".field-complaint")).to_have_text(
        ["Must have at least 2 characters.", "This is required.", "This is required."]
    )
    await ada.fill_form({"puck": "A3", "formation": "Deep", "mode": "r", "extras": ["g"], "now": True})
    await ada.wait_message("filled ('A3', 'd', 'r', 'g', True)")
    await expect(ada.button("Form")).to_be_focused()


async def test_closing_a_form_sends_nothing(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.command("panel")
    await ada.press("Form")
    await ada.page.keyboard.press("Escape")
    await expect(ada.part("modal")).to_have_count(0)
    assert len(await ada.texts()) == 1


async def test_a_square_picture_is_350_wide_on_a_desktop_and_full_width_on_a_phone(open_tab: OpenTab):
    ada, phone = await open_tab("ada"), await open_tab("bruno", size=PHONE)
    await ada.command("panel")
    await phone.wait_message("ready")
    assert await ada.picture_size() == (350, 350)
    width, height = await phone.picture_size()
    assert width == height
    assert width > 0.8 * PHONE[0]
    assert await phone.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


async def test_a_click_enlarges_a_picture_with_its_description(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.command("panel")
    await expect(ada.part("alt")).to_have_text("ALT")
    await ada.part("picture").click()
    await expect(ada.part("zoom")).to_contain_text("A square table, empty.")
    await ada.page.keyboard.press("Escape")
    await expect(ada.part("zoom")).to_have_count(0)
    await expect(ada.part("picture")).to_be_focused()


async def test_the_theme_follows_the_system_until_it_is_chosen(open_tab: OpenTab):
    ada = await open_tab("ada", theme="light")
    await expect(ada.page.locator(".main")).to_have_css("background-color", "rgb(253, 252, 250)")
    await ada.part("theme").click()
    await expect(ada.page.locator(".main")).to_have_css("background-color", "rgb(26, 32, 43)")
    await ada.page.reload()
    await ada.ready()
    assert await ada.page.get_attribute("html", "data-theme") == "dark"


async def test_the_language_is_the_persons_and_can_be_changed(open_tab: OpenTab, local: LocalDiscord):
    bruno = await open_tab("bruno")
    await expect(bruno.part("local-mark")).to_have_text("Serveur local · pas Discord")
    await expect(bruno.part("composer")).to_have_attribute("placeholder", "Envoyer un message dans #arena")
    await bruno.part("language").click()
    await expect(bruno.part("composer")).to_have_attribute("placeholder", "Enviar un mensaje a #arena")
    await bruno.part("language").click()
    await expect(bruno.part("composer")).to_have_attribute("placeholder", "Message #arena")
    await bruno.command("echo", text="hello")
    assert local.person("bruno").user.locale == "en-US"


async def test_threads_stand_under_their_channel_with_unread_marks(open_tab: OpenTab):
    ada, bruno = await open_tab("ada"), await open_tab("bruno")
    await ada.command("thread", name="Round one")
    await expect(ada.part("channel-Round one")).to_have_attribute("data-unread", "1")
    await expect(ada.part("channel-Round one").locator(".count")).to_have_text("1")
    await expect(bruno.part("channel-Round one").locator(".count")).to_have_count(0)
    await ada.go("Round one")
    await ada.wait_message("this is Round one")
    await expect(ada.part("channel-Round one")).to_have_attribute("data-unread", "0")
    await expect(ada.message("this is Round one")).to_have_class(re.compile("calls-me"))


async def test_an_archived_thread_leaves_the_list(open_tab: OpenTab, local: LocalDiscord):
    ada = await open_tab("ada")
    await ada.command("thread", name="Round two")
    thread = ada.part("channel-Round two")
    await expect(thread).to_be_visible()
    local.person("ada").archive_thread(int(await thread.get_attribute("data-channel") or 0))
    await expect(thread).to_have_count(0)


async def test_who_is_writing_is_shown(open_tab: OpenTab, page_bot: PageBot):
    ada, bruno = await open_tab("ada"), await open_tab("bruno")
    await ada.command("ponder")
    await expect(bruno.part("typing")).to_have_text("Pichenette écrit…")
    page_bot.thought.set()
    await bruno.wait_message("seen")
    await expect(bruno.part("typing")).to_be_empty()


async def test_the_page_says_when_the_bot_is_away(open_tab: OpenTab, page_bot):
    ada = await open_tab("ada")
    await expect(ada.part("bot-offline")).to_have_count(0)
    await page_bot.close()
    await expect(ada.part("bot-offline")).to_be_visible()


async def test_it_comes_back_after_the_connection_dropped(open_tab: OpenTab, local: LocalDiscord):
    ada = await open_tab("ada")
    await ada.say("before")
    await ada.wait_message("before")
    for tab in tuple(local._page._tabs):
        await tab.socket.close()
    local.person("bruno").send("arena", "meanwhile")
    await ada.wait_message("meanwhile")
    await expect(ada.part("line-down")).to_have_count(0)
    await ada.say("after")
    await ada.wait_message("after")


async def test_on_a_phone_the_channels_are_in_a_drawer(open_tab: OpenTab):
    ada = await open_tab("ada", size=PHONE)
    await expect(ada.part("channel-general")).to_be_hidden()
    await ada.go("general")
    await expect(ada.part("channel-general")).to_be_hidden()
    box = await ada.part("composer").bounding_box()
    assert box is not None
    assert PHONE[1] - 80 < box["y"] + box["height"] <= PHONE[1]


async def test_a_name_is_offered_and_sent_as_a_mention(open_tab: OpenTab):
    ada, bruno = await open_tab("ada"), await open_tab("bruno")
    await ada.part("composer").press_sequentially("your turn, @br")
    await expect(ada.part("suggestion").locator(".suggestion-label")).to_have_text(["Bruno"])
    await ada.page.keyboard.press("Tab")
    await ada.page.keyboard.type("in #general")
    await ada.page.keyboard.press("Escape")
    await ada.page.keyboard.press("Enter")
    heard = await bruno.wait_message("your turn, @Bruno in #general")
    await expect(heard.locator(".mention-me")).to_have_text("@Bruno")
    await expect(heard).to_have_class(re.compile("calls-me"))


async def test_an_answer_to_a_press_names_what_it_answers(open_tab: OpenTab):
    ada = await open_tab("ada")
    await ada.command("panel")
    await ada.select("panel:who", "Dai")
    answer = await ada.wait_message("picked")
    await expect(answer.locator(".reference")).to_contain_text("Panel")


async def test_history_is_loaded_page_by_page(open_tab: OpenTab, local: LocalDiscord):
    for number in range(120):
        local.person("bruno").send("general", f"line {number}")
    ada = await open_tab("ada")
    await expect(ada.part("channel-general")).to_have_attribute("data-unread", "120")
    await ada.go("general")
    await ada.wait_message("line 119")
    await expect(ada.part("message")).to_have_count(50)
    await expect(ada.part("channel-general")).to_have_attribute("data-unread", "0")
    for loaded in (100, 120):
        await ada.page.locator(".scroller").evaluate("scroller => { scroller.scrollTop = 0; }")
        await expect(ada.part("message")).to_have_count(loaded)
    await expect(ada.page.locator(".beginning")).to_have_count(1)

"""Announcement, voice, stage and media channels on the page: their place in the list, and what can be done in each."""

import discord
import pytest
from playwright.async_api import expect

from localdiscord.server import LocalDiscord
from tests.browser.conftest import OpenTab
from tests.browser.page_bot import PageBot
from tests.places import PICTURES

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.parametrize("local", [{"kinds": True}], indirect=True),
]


async def test_the_list_has_each_kind_with_its_sign_and_voice_last(local: LocalDiscord, open_tab: OpenTab):
    local.world.find_channel("lounge").position = 0
    tab = await open_tab("ada")
    names = await tab.part("channels").locator("ul").first.locator(".channel").all_inner_texts()
    assert names == ["general", "arena", "no-entry", "matches", "news", "pictures", "lounge", "stage"]
    signs = [
        await tab.part(f"channel-{name}").locator("path").first.get_attribute("d")
        for name in ("general", "matches", "news", "pictures", "lounge", "stage")
    ]
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize(("channel", "name"), [("news", "#news"), ("lounge", "lounge"), ("stage", "stage")])
async def test_people_write_in_announcement_voice_and_stage_channels(open_tab: OpenTab, channel: str, name: str):
    tab = await open_tab("ada")
    await tab.go(channel)
    await expect(tab.part("composer")).to_have_attribute("placeholder", f"Message {name}")
    await expect(tab.part("threads")).to_have_count(int(channel == "news"))
    await tab.say("hello")
    await expect(tab.part("message")).to_contain_text("hello")


async def test_a_media_channel_shows_its_posts_as_cards(page_bot: PageBot, open_tab: OpenTab):
    pictures = page_bot.get_channel(PICTURES)
    assert isinstance(pictures, discord.ForumChannel)
    await pictures.create_thread(name="a post", content="hello")
    tab = await open_tab("ada")
    await tab.go("pictures")
    await expect(tab.part("post")).to_contain_text("a post")
    assert not await tab.part("composer").is_visible()

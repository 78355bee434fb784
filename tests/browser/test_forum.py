"""A forum on the page: its posts as cards with pictures and tags, the latest first, filtered by a tag."""

import discord
import pytest
from playwright.async_api import expect

from tests.browser.conftest import OpenTab
from tests.browser.driver import DESKTOP, PHONE
from tests.browser.page_bot import ALT, PageBot, picture
from tests.places import FORUM

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def opened(bot: PageBot) -> tuple[discord.ForumChannel, discord.Thread, discord.Thread]:
    """The forum with two posts: one with a picture and a tag, and a later one with neither."""
    forum = bot.get_channel(FORUM)
    assert isinstance(forum, discord.ForumChannel)
    forum = await forum.edit(available_tags=[discord.ForumTag(name="Chess", emoji="♟️")])
    first = await forum.create_thread(name="Ada – Bruno", file=picture(), applied_tags=forum.available_tags[:1])
    second = await forum.create_thread(name="Words alone", content="hello")
    return forum, first.thread, second.thread


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_posts_are_cards_that_lead_into_them(page_bot: PageBot, open_tab: OpenTab, size: tuple[int, int]):
    _, first, second = await opened(page_bot)
    tab = await open_tab("ada", size=size)
    await tab.go("matches")
    posts = tab.part("post")
    await expect(posts).to_have_count(2)
    assert [await one.get_attribute("data-channel") for one in await posts.all()] == [str(second.id), str(first.id)]
    card = posts.filter(has_text="Ada – Bruno")
    await expect(card.locator("img")).to_have_attribute("alt", ALT)
    await expect(card.locator(".tag")).to_have_text("♟️ Chess")
    assert not await tab.part("composer").is_visible()

    await tab.page.get_by_role("button", name="♟️ Chess", exact=True).click()
    await expect(posts).to_have_count(1)
    await second.send("indeed")
    await posts.first.click()
    await tab.page.wait_for_selector(f'body[data-channel="{first.id}"]')
    await expect(tab.part("message")).to_have_count(1)
    assert await tab.part("composer").is_visible()


async def test_what_becomes_of_posts_is_shown_at_once(page_bot: PageBot, open_tab: OpenTab):
    forum, first, second = await opened(page_bot)
    tab = await open_tab("ada")
    await tab.go("matches")
    await expect(tab.part("post")).to_have_count(2)
    await first.send("a word")
    await expect(tab.part("post").first).to_contain_text("1 message")
    await second.edit(archived=True, applied_tags=forum.available_tags)
    await expect(tab.part("forum").get_by_role("heading")).to_have_text("Older posts")
    await expect(tab.part("post").last.locator(".tag")).to_have_text("♟️ Chess")

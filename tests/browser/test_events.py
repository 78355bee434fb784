"""Scheduled events on the page: at the top of the channels, with what they say, for as long as they are to come or going on."""

from datetime import timedelta

import discord
import pytest
from playwright.async_api import expect

from tests.browser.conftest import OpenTab
from tests.browser.driver import DESKTOP, PHONE
from tests.browser.page_bot import PageBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_an_event_is_listed_above_the_channels_until_it_ends(
    page_bot: PageBot, open_tab: OpenTab, size: tuple[int, int]
):
    tab = await open_tab("bruno", size=size)  # who reads French
    listed = tab.part("event-Club Cup")
    await expect(listed).to_have_count(0)
    starts = discord.utils.utcnow() + timedelta(hours=2)
    made = await page_bot.guilds[0].create_scheduled_event(
        name="Club Cup",
        description="Pitch Out · Swiss",
        start_time=starts,
        end_time=starts + timedelta(hours=4),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location="https://discord.com/channels/1/2/3",
    )
    await expect(listed).to_have_attribute("data-status", "1")
    if size == PHONE:
        await tab.page.get_by_role("button", name="Salons").first.click()
    await listed.locator("summary").click()
    await expect(listed).to_contain_text("Pitch Out · Swiss")
    await expect(listed.get_by_role("link")).to_have_attribute("href", "https://discord.com/channels/1/2/3")
    box = await listed.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= size[0]
    running = await made.start()
    await expect(listed.locator("small")).to_have_text("en cours")
    await running.end()
    await expect(listed).to_have_count(0)

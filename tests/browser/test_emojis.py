"""The application's own emoji in texts, on buttons and in menus, and what is left of one that is gone."""

import discord
import pytest
from playwright.async_api import Locator, expect

from bot.content import content
from localdiscord.server import LocalDiscord
from tests.browser.conftest import OpenTab
from tests.browser.driver import PHONE
from tests.browser.page_bot import PageBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
PICTURE = min(content("emojis/*.png")).read_bytes()


async def width(picture: Locator) -> float:
    """The displayed width of a loaded picture, px."""
    await expect(picture).to_have_js_property("naturalWidth", 128)
    box = await picture.bounding_box()
    assert box is not None
    return box["width"]


async def test_an_emoji_is_shown_as_large_as_its_text(open_tab: OpenTab, local: LocalDiscord, page_bot: PageBot):
    emoji = await page_bot.create_application_emoji(name="puck", image=PICTURE)
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Flick", emoji=emoji))
    view.add_item(discord.ui.Select(options=[discord.SelectOption(label="Puck", value="p", emoji=emoji)]))
    channel = page_bot.get_partial_messageable(local.world.find_channel("arena").id)
    await channel.send(f"The {emoji} is here", view=view)
    tab = await open_tab("ada", size=PHONE)
    await tab.go("arena")
    message = await tab.wait_message("is here")
    assert 18 <= await width(message.locator(".message-body .md img.emoji-custom")) <= 26
    button = message.locator('[data-testid="button"]')
    assert await width(button.locator("img")) == 20
    await expect(button).to_have_text("Flick")
    await message.locator('[data-testid="select"]').click()
    assert await width(tab.part("select-option").locator("img")) == 20


async def test_of_one_that_is_gone_the_name_is_left(open_tab: OpenTab, local: LocalDiscord, page_bot: PageBot):
    channel = page_bot.get_partial_messageable(local.world.find_channel("arena").id)
    await channel.send("Once <:gone:77> here")
    tab = await open_tab("ada")
    await tab.go("arena")
    message = await tab.wait_message("Once")
    await expect(message.locator(".md-custom")).to_have_text(":gone:")

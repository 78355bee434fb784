"""`/server setup` where everything is set, and as much of it as there can be: nothing is cut off."""

import msgspec
import pytest

from bot.features.house.service import MOST as WATCHES
from bot.matches.core.models import Player
from bot.matches.settings.preferences import ChannelSettings, Preset, ServerSettings, Watch
from bot.screens.settings_text import NAMED
from bot.screens.sheet import TEXT_LIMIT
from cogs.settings.channel_settings import MOST as SINGLES
from cogs.settings.presets import MOST as PRESETS
from cogs.settings.presets import NAME
from cogs.settings.setup import MOST as CHANNELS
from tests.support.discord.scene import Scene, button
from tests.support.words.fluent_files import LANGUAGES
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
FIRST = 900_000_000_000_000_000
SPOTS = tuple(range(FIRST, FIRST + CHANNELS))
POSTED = dict.fromkeys(("daily", "news", "results", "lobby", "forum", "log", "moderators", "players"), FIRST)


async def fill(table: Scene) -> None:
    """Set all there is, at its longest."""
    games = ("pitchout", "pitchbowl", "forhonor")
    settings = ServerSettings(
        channels=SPOTS,
        by_channel=tuple(ChannelSettings(one, "fr", games) for one in SPOTS[:SINGLES]),
        presets=tuple(Preset(f"{nth:*>{NAME}}", "pitchout") for nth in range(PRESETS)),
        watches=tuple(Watch(one, 90 * 60_000, "forhonor", (1, 5)) for one in SPOTS[:WATCHES]),
        clock="13331m",
        **POSTED,
    )
    by, now = Player(0, table.ada.id, "Ada"), table.services.clock.now_ms()
    store, guild = table.services.store, table.local.world.guild.id
    await store.change_server_settings(guild, by, lambda _: settings, now=now)
    assert msgspec.to_builtins(await store.server_settings(guild)) == msgspec.to_builtins(settings)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_overview_and_the_page_of_single_channels_lose_nothing(table: Scene, language: str):
    await fill(table)
    manager = table.ada
    manager.user.locale = language
    table.local.world.guild.owner_id = manager.id
    overview = (await manager.command("arena", "server setup")).shown
    assert len(overview.text) < TEXT_LIMIT
    assert says(overview.text, "house-said-moderators", language, channel=f"<@&{FIRST}>")  # the last line
    (singles,) = [line for line in overview.text.splitlines() if line.startswith("📌")]
    assert singles.count("<#") == NAMED
    assert says(singles, "wish-and-more", language, count=SINGLES - NAMED)
    page = (await manager.press(overview, custom_id=button(overview, "house", "single"))).shown
    assert len(page.text) < TEXT_LIMIT
    (singles,) = [line for line in page.text.splitlines() if line.startswith("📌")]
    assert singles.count("<#") == SINGLES
    assert says(page.text, "house-single-hint", language)

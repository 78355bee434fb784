"""A host that lets a proxy keep Discord's limits (BOT_SENDS=0) keeps the limits per player."""

from pathlib import Path

import pytest

from bot.matches.core.caps import CAPS
from bot.ops.play import bot_process, corner
from localdiscord.server import LocalDiscord

pytestmark = pytest.mark.asyncio


@pytest.mark.thorough
@pytest.mark.parametrize("limited", [True, False])
async def test_only_the_option_for_tests_lifts_the_limits_per_player(tmp_path: Path, *, limited: bool):
    async with LocalDiscord(corner(rates_enforced=limited)) as discord:
        bot = bot_process(discord, tmp_path / "bot.db", tmp_path / "bot.log", {"BOT_SENDS": "0"})
        await bot.start()
        try:
            await bot.ready()
            ada = discord.person("ada")
            tables = [await ada.command("arena", "play", {"game": "pitchout"}) for _ in range(CAPS.open.first + 1)]
        finally:
            await bot.stop()
    refused = ["You already have 3 open tables" in table.shown.text for table in tables]
    assert refused == [False] * CAPS.open.first + [limited]

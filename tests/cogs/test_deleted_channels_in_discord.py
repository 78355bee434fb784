"""A channel that is deleted is forgotten: the settings that named it are cleared, at once or at the next start."""

from pathlib import Path

import pytest

from bot.matches.settings.preferences import ServerSettings, without_channels
from localdiscord.config import LocalConfig
from localdiscord.fixtures import ARENA, GENERAL
from localdiscord.server import LocalDiscord
from tests.cogs.test_tournament_trouble_in_discord import until
from tests.support.scene import QUICK, Scene, bot_on

pytestmark = pytest.mark.asyncio


async def without_results(table: Scene) -> bool:
    return (await settings(table)).results == 0


async def settings(table: Scene) -> ServerSettings:
    return await table.services.store.server_settings(table.local.world.guild.id)


async def test_settings_without_some_channels():
    chosen = ServerSettings(channels=(1, 2), daily=1, results=3, forum=2, news=1)
    assert without_channels(chosen, {1, 4}) == ServerSettings(channels=(2,), results=3, forum=2)
    assert without_channels(chosen, {1, 2}).channels == (1, 2)


async def test_a_deleted_channel_is_forgotten_while_the_bot_runs(table: Scene):
    await table.ada.command("general", "server setup", {"results": ARENA, "daily": GENERAL})
    table.ada.delete_channel(ARENA)
    await until(lambda: without_results(table))
    assert (await settings(table)).daily == GENERAL


async def test_a_channel_deleted_while_the_bot_was_away_is_forgotten_at_its_start(tmp_path: Path):
    async with LocalDiscord(LocalConfig(**QUICK)) as local:
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            await local.person("ada").command("general", "server setup", {"results": ARENA, "daily": GENERAL})
            assert not await without_results(Scene(local, services, bot))
        local.person("ada").delete_channel(ARENA)
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            table = Scene(local, services, bot)
            await until(lambda: without_results(table))
            assert (await settings(table)).daily == GENERAL

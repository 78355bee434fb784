"""The bot as its owner starts it, told of no address: it finds discord.com, with TLS, and a match begins there."""

from pathlib import Path

import pytest

from bot.ops.play import bot_environment, bot_process, corner
from localdiscord.server import LocalDiscord
from tests.e2e.conftest import unheard
from tests.support.discord.authority import Authority
from tests.support.discord.description import faults_of
from tools.demo.players import Table

pytestmark = [pytest.mark.asyncio, pytest.mark.thorough]


async def test_a_match_begins_on_discord_com(tmp_path: Path):
    authority = Authority(tmp_path)
    async with LocalDiscord(corner(rates_enforced=False, tls=authority.server)) as discord:
        trusting = {"SSL_CERT_FILE": str(authority.file)}
        told = bot_environment(discord, tmp_path / "bot.db") | trusting
        assert set(told) == {"BOT_TOKEN", "BOT_DATABASE", "BOT_PROXY", "BOT_SENDS", "SSL_CERT_FILE"}
        bot = bot_process(discord, tmp_path / "bot.db", tmp_path / "bot.log", trusting)
        await bot.start()
        try:
            await bot.ready()
            table = Table(discord, (discord.person("ada"), discord.person("bruno")), unheard, {})
            await table.challenge("arena", "pitchout")
            begun = await table.next_turn()
            await table.answer(begun)
            last = await table.next_turn(after=begun.id)
        finally:
            await bot.stop()
        assert last.pictures[0]["url"].startswith("https://cdn.discordapp.com/")
        assert faults_of(discord.log.requests) == []
    assert "[error" not in (tmp_path / "bot.log").read_text()

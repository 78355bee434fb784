"""The bot as a process of its own on a local Discord, with people at the table; what it sent must satisfy Discord's own description."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.ops.play import corner
from localdiscord.bot_process import BotProcess
from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tests.support.discord.description import faults_of
from tests.support.discord.running import running
from tools.demo.players import Table


@pytest_asyncio.fixture
async def discord() -> AsyncIterator[LocalDiscord]:
    """A local Discord without rate limits; every call made on it is checked at the end where Discord's description is at hand."""
    async with LocalDiscord(corner(rates_enforced=False)) as server:
        yield server
        assert faults_of(server.log.requests) == []


@pytest_asyncio.fixture
async def bot(discord: LocalDiscord, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The bot, connected."""
    async with running(discord, tmp_path) as process:
        yield process
    assert "[error" not in (tmp_path / "bot.log").read_text()


async def unheard(who: str, what: str, shown: ClientMessage | None) -> None:
    """Nobody writes down what is said."""


@pytest.fixture
def table(discord: LocalDiscord) -> Table:
    """Ada and Bruno; nobody has challenged anybody yet."""
    return Table(discord, (discord.person("ada"), discord.person("bruno")), unheard, {})

"""A dropped connection is one of the ways in which a request to Discord fails; aiohttp's error for it is no OSError."""

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import pytest

from bot.client.members import Members
from bot.matches.core.errors import Refused
from bot.matches.delivery.models import MatchPlace
from cogs.core import trying_again
from cogs.delivery.channel_access import ChannelAccess
from cogs.history.imported_matches import ImportCommand
from cogs.tournaments.channels import TournamentChannels

ROOT = Path(__file__).parents[3]
DROPPED = AsyncMock(side_effect=aiohttp.ServerDisconnectedError())
HERE = MatchPlace(1, 2, 3, 3)


@pytest.fixture
def bot() -> Any:
    """One that finds nothing in its caches, and whose every request is dropped."""
    server = SimpleNamespace(fetch_member=DROPPED, get_channel_or_thread=Mock(return_value=None))
    store = SimpleNamespace(places=AsyncMock(return_value=[HERE]), left_place=AsyncMock(return_value=9))
    matches = SimpleNamespace(delivery=SimpleNamespace(revive=AsyncMock()))
    services = SimpleNamespace(store=store)
    return SimpleNamespace(
        get_guild=lambda _: server,
        fetch_channel=DROPPED,
        dispatch=Mock(),
        services=services,
        matches=matches,
        feature=lambda _: None,
    )


@pytest.mark.asyncio
async def test_it_tells_nothing_about_a_place_or_a_member(bot: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(trying_again, "PAUSES", (0,))
    assert not await Members(bot).gone(2, 5)
    assert not await TournamentChannels(bot).is_shut(2, 3)
    assert not await ChannelAccess(bot).has_way_back(HERE)
    await ChannelAccess(bot).try_to_revive(2)
    assert bot.services.store.places.await_count == 2
    assert bot.dispatch.call_count == 1


@pytest.mark.asyncio
async def test_a_file_that_is_dropped_cannot_be_read(bot: Any):
    with pytest.raises(Refused, match="study-unread"):
        await ImportCommand(bot)._played(Mock(read=DROPPED))


def test_failed_requests_are_caught_by_their_common_name():
    caught = [
        ast.unparse(one.type)
        for room in ("bot", "cogs")
        for path in (ROOT / room).rglob("*.py")
        for one in ast.walk(ast.parse(path.read_text()))
        if isinstance(one, ast.ExceptHandler) and one.type is not None
    ]
    assert "REQUEST_FAILED" in caught
    assert [one for one in caught if "discord.HTTPException" in one and "OSError" in one] == []

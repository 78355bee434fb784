"""Puzzles go on being made ahead whatever fails once."""

import asyncio
from types import SimpleNamespace

import pytest

from cogs.daily import daily_loop

pytestmark = pytest.mark.asyncio


async def test_an_unforeseen_failure_ends_no_later_look(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(daily_loop, "PERIOD", 0.0)
    looked, looks = asyncio.Event(), [KeyError("unforeseen")]

    async def ahead() -> None:
        if looks:
            raise looks.pop()
        looked.set()

    async def ready() -> None:
        """The client is connected."""

    bot = SimpleNamespace(wait_until_ready=ready, matches=SimpleNamespace(dailies=SimpleNamespace(ahead=ahead)))
    loop = daily_loop.DailyLoop(bot)
    await loop.cog_load()
    await asyncio.wait_for(looked.wait(), 5)
    await loop.cog_unload()
    assert "making puzzles failed" in capsys.readouterr().out

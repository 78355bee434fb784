"""Ratings after an upgrade; what else the service reads is tested with the pages that show it."""

from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from bot.features.ladders.counting import SETTING
from bot.features.ladders.rows import LadderRows
from bot.features.ladders.service import Rankings
from bot.ratings.skills import UNEVEN
from bot.storage.core.postgres import ALONE
from bot.storage.stores.postgres_store import PostgresStore
from tests.support.matches.table import HandClock
from tests.support.storage.postgres import Server


@pytest.mark.asyncio
async def test_if_rating_again_takes_too_long_the_bot_starts_and_says_so(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    store = await PostgresStore.open(url := postgres.new_database())
    work: Any = SimpleNamespace(clock=HandClock())
    rankings = Rankings(work, store.area(LadderRows))
    monkeypatch.setattr("bot.storage.core.base.LONG", 0.3)
    with psycopg.connect(url) as plain:
        plain.execute(ALONE)  # another process holds the database
        await rankings.rate_again()
    assert caplog.text.count("run `pichenette ratings recompute`") == 1
    assert await store.setting(SETTING) is None
    await rankings.rate_again()
    assert await store.setting(SETTING) == UNEVEN
    await store.close()

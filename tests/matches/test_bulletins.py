"""The post of the morning: opened once a day after its hour, leased to one process, retried, given up with its day."""

import datetime as dt
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.features.registry import ON_CHANGE
from bot.games import GAMES
from bot.matches.core.models import Player
from bot.matches.matches import Matches
from bot.matches.posting.bulletins import MORNING
from bot.matches.timing.paces import DAY, HOUR
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.support.matches.table import HandClock

pytestmark = pytest.mark.asyncio

MIDNIGHT = int(dt.datetime(2026, 11, 26, tzinfo=dt.UTC).timestamp()) * 1000


@pytest_asyncio.fixture
async def matches(tmp_path: Path) -> AsyncIterator[Matches]:
    clock = HandClock()
    clock.now = MIDNIGHT
    store = await SqliteStore.open(tmp_path / "m.db")
    found = Matches(GAMES, store, InlineWorker(), clock, notify=lambda: None, on_change=ON_CHANGE)
    found.bulletins.mornings["daily"] = "daily"
    for guild in (7, 8):
        await found.change_server(guild, Player(0, 101, "Ann"), lambda one: msgspec.structs.replace(one, daily=70))
    yield found
    await store.close()


async def test_a_day_is_opened_once_after_its_hour(matches: Matches):
    bulletins, clock = matches.bulletins, matches.work.clock
    assert await bulletins.open() == 0
    clock.now += MORNING
    assert await bulletins.open() == 2
    assert await bulletins.open() == 0
    clock.now += DAY
    assert await bulletins.open() == 2


async def test_a_post_is_one_process_s_until_its_lease_ends(matches: Matches):
    bulletins, clock = matches.bulletins, matches.work.clock
    assert await bulletins.claim("a") is None
    clock.now += MORNING
    await bulletins.open()
    first, second = await bulletins.claim("a"), await bulletins.claim("b")
    assert first is not None
    assert second is not None
    assert {first.guild, second.guild} == {7, 8}
    assert await bulletins.attempt(first, "a")
    assert not await bulletins.attempt(first, "b")
    await bulletins.done(first, 900)
    assert not await bulletins.attempt(first, "a")


async def test_a_failed_post_is_made_later_or_given_up(matches: Matches):
    bulletins, clock = matches.bulletins, matches.work.clock
    clock.now += MORNING
    await bulletins.open()
    later, never = await bulletins.claim("a"), await bulletins.claim("b")
    assert later is not None
    assert never is not None
    for post, owner, pause in ((later, "a", HOUR), (never, "b", None)):
        assert await bulletins.attempt(post, owner)
        await bulletins.fail(post, owner, "no", pause=pause)
    assert await bulletins.claim("c") is None
    clock.now += HOUR
    again = await bulletins.claim("c")
    assert again is not None
    assert again.id == later.id
    assert not bulletins.is_over(again)
    clock.now += DAY
    assert bulletins.is_over(again)


async def test_it_says_how_long_the_next_post_is_to_wait(matches: Matches):
    bulletins, clock = matches.bulletins, matches.work.clock
    assert await bulletins.wait("a", most=15.0) == 15.0
    clock.now += MORNING
    await bulletins.open()
    assert await bulletins.wait("a", most=15.0) == 0.1
    for _ in range(2):
        claimed = await bulletins.claim("a")
        assert claimed is not None
        await bulletins.fail(claimed, "a", "no answer", pause=5000)
    assert await bulletins.wait("a", most=15.0) == 5.0

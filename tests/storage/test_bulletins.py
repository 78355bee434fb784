"""The posts of a morning: added once, leased to one process, retried, and given up."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.matches.core.models import Player
from bot.matches.core.store import Store
from bot.storage.delivery.bulletins import KEPT, LEASE
from tests.support.stored import ANN

pytestmark = pytest.mark.asyncio
TODAY, TOMORROW = "2026-11-25", "2026-11-26"
MINE, OTHER = "one", "two"


async def wanted(store: Store, guild: int, channel: int) -> None:
    mo = Player(0, ANN, "Mo")
    await store.change_server_settings(guild, mo, lambda chosen: replace(chosen, daily=channel), now=1)


async def morning(store: Store) -> None:
    """One post, in server 7."""
    await wanted(store, 7, 70)
    assert await store.open_morning(TODAY, 100) == 1


async def test_each_server_that_wants_it_gets_one_a_day(store: Store):
    await wanted(store, 7, 70)
    await wanted(store, 8, 80)
    await wanted(store, 9, 0)
    await store.server_left(8, 50)
    assert sum(await asyncio.gather(*(store.open_morning(TODAY, 100) for _ in range(5)))) == 1
    found = await store.claim_bulletin(100, MINE)
    assert found is not None
    assert (found.name, found.guild, found.channel, found.day) == (f"daily.{TODAY}.7", 7, 70, TODAY)
    await store.bulletin_done(found.id, 900)
    assert await store.claim_bulletin(10**15, MINE) is None
    assert await store.open_morning(TOMORROW, 200) == 1
    assert await store.open_morning(TODAY, 300) == 0


async def test_a_lease_keeps_others_away_until_it_ends(store: Store):
    await morning(store)
    mine = await store.claim_bulletin(100, MINE)
    assert mine is not None
    assert await store.claim_bulletin(100 + LEASE - 1, OTHER) is None
    assert await store.next_bulletin(OTHER) == 100 + LEASE
    assert await store.next_bulletin(MINE) == 0
    assert await store.claim_bulletin(101, MINE) == mine
    assert await store.claim_bulletin(101 + LEASE, OTHER) == mine
    assert not await store.bulletin_attempted(mine.id, MINE, 300)
    assert await store.bulletin_attempted(mine.id, OTHER, 400)
    await store.bulletin_failed(mine.id, MINE, "late", None)  # it is another's now
    again = await store.claim_bulletin(500, OTHER)
    assert again == replace(mine, attempts=1, attempted=400)


async def test_of_many_that_claim_one_gets_it(store: Store):
    await morning(store)
    found = await asyncio.gather(*(store.claim_bulletin(100, f"process {nth}") for nth in range(6)))
    assert sum(one is not None for one in found) == 1


async def test_a_failure_is_retried_later_or_given_up(store: Store):
    await morning(store)
    found = await store.claim_bulletin(100, MINE)
    assert found is not None
    await store.bulletin_failed(found.id, MINE, "no answer", 5000)
    assert await store.claim_bulletin(4999, OTHER) is None
    assert await store.next_bulletin(OTHER) == 5000
    assert await store.bulletin_given_up(7, "daily") == 0
    assert await store.claim_bulletin(5000, OTHER) is not None
    await store.bulletin_failed(found.id, OTHER, "Missing Access", None)
    assert await store.next_bulletin(OTHER) is None
    assert await store.bulletin_given_up(7, "daily") == 70
    assert await store.open_morning(TOMORROW, 6000) == 1
    following = await store.claim_bulletin(6000, MINE)
    assert following is not None
    await store.bulletin_done(following.id, 901)
    assert await store.bulletin_given_up(7, "daily") == 0


async def test_old_ones_are_deleted(store: Store):
    await morning(store)
    found = await store.claim_bulletin(100, MINE)
    assert found is not None
    await store.bulletin_failed(found.id, MINE, "gone", None)
    await store.tidy(100 + KEPT, days=30)
    assert await store.bulletin_given_up(7, "daily") == 70
    await store.tidy(101 + KEPT, days=30)
    assert await store.bulletin_given_up(7, "daily") == 0

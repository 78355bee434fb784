"""Rate limits: over all posts, by channel, cards after turns."""

import asyncio

import pytest

from bot.throttle import FREE, UNLIMITED, Rates, rates
from cogs.delivery.rate_limit import Bucket, RateLimiter

pytestmark = pytest.mark.asyncio


async def passed(bucket: Bucket, count: int, spare: int = 0) -> float:
    """The seconds that so many need."""
    begun = asyncio.get_running_loop().time()
    await asyncio.gather(*(bucket.take(spare) for _ in range(count)))
    return asyncio.get_running_loop().time() - begun


async def test_a_burst_passes_at_once_and_the_rest_at_the_rate():
    bucket = Bucket(rate=100, burst=5)
    assert await passed(bucket, 5) < 0.02
    assert await passed(bucket, 10) >= 0.09


async def test_cards_leave_room_for_turns():
    bucket = Bucket(rate=100, burst=10)
    await passed(bucket, 6)
    card = asyncio.create_task(passed(bucket, 1, spare=9))
    await asyncio.sleep(0)
    assert await passed(bucket, 3) < 0.02
    assert not card.done()
    assert await card > 0.02


async def test_channels_do_not_wait_for_each_other():
    pacing = RateLimiter(Rates(sends=40, boards=10, cards=10))
    begun = asyncio.get_running_loop().time()
    await asyncio.gather(*(pacing.card(channel) for channel in range(5)))
    assert asyncio.get_running_loop().time() - begun < 0.08
    await asyncio.gather(*(pacing.card(1) for _ in range(3)))
    assert asyncio.get_running_loop().time() - begun >= 0.29


async def test_without_limits_nothing_waits():
    pacing = RateLimiter(UNLIMITED)
    begun = asyncio.get_running_loop().time()
    for _ in range(500):
        await pacing.board(1)
        await pacing.card(1)
    assert asyncio.get_running_loop().time() - begun < 0.5


async def test_the_limit_of_sending_and_those_of_players_are_independent():
    assert rates(40) == Rates()
    assert rates(20) == Rates(sends=20)
    assert rates(0) == Rates(sends=0, boards=0, cards=0)
    assert rates(40, limited=False) == Rates(40, 1, 1, FREE, FREE, FREE, FREE)
    assert rates(0, limited=False) == UNLIMITED

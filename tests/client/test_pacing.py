"""Rate limits: over all posts, by channel, cards after turns."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.client import pacing
from bot.client.pacing import DISCORD, Bucket, RateLimiter
from bot.client.throttle import FREE, UNLIMITED, Rates, rates

pytestmark = pytest.mark.asyncio


async def passed(bucket: Bucket, count: int, spare: int = 0) -> float:
    """The seconds that so many need."""
    begun = asyncio.get_running_loop().time()
    await asyncio.gather(*(bucket.take(spare) for _ in range(count)))
    return asyncio.get_running_loop().time() - begun


async def test_a_burst_passes_at_once_and_the_rest_at_the_rate():
    bucket = Bucket(rate=0.1, burst=5)
    assert await passed(bucket, 5) < 9  # one more takes ten seconds
    bucket = Bucket(rate=100, burst=5)
    assert await passed(bucket, 15) >= 0.09


@pytest.mark.parametrize("sends", [20, 40, 50])
async def test_no_second_has_more_requests_than_discord_takes(sends: int, monkeypatch: pytest.MonkeyPatch):
    passed: list[float] = []

    async def sleep(seconds: float) -> None:  # time stands still, so each is asked for at once
        passed.append(seconds)

    loop = SimpleNamespace(time=lambda: 0.0)
    monkeypatch.setattr(pacing, "asyncio", SimpleNamespace(get_running_loop=lambda: loop, sleep=sleep))
    limiter = RateLimiter(Rates(sends=sends))
    for _ in range(60):
        await limiter.request()
    assert DISCORD - 5 <= sum(at < 0.999 for at in passed) <= DISCORD


async def test_cards_leave_room_for_turns():
    bucket = Bucket(rate=10, burst=10)
    await passed(bucket, 6)
    card = asyncio.create_task(passed(bucket, 1, spare=9))
    await asyncio.sleep(0)
    await passed(bucket, 3)
    assert not card.done()
    assert await card > 0.5


async def test_channels_do_not_wait_for_each_other():
    limiter = RateLimiter(Rates(sends=40, boards=2, cards=2))
    begun = asyncio.get_running_loop().time()
    await asyncio.gather(*(limiter.card(channel) for channel in range(10)))
    assert asyncio.get_running_loop().time() - begun < 4  # 4.5 seconds if they did
    await limiter.card(1)
    assert asyncio.get_running_loop().time() - begun >= 0.49


async def test_without_limits_nothing_waits():
    limiter = RateLimiter(UNLIMITED)
    begun = asyncio.get_running_loop().time()
    for _ in range(500):
        await limiter.board(1)
        await limiter.card(1)
    assert asyncio.get_running_loop().time() - begun < 30.0


async def test_the_limit_of_sending_and_those_of_players_are_independent():
    assert rates(40) == Rates()
    assert rates(20) == Rates(sends=20)
    assert rates(0) == Rates(sends=0, boards=0, cards=0)
    assert rates(40, limited=False) == Rates(40, 1, 1, FREE, FREE, FREE, FREE, FREE)
    assert rates(0, limited=False) == replace(UNLIMITED, rest=Rates.rest)


async def test_a_bucket_is_quiet_until_something_is_taken_and_once_it_is_full_again():
    bucket = Bucket(rate=20, burst=5)
    assert bucket.quiet
    await bucket.take()
    assert not bucket.quiet
    await asyncio.sleep(0.06)
    assert bucket.quiet

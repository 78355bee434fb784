"""After trouble with Discord the bot is back within seconds, and never opens more sessions than Discord allows."""

import time
from types import SimpleNamespace
from typing import Any

import pytest

from bot.client.reconnecting import EACH, LONGEST_PAUSE, SESSIONS, Heartbeats, Pauses, Sessions

DAY = 24 * 3600
ALLOWED = 1000  # sessions a day, by Discord's documentation
SOON = 15.0  # seconds after which players hear from the bot once Discord is back
INVALID = 5.0  # seconds the library waits when its session is not taken up again


class Hand:
    """A clock that advances when a task sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


def test_pauses_stay_short_however_long_discord_is_away():
    pauses = Pauses()
    waited = [pauses.delay() for _ in range(1000)]
    assert max(waited) <= LONGEST_PAUSE <= SOON - INVALID - 2
    assert waited[0] <= 1
    assert min(waited[10:]) >= LONGEST_PAUSE / 2


@pytest.mark.asyncio
async def test_sessions_never_exceed_what_discord_allows_in_a_day():
    clock = Hand()
    sessions = Sessions(clock, clock.sleep)
    opened = []
    while clock.now < 3 * DAY:
        await sessions.open()
        opened.append(clock.now)
        clock.now += 1
    assert max(sum(one <= other < one + DAY for other in opened) for one in opened[::50]) <= ALLOWED
    assert len(opened) > SESSIONS + 2 * DAY / EACH


@pytest.mark.asyncio
async def test_sessions_of_a_usual_day_wait_for_nothing():
    clock = Hand()
    sessions = Sessions(clock, clock.sleep)
    for _ in range(SESSIONS):
        await sessions.open()
    assert clock.now == 0


def test_an_answer_before_the_thread_runs_again_is_not_late():
    gateway: Any = SimpleNamespace(sequence=1, HEARTBEAT=1, thread_id=0, _max_heartbeat_timeout=60.0)
    beats = Heartbeats(ws=gateway, interval=41.25, shard_id=0)
    beats._last_send = time.perf_counter() - 41.25
    assert beats.get_payload() == {"op": 1, "d": 1}
    beats.ack()
    assert beats.latency < 1.0

"""Reconnects to Discord quickly within its limits, and measures the latency of its heartbeats.

The library's backoff grows to seventeen minutes: the bot would stay offline long after Discord is back. A connection attempt costs
Discord next to nothing, so it is made every few seconds. Sessions are limited: Discord resets the token of a bot that identifies more
than a thousand times a day.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

from discord.backoff import ExponentialBackoff
from discord.gateway import KeepAliveHandler

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 6.0  # seconds between attempts to reach Discord
SPREAD = 0.5  # a pause is shortened by up to this part of itself, so that many bots do not come back in step
# Sessions that may be opened at once; seconds after which one more may: 1000 on the worst day.
SESSIONS, EACH = 200, 108.0


class Pauses(ExponentialBackoff[bool]):
    """Backoff up to `LONGEST_PAUSE` seconds, in place of the library's."""

    def __init__(self) -> None:
        super().__init__()
        self._chance = random.SystemRandom()
        self._next = FIRST_PAUSE

    def delay(self) -> float:
        """Seconds to wait before the next attempt."""
        pause, self._next = self._next, min(LONGEST_PAUSE, 2 * self._next)
        return pause * self._chance.uniform(1 - SPREAD, 1)


class Heartbeats(KeepAliveHandler):
    """Heartbeats timed from before they are sent.

    discord.py 2.7 notes the time once its thread runs again: an answer that is quicker is taken for one to the heartbeat before,
    and a warning calls a connection that is fine 41 seconds behind.
    """

    def get_payload(self) -> dict[str, Any]:
        """The heartbeat to send now."""
        self._last_send = time.perf_counter()
        return super().get_payload()


class Sessions:
    """Limits new sessions to Discord's daily allowance."""

    def __init__(
        self, now: Callable[[], float] = time.monotonic, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    ) -> None:
        self._now = now
        self._sleep = sleep
        self._used_until = float("-inf")  # when all would be there again if none were opened from now on

    async def open(self) -> None:
        """Wait until another session may be opened."""
        wait = max(self._used_until, self._now()) + EACH - self._now() - SESSIONS * EACH
        if wait > 0:
            await self._sleep(wait)
        self._used_until = max(self._used_until, self._now()) + EACH

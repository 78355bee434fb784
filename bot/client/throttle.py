"""Rate limits: of what is sent, and of what each user asks for (a token bucket)."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

MANY = 1024  # buckets at which the full ones are dropped


@dataclass(frozen=True)
class Allowance:
    """`rate` per second in the long run (0: unlimited), with bursts of `burst`."""

    rate: float
    burst: int


class Throttle:
    """The buckets of all users for one kind of call; `now` returns seconds."""

    def __init__(self, allowance: Allowance, now: Callable[[], float] = time.monotonic) -> None:
        self._allowance = allowance
        self._now = now
        self._buckets: dict[int, tuple[float, float]] = {}  # tokens left, and when that was
        self._crowd = MANY

    def take(self, user: int) -> float:
        """Take a token: returns 0.0, or the seconds until there is one."""
        rate = self._allowance.rate
        if not rate:
            return 0.0
        tokens = self._tokens(user)
        if tokens < 1.0:
            return (1.0 - tokens) / rate
        self._buckets[user] = tokens - 1.0, self._now()
        if len(self._buckets) > self._crowd:
            self._drop_full()
        return 0.0

    def _tokens(self, user: int) -> float:
        burst = float(self._allowance.burst)
        left, since = self._buckets.get(user, (burst, 0.0))
        return min(burst, left + (self._now() - since) * self._allowance.rate)

    def _drop_full(self) -> None:
        """Drop idle buckets; a missing bucket is full."""
        full = [user for user in self._buckets if self._tokens(user) >= self._allowance.burst]
        for user in full:
            del self._buckets[user]
        self._crowd = max(MANY, 2 * len(self._buckets))


# More than a person in a hurry needs.
CALLS, READS, SUGGESTIONS = Allowance(4.0, 15), Allowance(0.2, 5), Allowance(5.0, 20)
WARNINGS = Allowance(1.0, 5)
REQUESTS = Allowance(20.0, 120)  # of one address, for pages: to open one takes three to five, its files not counted
MENTIONS = Allowance(1 / 30, 1)  # answered in a channel
FREE = Allowance(0.0, 0)


@dataclass(frozen=True)
class Rates:
    """Rate limits per second: all posts, messages in a channel, card edits in a channel; 0: unlimited.

    A match that goes on quickly is not kept tidy at each turn: its card follows, and past turns that were not answered by a press lose their
    buttons, once `rest` seconds are over.

    And per user: presses, forms and commands; those that read a whole match; autocomplete; and "too fast" replies. Per channel: answers to mentions.
    """

    sends: float = 40.0
    boards: float = 1.0
    cards: float = 1.0
    calls: Allowance = CALLS
    reads: Allowance = READS
    suggestions: Allowance = SUGGESTIONS
    warnings: Allowance = WARNINGS
    mentions: Allowance = MENTIONS
    rest: float = 10.0


UNLIMITED = Rates(0, 0, 0, FREE, FREE, FREE, FREE, FREE, rest=0.0)


def rates(sends: float, *, limited: bool = True) -> Rates:
    """The default rates for that many posts per second (0: none, in channels neither); limits per user only if `limited`."""
    users = Rates() if limited else UNLIMITED
    limits = (Rates.boards, Rates.cards) if sends else (0.0, 0.0)
    return replace(users, sends=sends, boards=limits[0], cards=limits[1], rest=Rates.rest)

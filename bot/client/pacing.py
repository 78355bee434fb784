"""Rate limits: Discord accepts 50 requests a second from a bot and about one message a second in a channel."""

import asyncio
from collections.abc import Callable

from bot.client.throttle import Rates

DISCORD = 50  # requests in any second that Discord takes from a bot
SPARED = 10  # sends kept free for turns while a film, an edit of a past turn or a card waits for its own
BOARDS_AT_ONCE = 5  # messages that a channel takes in one go after a silence
KEPT = 4096  # channels whose pace is remembered before the quiet ones are forgotten


class Bucket:
    """A token bucket: `rate` a second, up to `burst` at once after a pause, in the order of arrival.

    `sharers` is the number of processes that share the rate, each with its own bucket.
    """

    def __init__(self, rate: float, burst: int, sharers: Callable[[], int] = lambda: 1) -> None:
        self._least_gap = 1 / rate
        self._depth = (burst - 1) * self._least_gap
        self._sharers = sharers
        self._next = float("-inf")  # when the next one may pass, were there no burst

    @property
    def _gap(self) -> float:
        return self._least_gap * self._sharers()

    async def take(self, spare: int = 0) -> None:
        """Wait for a token; with `spare`, until that many others could be taken as well."""
        loop = asyncio.get_running_loop()
        if spare:
            await asyncio.sleep(max(0.0, self._next + spare * self._gap - loop.time()))
        at = max(self._next, loop.time() - self._depth)
        self._next = at + self._gap
        await asyncio.sleep(max(0.0, at - loop.time()))

    @property
    def quiet(self) -> bool:
        """Whether the bucket is full, so that dropping it changes nothing."""
        return self._next + self._depth < asyncio.get_running_loop().time()


class RateLimiter:
    """Limits everything that is posted without an interaction."""

    def __init__(self, rates: Rates, sharers: Callable[[], int] = lambda: 1) -> None:
        self._rates = rates
        burst = max(1, int(DISCORD - rates.sends))  # with what follows it within a second, no more than Discord takes
        self._all = Bucket(rates.sends, burst, sharers) if rates.sends else None
        self._boards: dict[int, Bucket] = {}
        self._cards: dict[int, Bucket] = {}

    async def request(self) -> None:
        """Wait before any request that counts towards the global limit."""
        if self._all is not None:
            await self._all.take()

    async def later(self) -> None:
        """Wait before a request for which people do not wait; new messages take precedence."""
        if self._all is not None:
            await self._all.take(min(SPARED, round(self._rates.sends) - 1))

    async def board(self, channel: int) -> None:
        """Wait before posting a message in a channel or thread."""
        await self._in(self._boards, channel, self._rates.boards, BOARDS_AT_ONCE)
        await self.request()

    async def card(self, channel: int) -> None:
        """Wait before editing a card in a channel; turns take precedence."""
        await self._in(self._cards, channel, self._rates.cards, 1)
        await self.later()

    @staticmethod
    async def _in(buckets: dict[int, Bucket], channel: int, rate: float, burst: int) -> None:
        if not rate:
            return
        if len(buckets) > KEPT:
            for quiet in [one for one, bucket in buckets.items() if bucket.quiet]:
                del buckets[quiet]
        await buckets.setdefault(channel, Bucket(rate, burst)).take()

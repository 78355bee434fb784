"""How fast the bot may post: Discord takes 50 requests a second of a bot and about one message a second in a channel."""

import asyncio
from collections.abc import Callable

from bot.throttle import Rates

SPARED = 10  # sends kept free for turns while a card waits for its own
BOARDS_AT_ONCE = 5  # messages that a channel takes in one go after a silence
KEPT = 4096  # channels whose pace is remembered before the quiet ones are forgotten


class Bucket:
    """Lets so many through a second, `burst` of them at once after a silence; in the order in which they came.

    `sharers` is how many processes share the rate, each with its own bucket.
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
        """Wait for one's turn; with `spare`, until so many others could pass at once as well."""
        loop = asyncio.get_running_loop()
        if spare:
            await asyncio.sleep(max(0.0, self._next + spare * self._gap - loop.time()))
        at = max(self._next, loop.time() - self._depth)
        self._next = at + self._gap
        await asyncio.sleep(max(0.0, at - loop.time()))

    @property
    def quiet(self) -> bool:
        """Whether nothing has passed for so long that it makes no difference."""
        return self._next + self._depth < asyncio.get_running_loop().time()


class RateLimiter:
    """The pace of everything that is posted without an interaction."""

    def __init__(self, rates: Rates, sharers: Callable[[], int] = lambda: 1) -> None:
        self._rates = rates
        self._all = Bucket(rates.sends, max(1, round(rates.sends)), sharers) if rates.sends else None
        self._boards: dict[int, Bucket] = {}
        self._cards: dict[int, Bucket] = {}

    async def request(self) -> None:
        """Before any request that Discord counts."""
        if self._all is not None:
            await self._all.take()

    async def board(self, channel: int) -> None:
        """Before a message is posted in a channel or thread."""
        await self._in(self._boards, channel, self._rates.boards, BOARDS_AT_ONCE)
        await self.request()

    async def card(self, channel: int) -> None:
        """Before a card in a channel is edited; turns go first."""
        await self._in(self._cards, channel, self._rates.cards, 1)
        if self._all is not None:
            await self._all.take(min(SPARED, round(self._rates.sends) - 1))

    @staticmethod
    async def _in(buckets: dict[int, Bucket], channel: int, rate: float, burst: int) -> None:
        if not rate:
            return
        if len(buckets) > KEPT:
            for quiet in [one for one, bucket in buckets.items() if bucket.quiet]:
                del buckets[quiet]
        await buckets.setdefault(channel, Bucket(rate, burst)).take()

"""A week of digests: people of many time zones, matches that wait for them, processes that are killed between any two steps."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, NamedTuple

from bot.features.contract import DigestNews
from bot.features.digest.rows import LEASE
from bot.features.digest.service import Digests, Gather, Tell
from bot.features.digest.values import DueDigest, day_after, due_on
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump_state
from bot.matches.core.models import NewMatch, Player, Response, Status, Turn
from bot.matches.matchmaking.inbox import Item
from bot.matches.settings.preferences import Daily
from bot.matches.timing.models import Alarm, TimerKind
from bot.matches.timing.paces import DAY, MINUTE
from bot.matches.work.effects import Effects
from bot.matches.work.store import Store
from bot.workers.inline_worker import InlineWorker
from cogs.delivery.message_sender import REMEMBERED
from tests.support.games.counter import Counter, counter_tools
from tests.support.matches.table import SEED, Table

ZONES = (
    "Europe/Paris",
    "Europe/Lisbon",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
    "Pacific/Kiritimati",
    "UTC",
)
FIRST = 5000  # the first user
PUNCTUAL = 10 * MINUTE  # ms: a digest waits for the leases of processes that were killed
AT_ONCE = 20  # matches begun at the same time

Reopen = Callable[[], Awaitable[Store]]


class Killed(BaseException):
    """The process is gone."""


class Listed(NamedTuple):
    """A message that a user got, and the matches it lists."""

    user: int
    day: str
    at: int
    matches: tuple[int, ...]


class Inboxes:
    """Direct messages as Discord takes them: of two messages with one nonce within minutes, there is only the first."""

    def __init__(self, *, forgets: bool = False) -> None:
        self.messages: list[Listed] = []
        self._nonces: dict[tuple[int, int], int] = {}
        self._forgets = forgets

    def send(self, found: DueDigest, items: tuple[Item, ...], now: int) -> None:
        """Make a message unless it is there, as the sender finds out: by the nonce, and later by the day's button."""
        nonce = found.player, found.attempted
        late = found.attempts > 0 and now - found.attempted >= REMEMBERED
        known = (
            any((one.user, one.day) == (found.user, found.day) for one in self.messages)
            if late
            else nonce in self._nonces
        )
        if not known or self._forgets:
            self._nonces[nonce] = now
            self.messages.append(Listed(found.user, found.day, now, tuple(item.match.id for item in items)))


class Week:
    """So many people with matches, in the days from `start`, a time in UTC; each has chosen an hour in a time zone."""

    def __init__(self, reopen: Reopen, start: str, people: int, matches: int, seed: str) -> None:
        self._reopen = reopen
        self._luck = random.Random(seed)
        self.now = self.start = round(datetime.fromisoformat(start).replace(tzinfo=UTC).timestamp() * 1000)
        self.end = self.start + 7 * DAY
        self.chosen = {
            FIRST + nth: Daily(self._luck.choice((150, 480, self._luck.randrange(24 * 60))), self._luck.choice(ZONES))
            for nth in range(people)
        }
        self.wanted: dict[int, list[tuple[int, int]]] = defaultdict(list)  # the deadlines and matches of each user
        self._count = matches
        self._opened = 0
        self.killed = 0

    async def begin(self) -> None:
        """Have everyone choose, and all matches begin."""
        at = await self._table()
        for user, daily in self.chosen.items():
            await at.feature(Digests).choose(Player(0, user, f"user {user}"), daily, "en-US")
        numbers = range(self._count)
        for first in range(0, self._count, AT_ONCE):
            await asyncio.gather(*(self._match(at, nth) for nth in numbers[first : first + AT_ONCE]))

    async def _match(self, at: Table, nth: int) -> None:
        """A match that has begun and asks one of two people, until some time after the week."""
        one, two = self._luck.sample(sorted(self.chosen), 2)
        holders = tuple(Player(seat, user, f"user {user}", Response.YES) for seat, user in enumerate((one, two)))
        match = await at.store.add(
            NewMatch(7, 8, "counter", (), holders, SEED, self.end, "en", places=2), key=f"add.{nth}", now=self.start
        )
        game = Counter()
        state = game.setup(2, game.spec.complete({}), Rng(b"%d" % nth)).state
        (ask,) = game.asks(state)
        due = self.end + DAY + nth
        await at.store.change(
            match,
            status=Status.RUNNING,
            turn=Turn(match.id, 0, None, b"", b"[]", b"", dump_state(game.spec, state), f"begin.{nth}", self.start),
            posts=[],
            key=f"begin.{nth}",
            now=self.start,
            effects=Effects(alarms=(Alarm(TimerKind.DEADLINE, ask.seat, ask.id, self.start, due),)),
        )
        self.wanted[(one, two)[ask.seat]].append((due, match.id))

    async def _table(self) -> Table:
        at = Table(await self._reopen(), InlineWorker(counter_tools()), {"counter": Counter()})
        at.clock.now = self.now
        return at

    async def pass_by(
        self, inboxes: Inboxes, kills: int, wrap: Callable[[Digests], Digests] = lambda usual: usual
    ) -> None:
        """Let the week pass; about so many processes are killed, and begun again."""
        steps = len(self.chosen) * 7 * 5  # a digest has at least five at which a process can be killed
        while self.now < self.end:
            at, self._opened = await self._table(), self._opened + 1
            left = self._luck.randint(1, 2 * steps // kills) if kills else 0
            process = Process(at, wrap(at.feature(Digests)), inboxes, f"digests.{self._opened}", left)
            try:
                await process.run(self.end)
            except Killed:
                self.killed += 1
            self.now = at.clock.now

    def faults(self, messages: list[Listed]) -> Iterator[str]:
        """A sentence for each digest that is missing, doubled, at the wrong time, or with anything else than what waits."""
        got: dict[tuple[int, str], list[Listed]] = defaultdict(list)
        for one in messages:
            got[one.user, one.day].append(one)
        for user, daily in self.chosen.items():
            matches = tuple(match for _, match in sorted(self.wanted[user]))
            for day, due in self._days(daily) if matches else ():
                found = got.pop((user, day), [])
                if len(found) != 1:
                    yield f"{len(found)} digests of {day} for {user}"
                elif not due <= found[0].at <= due + PUNCTUAL:
                    yield f"the digest of {day} for {user} came {(found[0].at - due) // MINUTE} minutes late"
                elif found[0].matches != matches:
                    yield f"the digest of {day} for {user} lists {found[0].matches}"
        for user, day in got:
            if (due_on(self.chosen[user], day) or 0) < self.end - PUNCTUAL:
                yield f"a digest of {day} for {user} that was not due"

    def _days(self, daily: Daily) -> Iterator[tuple[str, int]]:
        """The days of the week on which a digest is due, and when."""
        day = datetime.fromtimestamp((self.start - 2 * DAY) / 1000, UTC).date().isoformat()
        while (due := due_on(daily, day)) is None or due < self.end - PUNCTUAL:
            if due is not None and due >= self.start:
                yield day, due
            day = day_after(day)


class Hasty(Digests):
    """Notes a digest as sent before it is: a control."""

    @classmethod
    def of(cls, usual: Digests) -> Hasty:
        """One with the rows of another."""
        return cls(usual._work, usual._inbox, usual._rows)

    async def settle(self, found: DueDigest, owner: str, tell: Tell, gather: Gather) -> None:
        """Send it once it is noted."""
        items = await self._inbox.of(found.user)
        since = await self._rows.attempted(found, owner, self._work.clock.now_ms())
        await self._rows.done(found, self._work.clock.now_ms())
        if items and since:
            await tell(found, items, [line for one in await gather(found, 0) for line in one.lines])


class Process:
    """A process that sends digests until it is killed, after `left` steps (0: never)."""

    def __init__(self, at: Table, digests: Digests, inboxes: Inboxes, owner: str, left: int) -> None:
        self._clock = at.clock
        self._digests = digests
        self._inboxes = inboxes
        self._owner = owner
        self._left = left
        rows: Any = digests._rows
        self._next_due = rows.next_due
        for verb in ("claim", "attempted", "done"):
            setattr(rows, verb, partial(self._torn, getattr(rows, verb)))

    async def run(self, end: int) -> None:
        """Send what is due up to a time. Raises Killed."""
        begun = self._clock.now
        while self._clock.now < end:
            for found in await self._digests.claim(self._owner):
                await self._digests.settle(found, self._owner, self._tell, _no_news)
            now = self._clock.now
            due = await self._next_due(self._owner, now) or end
            others = now < begun + LEASE  # what a killed process had claimed cannot be seen
            self._clock.now = max(now, min(due, now + LEASE // 8 if others else due, end))

    async def _tell(self, found: DueDigest, items: tuple[Item, ...], _news: Sequence[str]) -> int:
        self._step()
        self._inboxes.send(found, items, self._clock.now)
        self._clock.now += 1
        self._step()
        return 0

    async def _torn(self, verb: Callable[..., Awaitable[Any]], *args: Any) -> Any:
        self._step()
        result = await verb(*args)
        self._step()
        return result

    def _step(self) -> None:
        self._left -= 1
        if self._left == 0:
            raise Killed


async def _no_news(_found: DueDigest, _until: int) -> tuple[DigestNews, ...]:
    return ()

"""A match under everything that moves clocks, against a count of half hours: clocks neither gain nor lose, reminders keep to what is allowed."""

import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
import pytest_asyncio

from bot.matches.core.models import Match, MatchRequest, Player, Status, Terms
from bot.matches.delivery.models import Notice, PostKind
from bot.matches.settings.preferences import Preferences, Quiet
from bot.matches.timers.clocks import MOST_GIVEN_BACK
from bot.matches.timing.paces import DAY, HOUR, passed, read_terms
from bot.matches.work.effects import OfferKind
from bot.screens.deadlines import scarce
from tests.support.games.counter import Add
from tests.support.matches.table import ANN, BOB, Table, table
from tests.support.samples import sample

SLOT = HOUR // 2
LIMIT, SHORTENED = DAY, 12 * HOUR
CHANGES = (  # nights on which clocks are put back or forward
    ("Europe/Paris", datetime(2026, 10, 25, tzinfo=UTC)),
    ("Europe/Paris", datetime(2026, 3, 29, tzinfo=UTC)),
    ("Australia/Lord_Howe", datetime(2026, 4, 4, tzinfo=UTC)),
    ("America/Santiago", datetime(2026, 9, 6, tzinfo=UTC)),
)

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db") as made:
        yield made


class Oracle:
    """Counts by half hours what is left of the open decision."""

    def __init__(self, at: Table, match: Match, quiet: Quiet) -> None:
        self.at, self.match, self.left, self.quiet = at, match, LIMIT, quiet
        self.paused = 0
        self.away = {ANN.user: 0, BOB.user: 0}
        self.missed = {ANN.user: 0, BOB.user: 0}  # decisions in a row
        self.said = 0  # reminders
        self.fired = 0  # decisions left to the clock

    @property
    def asked(self) -> Player:
        return next(one for one in self.match.holders if one.due)

    @property
    def is_slow(self) -> bool:
        return self.missed[self.asked.user] == 2

    @property
    def limit(self) -> int:
        return SHORTENED if self.is_slow else LIMIT

    @property
    def hold(self) -> int:
        return max(self.paused, self.away[self.asked.user])

    def off(self, time: int) -> bool:
        return self.match.terms.weekdays and datetime.fromtimestamp(time / 1000, UTC).weekday() >= 5

    def is_quiet(self, time: int) -> bool:
        here = datetime.fromtimestamp(time / 1000, ZoneInfo(self.quiet.zone))
        minute, begin, end = here.hour * 60 + here.minute, self.quiet.begin, self.quiet.end
        return begin <= minute < end if begin < end else not end <= minute < begin

    async def passes(self, slots: int, *, lost: bool = False) -> None:
        """Time passes; what is lost in an outage is given back, up to half a day."""
        ran = 0
        for _ in range(slots):
            if not (self.off(self.at.clock.now) or self.at.clock.now < self.hold):
                ran += SLOT
                self.left -= 0 if lost else SLOT
            self.at.clock.now += SLOT
            if not lost:
                self.at.matches.clocks._seen = self.at.clock.now
                await self.settled()
            if self.match.status is not Status.RUNNING:
                return
        self.left -= max(0, ran - MOST_GIVEN_BACK) if lost else 0

    async def settled(self) -> None:
        """Due timers are handled: the deadline when the time is over and not before, reminders when they are allowed."""
        before, late, now = self.match, self.asked.user, self.at.clock.now
        over = self.left < 0 or (self.left == 0 and not self.off(now) and self.hold <= now)
        handled = await self.at.matches.clocks.settle()
        assert handled <= 3  # a reminder is put off to where it can be given
        self.match = await self.at.present(before)
        assert (self.match.revision > before.revision) == over
        for notice in await _notices(self.at):
            self.said += 1
            self._was_allowed(before, notice, now)
        self.fired += over
        self.missed[late] += over
        if self.match.status is Status.RUNNING:
            self.left = self.limit if over else self.left
            self.agrees()

    def _was_allowed(self, match: Match, notice: Notice, now: int) -> None:
        (asked,) = (one for one in match.holders if one.due)
        assert not self.off(now)
        assert max(self.paused, self.away[asked.user]) <= now
        if self.is_quiet(now):
            assert notice.silent
            times = range(now, asked.due, SLOT)
            assert all(self.is_quiet(time) or self.off(time) for time in times)

    def agrees(self) -> None:
        holder, now = self.asked, self.at.clock.now
        terms = self.match.terms
        assert passed(terms, max(now, self.hold), holder.due) == self.left
        assert not self.off(holder.due)
        assert scarce(self.match, holder.seat, now) == (self.is_slow or passed(terms, now, holder.due) < LIMIT // 4)


async def _notices(at: Table) -> list[Notice]:
    """The reminders since the last look."""
    notices = []
    while found := await at.store.posts_due(at.clock.now):
        for post in found:
            if post.kind is PostKind.NOTE and post.notice and post.notice.words.key == "reminder":
                notices.append(post.notice)
            await at.store.post_done(post, 1)
    return notices


async def begun(at: Table, terms: Terms, quiet: Quiet) -> Oracle:
    for person in (ANN, BOB):
        if (await at.matches.vacations.of(person.user)).present(at.clock.now):
            await at.matches.vacations.end(person)
    wanted = MatchRequest("counter", 7, 8, "en", terms=terms)
    match = await at.matches.challenges.challenge(ANN, [BOB], wanted, key=at.key())
    return Oracle(at, await at.matches.challenges.accept(match.id, BOB.user, key=at.key()), quiet)


async def step(oracle: Oracle, luck: random.Random) -> None:
    """Something that moves clocks, or lets them run."""
    at, match, clocks = oracle.at, oracle.match, oracle.at.matches.clocks
    other = next(one.user for one in match.holders if one.user != oracle.asked.user)
    match luck.choice((*["wait"] * 9, "answer", "extend", "pause", "vacation", "vacation", "outage", "gap")):
        case "wait":
            await oracle.passes(luck.randrange(1, 40))
        case "answer" if oracle.paused <= at.clock.now:
            oracle.missed[oracle.asked.user] = 0
            oracle.match = (await at.act(match, Add(1))).match
            oracle.left = oracle.limit
        case "extend":
            oracle.match = await clocks.extend(match, other, key=at.key())
            oracle.left += LIMIT
        case "pause":
            await pause(oracle, luck)
        case "vacation":
            await vacation(oracle, luck)
        case "outage":
            await clocks.rest()
            await oracle.passes(luck.randrange(1, 60), lost=True)
            await clocks.wake()
        case "gap":  # Discord was out of reach, and players are quicker than the next look at the clock
            await oracle.passes(luck.randrange(1, 20), lost=True)
            await (pause if luck.random() < 0.5 else vacation)(oracle, luck)
            await clocks.beat()


async def pause(oracle: Oracle, luck: random.Random) -> None:
    """A pause begins or ends."""
    at, now = oracle.at, oracle.at.clock.now
    if oracle.paused > now:
        oracle.match = await at.matches.clocks.end_pause(oracle.match, ANN.user, key=at.key())
        oracle.paused = now
    else:
        days = luck.randrange(1, 4)
        await at.matches.clocks.propose_pause(oracle.match, ANN.user, days, key=at.key())
        oracle.match = await at.matches.offers.agree(oracle.match.id, BOB.user, OfferKind.PAUSE, key=at.key())
        oracle.paused = now + days * DAY


async def vacation(oracle: Oracle, luck: random.Random) -> None:
    """The vacation of the player who is asked begins or ends."""
    vacations, now, asked = oracle.at.matches.vacations, oracle.at.clock.now, oracle.asked.user
    person = ANN if asked == ANN.user else BOB
    if oracle.away[asked] > now:
        await vacations.end(person)
        oracle.away[asked] = now
    elif (await vacations.of(asked)).left(2026) > 3:
        oracle.away[asked] = (await vacations.begin(person, luck.randrange(1, 4))).until


@pytest.mark.long
@pytest.mark.parametrize("weekdays", [False, True], ids=["every day", "weekdays"])
@pytest.mark.parametrize("seed", sample(range(16), 8))
async def test_whatever_moves_the_clocks_leaves_the_time_that_was_left(at: Table, seed: int, weekdays: bool):  # noqa: FBT001
    luck = random.Random(seed)
    zone, night = luck.choice(CHANGES)
    at.clock.now = int(night.timestamp()) * 1000 - luck.randrange(1, 6 * 48) * SLOT
    await at.matches.clocks.wake()
    begin = luck.randrange(48) * 30
    quiet = Quiet(begin, (begin + luck.randrange(1, 48) * 30) % (24 * 60), zone)
    preferences = Preferences(every=luck.choice((0, 5 * HOUR)), quiet=quiet)
    for one in (ANN, BOB):
        await at.matches.reminders.change(Player(0, one.user, one.name), lambda _: preferences)
    terms = read_terms("day", weekdays=weekdays)
    oracle = await begun(at, terms, quiet)
    sent = fired = 0
    for _ in range(160):
        await step(oracle, luck)
        if oracle.match.status is Status.RUNNING:
            await oracle.settled()
        if oracle.match.status is not Status.RUNNING:
            sent, fired = sent + oracle.said, fired + oracle.fired
            oracle = await begun(at, terms, quiet)
    assert sent + oracle.said
    assert fired + oracle.fired

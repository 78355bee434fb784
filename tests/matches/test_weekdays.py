"""Clocks that stop at weekends: their arithmetic, and a match under everything that moves clocks, against a count of half hours."""

import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st

from bot.matches.core.effects import OfferKind
from bot.matches.core.models import Match, MatchRequest, Status, Terms
from bot.matches.timing.paces import DAY, HOUR, later, passed, read_terms
from bot.matches.timing.timer_policy import next_reminder
from bot.screens.deadlines import scarce
from tests.support.counter import Add
from tests.support.samples import sample
from tests.support.table import ANN, BOB, Table, table

OFF, PLAIN = Terms(weekdays=True), Terms()
SLOT = HOUR // 2
START = 1_780_002_000_000 // SLOT * SLOT  # ms; a Thursday in May 2026
LIMIT = DAY

times = st.integers(0, 4_000_000_000_000)
lengths = st.integers(0, 400 * DAY)


def is_weekend(time: int) -> bool:
    return datetime.fromtimestamp(time / 1000, UTC).weekday() >= 5


@given(times, lengths)
def test_so_much_time_passes_until_then_and_never_ends_in_a_weekend(time: int, length: int):
    end = later(OFF, time, length)
    assert passed(OFF, time, end) == length
    assert not is_weekend(end)
    assert end >= time + length
    assert (later(PLAIN, time, length), passed(PLAIN, time, time + length)) == (time + length, length)


@given(times, lengths, lengths)
def test_lengths_add_up_and_go_back(time: int, one: int, two: int):
    assert later(OFF, later(OFF, time, one), two) == later(OFF, time, one + two)
    assert later(OFF, later(OFF, time, one), -one) == later(OFF, time, 0)


@given(st.integers(0, 5000), st.integers(0, 1000))
def test_it_is_the_time_of_weekdays(first: int, slots: int):
    since = START + first * SLOT
    counted = sum(not is_weekend(since + nth * SLOT) for nth in range(slots))
    assert passed(OFF, since, since + slots * SLOT) == counted * SLOT


def test_a_day_that_is_asked_on_a_friday_ends_on_monday_and_reminders_follow():
    terms = read_terms("day", weekdays=True)
    friday = int(datetime(2026, 11, 27, 18, tzinfo=UTC).timestamp()) * 1000
    due = later(terms, friday, DAY)
    assert datetime.fromtimestamp(due / 1000, UTC) == datetime(2026, 11, 30, 18, tzinfo=UTC)
    half = next_reminder(terms, 0, friday, due, friday)
    assert half is not None
    assert datetime.fromtimestamp(half / 1000, UTC) == datetime(2026, 11, 30, 6, tzinfo=UTC)
    often = next_reminder(terms, 4 * HOUR, friday, due, friday + 30 * HOUR)  # on Saturday night
    assert often is not None
    assert datetime.fromtimestamp(often / 1000, UTC) == datetime(2026, 11, 30, 2, tzinfo=UTC)


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db") as made:
        made.clock.now = START
        await made.matches.clocks.wake()
        yield made


class Oracle:
    """Counts by half hours what is left of the open decision."""

    def __init__(self, at: Table, match: Match) -> None:
        self.at, self.match, self.left = at, match, LIMIT
        self.paused = 0
        self.away = {ANN.user: 0, BOB.user: 0}

    @property
    def asked(self) -> int:
        return next(one.user for one in self.match.holders if one.due)

    @property
    def hold(self) -> int:
        return max(self.paused, self.away[self.asked])

    def passes(self, length: int, *, lost: bool) -> None:
        """Time passes; what is lost in an outage is given back."""
        for _ in range(length // SLOT):
            if not (lost or is_weekend(self.at.clock.now) or self.at.clock.now < self.hold):
                self.left -= SLOT
            self.at.clock.now += SLOT

    def agrees(self) -> None:
        (holder,) = (one for one in self.match.holders if one.due)
        assert passed(OFF, max(self.at.clock.now, self.hold), holder.due) == self.left
        assert not is_weekend(holder.due)
        assert scarce(self.match, holder.seat, self.at.clock.now) == (
            passed(OFF, self.at.clock.now, holder.due) < LIMIT // 4
        )


async def begun(at: Table) -> Oracle:
    terms = read_terms("day", weekdays=True)
    wanted = MatchRequest("counter", 7, 8, "en", terms=terms)
    match = await at.matches.challenges.challenge(ANN, [BOB], wanted, key=at.key())
    oracle = Oracle(at, await at.matches.challenges.accept(match.id, BOB.user, key=at.key()))
    for person in (ANN, BOB):
        oracle.away[person.user] = (await at.store.vacation_of(person.user)).until
    return oracle


async def step(at: Table, oracle: Oracle, luck: random.Random) -> None:
    """Something that moves clocks, or lets them run."""
    match, asked = oracle.match, oracle.asked
    other = BOB.user if asked == ANN.user else ANN.user
    person = ANN if asked == ANN.user else BOB
    now, clocks = at.clock.now, at.matches.clocks
    match luck.choice((*["wait"] * 9, "answer", "extend", "pause", "resume", "leave", "return", "outage")):
        case "wait":
            oracle.passes(luck.randrange(1, 40) * SLOT, lost=False)
            clocks._seen = at.clock.now
        case "answer":
            oracle.match = (await at.act(match, Add(1))).match
            oracle.left = LIMIT
        case "extend":
            oracle.match = await clocks.extend(match, other, key=at.key())
            oracle.left += LIMIT
        case "pause" if oracle.paused <= now:
            days = luck.randrange(1, 9)
            await clocks.propose_pause(match, ANN.user, days, key=at.key())
            await at.matches.offers.agree(match.id, BOB.user, OfferKind.PAUSE, key=at.key())
            oracle.paused = now + days * DAY
        case "resume" if oracle.paused > now:
            await clocks.end_pause(match, other, key=at.key())
            oracle.paused = now
        case "leave" if oracle.away[asked] <= now and (await at.matches.vacations.of(asked)).left(2026) > 3:
            oracle.away[asked] = (await at.matches.vacations.begin(person, luck.randrange(1, 4))).until
        case "return" if oracle.away[asked] > now:
            await at.matches.vacations.end(person)
            oracle.away[asked] = now
        case "outage":
            await clocks.rest()
            oracle.passes(luck.randrange(1, 24) * SLOT, lost=True)
            await clocks.wake()


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", sample(range(16), 4))
async def test_whatever_moves_the_clocks_leaves_the_time_of_weekdays_that_was_left(at: Table, seed: int):
    luck = random.Random(seed)
    at.clock.now += luck.randrange(14 * 48) * SLOT
    await at.matches.clocks.wake()
    oracle = await begun(at)
    fired = 0
    for _ in range(100):
        await step(at, oracle, luck)
        before = oracle.match
        await at.matches.clocks.settle()
        oracle.match = await at.present(before)
        now = at.clock.now
        over = oracle.left < 0 or (oracle.left == 0 and not is_weekend(now) and oracle.hold <= now)
        assert (oracle.match.revision > before.revision) == over
        fired += over
        if oracle.match.status is not Status.RUNNING:
            oracle = await begun(at)
        oracle.left = LIMIT if over else oracle.left
        oracle.agrees()
    assert fired


@pytest.mark.asyncio
async def test_matches_without_it_run_through_the_weekend(at: Table):
    saturday = int(datetime(2026, 11, 28, 12, tzinfo=UTC).timestamp()) * 1000
    at.clock.now = saturday
    match = await at.begin()
    match = await at.matches.takebacks.work.load(match.id)
    assert not match.terms.weekdays
    assert {one.due for one in match.holders if one.due} == {saturday + match.terms.limit}

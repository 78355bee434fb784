"""Clocks that stop at weekends: their arithmetic."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.matches.core.models import Terms
from bot.matches.timing.paces import DAY, HOUR, later, passed, read_terms
from bot.matches.work.timer_policy import next_reminder
from tests.support.matches.table import Table

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


@pytest.mark.asyncio
async def test_matches_without_it_run_through_the_weekend(at: Table):
    saturday = int(datetime(2026, 11, 28, 12, tzinfo=UTC).timestamp()) * 1000
    at.clock.now = saturday
    match = await at.begin()
    match = await at.matches.takebacks.work.load(match.id)
    assert not match.terms.weekdays
    assert {one.due for one in match.holders if one.due} == {saturday + match.terms.limit}

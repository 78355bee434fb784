"""A digest is due once on each local day, at its hour by the wall clock, whatever the clocks do."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.digest.values import day_after, day_in, due_on, first_due
from bot.matches.settings.preferences import Daily
from bot.matches.timing.paces import DAY, HOUR

PARIS = "Europe/Paris"
ZONES = (PARIS, "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Pacific/Apia", "UTC", "UTC+05:45")


def utc(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("day", "minute", "expected"),
    [
        ("2026-03-28", 150, "2026-03-28T01:30"),
        ("2026-03-29", 150, "2026-03-29T01:00"),  # 2:30 is skipped: at 3:00
        ("2026-03-29", 120, "2026-03-29T01:00"),
        ("2026-03-29", 180, "2026-03-29T01:00"),
        ("2026-03-29", 480, "2026-03-29T06:00"),
        ("2026-10-24", 150, "2026-10-24T00:30"),
        ("2026-10-25", 150, "2026-10-25T00:30"),  # 2:30 comes twice: the first time
        ("2026-10-26", 150, "2026-10-26T01:30"),
    ],
)
def test_the_hour_where_clocks_are_changed(day: str, minute: int, expected: str):
    assert due_on(Daily(minute, PARIS), day) == utc(expected)


def test_a_day_that_a_country_skipped_has_none():
    samoa = Daily(8 * 60, "Pacific/Apia")
    assert due_on(samoa, "2011-12-30") is None
    assert due_on(samoa, "2011-12-29") == utc("2011-12-29T18:00")
    assert first_due(samoa, "2011-12-30", 0) == ("2011-12-31", utc("2011-12-30T18:00"))


def test_an_unknown_zone_has_the_hour_of_utc():
    daily = Daily(8 * 60, "Europe/Atlantis")
    assert due_on(daily, "2026-11-25") == utc("2026-11-25T08:00")
    assert day_in("Europe/Atlantis", utc("2026-11-25T23:59")) == "2026-11-25"


def test_it_is_due_today_until_its_hour_has_passed():
    daily = Daily(8 * 60, PARIS)
    at = utc("2026-11-25T07:00")
    assert first_due(daily, "2026-11-25", at) == ("2026-11-25", at)
    assert first_due(daily, "2026-11-25", at + 1) == ("2026-11-26", at + DAY)
    assert first_due(daily, "2026-11-27", at) == ("2026-11-27", at + 2 * DAY)


@given(
    st.sampled_from(ZONES),
    st.integers(0, 24 * 60 - 1),
    st.dates(datetime(2025, 1, 1).date(), datetime(2028, 1, 1).date()),  # noqa: DTZ001  they are days
)
def test_each_day_has_one_at_the_first_time_from_its_hour_on(zone: str, minute: int, first: datetime):
    day, daily = first.isoformat(), Daily(minute, zone)
    due = due_on(daily, day)
    assert due is not None
    assert day_in(zone, due) == day
    following = due_on(daily, day_after(day))
    assert following is not None
    assert HOUR * 22 < following - due < HOUR * 26
    if zone in ZONES[:4]:
        wall = [datetime.fromtimestamp(at / 1000, ZoneInfo(zone)).replace(tzinfo=None) for at in (due - 60_000, due)]
        wanted = datetime.fromisoformat(day) + timedelta(minutes=minute)
        assert wall[0] < wanted <= wall[1]

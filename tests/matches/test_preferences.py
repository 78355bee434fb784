from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.matches.settings.preferences import DAY, Preferences, Quiet, quiet_until

ZONES = ("UTC", "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Sao_Paulo")
MINUTE = 60_000


def at(text: str, zone: str = "UTC") -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def wants(begin: str, end: str, zone: str = "UTC") -> Preferences:
    minutes = [int(hour) * 60 + int(minute) for hour, _, minute in (text.partition(":") for text in (begin, end))]
    return Preferences(quiet=Quiet(*minutes, zone))


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-11-21T21:59", None),
        ("2026-11-21T22:00", "2026-11-22T08:00"),
        ("2026-11-22T03:00", "2026-11-22T08:00"),
        ("2026-11-22T07:59", "2026-11-22T08:00"),
        ("2026-11-22T08:00", None),
    ],
)
def test_quiet_hours_may_pass_midnight(now: str, until: str | None):
    assert quiet_until(wants("22:00", "8:00"), at(now)) == (until and at(until))


def test_quiet_hours_may_lie_within_a_day():
    preferences = wants("9:00", "17:30")
    assert quiet_until(preferences, at("2026-11-21T08:59")) is None
    assert quiet_until(preferences, at("2026-11-21T09:00")) == at("2026-11-21T17:30")
    assert quiet_until(preferences, at("2026-11-21T17:30")) is None


def test_hours_are_those_of_the_players_zone():
    preferences = wants("22:00", "8:00", "Europe/Paris")
    assert quiet_until(preferences, at("2026-07-01T21:00")) == at("2026-07-02T06:00")
    assert quiet_until(preferences, at("2026-07-01T21:00", "Europe/Paris")) is None


def test_the_night_the_clocks_change_ends_at_the_hour_that_is_shown():
    preferences = wants("22:00", "8:00", "Europe/Paris")
    assert quiet_until(preferences, at("2026-03-28T23:00", "Europe/Paris")) == at("2026-03-29T06:00")
    assert quiet_until(preferences, at("2026-10-24T23:00", "Europe/Paris")) == at("2026-10-25T07:00")


def test_without_quiet_hours_nothing_is_quiet():
    assert quiet_until(Preferences(), at("2026-11-21T03:00")) is None
    assert quiet_until(wants("8:00", "8:00"), at("2026-11-21T08:00")) is None


@given(
    st.datetimes(datetime(2024, 1, 1), datetime(2030, 1, 1)),  # noqa: DTZ001  the zone follows
    st.integers(0, DAY - 1),
    st.integers(0, DAY - 1),
    st.sampled_from(ZONES),
)
def test_what_is_quiet_ends_within_a_day_and_is_not_quiet_then(moment: datetime, begin: int, end: int, zone: str):
    preferences = Preferences(quiet=Quiet(begin, end, zone))
    now = round(moment.replace(tzinfo=UTC).timestamp() * 1000)
    until = quiet_until(preferences, now)
    if until is not None:
        assert now < until <= now + (DAY + 120) * MINUTE
        later = quiet_until(preferences, until)
        assert later is None or later - until <= 60 * MINUTE  # an hour that the change of clocks repeats

"""Hours and time zones as people write them."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.matches.core.errors import Refused
from bot.matches.settings.preferences import DAY, Preferences, Quiet, quiet_until
from bot.matches.settings.zones import offset_zone, zone_of, zone_shown
from bot.matches.timing.time_parser import ALSO, folded, hour_text, read_hour, read_quiet, read_zone


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("22", "22:00"),
        ("22:30", "22:30"),
        ("22h", "22:00"),
        (" 22 h 30 ", "22:30"),
        ("7.05", "7:05"),
        ("10 pm", "22:00"),
        ("10:30PM", "22:30"),
        ("12 am", "0:00"),
        ("1 pm", "13:00"),
        ("12 p.m.", "12:00"),
        ("24:00", "0:00"),
        ("Minuit", "0:00"),
        ("noon", "12:00"),
    ],
)
def test_an_hour_is_read(written: str, expected: str):
    assert hour_text(read_hour(written)) == expected


@pytest.mark.parametrize("written", ["", "late", "25", "22:60", "24:01", "13 pm", "0 am", "22:3", "22:30:00"])
def test_what_is_no_hour_is_refused(written: str):
    with pytest.raises(Refused) as refusal:
        read_hour(written)
    assert refusal.value.reason.key == "refused-hour"


@given(st.integers(0, DAY - 1))
def test_an_hour_is_read_as_it_is_said(minutes: int):
    assert read_hour(hour_text(minutes)) == minutes


@pytest.mark.parametrize(
    ("written", "zone"),
    [
        ("Europe/Paris", "Europe/Paris"),
        ("europe paris", "Europe/Paris"),
        ("PARIS ", "Europe/Paris"),
        ("New York", "America/New_York"),
        ("new_york", "America/New_York"),
        ("Montréal", "America/Montreal"),
        ("São Paulo", "America/Sao_Paulo"),
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
        ("Japan", "Japan"),
        ("Switzerland", "Europe/Zurich"),
        ("Genève", "Europe/Zurich"),
        ("San Francisco", "America/Los_Angeles"),
        ("Istanbul", "Europe/Istanbul"),
        ("UTC", "UTC"),
        ("gmt+0", "UTC"),
        ("UTC+2", "Etc/GMT-2"),
        ("-5", "Etc/GMT+5"),
        ("GMT −05:00", "Etc/GMT+5"),
        ("UTC–3", "Etc/GMT+3"),
        ("Etc/GMT-2", "Etc/GMT-2"),
        ("etc/gmt+2", "Etc/GMT+2"),
        ("UTC+5:30", "UTC+05:30"),
        ("+0530", "UTC+05:30"),
        ("-3h30", "UTC-03:30"),
        ("EST", "America/New_York"),
        ("pdt", "America/Los_Angeles"),
        ("CET", "CET"),
    ],
)
def test_a_zone_is_read(written: str, zone: str):
    assert read_zone(written) == zone


@pytest.mark.parametrize(
    ("written", "near"),
    [
        ("Pariss", "Europe/Paris"),
        ("Brussel", "Europe/Brussels"),
        ("IST", "Asia/Kolkata, Europe/Dublin, Asia/Jerusalem"),
    ],
)
def test_a_zone_misspelt_is_refused_with_near_ones(written: str, near: str):
    with pytest.raises(Refused) as refusal:
        read_zone(written)
    assert refusal.value.reason.key == "refused-zone-near"
    assert near in str(dict(refusal.value.reason.args)["known"])


def test_a_country_of_several_zones_is_refused_with_some_of_them():
    with pytest.raises(Refused) as refusal:
        read_zone("Brazil")
    assert str(dict(refusal.value.reason.args)["known"]).count("America/") == 3


@pytest.mark.parametrize("written", ["", "qzxqzx", "UTC+15", "UTC+14:15", "UTC+5:31", "UTC-13", "GMT 2", "Factory"])
def test_what_is_no_zone_is_refused(written: str):
    with pytest.raises(Refused):
        read_zone(written)


@given(st.text(max_size=60))
def test_whatever_is_written_is_a_zone_or_refused(written: str):
    try:
        zone = read_zone(written)
    except Refused as refusal:
        assert refusal.reason.key.startswith("refused-zone")  # noqa: PT017  either way is well
    else:
        assert zone_of(zone)


STORED = sorted(available_timezones() - {"localtime", "Factory"}) + [
    offset_zone(minutes) for minutes in range(-12 * 60, 14 * 60 + 1, 15)
]


@pytest.mark.parametrize("between", ["_", " "])
def test_a_zone_is_read_as_it_is_shown(between: str):
    months = [datetime(2026, month, 1, tzinfo=UTC) for month in range(1, 13)]
    for zone in STORED:
        shown = zone_shown(zone).replace("_", between)
        read = read_zone(shown)
        assert [one.astimezone(zone_of(read)).utcoffset() for one in months] == [
            one.astimezone(zone_of(zone)).utcoffset() for one in months
        ], shown
        assert zone_shown(read) == zone_shown(zone) or zone.startswith(("GMT", "Etc/GMT"))


@pytest.mark.parametrize("zone", ["GMT+0", "GMT-0", "GMT0", "Etc/GMT0", "Etc/GMT+0"])
def test_a_zone_without_an_offset_is_shown_as_it_is_read(zone: str):
    assert zone_shown(zone) == "UTC"
    assert len(STORED) > 600


def test_quiet_hours_are_read():
    assert read_quiet("10 pm", "8h", "paris") == Quiet(22 * 60, 8 * 60, "Europe/Paris")


def test_quiet_hours_of_no_length_are_refused():
    with pytest.raises(Refused) as refusal:
        read_quiet("8", "8:00", "paris")
    assert refusal.value.reason.key == "refused-quiet-empty"


def test_every_city_named_besides_is_read():
    for zone, cities in ALSO.items():
        assert [read_zone(city) for city in cities] == [zone] * len(cities)
        assert [folded(city) for city in cities] == list(cities)


ZONES = (  # and a time in weeks in which their clocks are changed, or a day is skipped
    ("Europe/Paris", datetime(2026, 3, 29, tzinfo=UTC)),
    ("Europe/Paris", datetime(2026, 10, 25, tzinfo=UTC)),
    ("Australia/Lord_Howe", datetime(2026, 4, 4, tzinfo=UTC)),  # by half an hour
    ("Australia/Lord_Howe", datetime(2026, 10, 3, tzinfo=UTC)),
    ("America/Santiago", datetime(2026, 9, 6, tzinfo=UTC)),  # at midnight
    ("America/St_Johns", datetime(2026, 11, 1, tzinfo=UTC)),
    ("Pacific/Chatham", datetime(2026, 9, 26, tzinfo=UTC)),
    ("Pacific/Apia", datetime(2011, 12, 30, tzinfo=UTC)),  # a day that was skipped
    ("Africa/Casablanca", datetime(2026, 2, 15, tzinfo=UTC)),
    ("Asia/Kathmandu", datetime(2026, 6, 1, tzinfo=UTC)),
)
HALF = 36 * 3600  # seconds before and after


def is_quiet(quiet: Quiet, now: int) -> bool:
    here = datetime.fromtimestamp(now / 1000, ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    if quiet.begin < quiet.end:
        return quiet.begin <= minute < quiet.end
    return minute >= quiet.begin or minute < quiet.end


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(ZONES),
    st.integers(-HALF, HALF),
    st.integers(0, 999),
    st.integers(0, DAY - 1),
    st.integers(1, DAY - 1),
)
def test_quiet_hours_end_with_the_first_minute_that_is_not_quiet(
    where: tuple[str, datetime], seconds: int, ms: int, begin: int, length: int
):
    zone, near = where
    quiet = Quiet(begin, (begin + length) % DAY, zone)
    now = (int(near.timestamp()) + seconds) * 1000 + ms
    ends = quiet_until(Preferences(quiet=quiet), now)
    if not is_quiet(quiet, now):
        assert ends is None
        return
    minute = now // 60_000 * 60_000
    assert ends == next(
        time for time in range(minute + 60_000, minute + 4 * DAY * 60_000, 60_000) if not is_quiet(quiet, time)
    )


def test_quiet_hours_that_end_in_an_hour_that_comes_twice_end_once():
    second = int(datetime(2026, 10, 25, 1, 15, tzinfo=UTC).timestamp()) * 1000  # 2:15 for the second time
    quiet = Preferences(quiet=Quiet(22 * 60, 2 * 60 + 30, "Europe/Paris"))
    assert quiet_until(quiet, second) == second + 15 * 60_000

"""Hours and time zones as people write them."""

from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.matches.core.errors import Refused
from bot.matches.settings.preferences import DAY, Quiet
from bot.matches.timing.time_parser import ALSO, folded, hour_said, read_hour, read_quiet, read_zone


@pytest.mark.parametrize(
    ("written", "said"),
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
def test_an_hour_is_read(written: str, said: str):
    assert hour_said(read_hour(written)) == said


@pytest.mark.parametrize("written", ["", "late", "25", "22:60", "24:01", "13 pm", "0 am", "22:3", "22:30:00"])
def test_what_is_no_hour_is_refused(written: str):
    with pytest.raises(Refused) as refusal:
        read_hour(written)
    assert refusal.value.reason.key == "refused-hour"


@given(st.integers(0, DAY - 1))
def test_an_hour_is_read_as_it_is_said(minutes: int):
    assert read_hour(hour_said(minutes)) == minutes


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
    ],
)
def test_a_zone_is_read(written: str, zone: str):
    assert read_zone(written) == zone


@pytest.mark.parametrize(("written", "near"), [("Pariss", "Europe/Paris"), ("Brussel", "Europe/Brussels")])
def test_a_zone_misspelt_is_refused_with_near_ones(written: str, near: str):
    with pytest.raises(Refused) as refusal:
        read_zone(written)
    assert refusal.value.reason.key == "refused-zone-near"
    assert near in str(dict(refusal.value.reason.args)["known"])


def test_a_country_of_several_zones_is_refused_with_some_of_them():
    with pytest.raises(Refused) as refusal:
        read_zone("Brazil")
    assert str(dict(refusal.value.reason.args)["known"]).count("America/") == 3


@pytest.mark.parametrize("written", ["", "qzxqzx", "UTC+15", "UTC+5:30", "UTC-13", "Factory"])
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
        assert ZoneInfo(zone)


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

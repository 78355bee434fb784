import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.content import catalogue
from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused
from bot.matches.core.models import Pace, Terms
from bot.matches.timing.paces import (
    DAY,
    HOUR,
    LIMITS,
    LONGEST,
    MINUTE,
    SHORTEST,
    length_words,
    read_length,
    read_terms,
    terms_phrase,
)
from tests.support.words.fluent_files import LANGUAGES

WORDS = {language: catalogue().of(language) for language in LANGUAGES}


@pytest.mark.parametrize(
    ("written", "length"),
    [
        ("90m", 90 * MINUTE),
        ("6h", 6 * HOUR),
        ("2d 12h", 60 * HOUR),
        ("2 days, 12 hours", 60 * HOUR),
        ("3 jours", 3 * DAY),
        ("1 semaine", 7 * DAY),
        ("1 week 1 day", 8 * DAY),
        ("1,5 h", 90 * MINUTE),
        ("0.5d", 12 * HOUR),
        ("45 min", 45 * MINUTE),
        ("1h30", 90 * MINUTE),
        ("2j 1 h 05", 49 * HOUR + 5 * MINUTE),
        ("2 days and 12 hours", 60 * HOUR),
        ("2 jours et 12 heures", 60 * HOUR),
        ("2 días y 12 horas", 60 * HOUR),
        ("3 semanas", 21 * DAY),
        ("1 month", 30 * DAY),
        ("2 mois", 60 * DAY),
        ("1 year", 365 * DAY),
        ("1y 1 month", 395 * DAY),
        ("1 an", 365 * DAY),
        ("10 années", 3650 * DAY),
        ("1,000 m", 1000 * MINUTE),
        ("1\u202f000 min.", 1000 * MINUTE),
        ("10000m", 10_000 * MINUTE),
    ],
)
def test_lengths_are_read_as_people_write_them(written: str, length: int):
    assert read_length(written) == length


@pytest.mark.parametrize(
    "written",
    [
        "soon",
        "6",
        "h6",
        "6h tomorrow",
        "-6h",
        "6h -2h",
        "٣h x",
        "1e9h",
        "nanh",
        "5 seconds",
        "5s",
        "1.000 m",
        "1h75",
        "30",
        "2 days and",
        "1 monday",
        "2d 30",
    ],
)
def test_what_is_no_length_is_refused(written: str):
    with pytest.raises(Refused) as refusal:
        read_terms(written)
    assert refusal.value.reason.key == "refused-clock-unreadable"


@pytest.mark.parametrize("written", ["0m", "0.5m", "61d", "999999w"])
def test_a_length_has_bounds(written: str):
    with pytest.raises(Refused) as refusal:
        read_terms(written)
    assert refusal.value.reason.key == "refused-clock-range"


def test_the_usual_clock_is_that_of_three_days():
    assert read_terms("") == Terms(Pace.THREE_DAYS, 3 * DAY, shortened=18 * HOUR)


@pytest.mark.parametrize("pace", list(LIMITS))
def test_every_clock_is_known_by_its_name(pace: Pace):
    terms = read_terms(f" {pace.value.upper()} ")
    assert (terms.pace, terms.limit) == (pace, LIMITS[pace])


def test_a_length_that_a_clock_has_is_that_clock():
    assert read_terms("24h", rated=True) == read_terms("day", rated=True)
    assert read_terms("72 h").pace is Pace.THREE_DAYS
    assert read_terms("12h").pace is Pace.HALF_DAY


def test_a_friendly_match_is_not_rated():
    with pytest.raises(Refused) as refusal:
        read_terms("friendly", rated=True)
    assert refusal.value.reason.key == "refused-rated-friendly"


def test_a_rated_match_is_not_shown_beforehand():
    for assist in (Assist.STANDARD, Assist.EXPERT):
        terms = read_terms("1d", rated=True, assist=assist)
        assert (terms.rated, terms.assist) == (True, assist)
    with pytest.raises(Refused) as refusal:
        read_terms("1d", rated=True, assist=Assist.FULL)
    assert refusal.value.reason.key == "refused-rated-full"


def test_the_help_with_aiming_is_said_where_it_is_not_the_usual():
    assert terms_phrase(read_terms("6h")).key == "terms-clock"
    terms = terms_phrase(read_terms("6h", assist=Assist.FULL))
    assert (terms.key, dict(terms.args)["assist"]) == ("terms-assist", phrase("assist-full"))


@pytest.mark.parametrize(
    ("clock", "time"),
    [
        ("60 days", 15 * DAY),
        ("week", 42 * HOUR),
        ("days3", 18 * HOUR),
        ("2 days", 12 * HOUR),
        ("day", 12 * HOUR),
        ("23h", 0),
        ("blitz", 0),
        ("friendly", 0),
    ],
)
def test_the_time_is_shortened_to_a_quarter_but_never_to_less_than_a_night(clock: str, time: int):
    assert read_terms(clock).shortened == time


def test_the_terms_say_that_the_time_is_shortened():
    said = {language: WORDS[language].say(terms_phrase(read_terms("days3"))) for language in ("en", "fr")}
    assert said == {
        "en": "3 days per move · 18 hours after two missed in a row",
        "fr": "3 jours par coup · 18 heures après deux retards de suite",
    }
    assert WORDS["en"].say(terms_phrase(read_terms("12h"))) == "12 hours per move"


@given(st.integers(SHORTEST // MINUTE, LONGEST // MINUTE))
def test_what_is_said_of_a_length_adds_up(minutes: int):
    phrase = length_words(minutes * MINUTE)
    counts = {"length-days": 24 * 60, "length-hours": 60, "length-minutes": 1}
    total, left = 0, [phrase]
    while left:
        one = left.pop()
        if one.key in counts:
            total += counts[one.key] * dict(one.args)["count"]
        else:
            left += [dict(one.args)["before"], dict(one.args)["last"]]
    assert total == minutes


@pytest.mark.parametrize("language", LANGUAGES)
@given(minutes=st.integers(SHORTEST // MINUTE, LONGEST // MINUTE))
def test_a_length_is_read_as_it_is_said(language: str, minutes: int):
    assert read_length(WORDS[language].say(length_words(minutes * MINUTE))) == minutes * MINUTE


def test_terms_that_say_nothing_are_those_of_a_friendly_clock():
    assert Terms() == read_terms(Pace.FRIENDLY.value)

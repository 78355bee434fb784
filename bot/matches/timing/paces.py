"""Time controls: the named paces, lengths as players write them, and clocks that stop at weekends, in UTC. All in milliseconds."""

from __future__ import annotations

import re

from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.errors import refused
from bot.matches.core.models import Pace, Terms
from bot.text import cleaned

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
WEEK, WORKED = 7 * DAY, 5 * DAY
MONDAY = 4 * DAY  # the first one after 1970 began
SHORTEST, LONGEST = MINUTE, 60 * DAY
LIMITS = {
    Pace.BLITZ: 5 * MINUTE,
    Pace.HOUR: HOUR,
    Pace.HALF_DAY: 12 * HOUR,
    Pace.DAY: DAY,
    Pace.THREE_DAYS: 3 * DAY,
    Pace.WEEK: WEEK,
    Pace.FRIENDLY: 3 * DAY,  # after which an opponent may claim
}
SHARE, NIGHT = 4, 12 * HOUR  # a shortened time is a quarter, and longer than people sleep
USUAL = Pace.THREE_DAYS  # the clock of a match that was begun without naming one

_UNITS = {  # as players write them; `s` could be seconds, semaines or semanas, and is none of them
    **dict.fromkeys(("m", "mn", "min", "mins", "minute", "minutes", "minuto", "minutos"), MINUTE),
    **dict.fromkeys(("h", "hr", "hrs", "hour", "hours", "heure", "heures", "hora", "horas"), HOUR),
    **dict.fromkeys(("d", "day", "days", "j", "jour", "jours", "día", "días", "dia", "dias"), DAY),
    **dict.fromkeys(("w", "wk", "wks", "week", "weeks", "sem", "semaine", "semaines", "semana", "semanas"), WEEK),
    **dict.fromkeys(("month", "months", "mois", "mes", "meses"), 30 * DAY),
    **dict.fromkeys(
        ("y", "yr", "yrs", "year", "years", "an", "ans", "année", "années", "annee", "annees", "año", "años"), 365 * DAY
    ),
}
_PART = re.compile(
    r"(?P<number>\d{1,3}(?:[,\s]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?)\s*(?P<unit>[^\W\d_]+)\.?"
    r"(?:\s*(?:,|\+|&|and\b|et\b|y\b)(?=\s*\d))?\s*"
)
_MINUTES = re.compile(r"[0-5]?\d")  # after hours, without a unit: `1h30`


def read_terms(
    clock: str, *, rated: bool = False, assist: Assist = Assist.STANDARD, threads: bool = False, weekdays: bool = False
) -> Terms:
    """Parse the clock of a match: a pace by its name, a length such as `90m`, `6h`, `2d 12h`, or nothing.

    Raises Refused if it cannot be read or is too short or long, and for a rated match that is friendly or has full previews: with
    those, trying long enough would find the best flick without aiming.
    """
    if rated and assist is Assist.FULL:
        raise refused("refused-rated-full")
    written = cleaned(clock).strip().casefold()
    pace = USUAL if not written else next((one for one in LIMITS if one.value == written), None)
    if pace is Pace.FRIENDLY and rated:
        raise refused("refused-rated-friendly")
    length = read_length(written) if pace is None else LIMITS[pace]
    if not SHORTEST <= length <= LONGEST:
        raise refused("refused-clock-range", given=clock)
    known = pace or next((one for one, limit in LIMITS.items() if limit == length), Pace.CUSTOM)
    return Terms(known, length, rated, assist, threads, weekdays, shortened(known, length))


def shortened(pace: Pace, limit: int) -> int:
    """The time per decision after two in a row left to the clock; 0 where it stays the limit: friendly matches and clocks of less than a day."""
    return 0 if pace is Pace.FRIENDLY or limit < DAY else max(limit // SHARE, NIGHT)


def clock_code(terms: Terms) -> str:
    """The clock as `read_terms` takes it: a pace by its name, any other length in whole minutes."""
    return f"{round(terms.limit / MINUTE)}m" if terms.pace is Pace.CUSTOM else terms.pace.value


def read_length(text: str) -> int:
    """Parse a length in minutes, hours, days, weeks, months of 30 and years of 365 days: `1h30`, `2 days and 12 hours`. Raises Refused."""
    written = cleaned(text).strip().casefold()
    total, end, unit = 0.0, 0, 0
    while part := _PART.match(written, end):
        unit = _UNITS.get(part["unit"], 0)
        total += _number(part["number"]) * unit
        end = part.end()
        if not unit:
            break
    rest = written[end:]
    if unit == HOUR and _MINUTES.fullmatch(rest):
        return round(total) + int(rest) * MINUTE
    if rest or not unit:
        raise refused("refused-clock-unreadable", given=text)
    return round(total)


def _number(written: str) -> float:
    """A number whose thousands may be apart, as `1,000` or `1 000`, or that has a fraction: `1.5`, `1,5`."""
    whole, *groups = re.split(r"[,\s](?=\d{3})", written)
    return float("".join((whole, *groups)).replace(",", "."))


def length_words(length: int) -> Phrase:
    """A length in its largest whole units: `2 days 12 hours`."""
    minutes = max(1, round(length / MINUTE))
    days, rest = divmod(minutes, DAY // MINUTE)
    hours, minutes = divmod(rest, 60)
    counts = {"days": days, "hours": hours, "minutes": minutes}
    first, *others = (phrase(f"length-{unit}", count=count) for unit, count in counts.items() if count)
    for other in others:
        first = phrase("length-and", before=first, last=other)
    return first


def terms_phrase(terms: Terms) -> Phrase:
    """The terms of a match in a line: the clock and when it is shortened, whether it is rated, and previews and team threads if not the default."""
    kind = "friendly" if terms.pace is Pace.FRIENDLY else "clock"
    text = phrase(f"terms-{kind}{'-rated' if terms.rated else ''}", length=length_words(terms.limit))
    if terms.assist is not Assist.STANDARD:
        text = phrase("terms-assist", terms=text, assist=phrase(f"assist-{terms.assist.value}"))
    if terms.weekdays:
        text = phrase("terms-weekdays", terms=text)
    if terms.shortened:
        text = phrase("terms-shortened", terms=text, length=length_words(terms.shortened))
    return phrase("terms-threads", terms=text) if terms.threads else text


def later(terms: Terms, time: int, length: int) -> int:
    """The time after the clocks have run for `length` from `time`; before it, if negative. With weekends off it is never in one."""
    if not terms.weekdays:
        return time + length
    weeks, rest = divmod(_run(time) + length, WORKED)
    return MONDAY + weeks * WEEK + rest


def passed(terms: Terms, since: int, until: int) -> int:
    """The ms for which the clocks run between two times."""
    return _run(until) - _run(since) if terms.weekdays else until - since


def _run(time: int) -> int:
    """The ms for which clocks that stop at weekends have run since `MONDAY`."""
    weeks, rest = divmod(time - MONDAY, WEEK)
    return weeks * WORKED + min(rest, WORKED)

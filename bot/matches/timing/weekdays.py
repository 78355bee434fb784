"""Clocks that stop on Saturdays and Sundays, in UTC: the same days for everyone in a match. Times and lengths are milliseconds."""

from __future__ import annotations

from bot.matches.core.models import Terms
from bot.matches.timing.paces import DAY

WEEK, WORKED = 7 * DAY, 5 * DAY
MONDAY = 4 * DAY  # the first one after 1970 began


def later(terms: Terms, time: int, length: int) -> int:
    """The time after the clocks have run for `length` from `time`; before it, if negative. With weekends off it is never in one."""
    if not terms.weekdays:
        return time + length
    weeks, rest = divmod(_run(time) + length, WORKED)
    return MONDAY + weeks * WEEK + rest


def passed(terms: Terms, since: int, until: int) -> int:
    """How long the clocks run between two times."""
    return _run(until) - _run(since) if terms.weekdays else until - since


def _run(time: int) -> int:
    """How long such clocks have run since that Monday."""
    weeks, rest = divmod(time - MONDAY, WEEK)
    return weeks * WORKED + min(rest, WORKED)

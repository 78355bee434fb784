"""Values of timing: timers, and the vacation days of players. Times are milliseconds since 1970; days and years are in UTC."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from enum import StrEnum

import msgspec

from bot.games.vocabulary import Seat
from bot.matches.timing.paces import DAY

A_YEAR = 21  # days


class Vacation(msgspec.Struct, frozen=True):
    """Whole days from `begun` to `ended`, as announced: whoever returns early has taken them all the same."""

    begun: int
    ended: int


class VacationDays(msgspec.Struct, frozen=True):
    """A player's holidays; `away` is until when he is on one, or was."""

    away: int = 0
    taken: tuple[Vacation, ...] = ()

    def present(self, now: int) -> Vacation | None:
        """The holiday that he is on now."""
        return next((one for one in self.taken if one.ended == self.away > now), None)

    def left(self, year: int) -> int:
        """How many days of a year he may still take."""
        return A_YEAR - spent(self.taken)[year]


def spent(taken: Iterable[Vacation]) -> Counter[int]:
    """The days taken of each year; a day belongs to the year in which it begins."""
    return Counter(
        year_of(holiday.begun + nth * DAY) for holiday in taken for nth in range((holiday.ended - holiday.begun) // DAY)
    )


def year_of(time: int) -> int:
    """The year of a time."""
    return datetime.fromtimestamp(time // 1000, UTC).year


class TimerKind(StrEnum):
    """What happens when a timer is due."""

    DEADLINE = "deadline"  # the rules decide in place of the seat
    CLAIM = "claim"  # nothing by itself: an opponent may claim
    REMINDER = "reminder"  # the seat is told how much time is left
    EXPIRY = "expiry"  # a challenge or an open table is closed


class Alarm(msgspec.Struct, frozen=True):
    """A timer to be set in place of the match's former one of that kind and seat. `ask` is what the seat is asked."""

    kind: TimerKind
    seat: Seat
    ask: str
    since: int
    due: int


class Timer(msgspec.Struct, frozen=True):
    """A timer as stored; set anew it has another id. `owner` sees to it (or did, before he vanished)."""

    id: int
    match: int
    kind: TimerKind
    seat: Seat
    ask: str
    since: int
    due: int
    owner: str = ""

"""Values of timing: timers, and the vacation days of players. Times are milliseconds since 1970; days and years are in UTC."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from enum import StrEnum

import msgspec

from bot.games.contract.vocabulary import Seat
from bot.matches.timing.paces import DAY

A_YEAR = 21  # days
RHYTHM = 5_000  # ms between two signs of life of a process
ALIVE = 3 * RHYTHM  # a process without one for longer is gone
OUTAGE = 10_000  # ms without a look at the clocks; less is a busy moment


class VacationPeriod(msgspec.Struct, frozen=True):
    """Whole days from `begun` to `ended` as announced; ending it early does not return them."""

    begun: int
    ended: int


class VacationDays(msgspec.Struct, frozen=True):
    """A player's vacations."""

    until: int = 0  # the end of the present or last one
    taken: tuple[VacationPeriod, ...] = ()

    def present(self, now: int) -> VacationPeriod | None:
        """The present vacation."""
        return next((one for one in self.taken if one.ended == self.until > now), None)

    def left(self, year: int) -> int:
        """The days left in a year."""
        return A_YEAR - spent(self.taken)[year]


def spent(taken: Iterable[VacationPeriod]) -> Counter[int]:
    """The days taken in each year; a day belongs to the year it begins in."""
    return Counter(year_of(one.begun + nth * DAY) for one in taken for nth in range((one.ended - one.begun) // DAY))


def year_of(time: int) -> int:
    """The year of a time."""
    return datetime.fromtimestamp(time // 1000, UTC).year


class TimerKind(StrEnum):
    """Kinds of timers."""

    DEADLINE = "deadline"  # the rules decide in place of the seat
    CLAIM = "claim"  # nothing by itself: an opponent may claim
    REMINDER = "reminder"  # tells the seat how much time is left
    EXPIRY = "expiry"  # a challenge or an open table is closed
    THINK = "think"  # a member of the house has a decision to make
    RESUME = "resume"  # an agreed pause ends; of the match, not of a seat
    REVIEW = "review"  # the next turn of a finished match is reviewed

    @property
    def is_apart(self) -> bool:
        """Whether such timers are claimed by a loop of their own, and left alone by that of the clocks."""
        return self in {TimerKind.THINK, TimerKind.REVIEW}

    @property
    def is_of_finished(self) -> bool:
        """Whether only finished matches have such timers."""
        return self is TimerKind.REVIEW


class Alarm(msgspec.Struct, frozen=True):
    """A timer to set, replacing the match's former one of that kind and seat, for the ask `ask`."""

    kind: TimerKind
    seat: Seat
    ask: str
    since: int
    due: int


class Timer(msgspec.Struct, frozen=True):
    """A timer as stored; setting it again gives it another id. `owner` is the process that last leased it."""

    id: int
    match: int
    kind: TimerKind
    seat: Seat
    ask: str
    since: int
    due: int
    owner: str = ""

"""Time and server membership, injected so that tests own them."""

from __future__ import annotations

import datetime as dt
import logging
import time
from collections.abc import Callable
from typing import Annotated, Protocol, TypeAlias

import msgspec

from bot.matches.timing.paces import MINUTE, SECOND

Moment: TypeAlias = Annotated[dt.datetime, msgspec.Meta(tz=True)]
"""A time in an answer to others, in UTC."""
log = logging.getLogger(__name__)


class Clock(Protocol):
    """Milliseconds since 1970, UTC."""

    def now_ms(self) -> int:
        """The present time."""


def day_of(now: int) -> dt.date:
    """The day in UTC of a time in milliseconds since 1970."""
    return time_of(now).date()


def time_of(ms: int) -> dt.datetime:
    """A time in milliseconds since 1970, in UTC."""
    return dt.datetime.fromtimestamp(ms / 1000, dt.UTC)


def time_or_none(ms: int) -> dt.datetime | None:
    """Likewise; None for 0."""
    return time_of(ms) if ms else None


def machine_ms() -> int:
    """The present time by the machine's clock."""
    return time.time_ns() // 1_000_000


class SystemClock:
    """The machine's clock, corrected by Discord's once they differ by more than a minute.

    Discord shows deadlines to people whose clocks are right. `ahead` is the correction in ms: how far the machine was found ahead.
    """

    def __init__(self, machine: Callable[[], int] = machine_ms) -> None:
        self.machine = machine
        self.ahead = 0

    def now_ms(self) -> int:
        """The present time."""
        return self.machine() - self.ahead

    def hear(self, date: int, asked: int) -> None:
        """Compare the machine's clock with the date of Discord's answer (ms, truncated to seconds) to a request made at `asked`.

        The correction stays while it may be right to a minute, so that neither a slow answer nor rounding moves the time.
        """
        least, most = asked - date - SECOND, self.machine() - date
        if least - MINUTE <= self.ahead <= most + MINUTE:
            return
        self.ahead = most if abs(most) > MINUTE else 0
        if self.ahead:
            log.warning("%s. Deadlines go by Discord's time; set the machine's clock", self.fault)
        else:
            log.info("the machine's clock agrees with Discord's again")

    @property
    def fault(self) -> str:
        """Describe the correction of the machine's clock to its host; "" if there is none."""
        if not self.ahead:
            return ""
        return f"the machine's clock is {abs(self.ahead) // SECOND} s {'ahead of' if self.ahead > 0 else 'behind'} Discord's"


class Presence(Protocol):
    """Server membership lookup."""

    async def gone(self, guild: int, user: int) -> bool:
        """Whether the user has certainly left the server; False if unknown."""

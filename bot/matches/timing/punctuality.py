"""A player's punctuality: the share of decisions of the last 90 days made in time."""

from __future__ import annotations

import msgspec

from bot.matches.timing.paces import DAY, WEEK

WINDOW = 90 * DAY
ENOUGH = 20  # decisions from which on the share says something


class Punctuality(msgspec.Struct, frozen=True):
    """Decisions made in time, and left to the clock. Matches against the house alone do not count."""

    made: int = 0
    missed: int = 0

    @property
    def share(self) -> int | None:
        """The percentage made in time, rounded down; None while there are too few."""
        count = self.made + self.missed
        return None if count < ENOUGH else self.made * 100 // count

    def enough(self, percent: int) -> bool:
        """Whether a table that demands this takes the player; it takes newcomers."""
        return self.share is None or self.share >= percent


def week_of(time: int) -> int:
    """The number of the week of a time."""
    return time // WEEK

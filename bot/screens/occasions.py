"""Scheduled events of servers, as values independent of discord.py."""

from __future__ import annotations

import enum
import hashlib
from dataclasses import dataclass


class Progress(enum.Enum):
    """The state of an occasion."""

    COMING = "coming"
    ON = "on"
    OVER = "over"
    OFF = "off"  # it does not take place, or not for everybody to see


@dataclass(frozen=True)
class Occasion:
    """A scheduled event; the last line of its `description` identifies it among the bot's events."""

    name: str
    description: str
    place: str
    starts: int  # ms since 1970
    ends: int  # likewise, at the latest
    progress: Progress

    @property
    def mark(self) -> str:
        """The line by which it is found."""
        return self.description.rpartition("\n")[2]

    @property
    def digest(self) -> str:
        """A hash of everything to be shown; includes the start until it begins, and the end until it is over."""
        starts = self.starts if self.progress is Progress.COMING else 0
        ends = self.ends if self.progress in {Progress.COMING, Progress.ON} else 0
        shown = (self.name, self.description, self.place, self.progress.value, starts, ends)
        return hashlib.sha256(repr(shown).encode()).hexdigest()[:16]

"""Metrics hooks; observing changes nothing."""

from __future__ import annotations

from enum import StrEnum


class MoveResult(StrEnum):
    """The result of a move."""

    KEPT = "kept"
    REFUSED = "refused"  # by the rules
    FAILED = "failed"  # the game's own code


class Observer:
    """Called as things happen; observes nothing itself."""

    def moved(self, game: str, result: MoveResult) -> None:
        """A move was kept, refused or failed."""

    def fired(self, late: float) -> None:
        """A timer was handled this many seconds after it was due."""

"""Who counts what happens at the table; counting changes nothing."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol


class MoveResult(StrEnum):
    """What became of a move."""

    KEPT = "kept"
    REFUSED = "refused"  # by the rules
    FAILED = "failed"  # the game's own code


class Observer(Protocol):
    """Is told as it happens."""

    def moved(self, game: str, result: MoveResult) -> None:
        """Something was made of a move."""

    def fired(self, late: float) -> None:
        """A timer was seen to, so many seconds after it was due."""


class Unobserved:
    """Nobody counts."""

    def moved(self, game: str, result: MoveResult) -> None:
        """See Observer."""

    def fired(self, late: float) -> None:
        """See Observer."""

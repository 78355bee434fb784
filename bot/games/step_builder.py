"""The working copy of one step of a game: the state as it stands so far, and what has happened to it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from bot.physics.trace import Trace

S = TypeVar("S", bound=msgspec.Struct)
E = TypeVar("E")


class StepBuilder(Generic[S, E]):
    """Collects what a step changes and tells, and what physics saw; the states it passes through stay as they were."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[E] = []
        self.trace: Trace | None = None

    def set(self, **changes: Any) -> None:
        """Replace fields of the state."""
        self.state = msgspec.structs.replace(self.state, **changes)

    def tell(self, *events: E) -> None:
        """Add to what happened."""
        self.events.extend(events)

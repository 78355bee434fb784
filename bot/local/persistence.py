"""Saves the world to a file and loads it."""

from pathlib import Path

import msgspec

from bot.local.clock import LocalClock
from bot.local.events import Event, Feed
from bot.local.world import WorldState

__all__ = ["StateSaver", "load"]

_PAUSE = 3.0  # s between a change and its saving: a burst of messages is written once


class StateSaver:
    """Saves the world shortly after each change, and at the end."""

    def __init__(self, state: WorldState, path: Path, clock: LocalClock, feed: Feed) -> None:
        self._state = state
        self._path = path
        self._clock = clock
        self._waiting = False
        feed.listen(self._heard)

    def save(self) -> None:
        """Save the world now, atomically."""
        self._waiting = False
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_name(f"{self._path.name}.new")
        fresh.write_bytes(msgspec.json.encode(self._state))
        fresh.replace(self._path)

    def _heard(self, _: Event) -> None:
        if not self._waiting:
            self._waiting = True
            self._clock.later(_PAUSE, self.save)


def load(path: Path | None) -> WorldState | None:
    """The saved world, or None if there is no file."""
    if path is None or not path.exists():
        return None
    return msgspec.json.decode(path.read_bytes(), type=WorldState)

"""Time as the table sees it: injected, so that tests own it."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Milliseconds since 1970, UTC."""

    def now_ms(self) -> int:
        """The present."""


class SystemClock:
    """The machine's clock."""

    def now_ms(self) -> int:
        """The present by the machine's clock."""
        return time.time_ns() // 1_000_000


class Presence(Protocol):
    """Knows who is in a server."""

    async def gone(self, guild: int, user: int) -> bool:
        """Whether the user is surely no longer a member; False where that cannot be found out."""

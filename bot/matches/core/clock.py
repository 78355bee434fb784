"""Time and server membership, injected so that tests own them."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Milliseconds since 1970, UTC."""

    def now_ms(self) -> int:
        """The present time."""


class SystemClock:
    """The machine's clock."""

    def now_ms(self) -> int:
        """The present time by the machine's clock."""
        return time.time_ns() // 1_000_000


class Presence(Protocol):
    """Server membership lookup."""

    async def gone(self, guild: int, user: int) -> bool:
        """Whether the user has certainly left the server; False if unknown."""

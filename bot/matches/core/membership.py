"""Who is still there to play."""

from __future__ import annotations

from typing import Protocol


class Presence(Protocol):
    """Knows who is in a server."""

    async def gone(self, guild: int, user: int) -> bool:
        """Whether the user is surely no longer a member; False where that cannot be found out."""

"""Bans: users whom a server's moderators exclude from playing with the bot there. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.matches.core.models import Player


class Ban(msgspec.Struct, frozen=True):
    """A ban of a user from a server, `until` some time (0: until it is lifted)."""

    user: int
    reason: str
    made: int
    until: int = 0


class BanReads(Protocol):
    """The store's verbs that read bans."""

    async def of_users(self, guild: int, users: Sequence[int], now: int) -> tuple[Ban, ...]:
        """The bans of these users from a server that are in force."""

    async def page(self, guild: int, now: int, *, skip: int, most: int) -> tuple[int, tuple[tuple[Ban, str], ...]]:
        """The number of bans from a server, and a page of them, latest first, with the last known names ("": none)."""


class BanStore(BanReads, Protocol):
    """The store's verbs about bans."""

    async def put(self, guild: int, by: Player, ban: Ban, now: int, key: str) -> Ban:
        """Ban a user, who leaves the server's queues; returns the ban, or the one that the idempotency key has made."""

    async def lift(self, guild: int, by: Player, user: int, now: int) -> Ban | None:
        """Lift a user's ban and return it; None if there is none."""

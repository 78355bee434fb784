"""Blocked players: two of whom one has blocked the other do not meet."""

from __future__ import annotations

from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Person, Player, Status
from bot.matches.matchmaking.open_tables import OpenTables
from bot.matches.work.unit_of_work import UnitOfWork


class Blocks:
    """Blocks and unblocks players."""

    def __init__(self, work: UnitOfWork, tables: OpenTables) -> None:
        self.work = work
        self._tables = tables
        self.unblock = work.store.unblock

    async def block(self, user: Person, other: Person, *, key: str) -> list[int]:
        """Block another player, which parts the two in challenges and at open tables; returns the numbers of these. Raises Refused."""
        if user.user == other.user:
            raise refused("refused-block-self")
        await self.work.store.block(Player(0, user.user, user.name), Player(0, other.user, other.name))
        parted = []
        for match in await self.work.store.of_user(user.user, statuses=(Status.OPEN, Status.CHALLENGE)):
            if match.seat_of(other.user) is None:
                continue
            hosts = match.status is Status.OPEN and match.challenger.user == user.user
            try:
                await self._tables.withdraw(match, other.user if hosts else user.user, key=f"{key}.{match.id}")
            except Refused:
                continue  # it has begun or is over; one that is merely busy can no longer begin
            parted.append(match.id)
        return parted

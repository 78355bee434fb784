"""Looks up members of a server: without a privileged intent Discord does not report who leaves."""

from __future__ import annotations

import asyncio

import discord

from bot.client.outages import REQUEST_FAILED

NO_MEMBER = 10007  # Discord's code for a user who is not in the server
PATIENCE = 2.0  # seconds; the clock of a match waits for the answer
MOST = 4  # lookups at once: after an outage a thousand clocks may run out together


class Members:
    """The members of the servers that a client knows; of none as long as there is no client."""

    def __init__(self, client: discord.Client | None = None) -> None:
        self.client = client
        self._asking = 0

    async def gone(self, guild: int, user: int) -> bool:
        """Whether the user has certainly left; False if that cannot be found out."""
        server = self.client.get_guild(guild) if self.client else None
        if server is None or self._asking >= MOST:
            return False
        self._asking += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await server.fetch_member(user)
        except discord.NotFound as unknown:
            return unknown.code == NO_MEMBER
        except REQUEST_FAILED:
            return False
        finally:
            self._asking -= 1
        return False

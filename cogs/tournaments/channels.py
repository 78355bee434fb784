"""Whether a tournament's channel can be posted in, and what its organizer reads where it cannot."""

import asyncio

import discord
from cachetools import TTLCache

from bot.app import GameBot
from bot.matches.tournaments.models import Tournament
from bot.screens.tournament_sheets import title
from bot.words import Words
from cogs.delivery.channel_access import ChannelAccess
from cogs.delivery.permissions import granted_in

REMEMBERED = 30.0  # seconds: a tournament that waits for its channel asks every second
MOST = 1000  # channels
PATIENCE = 10.0  # seconds for Discord to answer


class TournamentChannels:
    """Looks up channels."""

    def __init__(self, bot: GameBot) -> None:
        self._access = ChannelAccess(bot)
        self._shut: TTLCache[int, bool] = TTLCache(MOST, REMEMBERED)

    async def is_shut(self, guild: int, channel: int) -> bool:
        """Whether certainly nothing can be posted in the channel; False if unknown. Remembered for a while."""
        known = self._access.known(guild, channel)
        if known is not None and self._access.open_to_us(known):
            return False
        if channel not in self._shut:
            self._shut[channel] = await self._asked(channel)
        return self._shut[channel]

    async def said(self, tournament: Tournament, words: Words) -> str:
        """What to tell about the channel of a tournament that goes on; "" if all is well."""
        if not tournament.stage.is_live or not await self.is_shut(tournament.guild, tournament.channel):
            return ""
        channel = f"<#{tournament.channel}>"
        return words.text("tournament-shut", name=title(tournament, words), channel=channel)

    async def _asked(self, channel: int) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                seen = await self._access.seen(channel)
        except (discord.HTTPException, OSError, TimeoutError):
            return False
        return seen is None or (granted_in(seen) is not None and not self._access.open_to_us(seen))

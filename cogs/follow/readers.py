"""Tells whether someone can read a channel of a server outside an interaction."""

import discord

from bot.client.app import GameBot
from cogs.delivery.channel_access import ChannelAccess, Known
from cogs.delivery.permissions import is_hidden


class Readers:
    """Looks members and channels up, as this process knows them or Discord shows them."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.places = ChannelAccess(bot)

    def is_here(self, guild: int) -> bool:
        """Whether this process gets the events of a server, and so decides who hears of it; a server that is down waits."""
        server = self.bot.get_guild(guild)
        return self.bot.own_shards.have(guild) and not (server and server.unavailable)

    async def may_read(self, guild: int, spot: int, user: int) -> bool:
        """Whether a member of a server can read a channel or public thread. Raises discord.HTTPException."""
        server = self.bot.get_guild(guild)
        if server is None:
            return False
        place: Known = self.places.known(guild, spot) or await self.places.seen(spot)
        if isinstance(place, discord.Thread):
            place = None if place.is_private() else place.parent
        if place is None or is_hidden(place):
            return False
        member = server.get_member(user)
        if member is None:
            await self.bot.pacing.request()
            try:
                member = await server.fetch_member(user)
            except discord.NotFound:
                return False
        return place.permissions_for(member).view_channel

"""Checks a server's present settings before a match begins."""

import discord

from bot.matches.core.models import Match
from cogs.core.interaction_context import InteractionContext
from cogs.core.server_policy import check_channel
from cogs.delivery.channel_access import ChannelAccess


async def check_begin(call: InteractionContext, number: int) -> None:
    """Raise Refused if the present settings rule out beginning a match where it would be played, or its rematch."""
    match = await call.bot.services.store.get(number)
    if match is None or not match.guild or match.status.is_under_way:
        return
    settings = await call.bot.services.store.server_settings(match.guild)
    if settings.unwanted or settings.channels or settings.by_channel:
        check_channel(settings, match.game, await _spot_of(call, match), call.words)


async def _spot_of(call: InteractionContext, match: Match) -> int:
    """The channel of a match; for a thread its parent."""
    if match.channel == call.interaction.channel_id:
        return call.spot
    places = ChannelAccess(call.bot)
    place = places.known(match.guild, match.channel) or await places.seen(match.channel)
    return place.parent_id if isinstance(place, discord.Thread) else match.channel

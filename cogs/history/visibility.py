"""Which matches of others a caller may see: those of this server in channels they can read."""

import discord

from bot.app import GameBot
from bot.matches.core.models import Match, PastMatch
from bot.text import discord_url
from cogs.core.interaction_context import InteractionContext


def may_see(call: InteractionContext, one: PastMatch) -> bool:
    """Whether the caller may see a match: their own, and those of this server in channels they can read."""
    return one.played_by(call.user) or _sees(call, one)


def may_look(call: InteractionContext, match: Match) -> bool:
    """Whether the caller may name a match by its number, by the rule of `may_see`. Numbers can be guessed."""
    return match.seat_of(call.user) is not None or _sees(call, match)


def _sees(call: InteractionContext, one: PastMatch | Match) -> bool:
    """Whether the caller can read the channel, or the forum, of this server in which a match was played."""
    return may_read(call, one.guild, one.home or one.channel)


def may_read(call: InteractionContext, guild: int, channel: int) -> bool:
    """Whether the caller can read a channel or thread of this server."""
    place, member = _place(call, guild, channel), call.interaction.user
    if place is None or not isinstance(member, discord.Member):
        return False
    return place.permissions_for(member).view_channel


def hides(call: InteractionContext, guild: int, channel: int, *, shared: bool) -> bool:
    """Whether a channel is hidden from the caller or, if it is `shared` with everyone, from others here; one that is deleted hides nothing."""
    here = call.interaction.guild
    if here is None or guild != here.id:
        return True
    place = here.get_channel(channel)
    if place is None or not shared:
        return place is not None and not may_read(call, guild, channel)
    return call.interaction.channel_id != channel and not place.permissions_for(here.default_role).view_channel


def all_may_see(call: InteractionContext, one: PastMatch) -> bool:
    """Whether everyone here may see a match: of this server, played in this channel or one open to all."""
    place = _place(call, one.guild, one.home or one.channel)
    if place is None:
        return False
    here = call.interaction.channel
    around = {call.interaction.channel_id, here.parent_id if isinstance(here, discord.Thread) else None}
    return place.id in around or place.permissions_for(place.guild.default_role).view_channel


def _place(call: InteractionContext, guild: int, channel: int) -> discord.abc.GuildChannel | None:
    """The channel of this server, or the one of a thread; None if it is elsewhere, deleted or a private thread."""
    here = call.interaction.guild
    if here is None or guild != here.id:
        return None
    place = here.get_channel_or_thread(channel)
    if isinstance(place, discord.Thread):
        return None if place.is_private() else place.parent
    return place


def address_of(bot: GameBot, one: PastMatch) -> str:
    """The address of a match; "" if the bot has left or the channel is deleted."""
    guild = bot.get_guild(one.guild)
    if guild is None or guild.get_channel_or_thread(one.home or one.channel) is None:
        return ""
    return discord_url(one.guild, one.thread or one.channel)

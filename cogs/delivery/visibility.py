"""Visibility of others' matches: those of this server in channels that the caller can read.

The readers of a channel hidden from the bot are unknown; only callers in that channel count as readers.
"""

import discord

from bot.client.app import GameBot
from bot.matches.core.models import Match, PastMatch
from bot.text import discord_url
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.permissions import read_by_all


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
    """Whether the caller can read a channel or thread of this server, as surely they can where they are now."""
    if _is_here(call, guild, channel):
        return True
    place, member = _place(call, guild, channel), call.interaction.user
    if place is None or not isinstance(member, discord.Member):
        return False
    return place.permissions_for(member).view_channel


def hides(call: InteractionContext, guild: int, channel: int, *, shared: bool) -> bool:
    """Whether a channel is hidden from the caller or, if it is `shared` with everyone, from others here; one that is deleted hides nothing."""
    here = call.interaction.guild
    if here is None or guild != here.id or here.unavailable:
        return True
    place = here.get_channel(channel)
    if place is None or not shared:
        return place is not None and not may_read(call, guild, channel)
    return not _is_here(call, guild, channel) and not read_by_all(place)


def all_may_see(call: InteractionContext, one: PastMatch) -> bool:
    """Whether everyone here may see a match: of this server, played in this channel or one open to all."""
    place = _place(call, one.guild, one.home or one.channel)
    return _is_here(call, one.guild, one.home or one.channel) or (place is not None and bool(read_by_all(place)))


def _is_here(call: InteractionContext, guild: int, channel: int) -> bool:
    """Whether the caller is in a channel or one of its threads; with a public thread, all of its channel is meant."""
    place = _place(call, guild, channel)
    around = {call.interaction.channel_id, call.spot}
    return guild == call.guild and (channel in around or (place is not None and place.id in around))


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

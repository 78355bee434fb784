"""What of somebody's matches others may be told: what was played in this server, where they can see it themselves."""

from __future__ import annotations

import discord

from bot.app import GameBot
from bot.matches.core.models import Match, PastMatch
from cogs.core.interaction_context import InteractionContext


def may_see(call: InteractionContext, one: PastMatch) -> bool:
    """Whether the caller may be told of a match: his own, and those of this server in channels that he sees."""
    return one.played_by(call.user) or _sees(call, one)


def may_look(call: InteractionContext, match: Match) -> bool:
    """Whether the caller may name a match by its number: as `may_see` says. Numbers can be guessed."""
    return match.seat_of(call.user) is not None or _sees(call, match)


def _sees(call: InteractionContext, one: PastMatch | Match) -> bool:
    """Whether the caller sees the channel of this server in which a match was played."""
    place, member = _place(call, one), call.interaction.user
    if place is None or not isinstance(member, discord.Member):
        return False
    return place.permissions_for(member).view_channel


def all_may_see(call: InteractionContext, one: PastMatch) -> bool:
    """Whether everybody may be told of a match where the call was made: of this server, in this channel or one that all see."""
    place = _place(call, one)
    if place is None:
        return False
    here = call.interaction.channel
    around = {call.interaction.channel_id, here.parent_id if isinstance(here, discord.Thread) else None}
    return place.id in around or place.permissions_for(place.guild.default_role).view_channel


def _place(call: InteractionContext, one: PastMatch | Match) -> discord.abc.GuildChannel | None:
    """The channel of this server in which a match was played; None if it was elsewhere, is gone or is a private thread."""
    guild = call.interaction.guild
    if guild is None or one.guild != guild.id:
        return None
    place = guild.get_channel_or_thread(one.channel)
    if isinstance(place, discord.Thread):
        return None if place.is_private() else place.parent
    return place


def address_of(bot: GameBot, one: PastMatch) -> str:
    """Where a match was played; "" if the bot is no longer there or the channel is gone."""
    guild = bot.get_guild(one.guild)
    if guild is None or guild.get_channel_or_thread(one.channel) is None:
        return ""
    return f"https://discord.com/channels/{one.guild}/{one.thread or one.channel}"

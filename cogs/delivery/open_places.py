"""The channels and threads of a server that every member can read, for those who have no account."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from cogs.delivery.permissions import is_hidden

FOR_ADULTS = (discord.NSFWLevel.explicit, discord.NSFWLevel.age_restricted)
NEEDED = discord.Permissions(view_channel=True, read_message_history=True)


def read_by_everyone(channel: discord.abc.GuildChannel) -> bool:
    """Whether a channel's messages can be read by every member of its server, whatever their roles and age; False in doubt."""
    if is_hidden(channel) or getattr(channel, "nsfw", False):
        return False
    granted = channel.permissions_for(channel.guild.default_role)
    heard = granted.connect or not isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return NEEDED.is_subset(granted) and heard


def open_places(guild: discord.Guild) -> Iterator[int]:
    """The channels that everyone can read, and their threads but for the private ones; none of a server for adults."""
    if guild.nsfw_level in FOR_ADULTS:
        return
    for channel in guild.channels:
        if read_by_everyone(channel):
            yield channel.id
    for thread in guild.threads:
        if not thread.is_private() and thread.parent is not None and read_by_everyone(thread.parent):
            yield thread.id

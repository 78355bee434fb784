"""Practice in the direct messages with the bot: asked for there, or where the bot was brought along and can post nothing."""

from typing import NamedTuple

import discord

from bot.matches.core.errors import refused
from bot.screens.sheet import LinkButton, Sheet, rows
from bot.text import discord_url
from cogs.core.components import build, mentions_of
from cogs.core.interaction_context import InteractionContext


class DirectPlace(NamedTuple):
    """The direct messages in which a match is played."""

    channel: int
    message: int  # the message that becomes the card; 0: the answer to the command does


async def direct_place(call: InteractionContext, game: str) -> DirectPlace | None:
    """Where a practice match is played if not in the server of the caller's command; None if it is played there.

    Outside the direct messages a message is sent there first, to find out whether they are open. Raises Refused if they are not.
    """
    interaction = call.interaction
    if interaction.is_guild_integration():
        return None
    if interaction.context.dm_channel:
        return DirectPlace(interaction.channel_id or 0, 0)
    call.public = False
    await call.acknowledge()
    view, _ = build(Sheet((f"## {call.words.text(f'{game}-name')}",)))
    try:
        channel = await call.bot.create_dm(interaction.user)
        message = await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())
    except discord.Forbidden as closed:
        raise refused("refused-direct") from closed
    return DirectPlace(channel.id, message.id)


async def show_there(call: InteractionContext, place: DirectPlace, card: Sheet) -> None:
    """Turn the first message into the match's card, and lead the caller there."""
    view, _ = build(card)
    there = call.bot.get_partial_messageable(place.channel)
    await there.get_partial_message(place.message).edit(view=view, allowed_mentions=mentions_of(card))
    link = LinkButton(discord_url(0, place.channel, place.message), call.words.text("open"))
    await call.whisper(Sheet((call.words.text("practice-direct"),), rows((link,))))

"""Interactions in conversations where the bot is no member."""

from pathlib import PurePosixPath

import discord
from discord import InteractionResponseType

from bot.answers.custom_id import natural
from bot.matches.delivery.conversations import LIFE, Press, ShownTurn
from cogs.core.components import files_of

FOLLOWED = {  # by messages, if they are answered so
    InteractionResponseType.channel_message,
    InteractionResponseType.deferred_channel_message,
    InteractionResponseType.deferred_message_update,
    InteractionResponseType.message_update,
}


def press_of(interaction: discord.Interaction, now: int) -> Press | None:
    """An answered interaction as the store keeps it at `now` (ms since 1970); None if no message can follow it."""
    channel = interaction.channel_id
    if channel is None or interaction.response.type not in FOLLOWED:
        return None
    until = int(interaction.created_at.timestamp() * 1000) + LIFE
    message = interaction.message
    shown = _shown(message) if message is not None and not message.flags.ephemeral else None
    return Press(channel, interaction.token, until, shown=shown) if until > now else None


def _shown(message: discord.Message) -> ShownTurn | None:
    """The turn that a message shows, by the name of its picture: the game, the match and the turn."""
    for name in files_of(message):
        _, _, numbers = PurePosixPath(name).stem.partition("-")
        match, _, revision = numbers.partition("-")
        if (number := natural(match)) is not None and (turn := natural(revision)) is not None:
            return ShownTurn(message.id, number, turn)
    return None

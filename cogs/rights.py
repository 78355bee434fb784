"""What the bot must be allowed to do where a match is played."""

from __future__ import annotations

import discord

from bot.games.base import Phrase, phrase
from bot.matches.errors import Refused
from bot.words import Words

IN_CHANNEL = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
FOR_A_MATCH = (*IN_CHANNEL, "create_public_threads", "send_messages_in_threads")


def lacking(interaction: discord.Interaction, needed: tuple[str, ...]) -> tuple[str, ...]:
    """The rights that are missing where the interaction was made."""
    return tuple(name for name in needed if not getattr(interaction.app_permissions, name))


def check_rights(interaction: discord.Interaction) -> None:
    """Raise Refused, naming what is missing, unless a match can be played here."""
    missing = lacking(interaction, FOR_A_MATCH)
    if missing:
        raise Refused(phrase("refused-permissions", missing=_listed(missing)))


def rights_note(interaction: discord.Interaction, words: Words) -> str:
    """A warning that nothing can be posted here, or ""."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    missing = lacking(interaction, IN_THREAD if in_thread else IN_CHANNEL) if interaction.guild_id else ()
    return words.say(phrase("note-permissions", missing=_listed(missing))) if missing else ""


def _listed(missing: tuple[str, ...]) -> Phrase:
    first, *others = (phrase(f"permission-{name}") for name in missing)
    for right in others:
        first = phrase("listed", before=first, last=right)
    return first

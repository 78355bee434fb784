"""The permissions the bot needs to run matches, the messages about missing ones, and the invitation links."""

import base64
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.games.contract.event_phrases import joined
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.errors import Refused, refused

IN_CHANNEL = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
FOR_CAMPS = ("create_private_threads", "send_messages_in_threads")
FOR_POSTS = ("view_channel", "send_messages", *FOR_THREADS[1:], "attach_files", "read_message_history")
FOR_TAGS = ("manage_channels",)  # without it a forum has the tags that it has
ALL = (*IN_CHANNEL, *FOR_THREADS)  # without the last two a match is played in the channel itself
# Permissions of the invitation. The last two are reserved and not used yet: embedded pictures where galleries fail, and custom emoji.
INVITED = (*ALL, "embed_links", "use_external_emojis")

UNSEEN = "view_channel"
PLAYABLE = (discord.TextChannel, discord.Thread, discord.VoiceChannel, discord.StageChannel)


def lacking(granted: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    """The missing permissions; only View Channel if that is missing, as the others depend on it."""
    missing = tuple(name for name in needed if not getattr(granted, name))
    return (UNSEEN,) if UNSEEN in missing else missing


def needed_in(place: object) -> tuple[str, ...]:
    """The permissions required to post in a place."""
    return IN_THREAD if isinstance(place, discord.Thread) else IN_CHANNEL


def granted_in(place: object) -> discord.Permissions | None:
    """The bot's permissions in a channel or thread of a server; None if unknown."""
    if not isinstance(place, discord.abc.GuildChannel | discord.Thread) or place.guild.me is None:
        return None
    if isinstance(place, discord.Thread) and place.parent is None:
        return None
    return place.permissions_for(place.guild.me)


def chosen_permissions(interaction: discord.Interaction, channel: int) -> discord.Permissions | None:
    """The bot's permissions in a channel chosen in an option or a menu; None if Discord does not send them.

    The library keeps the user's permissions only.
    """
    data: Mapping[str, Any] = interaction.data or {}
    granted = data.get("resolved", {}).get("channels", {}).get(str(channel), {}).get("app_permissions")
    return None if granted is None else discord.Permissions(int(granted))


def is_hidden(place: object) -> bool:
    """Whether a place of a server is hidden from the bot, which then knows neither its name nor who can read it.

    Since November 2026 Discord sends such a channel with one overwrite, which denies everyone to view it, and reveals no more.
    """
    granted = granted_in(place)
    return granted is not None and not granted.view_channel


def read_by_all(channel: discord.abc.GuildChannel) -> bool | None:
    """Whether all members of the server can read a channel; None if it is hidden, so that nobody can tell."""
    return None if is_hidden(channel) else channel.permissions_for(channel.guild.default_role).view_channel


def check_rights(interaction: discord.Interaction) -> None:
    """Raise Refused, naming the missing permissions, unless a match can be played here."""
    if interaction.guild_id is None or not isinstance(interaction.channel, PLAYABLE):
        raise refused("refused-here")
    missing = lacking(interaction.app_permissions, needed_in(interaction.channel))
    if isinstance(interaction.channel, discord.Thread) and interaction.channel.is_private() and UNSEEN in missing:
        raise refused("refused-private-thread")
    if missing:
        raise without_rights(missing)


def without_rights(missing: tuple[str, ...]) -> Refused:
    """The refusal that names the missing permissions."""
    return refused("refused-permissions", missing=listed(missing), count=len(missing))


def listed(missing: Sequence[str]) -> Phrase:
    """Permissions as a list in a sentence; at least one."""
    return joined([phrase(f"permission-{name}") for name in missing])


SERVER_SCOPES = ("bot", "applications.commands")
USER_SCOPES = ("applications.commands",)
_USER_INSTALL = "&integration_type=1"


def server_link(application: int) -> str:
    """The link with which a manager adds the bot to a server."""
    rights = discord.Permissions(**dict.fromkeys(INVITED, True))
    return discord.utils.oauth_url(application, permissions=rights, scopes=SERVER_SCOPES)


def user_link(application: int) -> str:
    """The link with which a user installs the application for themselves."""
    return discord.utils.oauth_url(application, scopes=USER_SCOPES) + _USER_INSTALL


def application_of(token: str) -> int | None:
    """The application of a bot token; None if it is not a token of Discord's.

    A token begins with the bot user's id in base64, which is also the application's since 2016.
    """
    head = token.partition(".")[0]
    try:
        number = base64.b64decode(head + "=" * (-len(head) % 4), validate=True).decode("ascii")
    except ValueError:  # not ASCII, base64 or a number
        return None
    return int(number) if number.isdecimal() else None


def invitation(application: int) -> str:
    """Both links with their purposes, a line each."""
    return "\n".join(
        (
            "To a server, by someone who manages it:",
            f"  {server_link(application)}",
            "Along with you, for /practice in direct messages, and what needs no posts (/rules, /learn, /turns, /profile, /settings, /data) wherever you are:",
            f"  {user_link(application)}",
        )
    )

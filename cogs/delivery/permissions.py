"""What the bot must be allowed to do where a match is played, what comes of it where it is not, and the links that invite it."""

import base64

import discord

from bot.games.vocabulary import Phrase, phrase
from bot.matches.core.errors import Refused, refused
from bot.words import Words

IN_CHANNEL = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
FOR_CAMPS = ("create_private_threads", "send_messages_in_threads")
FOR_POSTS = ("view_channel", "send_messages", *FOR_THREADS[1:], "attach_files", "read_message_history")
FOR_TAGS = ("manage_channels",)  # without it a forum has the tags that it has
ALL = (*IN_CHANNEL, *FOR_THREADS)  # without the last two a match is played in the channel itself
# What an invitation asks for. The last two are agreed and used by nothing yet: pictures as embeds where galleries fail, emoji of its own.
INVITED = (*ALL, "embed_links", "use_external_emojis")

PLAYABLE = (discord.TextChannel, discord.Thread, discord.VoiceChannel, discord.StageChannel)


def lacking(granted: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    """The rights that are missing; without that to see a place no other one is of use, so it is named alone."""
    missing = tuple(name for name in needed if not getattr(granted, name))
    return ("view_channel",) if "view_channel" in missing else missing


def needed_in(place: object) -> tuple[str, ...]:
    """The rights without which nothing can be posted in a place."""
    return IN_THREAD if isinstance(place, discord.Thread) else IN_CHANNEL


def granted_in(place: object) -> discord.Permissions | None:
    """What the bot may do in a place of a server, as far as it is known; None if it is not."""
    if not isinstance(place, discord.abc.GuildChannel | discord.Thread) or place.guild.me is None:
        return None
    if isinstance(place, discord.Thread) and place.parent is None:
        return None
    return place.permissions_for(place.guild.me)


def check_rights(interaction: discord.Interaction) -> None:
    """Raise Refused, naming what is missing, unless a match can be played here."""
    if interaction.guild_id is None or not isinstance(interaction.channel, PLAYABLE):
        raise refused("refused-here")
    missing = lacking(interaction.app_permissions, needed_in(interaction.channel))
    if missing:
        raise Refused(phrase("refused-permissions", missing=listed(missing)))


def rights_note(interaction: discord.Interaction, words: Words) -> str:
    """A warning that nothing can be posted here, or ""; where the bot is no member nothing is to be posted."""
    if not interaction.is_guild_integration():
        return ""
    missing = lacking(interaction.app_permissions, needed_in(interaction.channel))
    return words.say(phrase("note-permissions", missing=listed(missing))) if missing else ""


def listed(missing: tuple[str, ...]) -> Phrase:
    """Rights in a sentence; at least one."""
    first, *others = (phrase(f"permission-{name}") for name in missing)
    for right in others:
        first = phrase("listed", before=first, last=right)
    return first


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

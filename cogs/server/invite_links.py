"""Invite links with the permissions the bot uses, for a server or a user; printed by `python -m bot invite`."""

import base64

import discord

from cogs.delivery.permissions import INVITED

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
            "Along with you, for what needs no posts (/rules, /learn, /turns, /profile, /settings, /data) wherever you are:",
            f"  {user_link(application)}",
        )
    )

"""The links by which the bot comes to a server, with no more rights than it uses, or along with a user; `python -m bot invite` prints them."""

from __future__ import annotations

import base64

import discord

from cogs.delivery.permissions import INVITED

SERVER_SCOPES = ("bot", "applications.commands")
USER_SCOPES = ("applications.commands",)
_USER_INSTALL = "&integration_type=1"


def server_link(application: int) -> str:
    """Where somebody who manages a server lets the bot of an application in."""
    rights = discord.Permissions(**dict.fromkeys(INVITED, True))
    return discord.utils.oauth_url(application, permissions=rights, scopes=SERVER_SCOPES)


def user_link(application: int) -> str:
    """Where somebody takes the application along, for what it answers without being a member."""
    return discord.utils.oauth_url(application, scopes=USER_SCOPES) + _USER_INSTALL


def application_of(token: str) -> int | None:
    """The application that a bot's token belongs to; None if that is no token of Discord's.

    A token begins with the id of the bot's user, in base64; that is the application's since 2016.
    """
    head = token.partition(".")[0]
    try:
        number = base64.b64decode(head + "=" * (-len(head) % 4), validate=True).decode("ascii")
    except ValueError:  # no ASCII, no base64, no text
        return None
    return int(number) if number.isdecimal() else None


def invitation(application: int) -> str:
    """Both links, each with what it is for; a line each."""
    return "\n".join(
        (
            "To a server, by somebody who may manage it:",
            f"  {server_link(application)}",
            "Along with you, for what needs no posts (/rules, /learn, /turns, /profile, /settings, /data) wherever you are:",
            f"  {user_link(application)}",
        )
    )

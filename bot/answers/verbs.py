"""The people who may press a control, as its verb is registered."""

from enum import StrEnum


class Presser(StrEnum):
    """The people who may press a control. The handlers check it, and tests press as others what is not of ONESELF."""

    MANAGERS = "managers"
    """Those who manage the server."""
    PLAYERS = "players"
    """Those who play the match, or whom its challenge, table or offer is for."""
    ASKED = "asked"
    """The player asked, about their own answer."""
    ONESELF = "oneself"
    """Anyone, in their own name."""
    ANYONE = "anyone"
    """Anyone: it only shows."""

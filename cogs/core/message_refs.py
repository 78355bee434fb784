"""Finds the match and turn that a message is about, from its buttons."""

from dataclasses import dataclass

import discord

from bot.answers.custom_id import natural, parse_id

TELLING = ("text", "replay")  # verbs of buttons whose arguments are the turn shown


@dataclass(frozen=True)
class MatchRef:
    """A match and the turn shown (None: the match as a whole)."""

    match: int
    revision: int | None = None


def match_ref(message: discord.Message) -> MatchRef | None:
    """The match and turn of a message of the bot; None if it is about no match."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    ids = [parse_id(str(getattr(item, "custom_id", "") or "")) for item in view.walk_children()]
    told = [one for one in ids if one is not None and one.match and one.verb in TELLING]
    for one in told:
        if (turn := natural(one.args)) is not None:
            return MatchRef(one.match, turn)
    return MatchRef(told[0].match) if told else None

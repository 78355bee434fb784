"""Ways on from an answer: to what is asked next in the same turn, to where the match is played; and back from one given too soon."""

from __future__ import annotations

from typing import Any

from bot.games.base import Ask, Choice
from bot.matches.models import Match
from bot.words import Words
from cogs.call import Call
from cogs.cards import answering
from cogs.ids import Id
from cogs.layout import BAD, Link, Press, Row, Sheet, rows


def next_in_turn(call: Call, before: Match, after: Match) -> tuple[Row, ...]:
    """What the caller may do next if his turn goes on."""
    matches = call.bot.matches
    if not matches.same_turn(after, before.state):
        return ()
    return rows(answering(after, after.revision, matches.asks_for(after, call.user), call.words, going_on=True))


def way_to(call: Call, match: Match) -> tuple[Row, ...]:
    """The ways on for whoever plays from elsewhere: to where the match is played, and to what else waits."""
    where = match.thread or match.channel
    if where == call.interaction.channel_id:
        return ()
    link = Link(f"https://discord.com/channels/{match.guild}/{where}", call.words.text("open"))
    return ((link, Press(Id("turns"), call.words.text("turns-more"))),)


def certain_sheet(match: Match, ask: Ask[Any], choice: Choice[Any], words: Words) -> Sheet:
    """Whether somebody really wants to give a choice that he pressed."""
    said = words.say(choice.verb or choice.words)
    presses = (
        Press(Id("certain", match.id, ask.id, choice.code), said, BAD),
        Press(Id("again", match.id, ask.id), words.text("sure-back")),
    )
    hint = words.say(choice.hint) if choice.hint else ""
    return Sheet(tuple(filter(None, (f"⚠ {words.text('sure-given')}", f"**{said}**", hint))), (presses,))

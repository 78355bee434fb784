"""Ways on from an answer: to what is asked next in the same turn, to where the match is played; and back from one given too soon."""

from __future__ import annotations

from typing import Any

from bot.answers.custom_id import Id
from bot.games import GAMES
from bot.games.base import Ask, Choice
from bot.matches.core.models import Match
from bot.screens.public_buttons import answering
from bot.screens.sheet import BAD, Button, LinkButton, Row, Sheet, rows
from bot.words import Words
from cogs.core.interaction_context import InteractionContext


def next_in_turn(call: InteractionContext, before: Match, after: Match) -> tuple[Row, ...]:
    """What the caller may do next if his turn goes on."""
    matches = call.bot.matches
    asks = matches.asks_for(after, call.user) if matches.same_turn(after, before.state) else ()
    return rows(answering(after, after.revision, asks, call.words, going_on=True)) if asks else ()


def moved_on(call: InteractionContext, match: Match, ask: Ask[Any]) -> str:
    """That another ask was pressed about than `ask`, which is open now; "" if it is the same. No warning if it was one's own in a longer turn."""
    if call.id.ask in {"", ask.id}:
        return ""
    _, _, rest = call.id.ask.partition(".")
    if rest.partition(".")[0] == str(match.seat_of(call.user)) and GAMES[match.game].spec.turns is not None:
        return call.words.text("went-on")
    return f"⚠ {call.words.text('stale')}"


def way_to(call: InteractionContext, match: Match) -> tuple[Row, ...]:
    """The ways on for whoever plays from elsewhere: to where the match is played, and to what else waits."""
    where = match.thread or match.channel
    if where == call.interaction.channel_id:
        return ()
    link = LinkButton(f"https://discord.com/channels/{match.guild}/{where}", call.words.text("open"))
    return ((link, Button(Id("turns"), call.words.text("turns-more"))),)


def certain_sheet(match: Match, ask: Ask[Any], choice: Choice[Any], words: Words) -> Sheet:
    """Whether somebody really wants to give a choice that he pressed."""
    said = words.say(choice.verb or choice.words)
    presses = (
        Button(Id("certain", match.id, ask.id, choice.code), said, BAD),
        Button(Id("again", match.id, ask.id), words.text("sure-back")),
    )
    hint = words.say(choice.hint) if choice.hint else ""
    return Sheet(tuple(filter(None, (f"⚠ {words.text('sure-given')}", f"**{said}**", hint))), (presses,))

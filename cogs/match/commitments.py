"""Secret choices in public messages: their hashes, and how to check what was revealed."""

from __future__ import annotations

from collections.abc import Iterable

from bot.app import GameBot
from bot.games.capabilities import Commitment
from bot.matches.core.checks import names
from bot.matches.core.models import Match
from bot.screens.cards import seated
from bot.words import Words

SHORT = 8  # characters of a hash in a message; *Why?* shows all of it


def sealed_lines(match: Match, seals: Iterable[Commitment], words: Words) -> list[str]:
    """Who has made a secret choice that is not revealed yet, a line each; or, where one is revealed, that it can be checked."""
    seals = list(seals)
    shown = {one.digest for one in seals if one.opened}
    lines = [
        words.text("sealed-chosen", user=seated(match, one.seat, words), digest=one.digest[:SHORT])
        for one in seals
        if one.digest not in shown
    ]
    return [f"-# {words.text('sealed-shown')}", *lines] if shown else lines


def proofs(match: Match, seals: Iterable[Commitment], words: Words) -> str:
    """Each secret choice with its full hash and, once revealed, what was hashed and how to check it; "" if there is none."""
    opened: dict[str, Commitment] = {}
    for one in seals:
        if one.opened or one.digest not in opened:
            opened[one.digest] = one
    lines = []
    for one in opened.values():
        lines.append(words.text("sealed-hash", user=seated(match, one.seat, words), digest=one.digest))
        if one.opened:
            lines.append(words.text("sealed-opened", text=one.opened))
    return "\n".join([f"**{words.text('sealed-title')}**", *lines, words.text("sealed-how")]) if lines else ""


async def chosen_note(bot: GameBot, match: Match, user: int, words: Words) -> str:
    """The note for a user who has made a secret choice and waits for others; "" if they have not."""
    seat, asked = match.seat_of(user), bot.matches.asks(match)
    if not asked or any(one.seat == seat for one in asked):
        return ""
    context = await bot.matches.message_context(match, match.revision)
    if context is None:
        return ""
    seals = bot.matches.seals(match, context.turns)
    shown = {one.digest for one in seals if one.opened}
    if all(one.seat != seat or one.digest in shown for one in seals):
        return ""
    return words.text("sealed-yours", names=names(match, (one.seat for one in asked)))

"""Secret choices in public messages: their hashes, and how to check what was revealed."""

from collections.abc import Iterable

from bot.games.contract.capabilities import Commitment
from bot.matches.core.models import Match
from bot.screens.cards import seat_mention
from bot.words import Words

SHORT = 8  # characters of a hash in a message; *Why?* shows all of it


def sealed_lines(match: Match, seals: Iterable[Commitment], words: Words) -> list[str]:
    """A line for each secret choice not revealed yet; if any is revealed, also a note that it can be checked."""
    seals = list(seals)
    shown = {one.digest for one in seals if one.opened}
    lines = [
        words.text("sealed-chosen", user=seat_mention(match, one.seat, words), digest=one.digest[:SHORT])
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
        lines.append(words.text("sealed-hash", user=seat_mention(match, one.seat, words), digest=one.digest))
        if one.opened:
            lines.append(words.text("sealed-opened", text=one.opened))
    return "\n".join([f"**{words.text('sealed-title')}**", *lines, words.text("sealed-how")]) if lines else ""

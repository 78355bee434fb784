"""Better words that players suggest, for the owner of the bot."""

from __future__ import annotations

import msgspec

from bot.matches.core.models import Player

KEPT = 90  # days


class Suggestion(msgspec.Struct, frozen=True):
    """Better words for a text; its `number` is given by the store. `keys` are the texts that it may be about, none where that is not known."""

    number: int
    by: Player
    language: str
    keys: tuple[str, ...]
    shown: str
    better: str
    made: int

"""Words that players have suggested."""

from __future__ import annotations

from sqlalchemy import select

from bot.features.languages.tables import suggestions
from bot.features.languages.values import Suggestion
from bot.matches.core.models import Player
from bot.storage.core.base import Connections, writes
from bot.storage.core.query import Tx, query
from bot.storage.core.rationed_rows import RationedRows
from bot.storage.core.schema.players import players

SUGGESTED = RationedRows(suggestions)
ALL = query(
    select(
        *(suggestions.c[name] for name in ("id", "language", "keys", "shown", "better", "made")),
        *(players.c.discord_id, players.c.name),
    )
    .join(players, players.c.id == suggestions.c.player)
    .order_by(suggestions.c.id)
)


def add(tx: Tx, new: Suggestion, key: str, most: int, since: int) -> int:
    """Add a suggestion and return its number, a repeated key the former one; 0 if its author has made `most` since then."""
    number, _ = SUGGESTED.add(
        tx,
        new.by,
        key,
        most,
        since,
        language=new.language,
        keys=" ".join(new.keys),
        shown=new.shown,
        better=new.better,
        made=new.made,
    )
    return number


def everything(tx: Tx) -> tuple[Suggestion, ...]:
    """All suggestions, oldest first."""
    return tuple(
        Suggestion(number, Player(0, user, name), language, tuple(keys.split()), shown, better, made)
        for number, language, keys, shown, better, made, user, name in tx.all(ALL)
    )


class SuggestionRows(Connections):
    """The verbs of the store about suggestions."""

    add = writes(add)

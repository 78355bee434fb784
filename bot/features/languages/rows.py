"""Words that players have suggested."""

from __future__ import annotations

from sqlalchemy import bindparam, func, select

from bot.features.languages.tables import suggestions
from bot.features.languages.values import Suggestion
from bot.matches.core.models import Player
from bot.storage.core import transactions
from bot.storage.core.base import Connections, writes
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema.players import players

ADD = query(new_row(suggestions).returning(suggestions.c.id))
BY_KEY = query(select(suggestions.c.id).where(suggestions.c.key == bindparam("told")))
LATELY = query(
    select(func.count())
    .select_from(suggestions)
    .where(suggestions.c.player == bindparam("by"), suggestions.c.made > bindparam("since"))
)
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
    known = tx.one(BY_KEY, told=key)
    if known is not None:
        return int(known[0])
    player = transactions.player(tx, new.by)
    ((count,),) = tx.all(LATELY, by=player, since=since)
    if count >= most:
        return 0
    ((number,),) = tx.all(
        ADD,
        player=player,
        language=new.language,
        keys=" ".join(new.keys),
        shown=new.shown,
        better=new.better,
        made=new.made,
        key=key,
    )
    return int(number)


def everything(tx: Tx) -> tuple[Suggestion, ...]:
    """All suggestions, oldest first."""
    return tuple(
        Suggestion(number, Player(0, user, name), language, tuple(keys.split()), shown, better, made)
        for number, language, keys, shown, better, made, user, name in tx.all(ALL)
    )


class SuggestionRows(Connections):
    """The verbs of the store about suggestions."""

    add = writes(add)

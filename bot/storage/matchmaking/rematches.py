"""Rematches of finished matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.matches.core.effects import Effects
from bot.matches.core.errors import LostRace
from bot.matches.core.models import Match, NewMatch, Status, Turn
from bot.matches.delivery.models import PostKind
from bot.storage.core import statements as sql
from bot.storage.core import transactions as does
from bot.storage.core.query import Tx


def rematch_of(tx: Tx, match: int) -> Match | None:
    """The rematch of a match, or None."""
    row = tx.one(sql.REMATCH, match=match)
    return None if row is None else does.get(tx, row[0])


def begin_rematch(
    tx: Tx,
    match: Match,
    new: NewMatch,
    key: str,
    now: int,
    posts: Sequence[PostKind],
    turn: Callable[[Match], Turn],
    effects: Callable[[Match], Effects],
    ending: Callable[[Match], Effects],
) -> Match:
    """Begin the rematch of a match, once. Raises LostRace."""
    known = does.match_by_key(tx, key)
    if known is not None:
        return known
    if rematch_of(tx, match.id) is not None or not _all_there(tx, match):
        raise LostRace
    made = does.keep_new(tx, new, now)
    does.change(tx, match, match.status, None, (), f"{key}.rematch", now, (), match.incident, ending(made))
    return does.change(tx, made, Status.RUNNING, turn(made), posts, key, now, (), "", effects(made))


def _all_there(tx: Tx, match: Match) -> bool:
    """Whether nobody who played a match has been forgotten since it was loaded."""
    present = does.get(tx, match.id)
    return present is not None and [one.user for one in present.holders] == [one.user for one in match.holders]

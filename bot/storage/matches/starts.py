"""Matches that begin at once, and rematches."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.matches.core.errors import LostRace
from bot.matches.core.models import Match, NewMatch, Player, Status, Turn
from bot.matches.delivery.models import PostKind
from bot.matches.work.effects import Effects
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.query import Tx
from bot.storage.matches import changes


def begin(
    tx: Tx,
    new: NewMatch,
    key: str,
    now: int,
    posts: Sequence[PostKind],
    seated: Callable[[Match], Sequence[Player]],
    turn: Callable[[Match], Turn],
    effects: Callable[[Match], Effects],
) -> Match:
    """Begin a match at once. Raises LostRace if a feature's effect does."""
    known = transactions.match_by_key(tx, key)
    if known is not None:
        return known
    made = transactions.keep_new(tx, new, now)
    begun = turn(made), seated(made), effects(made)
    return changes.change(tx, made, Status.RUNNING, begun[0], posts, key, now, begun[1], "", begun[2])


def rematch_of(tx: Tx, match: int) -> Match | None:
    """The rematch of a match, or None."""
    row = tx.one(sql.REMATCH, match=match)
    return None if row is None else transactions.get(tx, row[0])


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
    known = transactions.match_by_key(tx, key)
    if known is not None:
        return known
    if rematch_of(tx, match.id) is not None or not _all_there(tx, match):
        raise LostRace
    made = transactions.keep_new(tx, new, now)
    changes.change(tx, match, match.status, None, (), f"{key}.rematch", now, (), match.incident, ending(made))
    return changes.change(tx, made, Status.RUNNING, turn(made), posts, key, now, (), "", effects(made))


def _all_there(tx: Tx, match: Match) -> bool:
    """Whether no player of the match has been erased since it was loaded."""
    present = transactions.get(tx, match.id)
    return present is not None and [one.user for one in present.holders] == [one.user for one in match.holders]

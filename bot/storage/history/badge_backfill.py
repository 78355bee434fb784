"""The badges of matches that ended before an upgrade, computed batch by batch."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, select

from bot.badges import Earned
from bot.matches.core.models import Match, Status
from bot.storage.core import transactions
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.competition import badges as table
from bot.storage.core.schema.matches import matches
from bot.storage.history import badges

_FINISHED = matches.c.status == Status.FINISHED.value
FINISHED_AFTER = query(
    select(matches.c.id)
    .where(_FINISHED, matches.c.id > bindparam("after"))
    .order_by(matches.c.id)
    .limit(bindparam("most"))
)
DROP_OTHERS = query(delete(table).where(table.c.match.not_in(select(matches.c.id).where(_FINISHED))))


def finished_after(tx: Tx, after: int, *, most: int) -> tuple[Match, ...]:
    """The next finished matches after that number, in the order of their numbers."""
    found = (transactions.get(tx, number) for (number,) in tx.all(FINISHED_AFTER, after=after, most=most))
    return tuple(match for match in found if match is not None)


def replace_badges(
    tx: Tx, found: Sequence[tuple[Match, Sequence[Earned]]], setting: str, before: str, now: str
) -> bool:
    """Replace the badges of these matches and move a setting on; without matches, drop all badges of unfinished ones.

    Returns False and changes nothing if the setting or a match has changed since it was read.
    """
    if (transactions.setting(tx, setting) or "") != before:
        return False
    if any(transactions.get(tx, match.id) != match for match, _ in found):
        return False
    for match, earned in found:
        badges.take_back(tx, match.id)
        badges.add(tx, match.id, earned, match.finished)
    if not found:
        tx.run(DROP_OTHERS)
    transactions.keep_setting(tx, setting, now)
    return True

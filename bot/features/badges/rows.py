"""Badges: each match's own, of which a player's first of a kind counts. A void match has none, and the next one is the first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import and_, bindparam, delete, exists, or_, select

from bot.features.badges.rules.earned import Earned
from bot.features.badges.tables import badges
from bot.features.badges.values import KeptBadge
from bot.matches.core.models import Match, Status
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema.matches import matches, seats
from bot.storage.core.schema.players import players

_EARLIER = badges.alias("earlier")
_OF_MATCH = badges.c.match == bindparam("match")
_SEATED = and_(seats.c.match == badges.c.match, seats.c.player == badges.c.player)
_BEFORE = exists().where(
    _EARLIER.c.player == badges.c.player,
    _EARLIER.c.badge == badges.c.badge,
    or_(_EARLIER.c.made < badges.c.made, and_(_EARLIER.c.made == badges.c.made, _EARLIER.c.match < badges.c.match)),
)
ADD = query(new_row(badges))
DROP = query(delete(badges).where(_OF_MATCH))
OF_USER = query(
    select(badges.c.badge, badges.c.match, badges.c.revision, badges.c.made, matches.c.guild, matches.c.thread)
    .join(players, players.c.id == badges.c.player)
    .join(matches, matches.c.id == badges.c.match)
    .where(players.c.discord_id == bindparam("user"), ~_BEFORE)
    .order_by(badges.c.made, badges.c.match, badges.c.revision, badges.c.badge)
)
_SEATS_IN = (
    select(badges.c.badge, seats.c.seat, badges.c.revision)
    .join(seats, _SEATED, isouter=True)
    .where(_OF_MATCH)
    .order_by(seats.c.seat, badges.c.revision, badges.c.badge)
)
IN_MATCH = query(_SEATS_IN)
FIRST_IN = query(_SEATS_IN.where(~_BEFORE))
_FINISHED = matches.c.status == Status.FINISHED.value
FINISHED_AFTER = query(
    select(matches.c.id)
    .where(_FINISHED, matches.c.id > bindparam("after"))
    .order_by(matches.c.id)
    .limit(bindparam("most"))
)
DROP_OTHERS = query(delete(badges).where(badges.c.match.not_in(select(matches.c.id).where(_FINISHED))))


def add(tx: Tx, match: int, earned: Iterable[Earned], made: int) -> None:
    """Add the badges earned in a match that ended at a time."""
    seated = dict(tx.all(sql.SEATED, match=match))
    for one in earned:
        tx.run(ADD, player=seated[one.seat], badge=one.badge, match=match, revision=one.revision, made=made)


def take_back(tx: Tx, match: int) -> None:
    """Delete the badges earned in a match."""
    tx.run(DROP, match=match)


def of_user(tx: Tx, user: int) -> tuple[KeptBadge, ...]:
    """A user's badges, each with the match in which they earned it first, in that order."""
    return tuple(KeptBadge(*row) for row in tx.all(OF_USER, user=user))


def first_in(tx: Tx, match: int) -> tuple[Earned, ...]:
    """The badges of a match that its players did not have before, seat by seat."""
    return tuple(Earned(*row) for row in tx.all(FIRST_IN, match=match))


def in_match(tx: Tx, match: int) -> tuple[Earned, ...]:
    """All badges of a match; those of players who do not sit there have no seat."""
    return tuple(Earned(*row) for row in tx.all(IN_MATCH, match=match))


def finished_after(tx: Tx, after: int, *, most: int) -> tuple[Match, ...]:
    """The next finished matches after that number, in the order of their numbers."""
    found = (transactions.get(tx, number) for (number,) in tx.all(FINISHED_AFTER, after=after, most=most))
    return tuple(match for match in found if match is not None)


def replace(tx: Tx, found: Sequence[tuple[Match, Sequence[Earned]]], setting: str, before: str, now: str) -> bool:
    """Replace the badges of these matches and move a setting on; without matches, drop all badges of unfinished ones.

    Returns False and changes nothing if the setting or a match has changed since it was read.
    """
    if (transactions.setting(tx, setting) or "") != before:
        return False
    if any(transactions.get(tx, match.id) != match for match, _ in found):
        return False
    for match, earned in found:
        take_back(tx, match.id)
        add(tx, match.id, earned, match.finished)
    if not found:
        tx.run(DROP_OTHERS)
    transactions.keep_setting(tx, setting, now)
    return True


class BadgeRows(Connections):
    """The verbs of the store about badges."""

    of_user = reads(of_user)
    first_in = reads(first_in)
    finished_after = reads(finished_after)
    replace = writes(replace)

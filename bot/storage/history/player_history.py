"""Matches by player, and offers to a player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import bindparam, or_, select

from bot.matches.core.effects import Offer, OfferKind
from bot.matches.core.models import Match, PastMatch, Player, Status
from bot.storage.core import transactions
from bot.storage.core.query import Tx, query
from bot.storage.core.rows import Row, offer_of
from bot.storage.core.schema import matches, offers, players, seats, turns

_HIS = (
    select(seats.c.match)
    .join(players, players.c.id == seats.c.player)
    .where(players.c.discord_id == bindparam("of_user"))
)
_FIRST = select(turns.c.match).where(turns.c.match == matches.c.id, turns.c.revision == 0)
CAREER = query(
    select(*(matches.c[field] for field in PastMatch.__struct_fields__ if field != "holders"))
    .where(matches.c.id.in_(_HIS), _FIRST.exists())
    .order_by(matches.c.id.desc())
)
TABLES = query(
    select(seats.c.match, seats.c.seat, players.c.discord_id, players.c.name)
    .join(players, players.c.id == seats.c.player)
    .where(seats.c.match.in_(_HIS))
    .order_by(seats.c.match, seats.c.place)
)


def career(tx: Tx, user: int) -> tuple[PastMatch, ...]:
    """All matches a user plays or has played, newest first."""
    sitting: dict[int, list[Player]] = {}
    for match, seat, other, name in tx.all(TABLES, of_user=user):
        sitting.setdefault(match, []).append(Player(seat, other, name))
    return tuple(_bygone(row, sitting) for row in tx.all(CAREER, of_user=user))


def _bygone(row: Row, sitting: Mapping[int, Sequence[Player]]) -> PastMatch:
    ident, game, status, guild, channel, thread, created, finished, rated = row
    there = tuple(sitting[ident])
    return PastMatch(ident, game, Status(status), guild, channel, thread, created, finished, bool(rated), there)


def those(tx: Tx, wanted: Sequence[int]) -> tuple[Match, ...]:
    """The matches with these numbers."""
    found = (transactions.get(tx, match) for match in wanted)
    return tuple(match for match in found if match is not None)


_SAT_AT = (
    select(seats.c.match)
    .join(players, players.c.id == seats.c.player)
    .where(players.c.discord_id == bindparam("user"), seats.c.match == offers.c.match, seats.c.seat != offers.c.seat)
)


OFFERS_TO = query(
    select(offers)
    .join(matches, matches.c.id == offers.c.match)
    .where(
        or_(matches.c.status == Status.RUNNING.value, matches.c.status == Status.FINISHED.value),
        or_(offers.c.kind == OfferKind.REPLACE.value, _SAT_AT.exists()),
    )
    .order_by(offers.c.made)
)


def offers_to(tx: Tx, user: int) -> tuple[Offer, ...]:
    """Offers by others in the user's matches, and all seats on offer."""
    return tuple(offer_of(row) for row in tx.all(OFFERS_TO, user=user))

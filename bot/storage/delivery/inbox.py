"""What the store knows to wait for somebody."""

from __future__ import annotations

from sqlalchemy import bindparam, or_, select

from bot.matches.core.effects import Offer, OfferKind
from bot.matches.core.models import Status
from bot.storage.core.query import Tx, query
from bot.storage.core.rows import offer_of
from bot.storage.core.schema import matches, offers, players, seats

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
    """What others have proposed where a user sits, and all seats that are offered."""
    return tuple(offer_of(row) for row in tx.all(OFFERS_TO, user=user))

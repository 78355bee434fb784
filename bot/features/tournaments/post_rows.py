"""Rows of the posts about a tournament, when it moves to another channel."""

from __future__ import annotations

from sqlalchemy import bindparam, func, or_, select, update

from bot.features.tournaments.values import MOVED, TOURNAMENT
from bot.matches.delivery.models import PostState
from bot.storage.core import bulletin_rows
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.delivery import bulletins
from bot.storage.delivery.bulletins import AGAIN

_OF_TOURNAMENT = bulletins.c.name.like(bindparam("named"))
_TO_BRING = or_(
    bulletins.c.state != PostState.DONE.value,
    bulletins.c.name == bindparam("card"),
    bulletins.c.id == select(func.max(bulletins.c.id)).where(_OF_TOURNAMENT).scalar_subquery(),
)
TO_BRING = query(
    select(*(bulletins.c[name] for name in ("guild", "channel", "message")))
    .where(_OF_TOURNAMENT, _TO_BRING)
    .where(bulletins.c.message > 0)
)
BRING = query(update(bulletins).where(_OF_TOURNAMENT, _TO_BRING).values({**AGAIN, "channel": bindparam("there")}))


def bring(tx: Tx, tournament: int, channel: int, now: int) -> None:
    """Repost the card and the latest post of a tournament in a channel, and everything held back.

    The messages that were there before are edited to say where it goes on.
    """
    given = {"named": f"{TOURNAMENT}.{tournament}.%", "card": f"{TOURNAMENT}.{tournament}.open"}
    former = tx.all(TO_BRING, **given)
    tx.run(BRING, **given, there=channel, now=now)
    bulletin_rows.all_changed(tx, f"{MOVED}.{tournament}.")
    for guild, place, message in former:
        bulletin_rows.add_made(tx, f"{MOVED}.{tournament}.{message}", guild, place, str(tournament), now, message)

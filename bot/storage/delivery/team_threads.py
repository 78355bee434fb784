"""Private team threads."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, delete, insert, select

from bot.matches.delivery.models import Camp
from bot.storage.core.query import Tx, query
from bot.storage.core.schema import camps

OF_MATCH = query(
    select(camps.c.side, camps.c.thread, camps.c.members, camps.c.message)
    .where(camps.c.match == bindparam("of"))
    .order_by(camps.c.side)
)
FORGET = query(delete(camps).where(camps.c.match == bindparam("of"), camps.c.side == bindparam("place")))
KEEP = query(
    insert(camps).values(
        match=bindparam("of"),
        side=bindparam("place"),
        thread=bindparam("spot"),
        members=bindparam("users"),
        message=bindparam("said"),
    )
)


def of_match(tx: Tx, match: int) -> tuple[Camp, ...]:
    """The threads of a match."""
    return tuple(
        Camp(match, side, thread, msgspec.json.decode(members, type=tuple[int, ...]), message)
        for side, thread, members, message in tx.all(OF_MATCH, of=match)
    )


def keep(tx: Tx, camp: Camp) -> None:
    """Save a thread, replacing the former row."""
    tx.run(FORGET, of=camp.match, place=camp.side)
    users = msgspec.json.encode(camp.members).decode()
    tx.run(KEEP, of=camp.match, place=camp.side, spot=camp.thread, users=users, said=camp.message)

"""The key that signs links: one for all processes."""

from __future__ import annotations

from sqlalchemy import bindparam, select, update

from bot.features.hand.tables import hand_key
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, new_row, query

KEY = query(select(hand_key.c.secret))
ADD = query(new_row(hand_key))
REPLACE = query(update(hand_key).values(secret=bindparam("new"), made=bindparam("now")))


def key(tx: Tx) -> bytes | None:
    """The key, or None if there is none yet."""
    row = tx.one(KEY)
    return None if row is None else bytes(row[0])


def make_key(tx: Tx, secret: bytes, now: int) -> bytes:
    """The key; `secret` becomes it if there is none yet."""
    known = key(tx)
    if known is None:
        tx.run(ADD, secret=secret, made=now)
    return known or secret


def replace_key(tx: Tx, secret: bytes, now: int) -> None:
    """Replace the key: all links that were signed with the former one are void."""
    if not tx.run(REPLACE, new=secret, now=now):
        tx.run(ADD, secret=secret, made=now)


class HandRows(Connections):
    """The verbs of the store about the key."""

    key = reads(key)
    make_key = writes(make_key)
    replace_key = writes(replace_key)

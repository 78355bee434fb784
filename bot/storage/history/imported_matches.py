"""Imported records, each packed with all its turns."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, delete, func, select

from bot.matches.core.models import ImportedRecord, Match, Player, Turn
from bot.storage.core import transactions
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema import players, studies

ADD = query(new_row(studies))
ADDED = query(select(func.max(studies.c.id)).where(studies.c.player == bindparam("player")))
OF_PLAYER = query(
    select(studies.c.id, studies.c.made, studies.c.game, studies.c.turns)
    .join(players, players.c.id == studies.c.player)
    .where(players.c.discord_id == bindparam("user"))
    .order_by(studies.c.id.desc())
)
DATA_OF = query(
    select(studies.c.data)
    .join(players, players.c.id == studies.c.player)
    .where(studies.c.id == bindparam("study"), players.c.discord_id == bindparam("user"))
)
DATA = query(select(studies.c.data).where(studies.c.id == bindparam("study")))
DROP = query(delete(studies).where(studies.c.id == bindparam("study")))
DROP_OLD = query(delete(studies).where(studies.c.made < bindparam("before")))


def forget_old(tx: Tx, before: int) -> int:
    """Delete records imported before then; returns how many."""
    return tx.run(DROP_OLD, before=before)


def of_user(tx: Tx, user: int) -> tuple[ImportedRecord, ...]:
    """A user's records, latest first."""
    return tuple(ImportedRecord(*row) for row in tx.all(OF_PLAYER, user=user))


def data_of(tx: Tx, number: int, user: int | None = None) -> bytes | None:
    """A packed record, or None if it is gone or belongs to another user."""
    row = tx.one(DATA, study=number) if user is None else tx.one(DATA_OF, study=number, user=user)
    return None if row is None else bytes(row[0])


def pack(match: Match, turns: Sequence[Turn]) -> bytes:
    """A record as it is stored."""
    return zlib.compress(msgspec.msgpack.encode((match, turns)))


def unpack(number: int, data: bytes) -> tuple[Match, tuple[Turn, ...]]:
    """A stored record as a match with a negative id, and its turns."""
    match, turns = msgspec.msgpack.decode(zlib.decompress(data), type=tuple[Match, tuple[Turn, ...]])
    named = tuple(msgspec.structs.replace(turn, match=-number) for turn in turns)
    return msgspec.structs.replace(match, id=-number), named


def add(tx: Tx, user: Player, game: str, turns: int, data: bytes, now: int, most: int) -> int:
    """Add a packed record, returning its number; the user's oldest beyond `most` are deleted."""
    player = transactions.player(tx, user)
    tx.run(ADD, player=player, made=now, game=game, turns=turns, data=data)
    ((number,),) = tx.all(ADDED, player=player)
    for old, *_ in tx.all(OF_PLAYER, user=user.user)[most:]:
        tx.run(DROP, study=old)
    return int(number)


def drop(tx: Tx, user: int, number: int) -> bool:
    """Delete a record; returns whether it was the user's."""
    if tx.one(DATA_OF, study=number, user=user) is None:
        return False
    return tx.run(DROP, study=number) > 0

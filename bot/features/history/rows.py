"""The records that players import: each is a match packed with all its turns, which the store reads by a negative number."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, delete, func, select

from bot.matches.core.models import ImportedRecord, Match, Player, Turn
from bot.storage.core import transactions
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema.players import players, studies
from bot.storage.history.player_history import record_data

ADD_RECORD = query(new_row(studies))
LATEST_RECORD = query(select(func.max(studies.c.id)).where(studies.c.player == bindparam("player")))
RECORDS_OF = query(
    select(studies.c.id, studies.c.made, studies.c.game, studies.c.turns)
    .join(players, players.c.id == studies.c.player)
    .where(players.c.discord_id == bindparam("user"))
    .order_by(studies.c.id.desc())
)
DROP_RECORD = query(delete(studies).where(studies.c.id == bindparam("study")))


def records_of(tx: Tx, user: int) -> tuple[ImportedRecord, ...]:
    """A user's records, latest first."""
    return tuple(ImportedRecord(*row) for row in tx.all(RECORDS_OF, user=user))


def add_record(tx: Tx, user: Player, game: str, turns: int, data: bytes, now: int, most: int) -> int:
    """Add a packed record, returning its number; the user's oldest beyond `most` are deleted."""
    player = transactions.player(tx, user)
    tx.run(ADD_RECORD, player=player, made=now, game=game, turns=turns, data=data)
    ((number,),) = tx.all(LATEST_RECORD, player=player)
    for old, *_ in tx.all(RECORDS_OF, user=user.user)[most:]:
        tx.run(DROP_RECORD, study=old)
    return int(number)


def drop_record(tx: Tx, user: int, number: int) -> bool:
    """Delete a record; returns whether it was the user's."""
    if record_data(tx, number, user) is None:
        return False
    return tx.run(DROP_RECORD, study=number) > 0


def pack_record(match: Match, turns: Sequence[Turn]) -> bytes:
    """A record as it is stored."""
    return zlib.compress(msgspec.msgpack.encode((match, turns)))


class ImportRows(Connections):
    """The verbs of the store about imported records."""

    of = reads(records_of)
    drop = writes(drop_record)

    async def keep(self, user: Player, match: Match, turns: Sequence[Turn], now: int, *, most: int) -> Match:
        """Import a record as a match with a negative id, which is returned; a user's oldest beyond `most` is deleted.

        It is packed before the transaction begins.
        """
        data = await asyncio.to_thread(pack_record, match, turns)
        number = await self._writer.write(lambda tx: add_record(tx, user, match.game, len(turns) - 1, data, now, most))
        return msgspec.structs.replace(match, id=-number)

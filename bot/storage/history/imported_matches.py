"""Records that players have read in, played again: each a match of its own that nobody can change, with all its turns."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, delete, func, select

from bot.matches.core.models import Holder, Match, Studied, Turn
from bot.storage.core import transactions as does
from bot.storage.core.base import Verbs
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema import players, studies

ADD = query(new_row(studies, "player", "made", "game", "turns", "data"))
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


class StudyVerbs(Verbs):
    """Implements bot.matches.core.store.Studies."""

    async def keep_study(self, user: Holder, match: Match, turns: Sequence[Turn], now: int, *, most: int) -> Match:
        """See Studies."""
        data = await asyncio.to_thread(_packed, match, turns)
        number = await self._writer.write(lambda tx: _keep(tx, user, match, len(turns) - 1, data, now, most))
        return msgspec.structs.replace(match, id=-number)

    async def study(self, user: int, number: int) -> Match | None:
        """See Studies."""
        row = await self._reader.read(lambda tx: tx.one(DATA_OF, study=number, user=user))
        return None if row is None else (await asyncio.to_thread(_unpacked, number, row[0]))[0]

    async def studies(self, user: int) -> tuple[Studied, ...]:
        """See Studies."""
        return await self._reader.read(lambda tx: tuple(Studied(*row) for row in tx.all(OF_PLAYER, user=user)))

    async def drop_study(self, user: int, number: int) -> bool:
        """See Studies."""
        return await self._writer.write(lambda tx: _drop(tx, user, number))

    async def _studied(self, number: int) -> tuple[Turn, ...]:
        """The turns of a record; none if it is gone."""
        row = await self._reader.read(lambda tx: tx.one(DATA, study=number))
        return () if row is None else (await asyncio.to_thread(_unpacked, number, row[0]))[1]


def forget_old(tx: Tx, before: int) -> int:
    """Drop the records that were read before then; how many."""
    return tx.run(DROP_OLD, before=before)


def _packed(match: Match, turns: Sequence[Turn]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode((match, turns)))


def _unpacked(number: int, data: bytes) -> tuple[Match, tuple[Turn, ...]]:
    match, turns = msgspec.msgpack.decode(zlib.decompress(data), type=tuple[Match, tuple[Turn, ...]])
    named = tuple(msgspec.structs.replace(turn, match=-number) for turn in turns)
    return msgspec.structs.replace(match, id=-number), named


def _keep(tx: Tx, user: Holder, match: Match, turns: int, data: bytes, now: int, most: int) -> int:
    player = does.player(tx, user)
    tx.run(ADD, player=player, made=now, game=match.game, turns=turns, data=data)
    ((number,),) = tx.all(ADDED, player=player)
    for old, *_ in tx.all(OF_PLAYER, user=user.user)[most:]:
        tx.run(DROP, study=old)
    return int(number)


def _drop(tx: Tx, user: int, number: int) -> bool:
    if tx.one(DATA_OF, study=number, user=user) is None:
        return False
    return tx.run(DROP, study=number) > 0

"""Rows that players add by hand, such as reports: a repeated interaction adds nothing, and nobody adds more than so many in a time."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table, bindparam, func, select

from bot.matches.core.models import Player
from bot.storage.core import transactions
from bot.storage.core.query import Tx, new_row, query


class RationedRows:
    """Adds rows to a table that has the columns `id`, `player`, `made` and `key`."""

    def __init__(self, table: Table) -> None:
        self._add = query(new_row(table).returning(table.c.id))
        self._by_key = query(select(table.c.id).where(table.c.key == bindparam("repeated")))
        self._lately = query(
            select(func.count())
            .select_from(table)
            .where(table.c.player == bindparam("by"), table.c.made > bindparam("since"))
        )

    def add(self, tx: Tx, by: Player, key: str, most: int, since: int, **values: Any) -> tuple[int, bool]:
        """The number of the row, and whether it is new: of a repeated key it is the former one, and 0 if its author has added `most` since then."""
        former = tx.one(self._by_key, repeated=key)
        if former is not None:
            return int(former[0]), False
        player = transactions.player(tx, by)
        ((count,),) = tx.all(self._lately, by=player, since=since)
        if count >= most:
            return 0, False
        ((number,),) = tx.all(self._add, player=player, key=key, **values)
        return int(number), True

"""Finishes what `pg_restore` has begun: users deleted since the dump are deleted again, and no number is given twice."""

from __future__ import annotations

from sqlalchemy import select

from bot.settings import PostgresUrl
from bot.storage.core.postgres import PostgresTx
from bot.storage.core.postgres_tables import changing_server, source_on_server
from bot.storage.core.query import query
from bot.storage.core.schema.players import players
from bot.storage.core.tables import NUMBERED, Tables
from bot.storage.privacy.user_erasure import forget

THERE = query(select(players.c.id, players.c.discord_id, players.c.name).where(players.c.discord_id > 0))


def finish_restore(restored: PostgresUrl, replaced: PostgresUrl | None, skipped: int) -> int:
    """Compare a restored database with the one it replaces; returns how many users are deleted again.

    Where that is lost (None), `skipped` numbers are left out. No bot may use either. Raises StoreError.
    """
    erased: set[int] = set()
    given: dict[str, int] | None = None
    if replaced is not None:
        with source_on_server(replaced) as old:
            erased = {row[0] for row in old.rows(players) if row[1] < 0}
            given = old.numbers()
    with changing_server(restored) as (plain, new):
        tx = PostgresTx(plain)
        back = [row for row in tx.all(THERE) if row[0] in erased]
        for number, user, name in back:
            forget(tx, number, user, name)
        new.number_on(_beyond(new, given, skipped))
    return len(back)


def _beyond(new: Tables, given: dict[str, int] | None, skipped: int) -> dict[str, int]:
    known = new.numbers()
    names = [table.name for table in NUMBERED if table.name in known or given is None or table.name in given]
    if given is None:
        return {name: known.get(name, 0) + skipped for name in names}
    return {name: max(known.get(name, 0), given.get(name, 0)) for name in names}

"""Retention of problems that players have reported."""

from __future__ import annotations

from sqlalchemy import bindparam, delete

from bot.matches.timing.paces import DAY
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.players import reports

KEPT = 90  # days
DROP_OLD = query(delete(reports).where(reports.c.made < bindparam("before")))


def drop_old(tx: Tx, now: int) -> None:
    """Delete the reports past their retention period."""
    tx.run(DROP_OLD, before=now - KEPT * DAY)

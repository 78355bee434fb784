"""Deletes rows past their retention period, each table's in a transaction of its own."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from bot.matches.timing.paces import DAY
from bot.storage.core.query import Tx
from bot.storage.core.schema import metadata
from bot.storage.core.schema.privacy import Kept, privacy_of
from bot.storage.privacy import guild_removal

log = logging.getLogger(__name__)

KEPT = [kept for table in metadata.sorted_tables for kept in (privacy_of(table).kept,) if isinstance(kept, Kept)]


async def tidy_rows(write: Callable[[Callable[[Tx], Any]], Awaitable[Any]], now: int, days: int) -> int:
    """Delete what the tables no longer keep, and servers left `days` ago; returns how many of those there were."""
    before = now - days * DAY
    for kept in KEPT:
        await write(partial(kept.end, before=before if kept.period is None else now - kept.period))
    forgotten = await write(lambda tx: guild_removal.forget(tx, before))
    if forgotten:
        log.info("what was kept of %s servers is dropped", len(forgotten))
    return len(forgotten)

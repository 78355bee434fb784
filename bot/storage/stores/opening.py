"""Opens the store that the settings name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from bot.settings import PostgresUrl
from bot.storage.stores.sqlite import SqliteStore

if TYPE_CHECKING:
    from bot.storage.stores.postgres_store import PostgresStore

AnyStore: TypeAlias = "SqliteStore | PostgresStore"


async def open_store(database: Path | PostgresUrl) -> AnyStore:
    """Open the database, created or upgraded as needed. Raises StoreError with a sentence for the operator."""
    if isinstance(database, Path):
        return await SqliteStore.open(database)
    from bot.storage.stores.postgres_store import PostgresStore  # noqa: PLC0415  few bots need PostgreSQL's client

    return await PostgresStore.open(database.full)

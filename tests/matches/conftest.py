from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.storage.core.sqlite import SqliteStore
from tests.support.played import Evening
from tests.support.table import Table, table


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db") as made:
        yield made


@pytest_asyncio.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    store = await SqliteStore.open(tmp_path / "m.db")
    yield Evening(store)
    await store.close()

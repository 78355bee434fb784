from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.settings import PostgresUrl
from bot.storage.stores.opening import open_store
from bot.storage.stores.sqlite import SqliteStore
from tests.support.matches.played import Evening
from tests.support.matches.table import Table, table
from tests.support.tournaments.torn_tournaments import Stores
from tests.support.tournaments.tournaments import Season


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db") as made:
        yield made


@pytest.fixture
def season(at: Table) -> Season:
    return Season(at)


@pytest_asyncio.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    store = await SqliteStore.open(tmp_path / "m.db")
    yield Evening(store)
    await store.close()


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def stores(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Stores]:
    """Those of two processes: one file has one process at a time, so there it is the same."""
    if request.param == "sqlite":
        kept = [await open_store(tmp_path / "matches.db")]
    else:
        url = PostgresUrl(request.getfixturevalue("postgres").new_database("template1"))
        kept = [await open_store(url), await open_store(url)]
    yield kept[0], kept[-1]
    for one in kept:
        await one.close()

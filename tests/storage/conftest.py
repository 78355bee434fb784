import inspect
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.storage.core.postgres_store import PostgresStore
from bot.storage.core.sqlite import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "matches.db"


OF_THE_FILE = {"test_batches.py", "test_faults.py"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test of the store on both engines, except those about SQLite's file."""
    if "store" in metafunc.fixturenames:
        about_the_file = (
            metafunc.definition.path.name in OF_THE_FILE or "path" in inspect.signature(metafunc.function).parameters
        )
        metafunc.parametrize("store", ["sqlite"] if about_the_file else ["sqlite", "postgres"], indirect=True)


@pytest_asyncio.fixture
async def store(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[SqliteStore | PostgresStore]:
    if request.param == "sqlite":
        opened: SqliteStore | PostgresStore = await SqliteStore.open(path, busy_ms=100)
    else:
        opened = await PostgresStore.open(request.getfixturevalue("postgres").new_database("template1"))
    yield opened
    await opened.close()

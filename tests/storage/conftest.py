from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.storage.core.sqlite import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "matches.db"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(path, busy_ms=100)
    yield opened
    await opened.close()

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.support.table import Table, table


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db") as made:
        yield made

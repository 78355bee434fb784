"""A bot at a local Discord for every test that wants one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.support.scene import Scene, scene


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    """Ada, Bruno and Chloe in front of a bot."""
    async with scene(tmp_path) as opened:
        yield opened

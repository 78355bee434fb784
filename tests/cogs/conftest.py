"""A bot at a local Discord for every test that wants one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.support import pressing
from tests.support.scene import Scene, scene


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    """Ada, Bruno and Chloe in front of a bot."""
    async with scene(tmp_path) as opened:
        yield opened


def pytest_sessionfinish(session: pytest.Session) -> None:
    """After a run in which everything was pressed again: every verb that is answered must have been among it."""
    whole = session.config.args == ["tests/cogs"]
    missed = pressing.known - pressing.pressed.keys()
    if whole and pressing.WANTED and session.exitstatus == 0:
        print(f"\n{pressing.pressed.total()} controls of {len(pressing.pressed)} verbs pressed again")
        if missed:
            print(f"never pressed again: {sorted(missed)}")
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

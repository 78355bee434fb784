"""The receiver of all tests of webhooks."""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.features.webhooks.receiver import Receiver, receiving


@pytest_asyncio.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as opened:
        yield opened

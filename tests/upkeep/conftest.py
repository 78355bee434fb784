from collections.abc import Iterator

import pytest

from bot.storage.core.postgres_upgrade import prepare
from tests.support.postgres import QUICK, Server, server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    with server(QUICK) as running:
        prepare(running.url("template1"))
        yield running

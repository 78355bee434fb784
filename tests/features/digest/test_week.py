"""A week of digests in which clocks are changed and processes are killed: each is sent once, at its hour, with all that waits."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.features.digest.service import Digests
from bot.matches.work.store import Store
from bot.storage.core.postgres import PostgresPool
from bot.storage.stores.postgres_store import PostgresStore
from bot.storage.stores.sqlite import SqliteStore
from tests.storage.conftest import PATIENCE
from tests.support.digests.week import Hasty, Inboxes, Reopen, Week
from tests.support.samples import THOROUGH, sized

pytestmark = pytest.mark.asyncio
SPRING, AUTUMN = "2026-03-26", "2026-10-22"  # the clocks of Europe are changed on the Sunday after


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Reopen]:
    """Opens the store once more, as a process does that begins; the former one is closed."""
    on_server = request.param == "postgres"
    url = request.getfixturevalue("postgres").new_database("template1") if on_server else ""
    opened: list[SqliteStore | PostgresStore] = []

    async def again() -> Store:
        while opened:
            await opened.pop().close()
        opened.append(await _on_server(url) if on_server else await SqliteStore.open(tmp_path / "matches.db"))
        return opened[0]

    yield again
    for one in opened:
        await one.close()


async def _on_server(url: str) -> PostgresStore:
    pool = PostgresPool(url, patience=PATIENCE)
    await pool.open()
    return PostgresStore(pool)


async def passed(
    week: Week, kills: int, inboxes: Inboxes, wrap: Callable[[Digests], Digests] = lambda usual: usual
) -> list[str]:
    await week.begin()
    await week.pass_by(inboxes, kills, wrap)
    return list(week.faults(inboxes.messages))


@pytest.mark.parametrize("start", [SPRING, pytest.param(AUTUMN, marks=THOROUGH)])
@pytest.mark.parametrize("reopen", ["sqlite", pytest.param("postgres", marks=THOROUGH)], indirect=True)
async def test_each_day_has_one_digest_at_its_hour_under_kills(reopen: Reopen, start: str):
    week, inboxes = Week(reopen, start, 12, 40, start), Inboxes()
    assert await passed(week, 10, inboxes) == []
    assert week.killed >= 10
    assert len(inboxes.messages) >= 6 * 12 - 20


@pytest.mark.slow
@pytest.mark.parametrize(
    ("reopen", "start", "most"),
    [("sqlite", SPRING, 1000), ("sqlite", AUTUMN, 1000), ("postgres", AUTUMN, 200)],
    indirect=["reopen"],
)
async def test_many_people_with_many_matches_under_kills(reopen: Reopen, start: str, most: int):
    people = sized(most)
    week, inboxes = Week(reopen, start, people, 10 * people, start), Inboxes()
    assert await passed(week, sized(100), inboxes) == []
    assert week.killed >= sized(100)
    assert len(inboxes.messages) >= 6 * people


@pytest.mark.parametrize("reopen", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("inboxes", "wrap", "expected"),
    [
        (Inboxes(forgets=True), lambda usual: usual, "2 digests"),
        (Inboxes(), Hasty.of, "0 digests"),
    ],
)
async def test_the_check_above_would_notice(
    reopen: Reopen, inboxes: Inboxes, wrap: Callable[[Digests], Digests], expected: str
):
    week = Week(reopen, SPRING, 12, 40, "control")
    faults = await passed(week, 40, inboxes, wrap)
    assert any(one.startswith(expected) for one in faults)

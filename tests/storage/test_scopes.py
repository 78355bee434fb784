"""Which transactions run side by side on PostgreSQL, and that each stays within its scope: see also `audited` in conftest.py."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from bot.matches.core.errors import StoreBusy
from bot.settings import PostgresUrl
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.postgres import PostgresPool
from bot.storage.core.postgres_offline import change
from bot.storage.core.query import Tx
from bot.storage.core.scope import ANYTHING, CLAIMS, ROWS, Scope
from bot.storage.stores.postgres_store import PostgresStore
from tests.storage.conftest import OutOfScope
from tests.support.storage.postgres import Server
from tests.support.storage.stored import begun, moved

SHORT = 0.3  # seconds


@asynccontextmanager
async def held(pool: PostgresPool, scope: Scope) -> AsyncIterator[None]:
    """A transaction under way in a scope."""
    inside, enough = threading.Event(), threading.Event()

    def work(_: Tx) -> None:
        inside.set()
        enough.wait(5)

    running = asyncio.create_task(pool.write(work, scope, patience=10))
    await asyncio.to_thread(inside.wait, 5)
    try:
        yield
    finally:
        enough.set()
        await running


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("first", "second", "waits"),
    [
        (Scope(1), Scope(1), True),
        (Scope(1), Scope(2), False),
        (Scope(1), Scope(1 + (1 << 31)), True),  # their locks are one: a wait too many, never one too few
        (Scope(1), Scope(post=1), True),
        (Scope(2), Scope(post=1), False),
        (Scope(1), CLAIMS, False),
        (CLAIMS, CLAIMS, False),
        (Scope(1), ROWS, False),
        (ROWS, ROWS, False),
        (ANYTHING, ROWS, True),
        (ROWS, ANYTHING, True),
        (ANYTHING, Scope(1), True),
        (ANYTHING, Scope(post=1), True),
        (ANYTHING, CLAIMS, True),
        (Scope(1), ANYTHING, True),
        (CLAIMS, ANYTHING, True),
        (ANYTHING, ANYTHING, True),
    ],
)
async def test_a_transaction_waits_for_those_that_may_change_the_same(
    postgres: Server, first: Scope, second: Scope, *, waits: bool
):
    store = await PostgresStore.open(postgres.new_database("template1"))
    match = await begun(store)
    assert (match.id, (await store.posts_due(99))[0].id) == (1, 1)
    async with held(store._writer, first):
        if waits:
            with pytest.raises(StoreBusy):
                await store._writer.write(lambda _: None, second, patience=SHORT)
        else:
            await store._writer.write(lambda _: None, second, patience=5)
        assert await store.get(match.id) == match  # readers never wait
    await store._writer.write(lambda _: None, second)
    await store.close()


@pytest.mark.asyncio
async def test_each_sees_what_those_before_it_have_stored(postgres: Server):
    """A counter read and written by many at once: each waits for its lock before it reads."""
    url = postgres.new_database("template1")
    stores = await PostgresStore.open(url), await PostgresStore.open(url)
    match = await begun(stores[0])

    def add(tx: Tx) -> None:
        found = transactions.get(tx, match.id)
        assert found is not None
        tx.run(sql.PAUSE_MATCH, match=match.id, until=found.paused + 1)

    await asyncio.gather(*(stores[nth % 2]._writer.write(add, Scope(match.id), patience=20) for nth in range(40)))
    seen = await stores[0].get(match.id)
    assert seen is not None
    assert seen.paused == 40
    for store in stores:
        await store.close()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "beyond",
    [
        lambda tx, match: tx.run(sql.PAUSE_MATCH, match=match + 1, until=0),
        lambda tx, _: tx.run(sql.DROP_SETTING, name="x"),
    ],
)
async def test_the_audit_notices_what_is_out_of_scope(postgres: Server, beyond: Callable[[Tx, int], int]):
    store = await PostgresStore.open(postgres.new_database("template1"))
    match = await begun(store)
    with pytest.raises(OutOfScope):
        await store._writer.write(lambda tx: beyond(tx, match.id), Scope(match.id))
    with pytest.raises(OutOfScope):
        await store._writer.write(lambda tx: beyond(tx, match.id), CLAIMS)
    with pytest.raises(OutOfScope):
        await store._writer.write(lambda tx: beyond(tx, match.id), ROWS)
    await moved(store, match, "press")
    await store.close()


@pytest.mark.asyncio
async def test_a_hosts_command_waits_for_bots_that_write_and_sees_what_they_wrote(postgres: Server):
    url = postgres.new_database("template1")
    store = await PostgresStore.open(url)
    match = await begun(store)
    async with held(store._writer, Scope(match.id)):
        changing = asyncio.create_task(
            asyncio.to_thread(change, PostgresUrl(url), lambda tx: transactions.setting(tx, "a"))
        )
        done, _ = await asyncio.wait({changing}, timeout=SHORT)
        assert not done
    await changing
    await store.close()

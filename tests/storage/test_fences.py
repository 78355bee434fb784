"""A process that another has superseded in one of its shards stores nothing more, whatever it does (decision 62)."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio

from bot.features.reviews.rows import ReviewRows
from bot.matches.core.errors import StoreTaken
from bot.storage.core.query import Query, Tx
from bot.storage.stores.postgres_store import PostgresStore
from tests.support.storage.postgres import Server
from tests.support.storage.stored import begun, moved

pytestmark = pytest.mark.asyncio

ADD = Query("INSERT INTO settings (name, value) VALUES ('slow', '')", {})
ROWS = Query("SELECT shard, epoch, owner, leaving FROM shards ORDER BY shard", {})


class Process:
    """A store, and whether it has noticed that it is superseded."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.superseded = False

    async def take(self, *shards: int) -> None:
        await self.store.take_shards(shards, self._note)

    def _note(self) -> None:
        self.superseded = True


@pytest_asyncio.fixture
async def processes(postgres: Server) -> AsyncIterator[tuple[Process, Process]]:
    url = postgres.new_database("template1")
    one, other = Process(await PostgresStore.open(url)), Process(await PostgresStore.open(url))
    yield one, other
    await one.store.close()
    await other.store.close()


async def _a_turn(store: PostgresStore) -> None:
    match = await store.get(1)
    assert match is not None
    await moved(store, match, "turn")


WRITES: dict[str, Callable[[PostgresStore], Awaitable[object]]] = {
    "a turn": _a_turn,
    "anything": lambda store: store.keep_setting("a", "1"),
    "timers": lambda store: store.claim_timers(10**15, owner="1", lease=1, most=9),
    "decisions": lambda store: store.claim_decisions(10**15, owner="1", lease=1, most=9),
    "reviews": lambda store: store.area(ReviewRows).claim(10**15, owner="1", lease=1, most=9),
    "posts": lambda store: store.posts_due(99),
    "bulletins": lambda store: store.claim_bulletin(99, "1"),
    "signs of life": lambda store: store.seen(1, 10),
    "an attempt at a post": lambda store: store.post_attempted(1, 5),
}


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
async def test_nothing_is_stored_once_another_has_taken_a_shard(
    processes: tuple[Process, Process], write: Callable[[PostgresStore], Awaitable[object]]
):
    one, other = processes
    await one.take(0, 2)
    await begun(one.store)
    await one.store.arrive(1, most=9)
    await other.take(2)
    with pytest.raises(StoreTaken):
        await write(one.store)
    assert one.superseded
    assert await one.store.get(1) is not None  # reading is no harm
    await write(other.store)
    assert not other.superseded


async def test_processes_with_other_shards_write_side_by_side(processes: tuple[Process, Process]):
    one, other = processes
    await one.take(0, 2)
    await other.take(1, 3)
    for process in processes:
        await process.store.keep_setting("a", "1")
    assert not one.superseded
    assert not other.superseded


async def test_a_shard_is_taken_between_two_transactions_never_within_one(processes: tuple[Process, Process]):
    one, other = processes
    await one.take(0)
    order: list[str] = []
    writes = threading.Event()

    def slow(tx: Tx) -> None:
        tx.run(ADD)
        writes.set()
        time.sleep(0.5)
        order.append("written")

    writing = asyncio.create_task(one.store._writer.write(slow))
    assert await asyncio.to_thread(writes.wait, 60)
    await other.take(0)
    order.append("taken")
    await writing
    assert order == ["written", "taken"]
    assert await other.store.setting("slow") == ""


async def test_a_process_that_hands_over_writes_until_it_is_fenced_off(processes: tuple[Process, Process]):
    one, other = processes
    await one.take(0, 2)
    await one.store.leave_shards()
    await other.take(0, 2)
    for process in processes:
        await process.store.keep_setting("a", "1")
    await other.store.fence_off()
    await other.store.keep_setting("a", "2")
    with pytest.raises(StoreTaken):
        await one.store.keep_setting("a", "3")
    assert await other.store.setting("a") == "2"


async def test_a_process_may_hand_over_before_it_has_fenced_off_the_one_before(processes: tuple[Process, Process]):
    one, other = processes
    await one.take(0)
    await one.store.leave_shards()
    await one.store.fence_off()
    await other.take(0)
    await one.store.keep_setting("a", "1")
    assert not one.superseded


async def test_only_the_last_owner_may_hand_over(processes: tuple[Process, Process]):
    one, other = processes
    await one.take(0)
    await one.store.leave_shards()
    await other.take(0)
    third = Process(await PostgresStore.open(one.store._writer.primary.at.conninfo))
    await third.take(0)  # the second has not said that it leaves
    for process in processes:
        with pytest.raises(StoreTaken):
            await process.store.keep_setting("a", "1")
    rows = await third.store._writer.read(lambda tx: tx.all(ROWS))
    assert rows == [(0, 3, third.store._owner, "")]
    await third.store.close()


async def test_the_fence_outlasts_what_psycopg_drops_at_a_rollback(processes: tuple[Process, Process]):
    one, _ = processes
    await one.take(0)
    for nth in range(40):
        await one.store.keep_setting("a", str(nth))
        await one.store.setting("a")
        with pytest.raises(ZeroDivisionError):
            await one.store._writer.write(lambda _: 1 // 0)
    assert await one.store.setting("a") == "39"

"""Group commit: one commit, otherwise independent changes."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.core.errors import CommitUnknown, LostRace, StoreBusy, StoreError, StoreFull
from bot.matches.core.models import Status
from bot.matches.delivery.models import PostKind
from bot.storage.core import transactions
from bot.storage.core.group_commit import MOST
from bot.storage.core.query import Query, Tx
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import begun, moved, new_match, turn

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def sizes(store: SqliteStore) -> AsyncIterator[list[int]]:
    """The number of pieces of work in each transaction."""
    seen: list[int] = []
    store._writer.watch = lambda pieces, _: seen.append(pieces)
    yield seen


async def test_what_waits_together_is_committed_together(store: SqliteStore, sizes: list[int]):
    await asyncio.gather(*(store.keep_setting(str(nth), "x") for nth in range(MOST + 5)))
    assert sizes == [MOST, 5]


async def test_what_comes_while_others_are_written_is_committed_after_them(store: SqliteStore, sizes: list[int]):
    first = asyncio.create_task(store.keep_setting("a", "1"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.gather(*(store.keep_setting("a", str(nth)) for nth in range(2, 6)))
    assert first.done()
    assert sizes == [1, 4]
    assert await store.setting("a") == "5"


async def test_one_commit_for_many(store: SqliteStore, path: Path):
    """The log of a WAL marks the end of each transaction: the frames whose header gives the size of the file."""

    def commits() -> int:
        log = path.with_name(f"{path.name}-wal").read_bytes()
        frames = range(32, len(log), 24 + 4096)
        return sum(log[at + 4 : at + 8] != b"\0\0\0\0" for at in frames)

    await store.keep_setting("begun", "x")
    before = commits()
    await asyncio.gather(*(store.keep_setting(str(nth), "x") for nth in range(20)))
    assert commits() == before + 1


async def test_a_piece_that_fails_is_undone_alone(store: SqliteStore, sizes: list[int]):
    ann = await begun(store, name="ann")
    stale = await begun(store, 1, 2, name="stale")
    await moved(store, stale, "meanwhile")
    sizes.clear()

    def half(tx: Tx) -> None:
        transactions.keep_setting(tx, "half", "done")
        raise KeyError("in the middle")

    def wrong(tx: Tx) -> None:
        transactions.keep_setting(tx, "wrong", "done")
        tx.run(Query("INSERT INTO nowhere VALUES (1)", {}))

    results = await asyncio.gather(
        store.keep_setting("before", "kept"),
        moved(store, stale, "too late"),
        moved(store, ann, "press"),
        store._writer.write(half),
        store._writer.write(wrong),
        store.keep_setting("after", "kept"),
        return_exceptions=True,
    )
    assert sizes == [6]
    assert [type(result) for result in results[1:2] + results[3:5]] == [LostRace, KeyError, StoreError]
    assert results[2] == await store.get(ann.id)
    assert await store.turn_by_key("too late") is None
    kept = [await store.setting(name) for name in ("before", "half", "wrong", "after")]
    assert kept == ["kept", None, None, "kept"]


async def test_a_commit_that_fails_leaves_everybody_in_doubt(store: SqliteStore):
    match = await begun(store)

    def breaks_at_the_end(tx: Tx) -> None:
        tx.run(Query("PRAGMA defer_foreign_keys=ON", {}))
        tx.run(Query("INSERT INTO drafts VALUES (999, 0, 'a', x'00')", {}))

    results = await asyncio.gather(
        moved(store, match, "press"), store._writer.write(breaks_at_the_end), return_exceptions=True
    )
    assert [type(result) for result in results] == [CommitUnknown, CommitUnknown]
    assert results[0] is not results[1]
    assert isinstance(results[0].__cause__, StoreError)
    assert await store.get(match.id) == match
    assert (await moved(store, match, "press")).revision == 1


async def test_a_locked_file_keeps_everybody_waiting_and_changes_nothing(store: SqliteStore, path: Path):
    intruder = sqlite3.connect(path, isolation_level=None)
    intruder.execute("BEGIN IMMEDIATE")
    results = await asyncio.gather(*(store.keep_setting(name, "x") for name in "abc"), return_exceptions=True)
    assert [type(result) for result in results] == [StoreBusy] * 3
    intruder.close()
    assert [await store.setting(name) for name in "abc"] == [None] * 3


async def test_where_sqlite_undoes_all_everybody_is_told(store: SqliteStore):
    """A rollback of the whole, as SQLite makes it by itself after some failures of the disk."""

    def undoes(tx: Tx) -> None:
        tx.run(Query("INSERT OR ROLLBACK INTO settings VALUES ('a', 'again')", {}))

    results = await asyncio.gather(
        store.keep_setting("a", "x"), store._writer.write(undoes), store.keep_setting("b", "x"), return_exceptions=True
    )
    assert [type(result) for result in results] == [StoreError] * 3
    assert [await store.setting(name) for name in "ab"] == [None, None]


async def test_a_piece_that_finds_the_disk_full_does_not_fill_it_for_the_others(store: SqliteStore):
    match = await begun(store)
    await store._writer.call(lambda plain: plain.execute("PRAGMA max_page_count=1").fetchall())

    def large(tx: Tx) -> None:
        transactions.keep_setting(tx, "large", "x" * 100_000)

    results = await asyncio.gather(store._writer.write(large), store.place(match.id, message=5), return_exceptions=True)
    assert isinstance(results[0], StoreFull)
    found = await store.get(match.id)
    assert found is not None
    assert (found.message == 5) is (results[1] is None)


async def test_a_cancelled_caller_does_not_stop_what_he_began(store: SqliteStore):
    match = await begun(store)
    pressed = asyncio.create_task(moved(store, match, "press"))
    others = [asyncio.create_task(store.keep_setting(name, "x")) for name in "abc"]
    await asyncio.sleep(0)
    pressed.cancel()
    others[1].cancel()
    results = await asyncio.gather(pressed, *others, return_exceptions=True)
    assert [isinstance(result, asyncio.CancelledError) for result in results] == [True, False, True, False]
    found = await store.get(match.id)
    assert found is not None
    assert found.revision == 1
    assert [await store.setting(name) for name in "abc"] == ["x"] * 3


async def test_what_waits_is_kept_before_the_store_closes(path: Path):
    store = await SqliteStore.open(path)
    writes = [asyncio.create_task(store.keep_setting(str(nth), "x")) for nth in range(MOST + 5)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with pytest.raises(StoreError, match="the store is closed"):
        await store.keep_setting("late", "x")
    again = await SqliteStore.open(path)
    assert [await again.setting(str(nth)) for nth in range(MOST + 5)] == ["x"] * (MOST + 5)
    await again.close()


async def test_an_end_in_the_middle_leaves_nobody_waiting_for_ever(store: SqliteStore):
    """A loop that ends cancels every task, those of the store as well."""
    writes = [asyncio.create_task(store.keep_setting(str(nth), "x")) for nth in range(MOST + 5)]
    await asyncio.sleep(0)
    pump = store._writer._pump
    assert pump is not None
    await asyncio.sleep(0)
    pump.cancel()
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert {type(result) for result in results} == {asyncio.CancelledError}
    await store.keep_setting("a", "b")
    assert await store.setting("a") == "b"


async def test_each_of_a_batch_sees_what_those_before_it_did(store: SqliteStore, sizes: list[int]):
    match = await begun(store)
    sizes.clear()
    steps = [turn(match, 1, key) for key in ("one", "two")]
    results = await asyncio.gather(
        *(store.advance(match, [step], status=Status.RUNNING, posts=[PostKind.TURN]) for step in steps),
        store.add(new_match(5, 6), key="same", now=1),
        store.add(new_match(5, 6), key="same", now=1),
        return_exceptions=True,
    )
    assert sizes == [4]
    assert isinstance(results[1], LostRace)
    assert results[2] == results[3]

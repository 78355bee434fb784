"""File and disk faults, and the program's error messages."""

# ruff: noqa: ASYNC220, ASYNC240 - nothing else waits for a test's event loop

import asyncio
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bot.matches.core.errors import CommitUnknown, StoreBusy, StoreCorrupt, StoreError, StoreFull, StoreTaken
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import PostKind
from bot.storage.core import transactions
from bot.storage.core.connection import Connection, store_error
from bot.storage.core.group_commit import Writer
from bot.storage.core.query import Query, Tx
from bot.storage.matches import changes
from bot.storage.stores import sqlite as sqlite_store
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.files import PRAGMAS
from tests.support.storage.stored import begun, moved, new_match, turn

pytestmark = pytest.mark.asyncio

HOLD = """
import sys
from pathlib import Path
from bot.storage.core.lock import FileLock
lock = FileLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


async def test_a_second_process_is_refused_with_a_sentence(path: Path):
    path.parent.mkdir()
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(StoreTaken) as refusal:
            await SqliteStore.open(path)
        assert str(refusal.value) == (
            f"{path} is in use by another running bot (process {other.pid}). Stop that one first, or name another file: BOT_DATABASE, or `--folder` of `pichenette play`."
        )
        other.kill()
    store = await SqliteStore.open(path)
    await store.close()


async def test_the_same_process_does_not_open_a_file_twice(store: SqliteStore, path: Path):
    with pytest.raises(StoreTaken):
        await SqliteStore.open(path)
    assert await store.get(1) is None


async def test_a_file_that_is_no_database_is_refused(path: Path):
    path.parent.mkdir()
    path.write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(StoreCorrupt, match=r"is damaged \(file is not a database\). Restore a backup"):
        await SqliteStore.open(path)
    assert path.read_bytes() == b"Dear diary, " * 1000


async def test_a_damaged_file_is_refused(path: Path):
    store = await SqliteStore.open(path)
    await begun(store)
    await store.close()
    whole = path.read_bytes()
    for page in range(2, len(whole) // 4096):
        damaged = bytearray(whole)
        damaged[page * 4096 : page * 4096 + 8] = b"\xff" * 8
        path.write_bytes(damaged)
        with pytest.raises(StoreCorrupt, match="is damaged"):
            await SqliteStore.open(path)
    path.write_bytes(whole)
    store = await SqliteStore.open(path)
    assert await store.get(1) is not None
    await store.close()


async def test_a_file_may_have_any_name(tmp_path: Path):
    path = tmp_path / "a b?c#d%20e&f=g.db"
    store = await SqliteStore.open(path)
    await begun(store)
    await store.close()
    assert sorted(file.name for file in tmp_path.iterdir()) == [path.name, f"{path.name}.lock"]


async def test_a_folder_that_cannot_be_made(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be opened: "):
        await SqliteStore.open(tmp_path / "file" / "matches.db")


async def test_a_locked_database_changes_nothing_and_recovers(store: SqliteStore, path: Path):
    match = await begun(store)
    intruder = sqlite3.connect(path, isolation_level=None)
    intruder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreBusy):
        await moved(store, match, "press")
    assert await store.get(match.id) == match
    intruder.execute("ROLLBACK")
    intruder.close()
    assert (await moved(store, match, "press")).revision == 1


async def test_a_database_locked_at_start(path: Path):
    await (await SqliteStore.open(path)).close()
    intruder = sqlite3.connect(path, isolation_level=None)
    intruder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreBusy, match="cannot be opened: database is locked"):
        await SqliteStore.open(path, busy_ms=50)
    intruder.close()
    await (await SqliteStore.open(path)).close()


async def test_a_full_disk_keeps_what_was_kept(store: SqliteStore):
    match = await begun(store)
    await store._writer.call(lambda plain: plain.execute("PRAGMA max_page_count=1").fetchall())
    with pytest.raises(StoreFull):
        await moved_for_ever(store, match)
    kept = await store.get(match.id)
    assert kept is not None
    assert len(await store.turns(match.id)) == kept.revision + 1
    await store._writer.call(lambda plain: plain.execute("PRAGMA max_page_count=100000").fetchall())
    assert (await moved(store, kept, "press at last")).revision == kept.revision + 1


async def moved_for_ever(store: SqliteStore, match: Match) -> None:
    while True:
        match = await moved(store, match, f"press {match.revision}")


async def test_a_step_that_fails_half_way_is_undone(store: SqliteStore):
    match = await begun(store)

    def fails(tx: Tx) -> None:
        changes.advance(tx, match, [turn(match, 1, "press")], Status.RUNNING, [PostKind.TURN])
        raise KeyError("in the middle")

    with pytest.raises(KeyError):
        await store._writer.write(fails)
    assert await store.get(match.id) == match
    assert await store.turn_by_key("press") is None
    assert (await moved(store, match, "press")).revision == 1


async def test_a_failed_commit_is_unknown_and_undone_if_it_can_be(store: SqliteStore):
    await begun(store)

    def breaks_at_the_end(tx: Tx) -> None:
        tx.run(Query("PRAGMA defer_foreign_keys=ON", {}))
        tx.run(Query("INSERT INTO drafts VALUES (999, 0, 'a', x'00')", {}))

    with pytest.raises(CommitUnknown) as unknown:
        await store._writer.write(breaks_at_the_end)
    assert isinstance(unknown.value.__cause__, StoreError)
    assert await store.draft(999, 0, "a") is None
    await store.keep_setting("a", "b")


async def test_a_commit_that_finds_the_file_locked_changed_nothing(path: Path):
    await (await SqliteStore.open(path)).close()
    rollback = sqlite3.connect(path)
    rollback.execute("PRAGMA journal_mode=DELETE")  # where a reader holds a commit up; in WAL mode none does
    rollback.close()
    connection = await Writer.open(path, mode="rw", pragmas=("busy_timeout=20",))
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM matches").fetchall()
    with pytest.raises(StoreBusy):
        await connection.write(lambda tx: transactions.keep_setting(tx, "a", "b"))
    reader.close()
    assert await connection.read(lambda tx: transactions.setting(tx, "a")) is None
    await connection.write(lambda tx: transactions.keep_setting(tx, "a", "b"))
    await connection.close()


async def test_readers_cannot_write(store: SqliteStore):
    with pytest.raises(StoreError, match="readonly"):
        await store._reader.read(lambda tx: transactions.keep_setting(tx, "a", "b"))


async def test_a_transaction_is_one_hop_to_the_stores_thread(store: SqliteStore):
    hops: list[object] = []
    queue = store._writer._db._tx

    class Watched:
        def put_nowait(self, item: object) -> None:
            hops.append(item)
            queue.put_nowait(item)

    store._writer._db._tx = Watched()
    match = await begun(store)
    hops.clear()
    await moved(store, match, "press")
    assert len(hops) == 1
    store._writer._db._tx = queue
    assert await store._writer.write(lambda _: threading.get_ident()) != threading.get_ident()


async def test_the_pragmas_are_set(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sqlite_store, "_writer", PRAGMAS)  # those of the program, which syncs
    store = await SqliteStore.open(path, busy_ms=100)

    async def pragma(name: str, connection: Connection = store._writer) -> object:
        return await connection.call(lambda plain: plain.execute(f"PRAGMA {name}").fetchone()[0])

    assert await pragma("journal_mode") == "wal"
    assert await pragma("synchronous") == 2
    assert await pragma("foreign_keys") == 1
    assert await pragma("busy_timeout") == 100
    assert await pragma("query_only", store._reader) == 1
    await store.close()


async def test_writes_of_many_tasks_all_count(store: SqliteStore):
    made = await asyncio.gather(*(store.add(new_match(1000 + n, 2000 + n), key=str(n), now=n) for n in range(50)))
    assert sorted(match.id for match in made) == list(range(1, 51))


async def test_errors_of_the_module_itself_are_store_errors():
    assert type(store_error(sqlite3.ProgrammingError("wrong number of bindings"))) is StoreError


async def test_a_connection_that_cannot_be_set_up_is_closed(path: Path):
    with pytest.raises(StoreError):
        await Connection.open(path, mode="ro", pragmas=())
    await (await SqliteStore.open(path)).close()
    with pytest.raises(StoreError, match="syntax error"):
        await Connection.open(path, mode="ro", pragmas=("no such thing",))


async def test_a_closed_connection_reads_no_more(tmp_path: Path):
    path = tmp_path / "some.db"
    path.touch()
    connection = await Connection.open(path, mode="ro", pragmas=())
    await connection.close()
    with pytest.raises(StoreError, match="the store is closed"):
        await connection.read(lambda _: 1)

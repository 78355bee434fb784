"""Backups are made while the store is open, rotated, and restored."""

# ruff: noqa: ASYNC240 - nothing else waits for a test's event loop

import contextlib
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.matches.core.errors import StoreBusy, StoreCorrupt, StoreError, StoreTaken
from bot.matches.delivery.models import PostKind
from bot.storage.stores.sqlite import SqliteStore
from bot.upkeep.backups import SKIPPED, back_up, last_backup, restore
from tests.storage.released import old_file
from tests.support.storage.stored import begun, moved, new_match

pytestmark = pytest.mark.asyncio

NOON = datetime(2026, 5, 4, 12, 0, 0, tzinfo=UTC)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "bot" / "m.db"


async def kept(database: Path) -> tuple[int, ...]:
    """Revisions of the matches in a file."""
    store = await SqliteStore.open(database)
    try:
        found = [await store.get(match) for match in range(1, 10)]
        return tuple(match.revision for match in found if match is not None)
    finally:
        await store.close()


async def test_a_backup_is_made_while_the_store_is_open(database: Path, tmp_path: Path):
    store = await SqliteStore.open(database)
    match = await begun(store)
    seen: list[int] = []
    made = back_up(database, tmp_path / "copy.db", tell=seen.append)
    await moved(store, match, "after")
    await store.close()
    assert made == tmp_path / "copy.db"
    assert await kept(made) == (0,)
    assert await kept(database) == (1,)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["bot", "copy.db", "copy.db.lock"]


async def test_of_a_folder_only_the_newest_are_kept_and_nothing_else_is_touched(database: Path, tmp_path: Path):
    await (await SqliteStore.open(database)).close()
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "m-diary.db").write_text("mine")
    assert last_backup(database) is None
    for minute in range(4):
        back_up(database, folder, keep=2, now=NOON.replace(minute=minute))
    assert sorted(file.name for file in folder.iterdir()) == [
        "m-20260504-120200.db",
        "m-20260504-120300.db",
        "m-diary.db",
    ]
    assert last_backup(database) is not None


async def test_nothing_is_overwritten(database: Path, tmp_path: Path):
    await (await SqliteStore.open(database)).close()
    diary = tmp_path / "diary"
    diary.write_text("mine")
    with pytest.raises(StoreError, match="exists already"):
        back_up(database, diary)
    with pytest.raises(StoreError, match="exists already"):
        back_up(database, database)
    assert diary.read_text() == "mine"


@pytest.mark.parametrize(
    ("to", "keep", "expected"),
    [("nowhere/copy.db", 0, "cannot be copied to"), ("copy.db", 3, "is not a folder: --keep looks after")],
)
async def test_what_cannot_be_backed_up_is_told(database: Path, tmp_path: Path, to: str, keep: int, expected: str):
    with pytest.raises(StoreError, match="There is nothing to back up"):
        back_up(database, tmp_path / "copy.db")
    await (await SqliteStore.open(database)).close()
    with pytest.raises(StoreError, match=expected):
        back_up(database, tmp_path / to, keep=keep)
    assert [file.name for file in tmp_path.iterdir()] == ["bot"]


async def test_a_damaged_file_makes_no_backup(database: Path, tmp_path: Path):
    database.parent.mkdir()
    database.write_bytes(b"no database at all, but long enough to be taken for one" * 100)
    with pytest.raises(StoreCorrupt, match="is damaged"):
        back_up(database, tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["bot"]


async def test_a_backup_is_put_back_and_what_was_there_kept_aside(database: Path, tmp_path: Path):
    store = await SqliteStore.open(database)
    match = await begun(store)
    backup = back_up(database, tmp_path / "copy.db")
    await moved(store, match, "after")
    with pytest.raises(StoreTaken, match="is in use by another running bot"):
        restore(database, backup)
    await store.close()
    aside = restore(database, backup, now=NOON)
    assert aside == database.with_name("m.db.before-20260504-120000")
    assert await kept(database) == (0,)
    assert await kept(aside) == (1,)


_OTHER = """
import sqlite3, sys
plain = sqlite3.connect(sys.argv[1], isolation_level=None)
plain.execute(sys.argv[2])
plain.execute("SELECT * FROM turns").fetchall()
print("open", flush=True)
sys.stdin.read()
"""


@contextlib.contextmanager
def opened_elsewhere(database: Path, statement: str) -> Iterator[None]:
    """Another process has the file open, and has run this statement."""
    command = [sys.executable, "-c", _OTHER, str(database), statement]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        yield  # leaving closes its standard input, so it ends


@pytest.mark.parametrize("statement", ["BEGIN", "SELECT 1"], ids=["reads", "has read"])
async def test_while_another_program_has_the_file_open_nothing_is_put_back(
    database: Path, tmp_path: Path, statement: str, caplog: pytest.LogCaptureFixture
):
    store = await SqliteStore.open(database)
    match = await begun(store)
    backup = back_up(database, tmp_path / "copy.db")
    with opened_elsewhere(database, statement):
        await moved(store, match, "after the backup, and only in the log")
        with caplog.at_level(logging.WARNING):
            await store.close()
        warned = [record.message for record in caplog.records]
        assert warned == (
            [f"another program reads {database}: a copy needs its -wal too"] if statement == "BEGIN" else []
        )
        before = {file.name: file.read_bytes() for file in database.parent.iterdir() if file.suffix != ".db-shm"}
        with pytest.raises(StoreBusy, match=r"m\.db is open in another program, .* Close that program \(a check"):
            restore(database, backup, now=NOON)
        after = {file.name: file.read_bytes() for file in database.parent.iterdir() if file.suffix != ".db-shm"}
        assert after == before
    aside = restore(database, backup, now=NOON)
    assert aside is not None
    assert (await kept(aside), await kept(database)) == ((1,), (0,))


async def test_two_restores_in_a_second_keep_both_files(database: Path, tmp_path: Path):
    store = await SqliteStore.open(database)
    match = await begun(store)
    backup = back_up(database, tmp_path / "copy.db")
    await moved(store, match, "after")
    await store.close()
    played, again = (restore(database, backup, now=NOON) for _ in range(2))
    assert played is not None
    assert again is not None
    assert (await kept(played), await kept(again)) == ((1,), (0,))


async def test_a_log_without_its_file_is_kept_and_not_applied_to_the_backup(database: Path, tmp_path: Path):
    store = await SqliteStore.open(database)
    match = await begun(store)
    backup = back_up(database, tmp_path / "copy.db")
    await moved(store, match, "only in the log")
    log = shutil.copy(database.with_name("m.db-wal"), tmp_path / "log")
    await store.close()
    database.unlink()
    shutil.copy(log, database.with_name("m.db-wal"))
    aside = restore(database, backup, now=NOON)
    assert aside == database.with_name("m.db.before-20260504-120000-wal")
    assert aside.read_bytes() == log.read_bytes()
    assert await kept(database) == (0,)


async def test_the_newest_of_a_folder_is_put_back(database: Path, tmp_path: Path):
    store = await SqliteStore.open(database)
    match = await begun(store)
    back_up(database, tmp_path, now=NOON)
    await moved(store, match, "later")
    back_up(database, tmp_path, now=NOON.replace(hour=13))
    await store.close()
    restore(database, tmp_path)
    assert await kept(database) == (1,)


async def test_no_number_is_given_twice(database: Path, tmp_path: Path):
    """A button in an old message must not reach another match."""
    store = await SqliteStore.open(database)
    await begun(store)
    backup = back_up(database, tmp_path / "copy.db")
    lost = await begun(store, 1, 2, name="lost")
    (_, last) = await store.posts_due(0)
    await store.close()
    restore(database, backup)
    store = await SqliteStore.open(database)
    fresh = await store.add(new_match(3, 4), key="fresh", now=1)
    assert fresh.id == lost.id + 1
    await store.change(fresh, status=fresh.status, turn=None, posts=[PostKind.NOTE], key="say", now=2)
    assert max(post.id for post in await store.posts_due(0)) > last.id
    await store.close()


async def test_where_what_was_there_is_lost_numbers_are_left_out(database: Path, tmp_path: Path):
    store = await SqliteStore.open(database)
    match = await begun(store)
    backup = back_up(database, tmp_path / "copy.db")
    await store.close()
    database.write_bytes(b"the disk has failed" * 1000)
    database.with_name("m.db-wal").write_bytes(b"left over")
    database.with_name("m.db-journal").write_bytes(b"left over too")
    aside = restore(database, backup)
    assert aside is not None
    assert aside.read_bytes() == b"the disk has failed" * 1000
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == b"left over"
    assert aside.with_name(f"{aside.name}-journal").read_bytes() == b"left over too"
    assert not database.with_name("m.db-journal").exists()
    store = await SqliteStore.open(database)
    fresh = await store.add(new_match(3, 4), key="fresh", now=1)
    assert fresh.id == match.id + SKIPPED + 1
    await store.close()
    elsewhere = tmp_path / "other machine" / "m.db"
    assert restore(elsewhere, backup) is None
    assert await kept(elsewhere) == (0,)


async def test_what_is_no_backup_is_not_put_back(database: Path, tmp_path: Path):
    store = await SqliteStore.open(database)
    await begun(store)
    await store.close()
    before = database.read_bytes()
    diary = tmp_path / "diary"
    diary.write_text("Dear diary, " * 1000)
    empty = tmp_path / "empty.db"
    sqlite3.connect(empty).close()
    later = back_up(database, tmp_path / "later.db")
    plain = sqlite3.connect(later)
    plain.execute("UPDATE alembic_version SET version_num = '9999'")
    plain.commit()
    plain.close()
    for backup, text in (
        (tmp_path / "nowhere", "There is no backup"),
        (tmp_path, "There is no backup of m.db in"),
        (diary, "is damaged or no backup at all"),
        (empty, "is no file of this program"),
        (later, "was written by a later version of the program; update the program"),
        (database, "is the bot's file itself"),
    ):
        with pytest.raises(StoreError, match=text):
            restore(database, backup)
    assert database.read_bytes() == before


async def test_a_backup_of_version_0_1_0_is_put_back(database: Path, tmp_path: Path):
    restore(database, old_file(tmp_path / "old.db"))
    await (await SqliteStore.open(database)).close()


async def test_what_is_older_than_promised_goes_with_the_next_backup(database: Path, tmp_path: Path):
    await (await SqliteStore.open(database)).close()
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "m-20200101-000000.db").write_text("old, and copied here today")
    (folder / "m-20200101-000000.db.part").write_text("cut short")
    (folder / "m-99999999-999999.db").write_text("no date")
    (folder / "m-diary.db").write_text("mine")
    for old in (
        "m.db.schema-0001",
        "m.db.before-20200101-000000",
        "m.db.before-20200101-000000-wal",
        "m.db.before-20200101-000000-journal",
    ):
        (database.parent / old).write_text("old")
        os.utime(database.parent / old, (0, 0))
    made = back_up(database, folder)
    assert sorted(file.name for file in folder.iterdir()) == sorted(["m-99999999-999999.db", "m-diary.db", made.name])
    assert sorted(file.name for file in database.parent.iterdir()) == ["m.db", "m.db.backed-up", "m.db.lock"]


async def test_what_cannot_be_deleted_or_noted_is_told_and_the_backup_made(
    database: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    await (await SqliteStore.open(database)).close()
    folder = tmp_path / "backups"
    stays = folder / "m-20200101-000000.db"
    stays.mkdir(parents=True)
    with caplog.at_level(logging.WARNING):
        made = back_up(database, folder, keep=1, now=NOON)
    assert {record.message for record in caplog.records} == {
        f"an old copy of the file cannot be deleted: {stays}: Is a directory"
    }
    assert sorted(folder.iterdir()) == [stays, made]
    caplog.clear()
    last_marked = database.with_name("m.db.backed-up")
    last_marked.unlink()
    last_marked.mkdir()
    with caplog.at_level(logging.WARNING):
        assert back_up(database, folder, now=NOON.replace(hour=13)).exists()
    (warned,) = [record.message for record in caplog.records]
    assert warned.startswith("backups older than 30 days must be deleted by hand: [Errno 21] Is a directory: ")

"""A database is copied to PostgreSQL and back, and both hold the same; every command looks after either."""

import asyncio
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Table

from bot.__main__ import main
from bot.features.privacy.erasure import Erasure
from bot.games import GAMES
from bot.matches.core.errors import StoreCorrupt, StoreError, StoreTaken
from bot.matches.core.models import Pace, Player, Terms
from bot.matches.work.clock import SystemClock
from bot.settings import PostgresUrl
from bot.storage.core.lock import FileLock
from bot.storage.core.postgres_tables import ServerTables, changing_server
from bot.storage.core.postgres_upgrade import ONE_AT_A_TIME, prepare
from bot.storage.core.schema import metadata
from bot.storage.core.tables import FileTables, Row, Tables
from bot.storage.stores.postgres_store import PostgresStore
from bot.storage.stores.sqlite import SqliteStore
from bot.upkeep.backups import SKIPPED
from bot.upkeep.database_copy import copy_database
from bot.upkeep.integrity import check
from tests.support.matches.played import Evening
from tests.support.storage.postgres import Server
from tests.support.storage.stored import new_match
from tests.support.tournaments.ended import ended

DAY = Terms(Pace.DAY, 24 * 3600 * 1000)
ERASED, GONE = 1002, "player 0"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of every game; 2 was resigned, a player of 1 is erased, and the last match is deleted."""
    path = tmp_path_factory.mktemp("played") / "m.db"
    asyncio.run(_play(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as plain:
        (last,) = plain.execute("SELECT max(id) FROM matches").fetchone()
        for table in ("keys", "posts", "timers", "seats"):
            plain.execute(f'DELETE FROM {table} WHERE "match" = ?', (last,))  # noqa: S608
        plain.execute("DELETE FROM matches WHERE id = ?", (last,))
        plain.execute("UPDATE posts SET payload = '' WHERE payload = x''")  # as the first versions wrote it
    return path


async def _play(path: Path) -> None:
    store = await SqliteStore.open(path)
    evening = Evening(store)
    first = await evening.play(await evening.begin("offboard", terms=DAY), 4)
    second = await evening.play(await evening.begin("pitchout", hand="human"), 12)
    await evening.matches.resign(second.id, second.challenger.user, key="enough")
    await evening.play(await evening.begin("pitchbowl", terms=DAY), 6)
    await evening.play(await evening.begin("forhonor"), 8)
    assert first.challenger.user == ERASED
    await Erasure(evening.matches).erase(ERASED, key="forget")
    await ended(store, [[Player(0, 5, "Eve")], [Player(0, 6, "Mo")]], evening.clock.now)
    await store.add(new_match(), key="last", now=1)
    await store.close()


@pytest.fixture
def file(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "m.db"))


@pytest.fixture
def server_database(postgres: Server) -> PostgresUrl:
    return PostgresUrl(postgres.new_database())


@pytest.fixture
def run_command(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    def run(*arguments: object) -> tuple[int, str]:
        status = main([str(getattr(one, "full", one)) for one in arguments])
        read = capsys.readouterr()
        return status, read.out + read.err

    return run


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as plain:
        tables = FileTables(plain)
        found = {table.name: sorted(tables.rows(table), key=repr) for table in metadata.sorted_tables}
        return {**found, "numbers": sorted(tables.numbers().items())}


def test_there_and_back_again(file: Path, server_database: PostgresUrl, tmp_path: Path):
    seen: list[str] = []
    there = copy_database(file, server_database, lambda what, _done, _total: seen.append(what))
    back = tmp_path / "deep" / "back.db"
    assert copy_database(server_database, back) == there
    assert contents(back) == contents(file)
    assert {table for table, held in there.items() if held.rows} >= {"turns", "results", "players", "ratings", "posts"}
    assert {"copying turns", "comparing turns"} <= set(seen)
    faults = [str(fault) for fault in check(file, GAMES, simulate=True).faults]
    assert [str(fault) for fault in check(server_database, GAMES, simulate=True).faults] == faults
    assert [str(fault) for fault in check(back, GAMES).faults] == faults


def test_erased_users_stay_erased_and_numbers_are_never_given_again(file: Path, server_database: PostgresUrl):
    copy_database(file, server_database)

    async def look() -> None:
        store = await PostgresStore.open(server_database.full)
        assert await store.dossier(ERASED) is None
        made = await store.add(new_match(), key="after", now=1)
        assert made.id == dict(contents(file)["numbers"])["matches"] + 1
        assert made.id > max(row[0] for row in contents(file)["matches"]) + 1
        await store.close()

    asyncio.run(look())


def test_a_copy_that_fails_leaves_nothing_and_is_begun_again(
    file: Path, server_database: PostgresUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def short(tables: Tables, table: Table, rows: Iterable[Row]) -> None:
        whole(tables, table, [*rows][: -1 if table.name == "turns" else None])

    def torn(tables: FileTables, table: Table) -> Iterator[Row]:
        yield from read(tables, table)
        if table.name == "turns":
            raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as broken:
        read = FileTables.rows
        broken.setattr(FileTables, "rows", torn)
        with pytest.raises(StoreError, match="disk I/O error"):
            copy_database(file, server_database)
    for kind, made in ((ServerTables, server_database), (FileTables, tmp_path / "b.db")):
        with monkeypatch.context() as broken:
            whole = kind.add
            broken.setattr(kind, "add", short)
            with pytest.raises(StoreCorrupt, match="holds in turns differs"):
                copy_database(file, made)
    assert not (tmp_path / "b.db").exists()
    (tmp_path / "b.db.part").write_bytes(b"cut short")
    assert copy_database(file, tmp_path / "b.db") == copy_database(file, server_database)
    assert not (tmp_path / "b.db.part").exists()
    with pytest.raises(StoreError, match="is not empty: there are rows in"):
        copy_database(file, server_database)


def test_a_connection_that_closes_now_is_waited_for(server_database: PostgresUrl):
    def hold() -> None:
        with psycopg.connect(server_database.full, application_name="pichenette") as plain:
            plain.execute("SELECT pg_advisory_lock(%s)", (ONE_AT_A_TIME,))
            held.set()
            time.sleep(0.3)

    held = threading.Event()
    prepare(server_database.full)
    other = threading.Thread(target=hold)
    other.start()
    held.wait()
    with changing_server(server_database) as (_, tables):
        assert tables.count(metadata.tables["matches"]) == 0
    other.join()


def test_a_database_in_use_is_not_copied(file: Path, postgres: Server, server_database: PostgresUrl, tmp_path: Path):
    lock = FileLock(file)
    with pytest.raises(StoreTaken, match="is in use by another running bot"):
        copy_database(file, server_database)
    lock.release()
    copy_database(file, server_database)
    with (
        psycopg.connect(server_database.full, application_name="pichenette"),
        pytest.raises(StoreTaken, match="Stop all its processes first"),
    ):
        copy_database(server_database, tmp_path / "b.db")
    now = SystemClock().now_ms()
    with psycopg.connect(server_database.full) as plain:
        plain.execute("INSERT INTO instances (started, seen, stopped) VALUES (%s, %s, 0)", (now, now - 5000))
    with pytest.raises(StoreTaken, match="or was until a moment ago"):
        copy_database(server_database, tmp_path / "b.db")
    other = PostgresUrl(postgres.new_database())
    with psycopg.connect(other.full) as plain:
        plain.execute("CREATE TABLE diary (line text)")
    with pytest.raises(StoreError, match="holds tables of another program"):
        copy_database(file, other)
    with pytest.raises(StoreError, match="exists already"):
        copy_database(file, file)


def test_every_command_works_on_a_server(
    file: Path, server_database: PostgresUrl, run_command: Callable[..., tuple[int, str]]
):
    status, output = run_command("copy", file, server_database)
    assert (status, output.count("all is well")) == (1, 0)  # the made-up result is reported, on both
    assert f"{server_database} holds the same as {file}: " in output
    assert "turns: " in output
    there = ("--database", server_database)
    _, checked = run_command("check", *there)
    assert checked.splitlines()[:-1] == run_command("check", "--database", file)[1].splitlines()[:-1]
    status, output = run_command("verify", 2, *there)
    assert (status, "Compare the hash" in output) == (0, True)
    assert "2 of 2 matches" in run_command("matches", *there, "list")[1]
    assert "seat 0: " in run_command("matches", *there, "show", 1)[1]
    assert run_command("matches", *there, "stop", 3)[1].endswith(
        "Players are notified by the bot, within half a minute.\n"
    )
    assert run_command("matches", *there, "revive", 3)[0] == 0
    assert run_command("matches", *there, "revive", 3)[0] == 1
    assert "pitchout, " in run_command("ratings", *there, "show", "pitchout")[1]
    assert "0 of them were not as they must be" in " ".join(run_command("ratings", *there, "recompute")[1].split())
    assert "badges in " in run_command("badges", *there, "recompute")[1]
    for order in ("backup", "restore"):
        status, output = run_command(order, file.parent, *there)
        assert (status, output.count("\n")) == (2, 1)
        assert "is on PostgreSQL: use pg_" in output


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        ('DELETE FROM turns WHERE "match" = 1 AND revision = 2', "match 1: turns are missing: 2"),
        ("DELETE FROM timers WHERE \"match\" = 3 AND kind = 'deadline'", "is asked, but has no clock"),
        ("UPDATE matches SET status = 'running' WHERE id = 2", "match 2: it goes on, but its game is over"),
        ("UPDATE turns SET move = '{' WHERE \"match\" = 1 AND revision = 3", "match 1: turn 3: it cannot be read ("),
        ("UPDATE ratings SET mu = 99", "ratings do not follow from the results"),
        ("UPDATE players SET preferences = '{' WHERE id = 3", "what is chosen for player"),
        ("UPDATE matches SET pace = 'soon' WHERE id = 4", "match 4: it cannot be read ('soon' is not a valid Pace)"),
    ],
)
def test_what_is_wrong_on_a_server_is_told(file: Path, server_database: PostgresUrl, damage: str, expected: str):
    copy_database(file, server_database)
    with psycopg.connect(server_database.full) as plain:
        assert plain.execute(damage).rowcount > 0
    assert any(expected in str(fault) for fault in check(server_database, GAMES).faults)


def test_a_server_that_cannot_be_used_is_one_sentence(
    postgres: Server, server_database: PostgresUrl, run_command: Callable[..., tuple[int, str]], tmp_path: Path
):
    nowhere = PostgresUrl(f"postgresql://ann:secret@/none?host={tmp_path}")
    for database, sentence in (
        (nowhere, "postgresql:///none cannot be used: "),
        (server_database, f"{server_database} was not written by this program."),
    ):
        for order in (("check",), ("verify", 1), ("copy",), ("matches",)):
            target = (database, tmp_path / "b.db") if order == ("copy",) else ("--database", database)
            status, output = run_command(*order, *target)
            assert (status, output.count("\n")) == (2, 1), output
            assert output.startswith(sentence)
            assert "secret" not in output
    with psycopg.connect(postgres.new_database("template1")) as plain:
        plain.execute("UPDATE alembic_version SET version_num = '9999'")
        newer = PostgresUrl(f"postgresql://postgres@/{plain.info.dbname}?host={postgres.folder}")
    assert "update the program" in run_command("check", "--database", newer)[1]


def test_a_restored_server_is_finished(
    file: Path, server_database: PostgresUrl, postgres: Server, run_command: Callable[..., tuple[int, str]]
):
    copy_database(file, server_database)
    postgres.run("pg_dump", "--format=custom", f"--file={postgres.folder}/dump", f"--dbname={server_database.full}")
    with psycopg.connect(server_database.full) as plain:
        (user,) = plain.execute("SELECT discord_id FROM players WHERE discord_id > 0 LIMIT 1").fetchone() or ()
        (last,) = plain.execute("SELECT nextval('matches_id_seq')").fetchone() or ()
        plain.execute("UPDATE players SET discord_id = -id, name = '' WHERE discord_id = %s", (user,))
    made = PostgresUrl(postgres.new_database())
    postgres.run("pg_restore", "--exit-on-error", "--no-owner", f"--dbname={made.full}", f"{postgres.folder}/dump")
    assert run_command("restored", server_database, "--database", made) == (
        0,
        f"{made}: ready, 1 users deleted again\n",
    )
    with psycopg.connect(made.full) as plain:
        assert plain.execute("SELECT 1 FROM players WHERE discord_id = %s", (user,)).fetchone() is None
        assert plain.execute("SELECT nextval('matches_id_seq')").fetchone() == (last + 1,)
    assert run_command("restored", "--database", made) == (0, f"{made}: ready, 0 users deleted again\n")
    with psycopg.connect(made.full) as plain:
        assert plain.execute("SELECT nextval('matches_id_seq')").fetchone() == (last + 1 + SKIPPED + 1,)
    assert run_command("restored", "--database", file)[0] == 2

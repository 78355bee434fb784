"""Behaviour specific to PostgreSQL: starting, upgrading, other processes, and a server that does not answer."""

import asyncio
import gc
import logging
import pkgutil
import threading
import time
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

import psycopg
import pytest
from alembic import command
from sqlalchemy import Integer, bindparam, create_engine, literal, select

import bot.features
import bot.storage
from bot.client.outages import Outages
from bot.matches.core.errors import CommitUnknown, LostRace, StoreBusy, StoreError
from bot.storage.core import statements
from bot.storage.core.postgres import PostgresPool, PostgresTx, sql_of
from bot.storage.core.postgres_upgrade import prepare
from bot.storage.core.query import Query, query
from bot.storage.core.upgrading import config_for
from bot.storage.delivery import claims
from bot.storage.stores.postgres_store import PostgresStore
from bot.storage.timing import timers
from tests.storage.test_timers import deadline, set_for
from tests.support.storage.postgres import Server
from tests.support.storage.stored import begun, moved
from tools.bench.bench_store import fill

ADD = Query("INSERT INTO settings (name, value) VALUES (%(name)s, '')", {})
SLEEP = Query("SELECT pg_sleep(1)", {})
NAMED = Query("SELECT value FROM settings WHERE name = %(name)s", {})
PREPARED = Query("SELECT statement FROM pg_prepared_statements", {})
COUNT = Query("SELECT count(*) FROM settings", {})


def queries_in(value: object) -> Iterator[Query]:
    """The statements in a value, or below it."""
    if isinstance(value, Query):
        yield value
    elif isinstance(value, Mapping):
        yield from queries_in(tuple(value.values()))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from queries_in(one)


def test_all_statements_compile_without_a_server():
    names = [
        module.name
        for package in (bot.storage, bot.features)
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        if ".migrations." not in module.name  # run by Alembic alone
    ]
    asked = [one for name in names for one in queries_in(vars(import_module(name)))]
    assert len(set(asked)) > 350
    assert all("%(" in sql_of(one) for one in asked if one.given or ":" in one.sql)
    assert "FOR UPDATE" not in statements.MATCH.sql


def test_a_statement_is_compiled_for_an_engine_when_it_is_first_run_there():
    asked = query(select(literal(7)).where(bindparam("match", type_=Integer) == 1))
    assert "%(match)s" in sql_of(asked)
    assert sql_of(asked) is sql_of(asked)
    assert set(asked.given.values()) == {1, 7}
    assert ":match" in asked.sql
    assert asked.sql is asked.sql


def test_the_schema_is_what_the_migrations_make(postgres: Server):
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(postgres.new_database("template1")))
    with engine.connect() as connection:
        command.check(config_for(connection))
    engine.dispose()


def test_time_given_back_to_all_matches_changes_no_index(postgres: Server):
    with psycopg.connect(postgres.new_database("template1")) as plain:
        fill(PostgresTx(plain), 300)
        plain.commit()
        before = _updates(plain)
        assert PostgresTx(plain).run(timers.GIVE_BACK, began=10**6, now=10**7, most=10**7) == 300
        after = _updates(plain)
        assert [now - then for now, then in zip(after, before, strict=True)] == [300, 300]


def _updates(plain: psycopg.Connection) -> tuple[int, ...]:
    """The rows of matches that this connection has changed, and those of them that changed no index; of earlier transactions, too."""
    counts = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_xact_user_tables WHERE relname = 'matches'"
    (found,) = plain.execute(counts).fetchall()
    return tuple(found)


@pytest.mark.asyncio
async def test_processes_that_start_at_once_upgrade_once(postgres: Server):
    url = postgres.new_database()
    await asyncio.gather(*(asyncio.to_thread(prepare, url) for _ in range(4)))
    store = await PostgresStore.open(url)
    assert await store.get(1) is None
    await store.close()


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "later version of the program"),
        ("UPDATE alembic_version SET version_num = '0025'", r"Start version 0\.1\.0 once with it, then this one"),
        ("DROP TABLE alembic_version", "tables of another program"),
    ],
)
def test_a_database_that_is_not_ours_is_refused(postgres: Server, spoil: str, sentence: str):
    url = postgres.new_database("template1")
    with psycopg.connect(url) as plain:
        plain.execute(spoil)
    with pytest.raises(StoreError, match=sentence):
        prepare(url)


def test_a_user_who_may_not_create_tables_is_told(postgres: Server):
    url = postgres.new_database()
    with psycopg.connect(url) as plain:
        plain.execute("DROP ROLE IF EXISTS guest")
        plain.execute("CREATE ROLE guest LOGIN")
    with pytest.raises(StoreError, match="may not create or change tables"):
        prepare(url.replace("postgres@", "guest@"))


@pytest.mark.parametrize(
    "url",
    ["postgresql://postgres@127.0.0.1:9/x", "postgresql://nobody-here@/postgres?host=/nowhere", "postgresql://[x"],
)
def test_a_server_that_cannot_be_reached_is_named_without_the_password(url: str):
    with pytest.raises(StoreError, match="BOT_DATABASE") as told:
        prepare(url.replace("@", ":secret@"))
    assert "secret" not in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.asyncio
async def test_two_stores_on_one_database_never_lose_a_turn(postgres: Server):
    url = postgres.new_database("template1")
    one, other = await PostgresStore.open(url), await PostgresStore.open(url)
    matches = [await begun(one, 100 + nth, 200 + nth, name=str(nth)) for nth in range(6)]
    for nth in range(5):
        tries = [
            moved(store, match, f"{match.id}.{nth}.{name}")
            for match in matches
            for name, store in (("a", one), ("b", other))
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(not isinstance(result, BaseException) for result in results) == len(matches)
        matches = [found for match in matches if (found := await one.get(match.id)) is not None]
    for match in matches:
        assert match.revision == 5
        assert [turn.revision for turn in await other.turns(match.id)] == list(range(6))
    await one.close()
    await other.close()


@pytest.mark.asyncio
async def test_transactions_that_may_change_anything_run_one_after_another(postgres: Server):
    pool = PostgresPool(postgres.new_database("template1"))
    await pool.open()
    runs = []

    def add_if_few(tx):
        runs.append(1)
        ((there,),) = tx.all(COUNT)
        time.sleep(0.02)
        tx.run(ADD, name=f"{there}")
        return there

    assert sorted(await asyncio.gather(*(pool.write(add_if_few) for _ in range(6)))) == list(range(6))
    assert len(runs) == 6
    await pool.close()


@pytest.mark.asyncio
async def test_a_commit_that_breaks_is_unknown_for_a_reason_that_callers_know(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
):
    def breaks(_: object) -> None:
        raise psycopg.OperationalError("server closed the connection unexpectedly")

    pool = PostgresPool(postgres.new_database("template1"))
    await pool.open()
    monkeypatch.setattr(psycopg.Connection, "commit", breaks)
    with pytest.raises(CommitUnknown) as told:
        await pool.write(lambda tx: tx.run(ADD, name="x"))
    assert isinstance(told.value.__cause__, StoreError)
    await pool.close()


@pytest.mark.asyncio
async def test_a_commit_that_is_not_answered_in_time_is_unknown(postgres: Server, monkeypatch: pytest.MonkeyPatch):
    pool, ends = PostgresPool(postgres.new_database("template1"), patience=1.0), threading.Event()
    await pool.open()
    monkeypatch.setattr(psycopg.Connection, "commit", lambda _: ends.wait())
    with pytest.raises(CommitUnknown):
        await pool.write(lambda tx: tx.run(ADD, name="x"))
    ends.set()
    await pool.close()


async def given_up(postgres: Server, error: Exception) -> None:
    """A transaction that fails after its caller has gone."""

    def fails(_: object) -> None:
        time.sleep(0.3)
        raise error

    pool = PostgresPool(postgres.new_database("template1"))
    await pool.open()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(pool.read(fails), 0.1)
    await pool.close()
    await asyncio.sleep(0)


@pytest.mark.asyncio
async def test_a_transaction_that_fails_after_its_caller_has_gone_is_no_mistake(
    postgres: Server, caplog: pytest.LogCaptureFixture
):
    await given_up(postgres, StoreError("too late"))
    gc.collect()
    assert [record.message for record in caplog.records if record.name == "asyncio"] == []


@pytest.mark.asyncio
@pytest.mark.parametrize(("error", "times"), [(KeyError("x"), 1), (StoreError("too late"), 0), (LostRace(), 0)])
async def test_a_mistake_is_logged_though_its_caller_has_gone(
    postgres: Server, caplog: pytest.LogCaptureFixture, error: Exception, times: int
):
    await given_up(postgres, error)
    logged = [record.exc_info[1] for record in caplog.records if record.exc_info]
    assert logged == [error] * times


@pytest.mark.asyncio
async def test_a_mistake_that_its_caller_gets_is_not_logged(postgres: Server, caplog: pytest.LogCaptureFixture):
    def fails(_: object) -> None:
        raise KeyError("x")

    pool = PostgresPool(postgres.new_database("template1"))
    await pool.open()
    with pytest.raises(KeyError):
        await pool.read(fails)
    await pool.close()
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.asyncio
async def test_a_cut_connection_is_replaced(postgres: Server):
    url = postgres.new_database("template1")
    store = await PostgresStore.open(url)
    await store.keep_setting("a", "1")
    with psycopg.connect(postgres.url(), autocommit=True) as plain:
        plain.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
            (Path(url.partition("?")[0]).name,),
        )
    assert await store.setting("a") == "1"
    await store.keep_setting("a", "2")
    assert await store.setting("a") == "2"
    await store.close()


@pytest.mark.asyncio
async def test_a_transaction_that_is_cut_is_no_outage(postgres: Server, caplog: pytest.LogCaptureFixture):
    pool, outages = PostgresPool(postgres.new_database("template1"), patience=0.3), Outages()
    caplog.handler.addFilter(outages)
    try:
        await pool.open()
        with pytest.raises(StoreBusy):
            await pool.read(lambda _: time.sleep(1.5))
        await pool.close()
    finally:
        caplog.handler.removeFilter(outages)
    assert not outages.database.felt
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.asyncio
async def test_a_read_keeps_what_its_connection_has_prepared(postgres: Server):
    pool = PostgresPool(postgres.new_database("template1"), size=1)
    await pool.open()
    for _ in range(8):
        await pool.read(lambda tx: tx.all(NAMED, name="x"))
    assert ("SELECT value FROM settings WHERE name = $1",) in await pool.read(lambda tx: tx.all(PREPARED))
    await pool.close()


@pytest.mark.asyncio
async def test_a_table_that_stays_locked_is_busy(postgres: Server):
    url = postgres.new_database("template1")
    pool = PostgresPool(url, patience=0.3)
    await pool.open()
    with psycopg.connect(url) as plain:
        plain.execute("LOCK TABLE settings")
        with pytest.raises(StoreBusy):
            await pool.write(lambda tx: tx.run(ADD, name="x"))
    await pool.write(lambda tx: tx.run(ADD, name="x"))
    await pool.close()


@pytest.mark.asyncio
async def test_posts_are_shared_out_between_processes(postgres: Server):
    url = postgres.new_database("template1")
    one, other = await PostgresStore.open(url), await PostgresStore.open(url)
    for nth in range(6):
        await begun(one, 100 + nth, 200 + nth, name=str(nth))
    shares = await asyncio.gather(one.posts_due(99), other.posts_due(99), one.posts_due(99))
    mine, its = {post.id for post in (*shares[0], *shares[2])}, {post.id for post in shares[1]}
    assert not mine & its
    assert len(mine | its) == 6
    assert {post.id for post in await one.posts_due(99)} == mine
    late = 99 + claims.LEASE
    assert {post.id for post in await other.posts_due(late)} == mine | its  # one has died
    await other.close()
    assert len(await one.posts_due(late)) == 6
    await one.close()


@pytest.mark.asyncio
async def test_the_next_post_is_due_when_its_lease_ends(postgres: Server):
    url = postgres.new_database("template1")
    one, other = await PostgresStore.open(url), await PostgresStore.open(url)
    await begun(one)
    await one.posts_due(99)
    assert await one.next_due() == 0
    assert await other.next_due() == 99 + claims.LEASE
    await one.close()
    assert await other.next_due() == 0
    await other.close()


@pytest.mark.asyncio
async def test_a_process_that_starts_beside_others_gives_nothing_back(postgres: Server):
    url = postgres.new_database("template1")
    store = await PostgresStore.open(url)
    match = await set_for(store, await begun(store), deadline(200_000))
    first = await store.arrive(10_000, most=10**9, sharing=15_000)
    await store.arrive(14_000, most=10**9, sharing=15_000)
    assert await store.alive(0) == 2
    await store.seen(first, 60_000, missed=40_000, most=10**9)  # nobody was there
    found = await store.get(match.id)
    assert found is not None
    assert [holder.due for holder in found.holders if holder.due] == [240_000]
    await store.leave(first, 60_000)
    assert await store.alive(50_000) == 0
    await store.close()


@pytest.mark.asyncio
@pytest.mark.parametrize("verb", ["read", "write"])
async def test_what_takes_long_may_be_given_more_time(postgres: Server, verb: str):
    pool = PostgresPool(postgres.new_database("template1"), patience=0.3)
    await pool.open()
    run = getattr(pool, verb)
    with pytest.raises(StoreBusy):
        await run(lambda tx: tx.all(SLEEP))
    await run(lambda tx: tx.all(SLEEP), patience=10)
    with pytest.raises(StoreBusy):  # the next is as impatient as before
        await run(lambda tx: tx.all(SLEEP))
    await pool.close()

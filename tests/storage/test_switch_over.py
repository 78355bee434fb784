"""Which server of an address is used, and what leads from a former primary to the new one; under play: tests/torture/test_switch_over.py."""

from collections.abc import Iterator

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from bot.matches.core.errors import StoreError
from bot.settings import PostgresUrl
from bot.storage.core.postgres import PostgresPool
from bot.storage.core.postgres_offline import connected
from bot.storage.core.postgres_primary import Primary, _servers, primary_of
from bot.storage.core.postgres_upgrade import prepare
from bot.storage.core.query import Query
from tests.support.storage.postgres import QUICK, Server, primary_and_standby

ADD = Query("INSERT INTO settings (name, value) VALUES (%(name)s, '')", {})
BACKEND = Query("SELECT pg_backend_pid()", {})


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Server, Server]]:
    with primary_and_standby(QUICK) as servers:
        prepare(servers[0].url())
        yield servers


@pytest.fixture(scope="module")
def promoted() -> Iterator[tuple[Server, Server]]:
    """A former primary, which goes on, and the new one."""
    with primary_and_standby(QUICK) as servers:
        servers[1].promote()
        yield servers


@pytest.mark.parametrize(
    ("url", "hosts"),
    [
        ("postgresql://u@a/x", [("a", None)]),
        ("postgresql://u@a,b/x", [("a", None), ("b", None)]),
        ("postgresql://u@a:1,b:2/x", [("a", "1"), ("b", "2")]),
        ("postgresql://u@/x?host=a,b,c&port=7", [("a", "7"), ("b", "7"), ("c", "7")]),
        ("postgresql:///x", [(None, None)]),
    ],
)
def test_every_server_of_an_address_must_accept_writes(url: str, hosts: list[tuple[str | None, str | None]]):
    found = [conninfo_to_dict(server) for server in _servers(url)]
    assert [(one.get("host"), one.get("port")) for one in found] == hosts
    assert {one["target_session_attrs"] for one in found} == {"read-write"}


def test_an_address_may_ask_for_another_kind_of_server():
    (found,) = _servers("postgresql://u@a/x?target_session_attrs=any")
    assert conninfo_to_dict(found)["target_session_attrs"] == "any"


def test_libpq_says_what_is_wrong_with_an_address():
    with pytest.raises(psycopg.OperationalError, match="port"):
        primary_of("postgresql://u@a,b,c/x?port=1,2")


def test_a_standby_alone_is_named(pair: tuple[Server, Server]):
    with pytest.raises(StoreError, match="is a standby, or read-only"):
        prepare(pair[1].url())


def test_a_standby_is_passed_over(pair: tuple[Server, Server]):
    primary, standby = pair
    assert conninfo_to_dict(primary_of(standby.url("postgres", primary.folder)))["host"] == str(primary.folder)


def test_a_command_may_read_from_a_standby(pair: tuple[Server, Server]):
    with connected(PostgresUrl(f"{pair[1].url()}&target_session_attrs=any"), read_only=True) as plain:
        assert plain.execute("SELECT pg_is_in_recovery()").fetchone() == (True,)


@pytest.mark.asyncio
async def test_a_connection_that_has_become_read_only_is_replaced(pair: tuple[Server, Server]):
    pool = PostgresPool(pair[0].url(), size=1)
    await pool.open()
    before = await pool.read(lambda tx: tx.one(BACKEND))
    await pool.write(lambda tx: tx.run(Query("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY", {})))
    await pool.write(lambda tx: tx.run(ADD, name="x"))
    assert await pool.read(lambda tx: tx.one(BACKEND)) != before
    await pool.close()


@pytest.mark.asyncio
async def test_the_former_primary_is_left_though_it_goes_on(promoted: tuple[Server, Server]):
    former, new = promoted
    primary = Primary(former.url("postgres", new.folder))
    assert await primary.look()
    assert primary.at.timeline == 2
    assert primary.at.name == str(new.folder)
    assert primary_of(former.url("postgres", new.folder)) == primary.at.conninfo
    with psycopg.connect(former.url(), autocommit=True) as plain:
        plain.execute("SET synchronous_commit = local")
        plain.execute("CREATE TABLE written_on_the_former_primary ()")  # it does
        with pytest.raises(psycopg.OperationalError, match="an earlier primary, on timeline 1 instead of 2"):
            primary.refuse_older(plain)


@pytest.mark.asyncio
async def test_nothing_leads_back_to_the_former_primary(promoted: tuple[Server, Server]):
    former, new = promoted
    primary = Primary(former.url("postgres", new.folder))
    await primary.look()
    new.stop()
    try:
        with pytest.raises(psycopg.OperationalError, match="an earlier primary"):
            await primary.look()
        assert primary.at.name == str(new.folder)
    finally:
        new.start()
    assert not await primary.look()

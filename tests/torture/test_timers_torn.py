"""R5: four processes fire what is due and three of them are killed meanwhile: every timer fires once."""

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import psycopg
import pytest

from bot.matches.core.models import Status
from bot.matches.timing.models import Alarm, TimerKind
from bot.matches.work.effects import Effects
from bot.storage.core.base import LONG
from bot.storage.core.query import Tx
from bot.storage.matches import changes
from bot.storage.stores.postgres_store import PostgresStore
from bot.storage.stores.sqlite import SqliteStore
from tests.support.samples import sized
from tests.support.storage.postgres import SAFE, server
from tests.support.storage.stored import new_match, turn
from tests.torture.nursery import Nursery

pytestmark = pytest.mark.torture

DUE = 8000
LEAST = {"sqlite": 2000, "postgres": 400}  # with fewer nobody would be killed in the middle of it
SEATS = 20  # with a timer each, of a match
WORKERS, KILLED = 4, 3
STARTED = 0.5  # seconds until four processes have opened a store on PostgreSQL


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], str]]:
    """Makes fresh databases of the engine, each a path or an address."""
    if request.param == "sqlite":
        yield lambda: str(tmp_path / f"{len(list(tmp_path.iterdir()))}.db")
    else:
        with server(SAFE) as running:
            yield running.new_database


on_both_engines = pytest.mark.parametrize("new_database", ["sqlite", "postgres"], indirect=True)


async def fill(database: str, due: int) -> None:
    """Matches with timers that are due."""
    if "://" in database:
        served = await PostgresStore.open(database)
        await served._writer.write(partial(_matches, due=due), patience=LONG)
        await served.close()
    else:
        store = await SqliteStore.open(Path(database))
        await store._writer.write(partial(_matches, due=due))
        await store.close()


def _matches(tx: Tx, due: int) -> None:
    for nth in range(due // SEATS):
        match = changes.add(tx, new_match(2 * nth, 2 * nth + 1), f"add {nth}", 0)
        alarms = tuple(Alarm(TimerKind.DEADLINE, seat, "flick", 0, seat) for seat in range(SEATS))
        first = turn(match, 0, f"go {nth}", seat=None)
        changes.change(tx, match, Status.RUNNING, first, [], f"go {nth}", 0, (), "", Effects(alarms=alarms))


def fired(database: str) -> Counter[str]:
    """The number of times that each timer has taken effect."""
    plain = psycopg.connect(database) if "://" in database else sqlite3.connect(database)
    with closing(plain):
        if isinstance(plain, sqlite3.Connection):
            assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        keys = plain.execute("SELECT key FROM turns WHERE key LIKE 'timer.%'").fetchall()
        assert plain.execute("SELECT count(*) FROM timers").fetchone() == (0,)
    return Counter(key.split(".")[1] for (key,) in keys)


def run(children: Nursery, database: str, manner: str) -> tuple[int, int, int, float]:
    """Timers that fired twice, those that never did, of how many, and how many fired a second."""
    served = "://" in database
    due = max(LEAST["postgres" if served else "sqlite"], sized(DUE)) // SEATS * SEATS
    asyncio.run(fill(database, due))
    after = due / DUE + (STARTED if served else 0)
    started = time.perf_counter()
    ended = children.run("fire", database=database, manner=manner, workers=WORKERS, killed=KILLED, kill_after=after)
    elapsed = time.perf_counter() - started
    assert ended == [9] * KILLED + [0]
    seen = fired(database)
    return sum(count > 1 for count in seen.values()), due - len(seen), due, due / elapsed


@on_both_engines
def test_every_timer_fires_once(children: Nursery, new_database: Callable[[], str], say: Callable[[str], None]):
    database = new_database()
    doubled, missing, due, rate = run(children, database, "once")
    engine = "PostgreSQL" if "://" in database else "SQLite"
    say(
        f"R5, {engine}: {due} due, {WORKERS} workers, {KILLED} killed: {doubled} doubled, {missing} missing, {rate:.0f}/s"
    )
    assert (doubled, missing) == (0, 0)


@pytest.mark.parametrize(("manner", "wrong"), [("twice", 0), ("forget", 1)])
@on_both_engines
def test_the_check_above_would_notice(
    children: Nursery, new_database: Callable[[], str], say: Callable[[str], None], manner: str, wrong: int
):
    for nth in range(40):  # whether a kill comes between the two is luck
        seen = run(children, new_database(), manner)
        if seen[wrong]:
            said = ("fired twice", "never fired")[wrong]
            say(f"R5 control, effect and end in two transactions: {seen[wrong]} {said} (run {nth + 1})")
            return
    pytest.fail("was never caught")

"""The cost of a turn on PostgreSQL: the store against the same statements through one psycopg connection, on a private server."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator

import psycopg

from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import PostKind
from bot.storage.core.postgres import PATIENCE, PostgresTx, _Attempt, _beginning, parameters
from bot.storage.core.scope import Scope
from bot.storage.matches import changes
from bot.storage.stores.postgres_store import PostgresStore
from tests.support.storage.postgres import SAFE, programs, server
from tools.bench.bench_store import TASKS, _through, a_turn, fill
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample, skipped

ROUNDS, TURNS = sample(1, 5), sample(60, 400)
LIVE = sample(100, 1000)  # matches
BEGINNINGS = sample(50, 2000)  # of transactions
SHARDS = (0, 4, 8, 12, 16, 20)  # of a process; so many have the time to hand over, as docs/several-machines.md says
UNSAID = "PostgreSQL is not installed"
FENCED = "<= 1.05 x a turn without a fence"
ONE, FIFTY = "<= 1.3 x one connection of psycopg", f">= 1.4 x one connection of psycopg, {TASKS} tasks"
P99 = f"<= 2000 ms, {TASKS} tasks that never pause"


@quiet("postgres.one_client", "postgres.p6_fifty_tasks", "postgres.fifty_tasks_p99", "postgres.fence")
def rows() -> Iterator[Row]:
    """PostgreSQL with one client and with fifty."""
    if programs() is None:
        yield skipped("postgres.one_client", ONE, UNSAID)
        yield skipped("postgres.p6_fifty_tasks", FIFTY, UNSAID)
        yield skipped("postgres.fifty_tasks_p99", P99, UNSAID)
        yield skipped("postgres.fence", FENCED, UNSAID)
        return
    with server(SAFE) as running:
        url = running.new_database()
        many, one, p99, fence = asyncio.run(measured(url))
        yield Row("postgres.one_client", one, ONE, one <= 1.3)
        yield Row("postgres.p6_fifty_tasks", many, FIFTY, many >= 1.4)
        yield Row("postgres.fifty_tasks_p99", p99, P99, p99 <= 2000)
        yield Row("postgres.fence", fence, FENCED, fence <= 1.05)


async def measured(url: str) -> tuple[float, float, float, float]:
    """Best of the rounds, all in turn: the rate of many tasks and the time of one, over those of plain psycopg; p99 of many in ms.

    And the time of a turn with a fence over that of one without, through plain psycopg.
    """
    store = await PostgresStore.open(url)
    matches = await filled(store)
    plain = psycopg.connect(url, **parameters())
    without, alone, together, late = [], [], [], []
    for nth in range(ROUNDS):
        whose = [(nth * TURNS + which) % LIVE for which in range(TURNS)]
        without.append(_plainly(plain, matches, whose))
        alone.append((await _through(store, matches, whose, 1))[0])
        taken, waits = await _through(store, matches, whose, TASKS)
        together.append(taken)
        late.append(statistics.quantiles(waits, n=100)[98] * 1000)
    await store.take_shards(SHARDS, lambda: None)
    fence = _fence(plain, store._writer.fence)
    plain.close()
    await store.close()
    turn = min(without) / TURNS
    return min(without) / min(together), min(alone) / min(without), min(late), (turn + fence) / turn


async def filled(store: PostgresStore) -> list[Match]:
    """Live matches, each with a clock."""
    return await store._writer.write(lambda tx: fill(tx, LIVE), patience=120)


def _fence(plain: psycopg.Connection, query: str) -> float:
    """Seconds that the fence adds to the beginning of a transaction: the median of many pairs."""
    plain.autocommit = True
    plain.execute(f"PREPARE fence AS {query}")
    attempt = _Attempt(PATIENCE, scope=Scope(1), usual=True)
    added = []
    for _ in range(BEGINNINGS):
        taken = []
        for fenced in (False, True):
            started = time.perf_counter()
            plain.execute(_beginning(attempt, fenced=fenced))
            taken.append(time.perf_counter() - started)
            plain.commit()
        added.append(taken[1] - taken[0])
    return statistics.median(added)


def _plainly(plain: psycopg.Connection, matches: list[Match], whose: list[int]) -> float:
    """Seconds for turns one after the other, at the isolation that PostgreSQL has by itself."""
    started = time.perf_counter()
    for which in whose:
        match = matches[which]
        step, effects = a_turn(match)
        matches[which] = changes.advance(PostgresTx(plain), match, [step], Status.RUNNING, [PostKind.TURN], effects)
        plain.commit()
    return time.perf_counter() - started

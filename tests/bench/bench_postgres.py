"""What a turn costs on PostgreSQL: the store beside the same statements through one connection of psycopg, on a server of the bench's own."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator

import psycopg

from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import PostKind
from bot.storage.core import transactions
from bot.storage.core.postgres import PostgresTx, parameters
from bot.storage.core.postgres_store import PostgresStore
from tests.bench.bench_store import TASKS, _through, a_turn, fill
from tests.bench.row import Row
from tests.support.postgres import SAFE, programs, server

ROUNDS, TURNS = 5, 400
LIVE = 1000  # matches
UNSAID = "PostgreSQL is not installed: not measured"
ONE, FIFTY = "<= 1.3 x one connection of psycopg", f">= 1.4 x one connection of psycopg, {TASKS} tasks"


def rows() -> Iterator[Row]:
    if programs() is None:
        yield Row("postgres.one_client", UNSAID, ONE, held=True)
        yield Row("postgres.p6_fifty_tasks", UNSAID, FIFTY, held=True)
        return
    with server(SAFE) as running:
        url = running.new_database()
        many, one, p99 = asyncio.run(measured(url))
        yield Row("postgres.one_client", one, ONE, one <= 1.3)
        yield Row("postgres.p6_fifty_tasks", many, FIFTY, many >= 1.4)
        yield Row("postgres.fifty_tasks_p99", p99, f"<= 2000 ms, {TASKS} tasks that never pause", p99 <= 2000)


async def measured(url: str) -> tuple[float, float, float]:
    """Best of the rounds, all in turn: the rate of many tasks and the time of one, over those of plain psycopg; p99 of many in ms."""
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
    plain.close()
    await store.close()
    return min(without) / min(together), min(alone) / min(without), min(late)


async def filled(store: PostgresStore) -> list[Match]:
    """Live matches, each with a clock."""
    return await store._writer.write(lambda tx: fill(tx, LIVE), patience=120)


def _plainly(plain: psycopg.Connection, matches: list[Match], whose: list[int]) -> float:
    """Seconds for turns one after the other, at the isolation that PostgreSQL has by itself."""
    started = time.perf_counter()
    for which in whose:
        match = matches[which]
        step, effects = a_turn(match)
        matches[which] = transactions.advance(
            PostgresTx(plain), match, [step], Status.RUNNING, [PostKind.TURN], effects
        )
        plain.commit()
    return time.perf_counter() - started

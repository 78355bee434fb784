"""The cost of the store and the worker's process: a turn against the same statements on plain sqlite3, a start, a hop."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bot.matches.core.engine import Setup
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import PostKind
from bot.matches.timers.clocks import MOST_GIVEN_BACK
from bot.storage.core.query import Tx
from bot.storage.matches import changes
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.worker import Worker
from tests.support.storage.stored import begun, new_match, turn
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample

ROUNDS, TURNS, HOPS = sample(1, 5), sample(5, 200), sample(5, 500)
LIVE = sample(100, 10_000)  # matches


@quiet("storage.turn", "storage.start", "worker.hop")
def rows() -> Iterator[Row]:
    """A turn, a start and a job."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ratio = asyncio.run(_turn(folder))
        yield Row(
            "storage.turn", ratio, "<= 1.6 x the same statements on plain sqlite3, one client, FULL", ratio <= 1.6
        )
        start = asyncio.run(_start(folder / "live.db"))
        yield Row("storage.start", start, f"<= 2 s with {LIVE} live matches", start <= 2)
    hop = asyncio.run(_hop())
    yield Row("worker.hop", hop, "<= 2 ms to the process and back, p50", hop <= 2)


async def _turn(folder: Path) -> float:
    """Time per turn through the store over time per turn of the same transaction without it; best of the rounds, interleaved."""
    store = await SqliteStore.open(folder / "store.db")
    match = await begun(store)
    other = await SqliteStore.open(folder / "plain.db")
    same = await begun(other)
    await other.close()
    plain = sqlite3.connect(folder / "plain.db", isolation_level=None)
    plain.execute("PRAGMA journal_mode=WAL")
    plain.execute("PRAGMA synchronous=FULL")
    through, without = [], []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        for _ in range(TURNS):
            step = turn(match, match.revision + 1, f"{match.revision}")
            match = await store.advance(match, [step], status=Status.RUNNING, posts=[PostKind.TURN])
        through.append(time.perf_counter() - started)
        started = time.perf_counter()
        for _ in range(TURNS):
            same = _plainly(plain, same)
        without.append(time.perf_counter() - started)
    plain.close()
    await store.close()
    return min(through) / min(without)


def _plainly(plain: sqlite3.Connection, match: Match) -> Match:
    step = turn(match, match.revision + 1, f"{match.revision}")
    plain.execute("BEGIN IMMEDIATE")
    after = changes.advance(Tx(plain), match, [step], Status.RUNNING, [PostKind.TURN])
    plain.execute("COMMIT")
    return after


async def _start(path: Path) -> float:
    """Seconds from nothing to the first answers: posts, timers and running matches are looked at."""
    store = await SqliteStore.open(path)
    await store._writer.write(_fill)
    await store.close()
    started = time.perf_counter()
    store = await SqliteStore.open(path)
    await store.arrive(0, most=MOST_GIVEN_BACK)
    await store.claim_timers(0, owner="1", lease=1000, most=100)
    await store.next_timer(0)
    await store.posts_due(0)
    live = await store.with_status(Status.RUNNING)
    elapsed = time.perf_counter() - started
    await store.close()
    if len(live) != LIVE:
        raise AssertionError(f"{len(live)} live matches")
    return elapsed


def _fill(tx: Tx) -> None:
    for nth in range(LIVE):
        match = changes.add(tx, new_match(2 * nth, 2 * nth + 1), f"add {nth}", 10)
        first = turn(match, 0, f"go {nth}", seat=None)
        changes.change(tx, match, Status.RUNNING, first, [PostKind.TURN], f"go {nth}", 20, (), "")


async def _hop() -> float:
    """Milliseconds of a job that takes next to none."""
    worker = Worker((sys.executable, "-m", "tests.support.games.counter"))
    await worker.start()
    job = Setup("counter", 2, (("target", "10"), ("run", "1"), ("turns", "alternate")), b"seed")
    await worker.run(job)
    times = []
    for _ in range(HOPS):
        started = time.perf_counter()
        await worker.run(job)
        times.append((time.perf_counter() - started) * 1000)
    await worker.close()
    return statistics.median(times)

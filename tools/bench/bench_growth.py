"""Scaling: turns per second of several processes on one PostgreSQL server, start with many live matches, memory per server."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from bot.matches.timers.clocks import MOST_GIVEN_BACK
from bot.ops.play import bot_process, corner
from bot.settings import PostgresUrl
from bot.storage.core.base import LONG
from bot.storage.core.query import Query, Tx
from bot.storage.stores.opening import open_store
from bot.storage.stores.postgres_store import PostgresStore
from localdiscord.server import LocalDiscord
from tests.support.storage.postgres import SAFE, Server, programs, server
from tools.bench.bench_store import _through, fill, timed
from tools.bench.observed import proportional
from tools.bench.quiet import busy_seconds, quiet
from tools.bench.row import Row, sample, skipped

ROOT = Path(__file__).parents[2]
LIVE = sample(60, 400)  # matches that the processes share
SECONDS, TASKS = float(sample(1, 2, 4)), 12  # of each measurement; callers in each process
PROCESSES = (1, 2, 4)[: sample(2, 3)]
MANY = sample(1000, 100_000)  # live matches at a start
STARTED = 2.0  # seconds
OUTAGE = 3600_000  # ms that the bot was away before it starts
SERVERS, CHANNELS = sample(10, 300, 1000), 40  # those of one shard; in each, about as in a usual one
UNSAID = "PostgreSQL is not installed"
MORE = "more with more processes, unless all cores are busy"
AT_START = f"<= {STARTED:g} s, {MANY} live matches, all clocks moved"

_TABLES = {  # the columns that differ from one copy of a match to the next
    "matches": {"id": "id + n", "message": "message + n", "thread": "thread + n"},
    "seats": {"match": "match + n"},
    "turns": {"match": "match + n"},
    "timers": {"match": "match + n"},
}
_COPIES = "WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < {count}) INSERT INTO {table} ({into}) SELECT {values} FROM {table}, copies WHERE {table}.{key} = 1"
_COLUMNS = {
    "sqlite": "SELECT name FROM pragma_table_info('{table}')",
    "postgres": "SELECT column_name FROM information_schema.columns WHERE table_name = '{table}'",
}


def rows() -> Iterator[Row]:
    """The store and the memory as they grow."""
    yield from _on_postgres()
    yield from _on_sqlite()
    yield asyncio.run(_memory_per_server())


@quiet("growth.processes", "growth.start_postgres")
def _on_postgres() -> Iterator[Row]:
    if programs() is None:
        yield skipped("growth.processes", MORE, UNSAID)
        yield skipped("growth.start_postgres", AT_START, UNSAID)
        return
    with server(SAFE) as running:
        found = [_processes(running), asyncio.run(_started("postgres", PostgresUrl(running.new_database())))]
    yield from found  # the server is idle no sooner


@quiet("growth.start_sqlite")
def _on_sqlite() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as name:
        yield asyncio.run(_started("sqlite", Path(name) / "many.db"))


def _processes(running: Server) -> Row:
    """Turns per second with one, two and four processes, and whose time the cores spent with the most."""
    url = running.new_database()
    asyncio.run(_filled(url))
    rates, busy, own = [], 0.0, 0.0
    for count in PROCESSES:
        started, before = time.perf_counter(), busy_seconds()
        children = [
            subprocess.Popen(
                [sys.executable, "-m", "tools.bench.bench_growth", url, str(nth), str(count)],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                text=True,
            )
            for nth in range(count)
        ]
        results = [json.loads(child.communicate()[0]) for child in children]
        rates.append(sum(one["turns"] / one["seconds"] for one in results))
        busy = (busy_seconds() - before) / (time.perf_counter() - started)
        own = sum(one["cpu"] / one["seconds"] for one in results)
    cores = os.cpu_count() or 1
    text = ", ".join(f"{count}: {rate:.0f}/s" for count, rate in zip(PROCESSES, rates, strict=True))
    reason = f"with {PROCESSES[-1]} processes {busy:.1f} of {cores} cores are busy, {own:.1f} of them with the processes, the others with the server"
    return Row("growth.processes", f"{text}; {reason}", MORE, rates[-1] > 1.3 * rates[0] or busy > 0.85 * cores)


async def _filled(url: str) -> None:
    store = await PostgresStore.open(url)
    await store._writer.write(lambda tx: fill(tx, LIVE), patience=LONG)
    await store.close()


async def _play(url: str, nth: int, of: int) -> dict[str, float]:
    """One process: turns of its share of the matches until the time is over."""
    store = await PostgresStore.open(url)
    matches = [found for number in range(1 + nth, LIVE + 1, of) if (found := await store.get(number)) is not None]
    played, cpu, started = 0, time.process_time(), time.perf_counter()
    while (elapsed := time.perf_counter() - started) < SECONDS:
        await _through(store, matches, list(range(min(len(matches), TASKS * 4))), TASKS)
        played += min(len(matches), TASKS * 4)
    await store.close()
    return {"turns": played, "seconds": elapsed, "cpu": time.process_time() - cpu}


async def _started(engine: str, database: Path | PostgresUrl) -> Row:
    """The time the store takes at a start after an outage, which is given back to all clocks."""
    store = await open_store(database)
    await store._writer.write(lambda tx: fill(tx, 1))
    await store.arrive(10, most=MOST_GIVEN_BACK)
    multiply = partial(_multiply, engine=engine)
    if isinstance(store, PostgresStore):
        await store._writer.write(multiply, patience=LONG)
    else:
        await store._writer.write(multiply)
    await store.close()

    async def start() -> None:
        opened = await open_store(database)
        await opened.arrive(OUTAGE, most=MOST_GIVEN_BACK)
        await opened.claim_timers(OUTAGE, owner="bench", lease=1000, most=20)
        await opened.posts_due(OUTAGE)
        await opened.next_timer(OUTAGE)
        await opened.close()

    taken = await timed(start)
    return Row(f"growth.start_{engine}", taken, AT_START, taken <= STARTED)


def _multiply(tx: Tx, engine: str) -> None:
    """Copy the first match, its clock included, until there are many."""
    for table, changed in _TABLES.items():
        columns = [name for (name,) in tx.all(Query(_COLUMNS[engine].format(table=table), {}))]
        names = [name for name in columns if name in changed or name != "id"]
        into = ", ".join(f'"{name}"' for name in names)
        values = ", ".join(changed.get(name, f'{table}."{name}"') for name in names)
        key = "id" if "id" in changed else "match"
        tx.run(Query(_COPIES.format(count=MANY - 1, table=table, into=into, values=values, key=key), {}))
    tx.run(Query("ANALYZE", {}))


async def _memory_per_server() -> Row:
    """The memory of the bot's processes for each server beyond the first."""
    few, many = [await _memory(count) for count in (0, SERVERS)]
    each = (many - few) / SERVERS / 1024
    return Row(
        "growth.memory_per_server", each, f"<= 64 KiB, {SERVERS} servers of {CHANNELS} channels each", each <= 64
    )


async def _memory(servers: int) -> int:
    with tempfile.TemporaryDirectory() as name:
        async with LocalDiscord(corner(servers=servers, channels=CHANNELS)) as discord:
            bot = bot_process(discord, Path(name) / "memory.db")
            await bot.start()
            try:
                await bot.ready(120.0)
                await asyncio.sleep(sample(0, 5))
                return proportional(bot.pid)
            finally:
                await bot.stop()


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))))

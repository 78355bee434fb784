"""`python -m tools.scale`: how the store does on PostgreSQL with the data of many servers, and which statements are slow."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

import psycopg

from bot.ratings.seasons import season_of
from bot.storage.stores.postgres_store import PostgresStore
from tests.support.storage.postgres import QUICK, SAFE, server
from tools.scale import plans
from tools.scale.day import Day
from tools.scale.filling import Size, fill, played

MEMORY = ("shared_buffers=2GB", "effective_cache_size=6GB", "max_wal_size=8GB", "random_page_cost=1.1")
MOST = 12  # statements listed


def parser() -> argparse.ArgumentParser:
    """The options."""
    parsed = argparse.ArgumentParser(prog="python -m tools.scale", description=__doc__)
    parsed.add_argument("--turns", type=int, default=10_000_000, help="turns in the database")
    parsed.add_argument("--servers", type=int, default=100_000)
    parsed.add_argument(
        "--per-day", type=int, default=500_000, help="turns a day: how many days the turns are spread over"
    )
    parsed.add_argument("--rate", type=float, default=12.0, help="turns a second while it is measured")
    parsed.add_argument("--seconds", type=float, default=180.0, help="how long it is measured")
    parsed.add_argument("--processes", type=int, default=4, help="bot processes; each has its own connections")
    parsed.add_argument(
        "--filled", metavar="URL", help="measure on this database, filled earlier on a server like this one's"
    )
    return parsed


def main(asked: argparse.Namespace) -> None:
    """Fill, measure and print."""
    if asked.filled:
        measured(asked.filled, asked)
        return
    templates = asyncio.run(played())
    with server(QUICK, plans.PRELOADED, *MEMORY) as running:
        url = running.new_database()
        fill(url, templates, Size(asked.turns, asked.servers, asked.per_day), int(time.time() * 1000))
        running.stop("fast")
        running.options = (SAFE, plans.PRELOADED, *MEMORY)
        running.start()
        measured(url, asked)


def measured(url: str, asked: argparse.Namespace) -> None:
    """Play, and print what that took."""
    with psycopg.connect(url, autocommit=True) as plain:
        plans.watch(plain)
        before = plans.scanned(plain)
        (folder,) = plain.execute("SHOW unix_socket_directories").fetchone() or ("",)
        log = Path(folder) / "log"
        start = log.stat().st_size
        day = asyncio.run(played_on(url, asked))
        _print_day(day, asked)
        _print_server(plain, before)
    _print_plans(log, start)


async def played_on(url: str, asked: argparse.Namespace) -> Day:
    """A day's busiest minutes."""
    stores = [await PostgresStore.open(url) for _ in range(asked.processes)]
    day = Day(stores, season_of(int(time.time() * 1000)))
    await day.play(asked.seconds, asked.rate)
    for store in stores:
        await store.close()
    return day


def _print_day(day: Day, asked: argparse.Namespace) -> None:
    turns = len(day.times["advance"])
    print(f"\n{turns} turns and {day.posts} posts in {asked.seconds:g} s by {asked.processes} processes\n")
    print(f"{'verb':26}{'count':>8}{'failed':>8}{'p50 ms':>10}{'p99 ms':>10}{'max ms':>10}")
    for row in day.took():
        print(f"{row.verb:26}{row.calls:8}{row.failed:8}{row.p50:10.1f}{row.p99:10.1f}{row.worst:10.1f}")
    for error, times in day.errors.most_common():
        print(f"{times:6} x {error}")


def _print_server(plain: psycopg.Connection, before: dict[str, tuple[int, int, int]]) -> None:
    print(f"\n{'table':18}{'rows':>14}{'MB':>10}{'MB of indexes':>15}")
    for name, rows, _, indexes, whole in plans.sizes(plain):
        print(f"{name:18}{rows:14,}{whole / 1e6:10,.1f}{indexes / 1e6:15,.1f}")
    print(f"\n{'read from end to end':22}{'times':>8}{'rows read':>16}{'rows':>14}")
    for name, (scans, read, rows) in sorted(plans.scanned(plain).items()):
        if rows > 1000 and scans > before[name][0]:
            print(f"{name:22}{scans - before[name][0]:8}{read - before[name][1]:16,}{rows:14,}")
    print(f"\n{'calls':>8}{'mean ms':>10}{'max ms':>10}{'total s':>10}  statement")
    for one in plans.totals(plain, MOST):
        print(f"{one.calls:8}{one.mean:10.2f}{one.worst:10.1f}{one.total / 1000:10.1f}  {one.query[:150]}")


def _print_plans(log: Path, start: int) -> None:
    for one in plans.slowest(log, start, MOST):
        print(f"\n{one.ms:.0f} ms at most, {one.slow} times over {plans.SLOW} ms: {one.query[:400]}\n{one.plan}")


if __name__ == "__main__":
    main(parser().parse_args())

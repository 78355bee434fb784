"""Startup with many live matches and expired clocks: time to the first answer, and that each clock is settled once."""

import asyncio
import contextlib
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bot.matches.core.models import Pace, Terms
from bot.ops.play import bot_process, corner
from bot.storage.stores.admin_queries import reading
from localdiscord.server import LocalDiscord
from tools.bench.crowd import Crowd, live_matches
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample

MATCHES = sample(100, 2000, 10_000)
OVERDUE = MATCHES // 10
ANSWERED = 2.0  # seconds after "ready"
DAY = Terms(Pace.DAY, 24 * 3600 * 1000)
SETTLED = 300.0  # seconds that the overdue ones are waited for; their posts take what Discord's limits take
LATE = 60_000  # ms by which they are late


@quiet("start.first_answer", "start.overdue")
def rows() -> Iterator[Row]:
    """The rows: time from "ready" to the first answer, and the settled clocks."""
    yield from asyncio.run(_measured())


async def _measured() -> list[Row]:
    with tempfile.TemporaryDirectory() as name:
        database = Path(name) / "start.db"
        async with LocalDiscord(corner(active_threads=MATCHES + 100, rates_enforced=False)) as discord:
            await live_matches(discord, database, MATCHES, games=("offboard",), terms=DAY)
            run_out(database, OVERDUE)
            bot = bot_process(discord, database, Path(name) / "bot.log")
            started = time.perf_counter()
            await bot.start()
            try:
                await bot.ready(120.0)
                ready = time.perf_counter()
                async with reading(database) as file:
                    pressed = await Crowd(discord, file).move(MATCHES)
                if pressed is None:
                    raise RuntimeError("the match to be pressed is over")
                await discord.world.feed.until(lambda: pressed.settled or None, 60.0)
                answered = time.perf_counter() - ready
                settled = await until_settled(database, OVERDUE, SETTLED)
            finally:
                await bot.stop()
            counts = fallbacks(database)
    once = len(counts) == OVERDUE and set(counts.values()) == {1}
    return [
        Row(
            "start.first_answer",
            f"{answered:.2f} s after ready, ready after {ready - started:.2f} s",
            f"{MATCHES} live matches, {OVERDUE} overdue: <= {ANSWERED:g} s after ready",
            answered <= ANSWERED,
        ),
        Row("start.overdue", f"{len(counts)} settled, {settled:.1f} s", f"{OVERDUE}, each once", once),
    ]


def run_out(database: Path, count: int) -> None:
    """Expire the clocks of the first matches as if a running bot had not handled them."""
    with contextlib.closing(sqlite3.connect(database)) as db, db:
        now = time.time_ns() // 1_000_000
        db.execute('UPDATE timers SET due = ? WHERE "match" <= ? AND kind = ?', (now - LATE, count, "deadline"))
        db.execute('DELETE FROM timers WHERE "match" <= ? AND kind = ?', (count, "reminder"))


async def until_settled(database: Path, count: int, patience: float) -> float:
    """The seconds until that many matches have a turn made by a clock."""
    started = time.perf_counter()
    while len(fallbacks(database)) < count and time.perf_counter() - started < patience:  # noqa: ASYNC110  another process writes it
        await asyncio.sleep(0.2)
    return time.perf_counter() - started


def fallbacks(database: Path) -> dict[int, int]:
    """The number of turns that a clock has made in each match."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
        return dict(db.execute("""SELECT "match", count(*) FROM turns WHERE key GLOB 't[0-9]*' GROUP BY "match" """))

"""Turns of two people while matches are reviewed, beside calm in the same run."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import statistics
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from bot.features.registry import ON_CHANGE
from bot.games import GAMES
from bot.matches.matches import Matches
from bot.matches.work.clock import SystemClock
from bot.ops.play import bot_process, corner
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import standard_tools
from localdiscord.server import LocalDiscord
from tests.support.matches.played_out import played_out
from tools.bench.crowd import live_matches
from tools.bench.puzzles import keep_puzzles
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bench.turns import Turn, take, timed_turns

TURNS = sample(2, 99, 600)  # of people, in calm and meanwhile
BLOCKS = sample(1, 3)  # of calm and of reviews in turn: a busy minute of the machine meets both
WARMING = sample(1, 30)  # turns before
REVIEWED = sample(8, 24, 48)  # matches
FLICKS = sample(6, 40)  # of each, at most
WAITING = 2  # reviews that wait, at least, while turns are timed
SLOWER = 1.2


@quiet("coach.turns")
def rows() -> Iterator[Row]:
    """The p99 of turns, reviews waiting, as a multiple of calm."""
    calm, meanwhile = asyncio.run(measured())
    usual, slowest = (statistics.quantiles(seconds, n=100)[98] for seconds in (calm, meanwhile))
    ratio = slowest / usual
    text = f"{ratio:.2f} x ({slowest * 1000:.0f} over {usual * 1000:.0f} ms)"
    goal = f"p99 of {len(meanwhile)} turns of people, reviews in progress <= {SLOWER:g} x calm"
    yield Row("coach.turns", text, goal, ratio <= SLOWER)


async def measured() -> tuple[list[float], list[float]]:
    """Seconds of turns of two people: in calm, and while matches are reviewed."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "m.db"
        async with LocalDiscord(corner(rates_enforced=False)) as discord:
            await live_matches(discord, database, REVIEWED, games=("pitchout",))
            await _played_out(database)
            await keep_puzzles(database)
            bot = bot_process(discord, database, Path(folder) / "log")
            await bot.start()
            try:
                await bot.ready(120.0)
                turns = timed_turns(discord)
                await take(WARMING, turns)
                return await _in_turn(discord, database, turns)
            finally:
                await bot.stop()


async def _in_turn(
    discord: LocalDiscord, database: Path, turns: AsyncIterator[Turn]
) -> tuple[list[float], list[float]]:
    calm: list[float] = []
    meanwhile: list[float] = []
    asked, each = 0, TURNS // BLOCKS
    for block in range(1, BLOCKS + 1):
        calm += await take(each, turns)
        while len(meanwhile) < block * each:
            while _waiting(database) < WAITING and asked < REVIEWED:
                asked += 1
                await discord.person("dai").command("arena", "match review", {"match": asked})
            if not _waiting(database):
                raise RuntimeError(f"after {len(meanwhile)} turns all {REVIEWED} reviews were done: take more")
            meanwhile += await take(1, turns)
        while _waiting(database):  # noqa: ASYNC110  the next block is calm; the file has no event for it
            await asyncio.sleep(0.2)
    return calm, meanwhile


def _waiting(database: Path) -> int:
    """The number of reviews requested and not complete."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as stored:
        count: int = stored.execute("SELECT count(*) FROM timers WHERE kind = 'review'").fetchone()[0]
        return count


async def _played_out(database: Path) -> None:
    """End the matches, as if all had been posted."""
    store = await SqliteStore.open(database)
    matches = Matches(
        GAMES, store, InlineWorker(standard_tools()), SystemClock(), notify=lambda: None, on_change=ON_CHANGE
    )
    try:
        for number in range(1, REVIEWED + 1):
            await played_out(matches, number, FLICKS)
    finally:
        await store.close()
    with contextlib.closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE posts SET state = 'done', message = 1")

"""The bot in a bottle: turns a second of processor time, and how many times more than the same people play over real HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import math
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bot.ops.play import bot_process, corner
from localdiscord.server import LocalDiscord
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bottle.bottle import Report, play
from tools.bottle.entropy import Entropy
from tools.bottle.people import People
from tools.bottle.plan import Plan
from tools.bottle.swarm import WARMTH

ANSWERS = sample(4, 150)
SECONDS = sample(8, 60)  # for which they play over HTTP
HASTY = 0.01  # s that those think who hardly do
PLAN = Plan(1, answers=ANSWERS)  # all games, and no faults
RATE = 25.0  # turns a second of processor time
FASTER = 10.0


def rows() -> Iterator[Row]:
    """The rate, and how many times more it is than over HTTP."""
    play(WARMTH)
    yield from _rate()
    begun = time.perf_counter()
    bottled = _played().turns / (time.perf_counter() - begun)
    real, hasty = (_rate_over_http(plan) for plan in (PLAN, msgspec.structs.replace(PLAN, pace=HASTY)))
    times = bottled / real if real else math.inf
    text = f"{times:.1f} x: {bottled:.1f} turns a second over {real:.2f}; over {hasty:.2f} of people who hardly think"
    yield Row("bottle.faster", text, f"turns a second >= {FASTER:g} x the same people over HTTP", times >= FASTER)


@quiet("bottle.turns")
def _rate() -> Iterator[Row]:
    report = _played()
    rate = report.turns / report.cpu
    text = f"{rate:.1f} turns a second of processor time, of {report.turns} turns"
    yield Row("bottle.turns", text, f">= {RATE:g}, with real rules and without pictures", rate >= RATE)


def _played() -> Report:
    """A run in the bottle. Raises AssertionError if it finds anything."""
    report = play(PLAN)
    if report.found:
        raise AssertionError(report.found)
    return report


def _rate_over_http(plan: Plan) -> float:
    """The turns a second that the people of a plan take with a bot in processes of its own, which paints; Discord limits nothing."""
    with TemporaryDirectory() as folder:
        database = Path(folder) / "bot.db"
        asyncio.run(_played_over_http(plan, database))
        with contextlib.closing(sqlite3.connect(database)) as plain:
            return int(plain.execute("SELECT count(*) FROM turns").fetchone()[0]) / SECONDS


async def _played_over_http(plan: Plan, database: Path) -> None:
    async with LocalDiscord(corner(rates_enforced=False)) as discord:
        bot = bot_process(discord, database, database.with_name("bot.log"))
        await bot.start()
        try:
            await bot.ready()
            people = People(discord, plan, Entropy(plan.seed))
            people.begin()
            await asyncio.sleep(SECONDS)
            await people.stop()
        finally:
            await bot.stop()

"""Everything that people wait for, on a machine with more and more other work: people go before pictures."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

from bot.ops.play import corner
from localdiscord.server import LocalDiscord
from tools.bench.echoing import echoing
from tools.bench.house import exchanges
from tools.bench.processes import busy
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bench.turns import timed_turns, until_filmed

LOADS = (0, 4, 12)[: sample(1, 3)]  # busy processes
TURNS, EXCHANGES = sample(2, 30, 100), sample(2, 10, 40)
PATIENCE = 30.0  # seconds that an answer is waited for, and a film; one that is not there then counts as there
ANSWER = 3.0  # seconds that Discord waits for an answer


@quiet(*(f"busy.{load}" for load in LOADS))
def rows() -> Iterator[Row]:
    """A row for each load."""
    for load in LOADS:
        yield asyncio.run(_under(load))


async def _under(load: int) -> Row:
    async with echoing(corner(rates_enforced=False, ack_seconds=PATIENCE)) as (discord, _, database):
        with busy(load):
            started, made = time.perf_counter(), _puzzles(database)
            answers, posts, films = await _of_turns(discord)
            thoughts = exchanges(discord)
            thought = [await anext(thoughts) for _ in range(EXCHANGES)]
            rate = (_puzzles(database) - made) / (time.perf_counter() - started) * 60
    waits = {"answers": answers, "turns": posts, "films": films, "thoughts": thought}
    late = {name: statistics.quantiles(seconds, n=20, method="inclusive")[18] for name, seconds in waits.items()}
    text = ", ".join(f"{name} {seconds * 1000:.0f}" for name, seconds in late.items())
    return Row(
        f"busy.{load}",
        f"{text} ms; {rate:.1f} puzzles made a minute",
        f"p95 with {load} busy processes: answers within {ANSWER:g} s, before turns, before films",
        late["answers"] <= ANSWER and late["answers"] <= late["turns"] <= late["films"],
    )


async def _of_turns(discord: LocalDiscord) -> tuple[list[float], list[float], list[float]]:
    """Seconds from the last press of turns to its answer, to the turn's message, and to its film if it has one."""
    answers: list[float] = []
    posts: list[float] = []
    films: list[float] = []
    async for turn in timed_turns(discord):
        answers.append(turn.answered)
        posts.append(turn.posted)
        if turn.flick is not None:
            try:
                films.append(await until_filmed(discord, turn, PATIENCE))
            except TimeoutError:
                films.append(PATIENCE)
        if len(posts) >= TURNS and len(films) > 1:
            return answers, posts, films
    raise AssertionError


def _puzzles(database: Path) -> int:
    """The number of puzzles that have been made."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as stored:
        count: int = stored.execute("SELECT count(*) FROM puzzles").fetchone()[0]
        return count

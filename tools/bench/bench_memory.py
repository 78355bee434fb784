"""Memory of all processes and processor time until ready, beside those of the peer; and a long evening on a small host."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bot.ops.play import corner
from bot.workers.worker import DIED
from localdiscord.bot_process import BotProcess
from localdiscord.server import LocalDiscord
from tools.bench.crowd import begun, crowded, live_matches
from tools.bench.observed import proportional, worked_in_all
from tools.bench.peer import installed, peer, peer_turns
from tools.bench.row import Row, sample, skipped

MIB = 2**20
TURNS, MATCHES = sample(4, 100), sample(2, 12)
MEMORY, START = 5.0, 2.5  # times the peer's
HOST = 512  # MiB of a small host
LONG = sample(8, 300, 1000)  # turns there
TABLES = sample(4, 12)  # matches at a time there
LOOK = 1.0  # seconds between two looks at memory there
GOALS = {
    "memory.turns": f"PSS of all processes after {TURNS} turns <= {MEMORY:g} x the peer's",
    "memory.ready": f"processor time until ready <= {START:g} x the peer's",
}


class Weighed(NamedTuple):
    """Seconds of processor time until a bot was ready, and the bytes of all its processes after the turns."""

    ready: float
    memory: int


def rows() -> Iterator[Row]:
    """The rows beside the peer, then the small host."""
    yield from _beside_the_peer()
    yield asyncio.run(_on_a_small_host())


def _beside_the_peer() -> Iterator[Row]:
    folder, reason = installed()
    if folder is None:
        yield from (skipped(name, goal, reason) for name, goal in GOALS.items())
        return
    ours, theirs = asyncio.run(_ours()), asyncio.run(_of_peer(folder))
    times = ours.memory / theirs.memory
    text = f"{times:.1f} x ({ours.memory / MIB:.0f} over {theirs.memory / MIB:.0f} MiB)"
    yield Row("memory.turns", text, GOALS["memory.turns"], times <= MEMORY)
    times = ours.ready / theirs.ready
    text = f"{times:.1f} x ({ours.ready:.2f} s over {theirs.ready:.2f} s)"
    yield Row("memory.ready", text, GOALS["memory.ready"], times <= START)


async def _ours() -> Weighed:
    furnish = partial(begun, count=MATCHES)
    async with crowded(corner(rates_enforced=False), furnish) as (crowd, bot, _):
        return await _weighed(bot, crowd.turns(range(1, MATCHES + 1)))


async def _of_peer(packages: Path) -> Weighed:
    async with LocalDiscord(corner(rates_enforced=False)) as discord, peer(discord, packages) as bot:
        return await _weighed(bot, peer_turns(discord))


async def _weighed(bot: BotProcess, turns: AsyncIterator[float]) -> Weighed:
    ready = worked_in_all(bot.pid)
    for _ in range(TURNS):
        await anext(turns)
    return Weighed(ready, proportional(bot.pid))


async def _on_a_small_host() -> Row:
    """Many turns at a few tables, memory being looked at all the time."""
    furnish = partial(live_matches, count=LONG // 10 + TABLES)
    async with crowded(corner(rates_enforced=False, log_kept=100), furnish) as (crowd, bot, database):
        seen: list[int] = []
        watch = asyncio.create_task(_look(bot.pid, seen))
        turns = crowd.turns(range(1, LONG // 10 + TABLES + 1), at_once=TABLES)
        for _ in range(LONG):
            await anext(turns)
        if watch.done():  # it never ends by itself: why it did is raised
            watch.result()
        watch.cancel()
        log = database.with_suffix(".log").read_text()
    lost, faults = log.count(DIED), log.count("[error")  # one that leaves until it is needed is not lost
    return Row(
        "memory.small_host",
        f"{max(seen) / MIB:.0f} MiB at most of {len(seen)} looks, {lost} processes lost, {faults} errors",
        f"{LONG} turns in {TABLES} matches at a time <= {HOST} MiB, no process lost, no error, all seen",
        max(seen) <= HOST * MIB and not lost and not faults,
    )


async def _look(process: int, seen: list[int]) -> None:
    while True:
        seen.append(proportional(process))
        await asyncio.sleep(LOOK)

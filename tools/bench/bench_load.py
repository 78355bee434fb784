"""A thousand live matches on a local Discord with its rate limits on, eight turns a second; then as fast as the bot goes without them."""

import asyncio
import itertools
import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

from bot.ops.play import corner
from localdiscord.bot_process import BotProcess
from localdiscord.server import LocalDiscord
from tools.bench.crowd import Crowd, crowded, live_matches
from tools.bench.observed import resident, samples
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample

MATCHES = sample(40, 1000)
RATE = 8.0  # turns a second
LASTS = float(sample(1, 30, 600))
IDLE = sample(2, 30)  # turns one after the other before
SLOWER = 10.0  # times the idle p50
LAG = 0.02  # seconds, of which the histogram has a bucket
GROWTH = 0.05  # of the memory, over the second half
PLAYERS = sample(4, 48)  # turns under way at a time, to see how fast the bot goes
FLAT_OUT = float(sample(1, 10, 20))  # seconds
WARM = float(sample(0, 2))  # seconds until the bot's worker is


@quiet("load.press_to_post", "load.loop_lag", "load.memory", "load.outbox", "load.falls_behind_at")
def rows() -> Iterator[Row]:
    """Press to post under load, the loop's lag, memory, and the maximum rate."""
    yield from asyncio.run(_limited())
    yield asyncio.run(_unlimited())


async def _limited() -> list[Row]:
    async with crowded(corner(active_threads=MATCHES + 100), _furnish) as (crowd, bot, database):
        await asyncio.sleep(WARM)
        return await _under_load(crowd, bot, database)


async def _unlimited() -> Row:
    async with crowded(corner(active_threads=MATCHES + 100, rates_enforced=False), _furnish) as (crowd, _, _):
        await asyncio.sleep(WARM)
        return await _flat_out(crowd)


async def _furnish(discord: LocalDiscord, database: Path) -> None:
    await live_matches(discord, database, MATCHES)


async def _under_load(crowd: Crowd, bot: BotProcess, database: Path) -> list[Row]:
    numbers = itertools.cycle(random.Random(2).sample(range(1, MATCHES + 1), MATCHES))
    idle = [alone for _ in range(IDLE) if (alone := await crowd.turn(next(numbers))) is not None]
    before = await samples(database)
    memory: list[int] = []
    turns: list[asyncio.Task[float | None]] = []
    started = time.perf_counter()
    for nth in range(int(RATE * LASTS)):
        await asyncio.sleep(max(0.0, started + nth / RATE - time.perf_counter()))
        turns.append(asyncio.create_task(crowd.turn(next(numbers))))
        if nth % int(RATE) == 0:
            memory.append(resident(bot.pid))
    took = sorted(one for one in await asyncio.gather(*turns) if one is not None)
    after = await samples(database)
    quiet, p50, p99 = statistics.median(idle), took[len(took) // 2], took[int(len(took) * 0.99)]
    in_time = _more(f"pichenette_loop_lag_seconds_bucket{{le={LAG:g}}}", before, after) / _more(
        "pichenette_loop_lag_seconds_count", before, after
    )
    half = memory[len(memory) // 2 :]
    grown = statistics.mean(half[-5:]) / statistics.mean(half[:5]) - 1
    return [
        Row(
            "load.press_to_post",
            f"p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms, idle p50 {quiet * 1000:.0f} ms; {len(crowd.failures)} of {len(took)} unseen",
            f"{RATE:g} turns/s for {LASTS:g} s in {MATCHES} matches: p99 <= {SLOWER:g} x idle p50, all seen",
            p99 <= SLOWER * quiet and not crowd.failures,
        ),
        Row("load.loop_lag", f"{in_time:.2%} within {LAG * 1000:g} ms", "99 %", in_time >= 0.99),
        Row(
            "load.memory",
            f"{half[-1] / 2**20:.0f} MiB, {grown:+.1%} over the second half",
            f"<= {GROWTH:+.0%}",
            grown <= GROWTH,
        ),
        Row("load.outbox", after["pichenette_outbox_pending"], "told: cards wait for their turn", held=True),
    ]


def _more(name: str, before: dict[str, float], after: dict[str, float]) -> float:
    return after[name] - before[name]


async def _flat_out(crowd: Crowd) -> Row:
    """The maximum rate of turns, each player moving as soon as the previous turn is posted."""
    end = time.perf_counter() + FLAT_OUT
    took: list[float] = []

    async def play(numbers: list[int]) -> None:
        for number in itertools.cycle(numbers):
            if time.perf_counter() > end:
                return
            seconds = await crowd.turn(number)
            if seconds is not None:
                took.append(seconds)

    everyone = list(range(1, MATCHES + 1))
    await asyncio.gather(*(play(everyone[nth::PLAYERS]) for nth in range(PLAYERS)))
    rate = len(took) / FLAT_OUT
    text = f"{rate:.1f} turns/s, p50 {statistics.median(took) * 1000:.0f} ms with {PLAYERS} under way"
    return Row("load.falls_behind_at", text, f"more than {RATE:g} turns/s", rate > RATE)

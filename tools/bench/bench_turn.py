"""A whole turn on the local Discord, from the press to the message, compared with the sum of its unavoidable parts in the same run."""

import asyncio
import json
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.words import Catalogue
from localdiscord.server import LocalDiscord
from render.pitchout.board.still import paint
from tests.physics.tables import b1
from tests.support.scenes.pitchout_scenes import S2
from tools.bench.baselines import F, floor_of, straightforward
from tools.bench.echoing import echoing
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bench.turns import timed_turns

TURNS = sample(3, 100, 200)
FLICKS, RUNS = sample(4, 60), sample(1, 9)  # for the parts
MARGIN = 3.0  # times the sum of the unavoidable parts
LAG = 10.0  # ms


@quiet("turn.press_to_post", "turn.loop_lag")
def rows() -> Iterator[Row]:
    """Press to post, and the lag of the bot's event loop meanwhile."""
    turns, echoes, lags = asyncio.run(play())
    turn, round_trip = statistics.median(turns), statistics.median(echoes)
    floor = round_trip + cost_of_f240() + cost_of_f()
    late = statistics.quantiles(lags, n=100)[98] * 1000
    text = f"{turn / floor:.2f} x ({turn * 1000:.1f} ms over {floor * 1000:.1f} ms)"
    yield Row("turn.press_to_post", text, f"p50 of {TURNS} <= {MARGIN:g} x (echo + F240 + F)", turn <= MARGIN * floor)
    yield Row("turn.loop_lag", late, f"p99 <= {LAG:g} ms", late <= LAG)


async def play() -> tuple[list[float], list[float], list[float]]:
    """Seconds of each turn and of the echo after it, and how late the bot's loop was."""
    async with echoing() as (discord, lags):
        turns, echoes = await echoed_turns(discord)
        await discord.person("chloe").command("general", "lags")
        return turns, echoes, json.loads(lags.read_text())


async def echoed_turns(discord: LocalDiscord) -> tuple[list[float], list[float]]:
    """As many turns as are measured, and an echo after each."""
    turns: list[float] = []
    echoes: list[float] = []
    chloe = discord.person("chloe")
    async for turn in timed_turns(discord):
        turns.append(turn.posted)
        start = time.perf_counter()
        await chloe.command("general", "echo")
        echoes.append(time.perf_counter() - start)
        if len(turns) == TURNS:
            break
    return turns, echoes


def cost_of_f240() -> float:
    """The mean of B1."""
    flicks = [b1(seed) for seed in range(FLICKS)]
    steps = [straightforward(*each).steps for each in flicks]
    return best(lambda: floor_of(flicks, steps)) / len(flicks)


def cost_of_f() -> float:
    """F of the plain still."""
    words = Catalogue(Path("data/words")).of("en")
    picture = paint(S2, words, None, "dark")
    return best(lambda: F(picture))


def best(work: Callable[[], object]) -> float:
    """The shortest of some runs, s."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)

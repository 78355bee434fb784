"""The bot's event loop during turns: how late it is, and how long garbage collections stop it, with a forced one as the control."""

import asyncio
import statistics
from collections.abc import Iterator

from tools.bench.echo_cog import Watched
from tools.bench.echoing import echoing, watched
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bench.turns import take, timed_turns

TURNS = sample(3, 100, 200)
PAUSE, LAG = 10.0, 10.0  # ms


@quiet("pauses.collection", "pauses.forced", "pauses.loop_lag")
def rows() -> Iterator[Row]:
    """The longest pause by itself, a forced one, and the loop's lag."""
    turns, forced = asyncio.run(play())
    longest, full = (max(seen.pauses, default=0.0) * 1000 for seen in (turns, forced))
    text = f"{longest:.1f} ms, the longest of {len(turns.pauses)}"
    yield Row("pauses.collection", text, f"{TURNS} turns: <= {PAUSE:g} ms", longest <= PAUSE)
    yield Row(
        "pauses.forced",
        full,
        f"the control: ms of a full collection of everything, which must be seen: > {PAUSE:g}",
        full > PAUSE,
    )
    late = statistics.quantiles(turns.lags, n=100)[98] * 1000
    yield Row("pauses.loop_lag", late, f"p99 <= {LAG:g} ms", late <= LAG)


async def play() -> tuple[Watched, Watched]:
    """What was watched during the turns, and during a forced collection after them."""
    async with echoing() as (discord, _, database):
        await watched(discord, database)
        await take(TURNS, timed_turns(discord))
        turns = await watched(discord, database)
        await discord.person("chloe").command("general", "collect")
        return turns, await watched(discord, database)

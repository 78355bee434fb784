"""Many people aim by hand at once: the wait of other people's presses, compared with calm in the same run; and their own previews."""

from __future__ import annotations

import asyncio
import contextlib
import statistics
from collections.abc import Iterator

from tools.bench.bench_press import opened, timed_presses
from tools.bench.by_hand import aiming, all_aiming, linked, paged
from tools.bench.processes import busy
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bench.waits import LOOKED, p99, ratio

AIMERS = sample(2, 20)
ROUNDS = sample(1, 10, 40)
PRESSES = sample(4, 20)  # of each kind in a round
BUSY = 2  # processes of the control
SLOWER = 1.2  # times the calm p99


@quiet("aiming.presses", "aiming.control", "aiming.previews")
def rows() -> Iterator[Row]:
    """The p99 of presses while people aim; the same where a busy processor is all that is beside; the p95 of their previews."""
    calm, beside, control, previews = asyncio.run(_measured())
    goal = f"p99 of presses while {AIMERS} people aim <= {SLOWER:g} x calm"
    yield against("aiming.presses", beside, calm, goal, slower=False)
    goal = f"{BUSY} busy processes beside instead: > {SLOWER:g} x calm"
    yield against("aiming.control", control, calm, goal, slower=True)
    p95 = sorted(previews)[int(len(previews) * 0.95)]
    text = f"{p95 * 1000:.0f} ms, p50 {statistics.median(previews) * 1000:.0f} ms, of {len(previews)}"
    yield Row("aiming.previews", text, "told: p95 from the end of a drag to its preview", held=True)


def against(name: str, waits: list[float], calm: list[float], goal: str, *, slower: bool) -> Row:
    """A row of the p99 of presses over that in calm, which must be much slower or not."""
    text = f"{ratio(p99(waits), p99(calm))}, {len(waits)} presses"
    return Row(name, text, goal, (p99(waits) > SLOWER * p99(calm)) is slower)


async def _measured() -> tuple[list[float], list[float], list[float], list[float]]:
    """Seconds of presses in calm, while people aim, and beside busy processes, in turn; and of the previews."""
    calm, beside, control, previews = [list[float]() for _ in range(4)]
    async with paged(2 * AIMERS) as discord, contextlib.AsyncExitStack() as pages:
        names = [(f"guest-{nth}", f"guest-{nth + 1}") for nth in range(1, 2 * AIMERS, 2)]
        people = [await pages.enter_async_context(aiming(await linked(discord, pair))) for pair in names]
        person, panel = await opened(discord)

        async def presses() -> list[float]:
            return (await timed_presses(discord, person, person.message(panel), LOOKED, PRESSES))[0]

        for _ in range(ROUNDS):
            calm += await presses()
            async with all_aiming(people, previews):
                beside += await presses()
            with busy(BUSY):
                control += await presses()
    return calm, beside, control, previews

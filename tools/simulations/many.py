"""Many matches on all cores: by processes, a handful at a time, in the same order whatever finishes first."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bot.games import GAMES
from tools.simulations.figures import Figures, figures
from tools.simulations.match import Played, Table, play

HANDFUL = 10  # matches a process is given at a time


def handful(table: Table, seed: str, numbers: range, *, watched: bool) -> list[Played]:
    """Some matches of a seed."""
    return [play(GAMES[table.game], table, seed, number, watched=watched) for number in numbers]


def simulate(
    table: Table,
    numbers: range,
    *,
    seed: str,
    watched: bool,
    jobs: int = 0,
    advance: Callable[[int], object] = lambda _: None,
) -> tuple[Figures, list[Played]]:
    """The matches with these numbers, by `jobs` processes (0: one a core); `advance` is told how many more are played."""
    started = time.perf_counter()
    heaps = [numbers[at : at + HANDFUL] for at in range(0, len(numbers), HANDFUL)]
    work = partial(handful, table, seed, watched=watched)
    played: list[Played] = []
    with contextlib.ExitStack() as stack:
        done: Iterable[list[Played]] = map(work, heaps)
        if jobs != 1:
            spawned = multiprocessing.get_context("spawn")
            done = stack.enter_context(ProcessPoolExecutor(jobs or os.cpu_count(), spawned)).map(work, heaps)
        for some in done:
            played += some
            advance(len(some))
    return figures(table, played, time.perf_counter() - started), played

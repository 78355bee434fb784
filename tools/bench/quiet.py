"""Rows that are noise where other programs use the machine: they are skipped then, with the reason."""

import functools
import os
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tools.bench.row import SAMPLE, SMOKE, Row, skipped

LOOK = 0.5  # s
OTHERS = 0.2  # cores that others may use meanwhile
LOST = 0.05  # of the time, for which a busy loop may wait for its core
Rows = Callable[[], Iterable[Row]]


def quiet(*names: str) -> Callable[[Rows], Callable[[], Iterator[Row]]]:
    """Skip the rows with these names if the machine has other work, or each row right after which it has some.

    Raises AssertionError if the decorated function makes other rows. With `--sample smoke`, nothing is skipped.
    """

    def decorate(rows: Rows) -> Callable[[], Iterator[Row]]:
        @functools.wraps(rows)
        def guarded() -> Iterator[Row]:
            if (reason := noise()) is not None:
                yield from (skipped(name, "measured on a quiet machine only", reason) for name in names)
                return
            made = []
            for row in rows():
                made.append(row.name)
                reason = noise()
                yield row if reason is None else skipped(row.name, row.goal, reason)
            if made != list(names):
                raise AssertionError(f"rows {made} where {list(names)} are declared")

        return guarded

    return decorate


def noise() -> str | None:
    """The reason not to measure now: load by others, seen in a short test; None if the machine is quiet."""
    if os.environ.get(SAMPLE) == SMOKE:
        return None
    busy, own, started = busy_seconds(), time.process_time(), time.perf_counter()
    while (took := time.perf_counter() - started) < LOOK:
        pass
    own = time.process_time() - own
    return against(others=(busy_seconds() - busy - own) / took, lost=1 - own / took)


def against(*, others: float, lost: float) -> str | None:
    """The reason against measuring where others use so many cores and the own process waits for such a share of the time."""
    if others > OTHERS:
        return f"other programs use {others:.1f} of {os.cpu_count()} cores"
    if lost > LOST:
        return f"a busy loop waits for its core {lost:.0%} of the time"
    return None


def busy_seconds() -> float:
    """Seconds that all cores together have worked, for any process, since the machine was started."""
    user, nice, system, _, _, irq, soft, steal = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9])
    return (user + nice + system + irq + soft + steal) / os.sysconf("SC_CLK_TCK")

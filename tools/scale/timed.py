"""Measures the duration and failures of the store's verbs."""

from __future__ import annotations

import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable
from typing import NamedTuple, TypeVar

from bot.matches.core.errors import AlreadyOpen, LostRace, StoreError

T = TypeVar("T")


class Took(NamedTuple):
    """The durations of a verb, in ms."""

    verb: str
    calls: int
    failed: int
    p50: float
    p99: float
    worst: float

    @property
    def total(self) -> float:
        """About all of its time."""
        return self.calls * self.p50


class Timed:
    """Notes what the verbs took, and the errors."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = defaultdict(list)
        self.failed: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()

    def took(self) -> list[Took]:
        """The verbs, those that took most in all first."""
        rows = []
        for verb, times in self.times.items():
            ordered = sorted(times)
            late = statistics.quantiles(ordered, n=100)[98] if len(ordered) > 1 else ordered[0]
            rows.append(
                Took(
                    verb, len(times), self.failed[verb], statistics.median(ordered), min(late, ordered[-1]), ordered[-1]
                )
            )
        return sorted(rows, key=lambda row: -row.total)

    async def _safely(self, doing: Awaitable[None]) -> None:
        """An error is counted already; what would have followed does not."""
        try:
            await doing
        except (StoreError, LostRace, AlreadyOpen) as error:
            self._note(error)

    async def timed(self, verb: str, work: Awaitable[T]) -> T:
        """Note the time of a verb, and whether it failed."""
        started = time.perf_counter()
        try:
            return await work
        except StoreError:
            self.failed[verb] += 1
            raise
        finally:
            self.times[verb].append((time.perf_counter() - started) * 1000)

    def _note(self, error: Exception) -> None:
        self.errors[f"{type(error).__name__}: {error}"] += 1

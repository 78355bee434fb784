"""Spreads of numbers, and shares of cases."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import msgspec


class Spread(msgspec.Struct, frozen=True):
    """The lengths of matches: median, tenth and ninetieth percentile, and the longest."""

    median: float
    tenth: float
    ninetieth: float
    longest: int

    def __str__(self) -> str:
        """The middle one, and between which eight of ten lie."""
        return f"{self.median:g} ({self.tenth:.0f}–{self.ninetieth:.0f})"


def share(cases: Sequence[bool]) -> float:
    """The share of the cases that hold, 0 to 1; 0 without cases."""
    return sum(cases) / len(cases) if cases else 0.0


def spread(lengths: Sequence[int]) -> Spread:
    """The spread of lengths; all 0 if there are none."""
    if len(lengths) < 2:
        only = lengths[0] if lengths else 0
        return Spread(only, only, only, only)
    tenths = statistics.quantiles(lengths, n=10, method="inclusive")
    return Spread(statistics.median(lengths), tenths[0], tenths[-1], max(lengths))


def quartiles(points: Sequence[int]) -> tuple[float, float, float]:
    """The numbers at a quarter, a half and three quarters; all the same of one."""
    if len(points) < 2:
        return (float(points[0]),) * 3
    low, middle, high = statistics.quantiles(points, n=4, method="inclusive")
    return low, middle, high

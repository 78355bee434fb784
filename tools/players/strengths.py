"""Elo points of players by their matches: a Bradley-Terry fit in which level 1 of the house is 1000."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

Results = Mapping[tuple[str, str], tuple[float, int]]
"""The points of the first of two and the number of matches."""
ANCHOR = "house:1", 1000.0
REDRAWN = 200  # leagues drawn for the intervals
CLOSE = 0.01  # points that a step of the fit moves anyone when it ends
ROUNDS = 20_000  # of the fit, at most


def elo(names: Sequence[str], results: Results) -> dict[str, float]:
    """The likeliest strengths (Hunter 2004, MM), with a match more that every two who met have drawn: nobody is infinitely strong.

    Everyone must be linked to level 1 by matches.
    """
    return _fit(names, {pair: (won + 0.5, count + 1.0) for pair, (won, count) in results.items()})


def intervals(names: Sequence[str], results: Results, seed: str) -> dict[str, tuple[float, float]]:
    """The 95 % intervals of the strengths, by leagues whose shares are drawn from what the matches leave possible (Jeffreys' prior)."""
    drawn: dict[str, list[float]] = {name: [] for name in names}
    luck = random.Random(seed)
    for _ in range(REDRAWN):
        shares = {
            pair: (luck.betavariate(won + 0.5, count - won + 0.5) * (count + 1.0), count + 1.0)
            for pair, (won, count) in results.items()
        }
        for name, value in _fit(names, shares).items():
            drawn[name].append(value)
    edge = REDRAWN // 40
    return {name: (sorted(values)[edge], sorted(values)[-1 - edge]) for name, values in drawn.items()}


def _fit(names: Sequence[str], results: Mapping[tuple[str, str], tuple[float, float]]) -> dict[str, float]:
    met: dict[str, list[tuple[str, float]]] = {name: [] for name in names}
    points = dict.fromkeys(names, 1e-9)
    for (one, two), (won, count) in results.items():
        met[one].append((two, count))
        met[two].append((one, count))
        points[one] += won
        points[two] += count - won
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        before = dict(strength)
        for name in names:
            strength[name] = points[name] / sum(
                count / (strength[name] + strength[other]) for other, count in met[name]
            )
        if max(abs(400.0 * math.log10(strength[name] / before[name])) for name in names) < CLOSE:
            break
    anchor, at = ANCHOR
    return {name: at + 400.0 * math.log10(strength[name] / strength[anchor]) for name in names}

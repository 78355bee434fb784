"""Reference rating models: Glicko-2 by Glickman's description, Elo by pairs, Weng and Lin's full pairs from their paper."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pytest

from bot.ratings import skills

GLICKO_SCALE = 173.7178
EXACT = 1e-13


class Glicko(NamedTuple):
    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


def glicko_after(player: Glicko, games: Sequence[tuple[Glicko, float]], tau: float = 0.5) -> Glicko:
    """The player after one period of games: opponents and scores. Volatility by bisection, to the last digits."""
    mu, phi = (player.rating - 1500) / GLICKO_SCALE, player.deviation / GLICKO_SCALE
    terms = []
    for other, score in games:
        g = 1 / math.sqrt(1 + 3 * (other.deviation / GLICKO_SCALE) ** 2 / math.pi**2)
        expected = 1 / (1 + math.exp(-g * (mu - (other.rating - 1500) / GLICKO_SCALE)))
        terms.append((g, expected, score))
    v = 1 / sum(g * g * e * (1 - e) for g, e, _ in terms)
    moved = sum(g * (score - e) for g, e, score in terms)
    sigma = _volatility(v * moved, phi, v, player.volatility, tau)
    phi = 1 / math.sqrt(1 / (phi * phi + sigma * sigma) + 1 / v)
    return Glicko(1500 + GLICKO_SCALE * (mu + phi * phi * moved), GLICKO_SCALE * phi, sigma)


def _volatility(delta: float, phi: float, v: float, sigma: float, tau: float) -> float:
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        spread = phi * phi + v + math.exp(x)
        return math.exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (tau * tau)

    lo, hi = a - 20 * tau, a + 20 * tau  # f falls
    while hi - lo > EXACT:
        middle = (lo + hi) / 2
        lo, hi = (middle, hi) if f(middle) > 0 else (lo, middle)
    return math.exp((lo + hi) / 4)


class Elo:
    """Every two who met, one after the other; a side has the mean of its members."""

    def __init__(self, k: float = 24.0) -> None:
        self.k = k
        self.of: dict[int, float] = {}

    def chance(self, one: Sequence[int], other: Sequence[int]) -> float:
        ahead = self._mean(one) - self._mean(other)
        return float(1 / (1 + 10 ** (-ahead / 400)))

    def learn(self, sides: Sequence[Sequence[int]], ranks: Sequence[int]) -> None:
        moves: dict[int, float] = {}
        for i, one in enumerate(sides):
            for j, other in enumerate(sides):
                if i != j:
                    score = 0.5 + 0.5 * ((ranks[i] < ranks[j]) - (ranks[i] > ranks[j]))
                    gain = self.k * (score - self.chance(one, other)) / (len(sides) - 1)
                    for player in one:
                        moves[player] = moves.get(player, 0.0) + gain
        for player, gain in moves.items():
            self.of[player] = self.of.get(player, 1500.0) + gain

    def _mean(self, side: Sequence[int]) -> float:
        return sum(self.of.get(player, 1500.0) for player in side) / len(side)


BETA = 25 / 6  # how far a performance strays from its player's strength
DRIFT = 25 / 300  # by which a strength may have changed from one match to the next
LEAST = 0.0001  # share of a variance that is left at least


def full_pairs(sides: Sequence[Sequence[tuple[float, float]]], ranks: Sequence[int]) -> list[list[tuple[float, float]]]:
    """Means and deviations after a match: Weng and Lin (JMLR 2011), algorithm 1, with the drift that TrueSkill knows as tau.

    A side counts as if it had the average number of players, `scale` times its own: where all have as many, that is the paper's.
    """
    size = sum(map(len, sides)) / len(sides)
    sides = [[(mean, math.hypot(deviation, DRIFT)) for mean, deviation in side] for side in sides]
    scales = [size / len(side) for side in sides]
    means = [scale * sum(mean for mean, _ in side) for side, scale in zip(sides, scales, strict=True)]
    variances = [
        scale**2 * sum(deviation**2 for _, deviation in side) for side, scale in zip(sides, scales, strict=True)
    ]
    even = len(set(scales)) == 1
    after = []
    for i, side in enumerate(sides):
        omega = delta = 0.0
        for q in range(len(sides)):
            if q == i:
                continue
            c = math.sqrt(variances[i] + variances[q] + 2 * BETA**2)
            p = 1 / (1 + math.exp((means[q] - means[i]) / c))
            score = 0.5 if ranks[q] == ranks[i] else float(ranks[q] > ranks[i])
            omega += variances[i] / c * (score - p)
            delta += math.sqrt(variances[i]) / c * variances[i] / c**2 * p * (1 - p)
        if not even:  # it is the side whose variance stays above zero
            delta = min(delta, 1 - LEAST)
        after.append(
            [
                (mean + omega / scales[i] * share, deviation * math.sqrt(max(1 - delta * share, LEAST)))
                for mean, deviation in side
                for share in [deviation**2 * scales[i] ** 2 / variances[i]]
            ]
        )
    return after


def summed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rate sides of different sizes as earlier versions did: by the sum of their players."""
    monkeypatch.setattr(skills, "_averaged", partial(skills._rated, skills._MODEL))

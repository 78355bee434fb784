"""Sequential tests (Wald 1945) of whether a player wins as large a share of its matches as is wanted, and no larger one.

Each bound is a test of its own: MARGIN outside it against the bound itself, wrong in one of twenty at most either way. A draw counts as half a
match won and half a match lost. As the likelihood ratio is convex in the points, draws make the errors smaller, never larger.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

MARGIN = 0.05  # of a share; between the two hypotheses of a test
ERROR = 0.05  # the probability, of either kind
SURE = math.log((1.0 - ERROR) / ERROR)  # log-likelihood ratio at which a test ends
MOST = 400  # matches


class Bar(NamedTuple):
    """The share of its matches that a player should win, draws counted half."""

    least: float
    most: float = 1.0

    def __str__(self) -> str:
        if self.most == 1.0:
            return f">= {self.least:.0%}"
        return f"{self.least * 100:.0f} to {self.most:.0%}"


class Verdict(StrEnum):
    """The outcome of the tests."""

    MET = "met"
    LESS = "less"  # it wins MARGIN less than the least
    MORE = "more"  # it wins MARGIN more than the most
    OPEN = "open"  # more matches are needed
    UNDECIDED = "undecided"  # MOST matches have been played


def evidence(points: float, lower: float, higher: float) -> float:
    """The log-likelihood ratio of a match with so many points (0 to 1), for the higher share of points against the lower one."""
    return points * math.log(higher / lower) + (1.0 - points) * math.log((1.0 - higher) / (1.0 - lower))


def judged(points: Iterable[float], bar: Bar) -> tuple[Verdict, int]:
    """The verdict on a player by the points of its matches in their order, and the number of matches until then."""
    weak = strong = 0.0  # the evidence for the least, and that against MARGIN more than the most
    at_least, at_most, count = False, bar.most == 1.0, 0
    for count, one in enumerate(points, start=1):
        if not at_least:
            weak += evidence(one, bar.least - MARGIN, bar.least)
            if weak <= -SURE:
                return Verdict.LESS, count
            at_least = weak >= SURE
        if not at_most:
            strong -= evidence(one, bar.most, bar.most + MARGIN)
            if strong <= -SURE:
                return Verdict.MORE, count
            at_most = strong >= SURE
        if at_least and at_most:
            return Verdict.MET, count
        if count == MOST:
            return Verdict.UNDECIDED, count
    return Verdict.OPEN, count

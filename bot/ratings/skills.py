"""Ratings by Weng and Lin's full-pair Bradley-Terry model, for sides of any size and number; sides of different sizes are compared by their averages."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean

import msgspec
from openskill.models import BradleyTerryFull

MEAN = 25.0  # of a newcomer, by the model's custom
DOUBT = MEAN / 3  # of a newcomer: three standard deviations reach down to nothing
SETTLED = 2.5  # the doubt that remains after some twenty matches; what is more than that is taken off what is shown
CALM = (5.0**2 - SETTLED**2) / 365  # variance that a day without a match adds: after a year a settled doubt has doubled
DAY = 24 * 3600 * 1000  # ms
ZERO, SCALE = 1500, 60  # points shown for a settled newcomer, and for one unit of the model
UNEVEN = "averages"  # how sides of different sizes are rated; stored with ratings, which are recomputed when it changes
_MODEL = BradleyTerryFull(mu=MEAN, sigma=DOUBT)
_DRIFTLESS = BradleyTerryFull(
    mu=MEAN, sigma=DOUBT, tau=0.0
)  # `rate(tau=0.0)` means the model's own tau in openskill 6.2


class Skill(msgspec.Struct, frozen=True):
    """A player's rating: mean and standard deviation of the estimated strength, in units of the model."""

    mu: float = MEAN
    sigma: float = DOUBT


def aged(skill: Skill, length: int) -> Skill:
    """The rating after `length` ms without a match: more uncertain, at most as much as a newcomer's."""
    days = max(0, length) / DAY
    return Skill(skill.mu, max(skill.sigma, min(DOUBT, math.sqrt(skill.sigma**2 + CALM * days))))


def after(sides: Sequence[Sequence[Skill]], ranks: Sequence[int], weight: float = 1.0) -> tuple[tuple[Skill, ...], ...]:
    """The ratings after the sides finished at these ranks (0 is best, equal ranks are ties); a `weight` of 0 changes nothing.

    Raises ValueError unless there are two sides or more, each with a rank and a player.
    """
    even = len({len(side) for side in sides}) == 1
    rated = _rated(_MODEL, sides, ranks) if even else _averaged(sides, ranks)
    return tuple(
        tuple(_towards(skill, learned, weight) for skill, learned in zip(was, now, strict=True))
        for was, now in zip(sides, rated, strict=True)
    )


def win_probability(one: Sequence[Skill], other: Sequence[Skill]) -> float:
    """The probability that one side beats another, by the model's logistic curve."""
    size = fmean((len(one), len(other)))
    ours, theirs = _team(one, size), _team(other, size)
    spread = math.sqrt(2 * _MODEL.beta**2 + ours.sigma**2 + theirs.sigma**2)
    return 1 / (1 + math.exp((theirs.mu - ours.mu) / spread))


def points(skill: Skill) -> int:
    """The points shown: 1500 for an average player, less while the rating is uncertain."""
    return round(ZERO + SCALE * (skill.mu - MEAN) - SCALE * max(0.0, skill.sigma - SETTLED))


def _rated(model: BradleyTerryFull, sides: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> list[tuple[Skill, ...]]:
    """The ratings by a model, to which a side is the sum of its players."""
    rated = model.rate(
        [[model.rating(skill.mu, skill.sigma) for skill in side] for side in sides],
        ranks=[float(one) for one in ranks],
    )
    return [tuple(Skill(float(one.mu), float(one.sigma)) for one in side) for side in rated]


def _averaged(sides: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> list[tuple[Skill, ...]]:
    """The ratings of sides of different sizes: each is rated like a side of average size with the same average player."""
    drifted = [[Skill(skill.mu, math.hypot(skill.sigma, _MODEL.tau)) for skill in side] for side in sides]
    size = fmean(map(len, sides))
    teams = [_team(side, size) for side in drifted]
    rated = _rated(_DRIFTLESS, [[team] for team in teams], ranks)
    return [_shared(side, team, now, size) for side, team, (now,) in zip(drifted, teams, rated, strict=True)]


def _team(side: Sequence[Skill], size: float) -> Skill:
    """The rating of a side as if it had `size` players: the sum of its players' if it has. Raises ValueError for an empty side."""
    each = size * fmean(skill.mu for skill in side)
    return Skill(each, size / len(side) * math.hypot(*(skill.sigma for skill in side)))


def _shared(side: Sequence[Skill], was: Skill, now: Skill, size: float) -> tuple[Skill, ...]:
    """The ratings of a side's players after its own has changed: who is more uncertain gains or loses more."""
    gain = (now.mu - was.mu) * len(side) / size
    known = 1 - (now.sigma / was.sigma) ** 2
    total = math.fsum(skill.sigma**2 for skill in side)
    shares = [skill.sigma**2 / total for skill in side]
    return tuple(
        Skill(skill.mu + gain * share, skill.sigma * math.sqrt(1 - known * share))
        for skill, share in zip(side, shares, strict=True)
    )


def _towards(was: Skill, now: Skill, weight: float) -> Skill:
    """Interpolates between two ratings, by their variances."""
    if weight == 1:
        return now
    variance = was.sigma**2 + weight * (now.sigma**2 - was.sigma**2)
    return Skill(was.mu + weight * (now.mu - was.mu), math.sqrt(variance))

"""Ratings by Weng and Lin's full-pair Bradley-Terry model, for sides of any size and number."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
from openskill.models import BradleyTerryFull

MEAN = 25.0  # of a newcomer, by the model's custom
DOUBT = MEAN / 3  # of a newcomer: three standard deviations reach down to nothing
SETTLED = 2.5  # the doubt that remains after some twenty matches; what is more than that is taken off what is shown
CALM = (5.0**2 - SETTLED**2) / 365  # variance that a day without a match adds: after a year a settled doubt has doubled
DAY = 24 * 3600 * 1000  # ms
ZERO, SCALE = 1500, 60  # points shown for a settled newcomer, and for one unit of the model
_MODEL = BradleyTerryFull(mu=MEAN, sigma=DOUBT)


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
    rated = _MODEL.rate(
        [[_MODEL.rating(skill.mu, skill.sigma) for skill in side] for side in sides],
        ranks=[float(one) for one in ranks],
    )
    return tuple(
        tuple(
            _towards(skill, Skill(float(one.mu), float(one.sigma)), weight) for skill, one in zip(was, now, strict=True)
        )
        for was, now in zip(sides, rated, strict=True)
    )


def win_probability(one: Sequence[Skill], other: Sequence[Skill]) -> float:
    """The probability that one side beats another, by the model's logistic curve."""
    ahead = sum(skill.mu for skill in one) - sum(skill.mu for skill in other)
    spread = math.sqrt(2 * _MODEL.beta**2 + sum(skill.sigma**2 for skill in (*one, *other)))
    return 1 / (1 + math.exp(-ahead / spread))


def points(skill: Skill) -> int:
    """The points shown: 1500 for an average player, less while the rating is uncertain."""
    return round(ZERO + SCALE * (skill.mu - MEAN) - SCALE * max(0.0, skill.sigma - SETTLED))


def _towards(was: Skill, now: Skill, weight: float) -> Skill:
    """Interpolates between two ratings, by their variances."""
    if weight == 1:
        return now
    variance = was.sigma**2 + weight * (now.sigma**2 - was.sigma**2)
    return Skill(was.mu + weight * (now.mu - was.mu), math.sqrt(variance))

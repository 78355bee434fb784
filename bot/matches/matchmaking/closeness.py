"""How far apart the ratings of two who meet in a queue may be, if one of them wants a close opponent: farther with each hour of waiting."""

from __future__ import annotations

from bot.ratings.ladders import Standing
from bot.ratings.skills import ZERO

HOUR = 3600 * 1000  # ms
FIRST, MORE = 150, 150  # points apart at first; added each hour


def reach(waited: int) -> int:
    """The points apart that suit a player who has waited for so many ms."""
    return FIRST + MORE * (max(0, waited) // HOUR)


def strength(standing: Standing, now: int) -> int:
    """The points that a player is compared by: those shown, or a newcomer's average while they are provisional."""
    return standing.points(now) if standing.ranked else ZERO

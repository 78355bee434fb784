"""Seasons: the quarters of a year, UTC. A season is named by its year and quarter, 20264 being the last of 2026."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from bot.text import cleaned

ALL_TIME = 0  # in the place of a season
FIRST, LAST = 1970, 9999  # years that can be written
_WRITTEN = re.compile(r"\D*(?:(?P<year>\d{4})\D*(?P<quarter>[1-4])|(?P<first>[1-4])\D+(?P<later>\d{4}))\D*", re.ASCII)


def season_of(moment: int) -> int:
    """The season of a moment (ms since 1970)."""
    then = datetime.fromtimestamp(moment / 1000, UTC)
    return then.year * 10 + (then.month + 2) // 3


def bounds(season: int) -> tuple[int, int]:
    """The beginning of a season and of the next one, ms since 1970."""
    return _begin(season), _begin(following(season))


def following(season: int) -> int:
    """The season after a season."""
    year, quarter = divmod(season, 10)
    return season + 1 if quarter < 4 else (year + 1) * 10 + 1


def before(season: int) -> int:
    """The season before a season."""
    year, quarter = divmod(season, 10)
    return season - 1 if quarter > 1 else (year - 1) * 10 + 4


def read_season(text: str) -> int | None:
    """The season written as 2026-4, 2026 Q4, Q4 2026 or 20264; None if invalid."""
    written = _WRITTEN.fullmatch(cleaned(text))
    if written is None:
        return None
    year, quarter = written["year"] or written["later"], written["quarter"] or written["first"]
    return int(year + quarter) if FIRST <= int(year) < LAST else None


def _begin(season: int) -> int:
    year, quarter = divmod(season, 10)
    return round(datetime(year, quarter * 3 - 2, 1, tzinfo=UTC).timestamp() * 1000)

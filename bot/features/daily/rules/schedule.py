"""Names of puzzles, and which games a day has. A day is a date in UTC, written as 2026-11-25."""

import datetime as dt
from typing import NamedTuple

from bot.games import MAKERS

EVERY_DAY = next(iter(MAKERS))  # the game that each day has a puzzle of
FIRST = dt.date(2026, 11, 1)  # the day numbered 1
EXERCISES = 20  # of a game
LARGEST = 2**63 - 1  # number of a match


class PuzzleName(NamedTuple):
    """A puzzle's name in its parts."""

    kind: str  # daily, exercise, or match for a position of one
    when: str  # the day, the exercise's number from 1, or the match's
    game: str


def games_of(day: dt.date) -> tuple[str, ...]:
    """The games that a day has a puzzle of: one always, the others in turn from Monday on; none before the first day."""
    if day < FIRST:
        return ()
    others = [game for game in MAKERS if game != EVERY_DAY]
    return (EVERY_DAY, others[day.weekday() % len(others)])


def number_of(day: dt.date) -> int:
    """The number by which players call a day's puzzles."""
    return (day - FIRST).days + 1


def daily(day: dt.date, game: str) -> str:
    """The name of a day's puzzle."""
    return f"daily.{day.isoformat()}.{game}"


def exercise(game: str, number: int) -> str:
    """The name of an exercise, numbered from 1."""
    return f"exercise.{number}.{game}"


def of_match(match: int, game: str) -> str:
    """The name of the puzzle that a position of a match has become."""
    return f"match.{match}.{game}"


def parsed(name: str) -> PuzzleName:
    """A name in its parts. Raises ValueError if it is none."""
    kind, when, game = name.split(".")
    if kind == "daily":
        dt.date.fromisoformat(when)
    elif kind not in {"exercise", "match"} or not 1 <= int(when) <= (EXERCISES if kind == "exercise" else LARGEST):
        raise ValueError(name)
    return PuzzleName(kind, when, game)

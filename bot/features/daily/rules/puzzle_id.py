"""Puzzles in custom ids: `d25.<game>` is that of the day numbered 25, `e7.<game>` an exercise, `m3k.<game>` that of a match."""

import datetime as dt
import re

from bot.answers.custom_id import base36
from bot.features.daily.rules.schedule import FIRST, daily, exercise, number_of, of_match, parsed

_WRITTEN = re.compile(r"([dem])([0-9a-z]{1,12})\.(\w+)", re.ASCII)


def write_puzzle(name: str) -> str:
    """The name of a puzzle in a custom id."""
    kind, when, game = parsed(name)
    number = number_of(dt.date.fromisoformat(when)) if kind == "daily" else int(when)
    return f"{kind[0]}{base36(number)}.{game}"


def read_puzzle(text: str) -> str | None:
    """The name of a puzzle, or None if the text names none."""
    found = _WRITTEN.fullmatch(text)
    if found is None:
        return None
    kind, number, game = found[1], int(found[2], 36), found[3]
    match kind:
        case "d":
            return daily(FIRST + dt.timedelta(days=number - 1), game)
        case "e":
            return exercise(game, number)
        case _:
            return of_match(number, game)

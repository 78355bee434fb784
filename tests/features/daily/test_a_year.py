"""A year of daily puzzles, each made and checked; a share of it that the environment's TORTURE says."""

import datetime as dt
from collections import Counter, defaultdict

import pytest

from bot.features.daily.rules.schedule import FIRST, daily, games_of
from tests.support.matches.puzzles import GENERATOR, faults
from tests.support.samples import sized

pytestmark = pytest.mark.slow

YEAR = 365
DAYS = sized(YEAR, 0.01)
ENOUGH = 20  # puzzles of a game from which its themes are compared


def test_every_day_has_puzzles_that_keep_their_promises_and_none_is_like_another():
    wrong: dict[str, tuple[str, ...]] = {}
    themes: dict[str, Counter[str]] = defaultdict(Counter)
    states: set[bytes] = set()
    for nth in range(DAYS):
        day = FIRST + dt.timedelta(nth * YEAR // DAYS)
        for game in games_of(day):
            puzzle = GENERATOR.make(daily(day, game))
            themes[game][puzzle.theme] += 1
            states.add(puzzle.state)
            if found := faults(puzzle):
                wrong[puzzle.name] = found
    assert wrong == {}
    assert len(states) == 2 * DAYS
    for game, counted in themes.items():
        if counted.total() >= ENOUGH:
            assert max(counted.values()) <= counted.total() / 2, game

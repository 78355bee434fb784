"""Puzzles made by the house: always the same, neither lucky nor unfair."""

import datetime as dt

import pytest

from bot.features.daily.rules.generator import LUCKY, PuzzleGenerator
from bot.features.daily.rules.schedule import daily, parsed
from bot.games import GAMES, MAKERS, PLAYERS
from bot.games.contract.luck import Rng
from bot.games.contract.puzzle import FULL, best_of, played, position_of

GENERATOR = PuzzleGenerator(GAMES, PLAYERS, MAKERS)
NAME = daily(dt.date(2026, 11, 27), "pitchout")


@pytest.fixture(scope="module")
def puzzle():
    return GENERATOR.make(NAME)


def test_the_best_answer_is_legal_and_gets_all_points(puzzle):
    best = best_of(GAMES[puzzle.game], puzzle)
    assert played(GAMES[puzzle.game], puzzle, best)
    assert GENERATOR.verdict_of(puzzle, best).points == FULL


def test_few_random_answers_reach_the_goal(puzzle):
    maker = MAKERS[puzzle.game]
    state, ask = position_of(GAMES[puzzle.game], puzzle)
    guesses = maker.guesses(state, ask, Rng(b"another"))
    reached = sum(maker.verdict(puzzle, state, next(guesses)).reached for _ in range(200))
    assert puzzle.share <= LUCKY
    assert reached <= 200 * LUCKY


def test_a_name_is_of_a_day_or_an_exercise():
    assert parsed(NAME) == ("daily", "2026-11-27", "pitchout")
    for wrong in ("daily.2026-13-01.pitchout", "exercise.21.pitchout", "exercise.0.pitchout", "weekly.1.pitchout"):
        with pytest.raises(ValueError, match=r".+"):
            parsed(wrong)

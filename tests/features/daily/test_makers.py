"""Every maker keeps the promises of a puzzle."""

import datetime as dt
import functools
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bot.features.daily.rules.schedule import daily, exercise
from bot.games import GAMES, MAKERS
from bot.games.contract.luck import Rng
from bot.games.contract.puzzle import REACHED, Puzzle, packed, position_of
from tests.support.matches.puzzles import GENERATOR, faults
from tests.support.samples import sample

DAY = dt.date(2026, 11, 25)
ROOT = Path(__file__).parents[3]
MAKE = """
import sys
import msgspec
from tests.support.matches.puzzles import GENERATOR
print(msgspec.json.encode([GENERATOR.make(name) for name in sys.argv[1:]]).decode())
"""


make = functools.cache(GENERATOR.make)


@pytest.mark.parametrize("name", sample((name for game in MAKERS for name in (daily(DAY, game), exercise(game, 3))), 3))
def test_a_puzzle_keeps_its_promises(name):
    assert faults(make(name)) == ()


@pytest.mark.thorough
def test_a_name_has_the_same_puzzle_in_every_process():
    names = [daily(DAY, game) for game in MAKERS]
    made = subprocess.run(
        [sys.executable, "-c", MAKE, *names],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        check=True,
    ).stdout
    assert msgspec.json.decode(made, type=list[Puzzle]) == [make(name) for name in names]


@pytest.mark.long
@pytest.mark.parametrize("game", sample(MAKERS, 4))
def test_a_puzzle_that_breaks_its_promises_is_found_out(game):
    puzzle, maker = make(daily(DAY, game)), MAKERS[game]
    state, ask = position_of(GAMES[game], puzzle)
    guesses = maker.guesses(state, ask, Rng(b"one"))
    missed = next(guess for guess in guesses if GENERATOR.verdict_of(puzzle, guess).points < REACHED)
    wrong = msgspec.structs.replace(puzzle, best=packed(missed), grade=6)
    found = " ".join(faults(wrong))
    assert "the best answer gets" in found
    assert "no grade 6" in found

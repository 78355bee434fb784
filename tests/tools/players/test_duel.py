"""A match follows from its seed: not from the clock, the load of the machine or the order of sets."""

import json
import os
import subprocess
import sys

import pytest

from bot.games import PLAYERS
from tests.support.samples import sample
from tools.players.duel import LONGEST, duel

LEVELS = [(game, f"house:{level}", f"house:{level - 1}") for game in PLAYERS for level in (2, 3, 4, 5)]
OTHERS = [("offboard", "uct:50", "depth:2"), ("forhonor", "child", "simple"), ("pitchout", "contact:1.5", "advised:4")]
PROGRAM = """
import json, sys
from tools.players.duel import duel
game, one, two, longest = sys.argv[1:]
found = duel(game, one, two, games=1, seed=3, longest=int(longest))
print(json.dumps([found.digests, found.answers, found.share]))
"""
SHORT = {"pitchbowl": 60, "offboard": 30}  # answers of matches that take long


@pytest.mark.parametrize(("game", "one", "two"), sample(LEVELS + OTHERS, 4))
def test_a_seed_gives_the_same_match_twice_beside_others(game: str, one: str, two: str):
    longest = SHORT.get(game, LONGEST)
    side_by_side = [
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM, game, one, two, str(longest)],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONHASHSEED": order},
        )
        for order in ("1", "2", "3")
    ]
    here = duel(game, one, two, games=1, seed=3, longest=longest)
    for process in side_by_side:
        written, _ = process.communicate(timeout=300)
        assert process.returncode == 0
        assert json.loads(written) == [here.digests, here.answers, here.share]
    assert here.answers > 20


def test_another_seed_gives_another_match():
    first, second = (duel("pitchout", "house:2", "house:1", games=1, seed=seed) for seed in (1, 2))
    assert first.digests != second.digests

"""The contract of a game, over many random matches: the checks that `pichenette.testing` holds games by others to, for all games here."""

import pytest

from bot.games import GAMES
from pichenette.testing.contract import *  # noqa: F403 - tests and fixtures
from pichenette.testing.contract import ALL, QUICK
from pichenette.testing.playing import match
from tests.support.samples import sized

FEWER = {"pitchbowl": 25, "forhonor": 21}
"""Of a game whose asks have many choices, or whose matches take hundreds of answers, fewer matches are enough."""
MANY, PARTS = sized(400, usual=0.05), 8  # matches of each game in the slow tests


@pytest.fixture(scope="module", params=["few", pytest.param("more", marks=pytest.mark.thorough)])
def seeds(request, key):
    """Those of a few matches, then those of the others."""
    return range(QUICK) if request.param == "few" else range(QUICK, FEWER.get(key, ALL))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", [game for key, game in GAMES.items() if key != "forhonor"])  # it has its own
def test_many_more_matches_end(game, part):
    for seed in range(part, MANY, PARTS):
        assert game.outcome(list(match(game, b"slow%d" % seed))[-1].step.state) is not None

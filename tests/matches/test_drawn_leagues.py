"""Random leagues over five seasons: divisions, fixtures, who goes up and down, and who is carried over are those that other code finds."""

import random

import pytest

from tests.support.leagues import League
from tests.support.samples import sized
from tests.support.table import Table
from tests.support.tournaments import Season

pytestmark = pytest.mark.asyncio

LEAGUES = 60
SEASONS = 5


async def _league(at: Table, seed: int, most: int, seasons: int) -> int:
    """Play one; how many seasons it had."""
    await at.matches.clocks.wake()
    luck = random.Random(f"league {seed}")
    made = League(Season(at, seed), luck)
    played = await made.play(luck.randint(3, most), seasons)
    assert made.faults == [], seed
    return len(played)


@pytest.mark.parametrize("seed", range(4))
async def test_small_leagues_are_as_they_should_be(at: Table, seed: int):
    assert await _league(at, seed, 16, 3) > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(sized(LEAGUES, 0.1)))
async def test_all_leagues_are_as_they_should_be(at: Table, seed: int):
    assert await _league(at, 100 + seed, 40, SEASONS) > 0

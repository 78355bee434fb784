"""Leagues under kills: two directors on one store are killed between any two steps; each season follows the one before once."""

import random
from collections.abc import Callable

import pytest

from bot.features.tournaments.director import Director
from tests.support.matches.table import HandClock
from tests.support.samples import THOROUGH, sized
from tests.support.tournaments.leagues import League
from tests.support.tournaments.torn_tournaments import Early, Forgetful, Hasty, Late, Stores, TornList, TornSeason

pytestmark = [pytest.mark.asyncio, pytest.mark.long]

KILLS = {"sqlite": 100, "postgres": 50}
SEASONS = 3


async def torn(
    stores: Stores,
    kills: int,
    most: int,
    director: Callable[[Director], Director] = lambda usual: usual,
    of: type[TornSeason] = TornSeason,
) -> tuple[int, list[str]]:
    """Leagues until so many kills, or until something is wrong; how many there were, and what was wrong."""
    clock, killed, seed = HandClock(), 0, 0
    faults: list[str] = []
    while killed < kills and not faults:
        season = of(stores, clock, seed, director)
        await season.at.matches.clocks.wake()
        luck = random.Random(f"torn league {seed}")
        league = League(season, luck)
        await league.play(luck.randint(6, most), SEASONS)
        faults += league.faults
        killed, seed = killed + season.killed, seed + 1
    return killed, faults


@pytest.mark.parametrize("stores", ["sqlite", pytest.param("postgres", marks=THOROUGH)], indirect=True)
async def test_each_season_follows_once_under_kills(stores: Stores):
    killed, faults = await torn(stores, 8, 8)
    assert faults == []
    assert killed >= 8


@pytest.mark.parametrize("stores", ["sqlite", pytest.param("postgres", marks=THOROUGH)], indirect=True)
async def test_who_waits_is_in_the_next_season_once_under_kills(stores: Stores):
    killed, faults = await torn(stores, 40, 8, of=TornList)
    assert faults == []
    assert killed >= 40


@pytest.mark.slow
@pytest.mark.parametrize("stores", ["sqlite"], indirect=True)
async def test_a_list_that_is_lost_is_noticed(stores: Stores):
    _, faults = await torn(stores, 2000, 8, Hasty.of, TornList)
    assert any("carried over" in one for one in faults)


@pytest.mark.slow
@pytest.mark.parametrize("of", [TornSeason, TornList])
async def test_each_season_follows_once_under_all_kills(
    stores: Stores, of: type[TornSeason], request: pytest.FixtureRequest
):
    kills = sized(KILLS[request.node.callspec.params["stores"]], 0.2)
    killed, faults = await torn(stores, kills, 16, of=of)
    assert faults == []
    assert killed >= kills


@pytest.mark.parametrize("stores", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("director", "expected"), [(Late, "0 seasons follow"), (Early, " seasons follow"), (Forgetful, "announced")]
)
async def test_the_check_above_would_notice(stores: Stores, director: type[Forgetful], expected: str):
    _, faults = await torn(stores, 300, 8, director.of)
    assert any(expected in one for one in faults)

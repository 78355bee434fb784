"""Tournaments under kills: two directors on one store are killed between any two steps; each round is paired, played and announced once."""

import random
from collections.abc import Callable

import pytest

from bot.features.tournaments.director import Director
from bot.pairing.event import Form
from bot.pairing.forms import MOST
from tests.support.matches.table import HandClock
from tests.support.samples import THOROUGH, sized
from tests.support.tournaments.drawn_tournaments import announced, matches_of, mishaps, opened, winners
from tests.support.tournaments.torn_tournaments import Forgetful, Keyless, Stores, Talkative, TornSeason
from tests.support.tournaments.tournament_faults import faults_of
from tests.support.tournaments.tournaments import GUILD

pytestmark = [pytest.mark.asyncio, pytest.mark.long]

KILLS = 200


async def torn(
    stores: Stores, kills: int, *, director: Callable[[Director], Director] = lambda usual: usual, most: int = 16
) -> tuple[int, list[str]]:
    """Tournaments of all forms until so many kills, or until something is wrong; how many there were, and what was wrong."""
    clock, killed, seed, latest = HandClock(), 0, 0, 0
    faults: list[str] = []
    while killed < kills and not faults:
        form = list(Form)[seed % len(Form)]
        season = TornSeason(stores, clock, seed, director)
        await season.at.matches.clocks.wake()
        luck = random.Random(seed)
        over = await season.play((await opened(season, form, luck, most=most)).id, **mishaps(luck))
        await season.settle()
        over = await season.present(over.id)
        matches = await matches_of(season.at, over)
        faults += faults_of(over, matches, winners(season.at, matches))
        found = await announced(season.at, over.id)
        wanted = ["open", *(f"round.{nth}" for nth in range(1, over.round_ + 1)), "over"]
        faults += [] if found == wanted else [f"announced {found}"]
        if form is Form.LEAGUE:  # or its next season would start one day
            await season.tournaments.cancel((await season.following(over))[0].id, GUILD)
        killed, seed = killed + season.killed, seed + 1
        former, latest = latest, max(matches)
        begun = await _begun(stores, former, latest + 2 * MOST)
        faults += [] if begun == len(matches) else [f"{begun} matches for {len(matches)} pairings"]
    return killed, faults


async def _begun(stores: Stores, former: int, last: int) -> int:
    """The number of matches after one, up to another."""
    numbers = range(former + 1, last + 1)
    parts = [await stores[0].those(numbers[at : at + 100]) for at in range(0, len(numbers), 100)]
    return sum(map(len, parts))


@pytest.mark.parametrize("stores", ["sqlite", pytest.param("postgres", marks=THOROUGH)], indirect=True)
async def test_each_round_is_announced_once_under_kills(stores: Stores):
    killed, faults = await torn(stores, 15, most=8)
    assert faults == []
    assert killed >= 15


@pytest.mark.slow
async def test_each_round_is_announced_once_under_all_kills(stores: Stores):
    killed, faults = await torn(stores, sized(KILLS, 0.1))
    assert faults == []
    assert killed >= sized(KILLS, 0.1)


@pytest.mark.parametrize("stores", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("director", "expected"), [(Forgetful, "announced"), (Talkative, "announced"), (Keyless, "matches for")]
)
async def test_the_check_above_would_notice(stores: Stores, director: type[Forgetful], expected: str):
    _, faults = await torn(stores, KILLS, director=director.of, most=8)
    assert any(expected in one for one in faults)

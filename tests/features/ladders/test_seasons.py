"""Results of a finished season: the best three at each game, and their titles."""

import pytest

from bot.features.ladders.service import Rankings
from bot.features.ladders.values import Title
from bot.matches.core.models import Player
from bot.matches.work.store import Store
from bot.ratings.ladders import RANKED, Ladder
from bot.ratings.seasons import ALL_TIME, bounds, following
from tests.support.matches.table import Table
from tests.support.tournaments.ended import ended

pytestmark = pytest.mark.asyncio

GUILD, SEASON, HOUR = 7, 20262, 3600 * 1000
ANN, BOB, CLEO, DAN = (Player(0, 100 + nth, name) for nth, name in enumerate(("Ann", "Bob", "Cleo", "Dan")))


async def played(store: Store, season: int = SEASON) -> None:
    """Each of four beats the next one, often enough to be ranked, in the last days of a season."""
    over = bounds(season)[1]
    for nth in range(RANKED + 1):
        for winner, loser in ((ANN, BOB), (BOB, CLEO), (CLEO, DAN)):
            await ended(store, [[winner], [loser]], over - (60 - nth) * HOUR, guild=GUILD)


async def test_the_best_three_are_found_at_each_game_that_was_played(at: Table):
    await played(at.store)
    rankings = at.feature(Rankings)
    found = await rankings.podiums(("pitchout", "offboard"), GUILD, SEASON)
    assert {game: [(one.place, one.name) for one in rungs] for game, rungs in found.items()} == {
        "pitchout": [(1, "Ann"), (2, "Bob"), (3, "Cleo")]
    }
    assert await rankings.podiums(("pitchout",), GUILD, following(SEASON)) == {}


async def test_a_title_is_kept_once_the_season_is_over(at: Table):
    await played(at.store)
    await played(at.store, following(SEASON))
    home = Ladder("pitchout", GUILD, ALL_TIME)

    async def of(user: Player, now: int) -> tuple[Title, ...]:
        at.clock.now = now
        return await at.feature(Rankings).titles(await at.store.standings_of(user.user), user.user, home)

    during, after = bounds(SEASON)[1] - 1, bounds(SEASON)[1]
    assert await of(BOB, during) == ()
    assert await of(BOB, after) == (Title("pitchout", SEASON, 2),)
    assert await of(DAN, after) == ()
    later = bounds(following(SEASON))[1]
    assert await of(ANN, later) == (Title("pitchout", following(SEASON), 1), Title("pitchout", SEASON, 1))

"""Results of a finished season: the best three at each game, and their titles."""

from pathlib import Path

import pytest

from bot.matches.core.models import Player
from bot.matches.ladders.seasons import Title, podiums, titles
from bot.ratings.ladders import RANKED, Ladder
from bot.ratings.seasons import ALL_TIME, bounds, following
from bot.storage.core.sqlite import SqliteStore
from tests.support.tournaments.ended import ended

pytestmark = pytest.mark.asyncio

GUILD, SEASON, HOUR = 7, 20262, 3600 * 1000
ANN, BOB, CLEO, DAN = (Player(0, 100 + nth, name) for nth, name in enumerate(("Ann", "Bob", "Cleo", "Dan")))


async def played(store: SqliteStore, season: int = SEASON) -> None:
    """Each of four beats the next one, often enough to be ranked, in the last days of a season."""
    over = bounds(season)[1]
    for nth in range(RANKED + 1):
        for winner, loser in ((ANN, BOB), (BOB, CLEO), (CLEO, DAN)):
            await ended(store, [[winner], [loser]], over - (60 - nth) * HOUR, guild=GUILD)


async def test_the_best_three_are_found_at_each_game_that_was_played(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "m.db")
    await played(store)
    found = await podiums(store, ("pitchout", "offboard"), GUILD, SEASON)
    assert {game: [(one.place, one.name) for one in rungs] for game, rungs in found.items()} == {
        "pitchout": [(1, "Ann"), (2, "Bob"), (3, "Cleo")]
    }
    assert await podiums(store, ("pitchout",), GUILD, following(SEASON)) == {}
    await store.close()


async def test_a_title_is_kept_once_the_season_is_over(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "m.db")
    await played(store)
    await played(store, following(SEASON))
    home = Ladder("pitchout", GUILD, ALL_TIME)

    async def of(user: Player, now: int) -> tuple[Title, ...]:
        return await titles(store, await store.standings_of(user.user), user.user, home, now)

    during, after = bounds(SEASON)[1] - 1, bounds(SEASON)[1]
    assert await of(BOB, during) == ()
    assert await of(BOB, after) == (Title("pitchout", SEASON, 2),)
    assert await of(DAN, after) == ()
    later = bounds(following(SEASON))[1]
    assert await of(ANN, later) == (Title("pitchout", following(SEASON), 1), Title("pitchout", SEASON, 1))
    await store.close()

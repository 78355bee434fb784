"""Results of finished seasons: the best three at each game, and their titles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from bot.matches.core.reads import Reads
from bot.matches.ladders.ranking import LadderPlace
from bot.ratings.ladders import Ladder, Standing
from bot.ratings.seasons import ALL_TIME, bounds, season_of

BEST = 3  # places that are a title


class Title(msgspec.Struct, frozen=True):
    """A place among the best of a season."""

    game: str
    season: int
    place: int


async def podiums(store: Reads, games: Iterable[str], guild: int, season: int) -> dict[str, tuple[LadderPlace, ...]]:
    """The best three at each game that was played enough in a server, by game."""
    ended = bounds(season)[1]
    pages = {game: await store.ladder(Ladder(game, guild, season), ended, first=0, most=BEST) for game in games}
    return {game: page.rungs for game, page in pages.items() if page.rungs}


async def titles(
    store: Reads, known: Mapping[Ladder, Standing], user: int, home: Ladder, now: int
) -> tuple[Title, ...]:
    """The titles of a user at the game of a ladder, in its server or the world, latest first; `known` are all their standings."""
    present = season_of(now)
    past = sorted(
        (one for one in known if one[:2] == home[:2] and one.season != ALL_TIME and one.season < present),
        key=lambda one: -one.season,
    )
    found = []
    for ladder in past:
        near = await store.near(ladder, bounds(ladder.season)[1], user, reach=0)
        place = near.rungs[0].place if near is not None and near.rungs else 0
        if 0 < place <= BEST:
            found.append(Title(ladder.game, ladder.season, place))
    return tuple(found)

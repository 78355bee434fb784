"""The rankings of a server for anyone, once its open board is on."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bot.features.contract import OpenServer, ServerQuery
from bot.features.ladders.service import Rankings
from bot.games import GAMES
from bot.matches.core.errors import refused
from bot.ratings.ladders import Ladder
from bot.ratings.seasons import ALL_TIME, read_season

MOST = 50  # places in an answer


class LadderQuery(ServerQuery, frozen=True, forbid_unknown_fields=True):
    """A part of a ranking."""

    game: Annotated[str, msgspec.Meta(pattern="^[a-z]{1,30}$", description="The game, as in its matches.")]
    season: Annotated[
        str, msgspec.Meta(pattern="^([0-9]{4}-[1-4])?$", description="Such as `2026-4`; of all time by default.")
    ] = ""
    first: Annotated[int, msgspec.Meta(ge=0, lt=2**31, description="How many places to skip.")] = 0


class ShownPlace(msgspec.Struct, frozen=True):
    """A place, from 1; equal points share one."""

    place: int
    name: str
    points: int
    games: int


class ShownLadder(msgspec.Struct, frozen=True):
    """Places of a ranking, the best first; `count` are all it has."""

    server: str
    game: str
    season: str
    count: int
    places: tuple[ShownPlace, ...]


async def shown_ladder(service: Rankings, server: OpenServer, query: LadderQuery) -> ShownLadder:
    """A part of a ranking. Raises Refused if there is no such game or season; StoreError."""
    season = read_season(query.season) if query.season else ALL_TIME
    if query.game not in GAMES or season is None:
        raise refused("refused-here")
    page = await service.standing_now(Ladder(query.game, server.guild, season), first=query.first, most=MOST)
    places = tuple(ShownPlace(one.place, one.name, one.points, one.standing.games) for one in page.rungs)
    return ShownLadder(query.server, query.game, query.season, page.count, places)

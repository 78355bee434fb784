"""Titles of leagues: who was first of a division at the end of a season."""

from __future__ import annotations

import msgspec

from bot.matches.core.reads import Reads
from bot.tournaments.standings import group_standings


class LeagueTitle(msgspec.Struct, frozen=True):
    """The first place of a division in a season."""

    name: str  # of the league
    season: int
    division: int


async def league_titles(store: Reads, user: int, guild: int, game: str) -> tuple[LeagueTitle, ...]:
    """The titles of a user at a game in a server, latest first."""
    return tuple(
        LeagueTitle(over.plan.name, over.plan.season, int(division))
        for over in await store.seasons_of(user, guild)
        if over.plan.game == game
        for division, table in group_standings(over.event).items()
        for one in table
        if one.place == 1 and not one.dropped and over.members(one.number)[0].user == user
    )

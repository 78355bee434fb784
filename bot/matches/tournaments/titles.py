"""Titles of tournaments: who won one, or was first of a division of a league at the end of a season."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.matches.core.reads import Reads
from bot.matches.tournaments.models import Tournament
from bot.tournaments.event import Form
from bot.tournaments.standings import group_standings, standings


class TournamentTitle(msgspec.Struct, frozen=True):
    """A first place: of a tournament, or of a division in a season of a league."""

    name: str
    season: int = 0  # 0: of no league
    division: int = 0


async def tournament_titles(
    store: Reads, user: int, guild: int, game: str = "", *, may_see: Callable[[Tournament], bool] = lambda _: True
) -> tuple[TournamentTitle, ...]:
    """The titles of a user in a server, at a game or ("") at all, latest first; those alone that the reader `may_see`."""
    return tuple(
        title
        for over in await store.finished_of(user, guild)
        if game in {"", over.plan.game} and may_see(over)
        for title in _titles(over, user)
    )


def _titles(over: Tournament, user: int) -> list[TournamentTitle]:
    plan = over.plan
    if plan.form is Form.LEAGUE:
        tables = {int(division): table for division, table in group_standings(over.event).items()}
    else:
        tables = {0: standings(over.event)}
    return [
        TournamentTitle(plan.name, plan.season, division)
        for division, table in tables.items()
        for one in table
        if one.place == 1 and any(member.user == user for member in over.members(one.number))
    ]

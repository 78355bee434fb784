"""Titles of tournaments: who won one, or was first of a division of a league at the end of a season."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.features.tournaments.rows import TournamentRows
from bot.features.tournaments.values import Tournament
from bot.pairing.event import Form
from bot.pairing.standings import group_standings, standings


class TournamentTitle(msgspec.Struct, frozen=True):
    """A first place: of a tournament, or of a division in a season of a league."""

    name: str
    game: str
    season: int = 0  # 0: of no league
    division: int = 0


def _anywhere(_guild: int, _channel: int) -> bool:
    return True


async def tournament_titles(
    rows: TournamentRows, user: int, guild: int, game: str = "", *, may_see: Callable[[int, int], bool] = _anywhere
) -> tuple[TournamentTitle, ...]:
    """The titles of a user in a server, at a game or ("") at all, latest first; those alone whose channel the reader `may_see`."""
    return tuple(
        TournamentTitle(one.plan.name, one.plan.game, one.plan.season, one.division if one.plan.season else 0)
        for one in await rows.wins_of(user, guild)
        if game in {"", one.plan.game} and may_see(one.guild, one.channel)
    )


def with_winners(over: Tournament) -> Tournament:
    """A finished tournament with its winners marked; in a league those of each division."""
    if over.plan.form is Form.LEAGUE:
        tables = {int(division): table for division, table in group_standings(over.event).items()}
    else:
        tables = {1: standings(over.event)}
    won = {one.number: division for division, table in tables.items() for one in table if one.place == 1}
    entered = tuple(msgspec.structs.replace(one, won=won.get(one.number, 0)) for one in over.entered)
    return msgspec.structs.replace(over, entered=entered)

"""Standings of players on ladders, which several features read; the feature `ladders` writes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import bindparam, select

from bot.ratings.ladders import Ladder, Standing
from bot.ratings.skills import Skill
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.players import players
from bot.storage.core.schema.ratings import ratings

STANDING_COLUMNS = [ratings.c[name] for name in ("mu", "sigma", "games", "wins", "draws", "losses", "best", "last")]
OF_USER = query(
    select(ratings.c.game, ratings.c.guild, ratings.c.season, *STANDING_COLUMNS)
    .join(players, players.c.id == ratings.c.player)
    .where(players.c.discord_id == bindparam("of_user"))
)
ON_LADDER = query(
    select(*STANDING_COLUMNS)
    .join(players, players.c.id == ratings.c.player)
    .where(
        ratings.c.game == bindparam("of_game"),
        ratings.c.guild == bindparam("in_guild"),
        ratings.c.season == bindparam("in_season"),
        players.c.discord_id == bindparam("of_user"),
    )
)


def standings_of(tx: Tx, user: int) -> dict[Ladder, Standing]:
    """A user's standing on every ladder."""
    return {Ladder(*row[:3]): standing_of(row[3:]) for row in tx.all(OF_USER, of_user=user)}


def standings(tx: Tx, asked: Ladder, users: Sequence[int]) -> dict[int, Standing]:
    """The standings on a ladder of those users who are on it."""
    on = {"of_game": asked.game, "in_guild": asked.guild, "in_season": asked.season}
    rows = {user: tx.one(ON_LADDER, of_user=user, **on) for user in users}
    return {user: standing_of(row) for user, row in rows.items() if row is not None}


def standing_of(row: Iterable[Any]) -> Standing:
    """Build a standing from the columns `STANDING_COLUMNS`."""
    mu, sigma, *rest = row
    return Standing(Skill(mu, sigma), *rest)

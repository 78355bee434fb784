"""Puzzles from finished matches of a server, of players who all agree to it."""

from __future__ import annotations

import zlib

import msgspec
from sqlalchemy import ColumnElement, Select, and_, bindparam, exists, func, or_, select

from bot.features.daily.rules.schedule import of_match
from bot.features.daily.tables import OF_MATCH, puzzles
from bot.features.daily.values import SharedMatch
from bot.games.contract.puzzle import Puzzle
from bot.matches.core.models import Status
from bot.matches.house.members import HOUSE
from bot.storage.core.query import Tx, matching, new_row, query
from bot.storage.core.schema.matches import matches, seats
from bot.storage.core.schema.players import players

_AGREES = '%"puzzles":true%'  # in the preferences of a player

_OF_HOUSE = players.c.discord_id.between(*HOUSE)
_SEATED = and_(seats.c.match == matches.c.id, seats.c.player == players.c.id)
_AGREED = and_(
    matches.c.status == Status.FINISHED.value,
    exists().where(_SEATED, players.c.preferences.like(_AGREES)),
    ~exists().where(_SEATED, ~or_(players.c.preferences.like(_AGREES), _OF_HOUSE)),
)
_BETWEEN = matches.c.finished.between(bindparam("since"), bindparam("until"))


def _shared(*where: ColumnElement[bool]) -> Select[tuple[int, int, str, int]]:
    return (
        select(matches.c.guild, matches.c.id, matches.c.game, func.length(puzzles.c.data))
        .join(puzzles, puzzles.c.name == OF_MATCH, isouter=True)
        .where(_AGREED, *where)
        .order_by(matches.c.guild, matches.c.finished.desc(), matches.c.id.desc())
    )


SHARED = query(_shared(matches.c.guild != 0, _BETWEEN))
SHARED_IN = query(_shared(*matching(matches, "guild"), _BETWEEN))
IS_SHARED = query(select(matches.c.guild).where(*matching(matches, "id"), _AGREED))
THERE = query(select(puzzles.c.name).where(*matching(puzzles, "name")))
ADD = query(new_row(puzzles))


def shared_matches(tx: Tx, since: int, until: int, guild: int = 0) -> tuple[SharedMatch, ...]:
    """The matches finished in a time that may become puzzles, of a server (0: of all): server by server, the latest first."""
    at = {"since": since, "until": until}
    rows = tx.all(SHARED_IN, guild=guild, **at) if guild else tx.all(SHARED, **at)
    return tuple(SharedMatch(row[0], row[1], row[2], None if row[3] is None else row[3] > 0) for row in rows)


def guild_of(tx: Tx, match: int) -> int:
    """The server of a finished match whose players agree to puzzles from it; 0 if there is none, or no such match."""
    row = tx.one(IS_SHARED, id=match)
    return int(row[0]) if row is not None else 0


def keep_match_puzzle(tx: Tx, match: int, game: str, found: Puzzle | None) -> None:
    """Keep the puzzle of a match, or that it has none, unless that is known already, or its players no longer agree."""
    name = of_match(match, game)
    if guild_of(tx, match) and tx.one(THERE, name=name) is None:
        tx.run(ADD, name=name, data=b"" if found is None else zlib.compress(msgspec.json.encode(found)))

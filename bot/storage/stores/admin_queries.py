"""Read-only queries of the bot's owner: matches, their posts and timers, and the backlog."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from sqlalchemy import bindparam, case, func, select

from bot.matches.core.models import Census, Match, Status
from bot.matches.delivery.models import Post, PostKind, PostState
from bot.matches.house.members import HOUSE
from bot.matches.timing.models import Timer, TimerKind
from bot.settings import PostgresUrl
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.base import Reading
from bot.storage.core.inspection import Thread, inspecting
from bot.storage.core.query import Tx, query
from bot.storage.core.rows import post_of, timer_of
from bot.storage.core.schema.delivery import IN_ANY_STATE, posts
from bot.storage.core.schema.matches import matches, seats, timers, turns
from bot.storage.core.schema.players import players

_SINCE = case(
    (posts.c.attempted > 0, posts.c.attempted),
    (posts.c.kind == PostKind.TURN.value, func.coalesce(turns.c.made, matches.c.updated)),
    else_=matches.c.updated,
)
BACKLOG = query(
    select(func.count(), func.min(_SINCE))
    .select_from(posts)
    .join(matches, matches.c.id == posts.c.match)
    .outerjoin(turns, (turns.c.match == posts.c.match) & (turns.c.revision == posts.c.revision))
    .where(posts.c.state == PostState.PENDING.value)
)
TIMERS = query(select(timers).where(timers.c.match == bindparam("match")).order_by(timers.c.due))
POSTS = query(select(posts).where(IN_ANY_STATE, posts.c.match == bindparam("match")).order_by(posts.c.id))
_IS_RUNNING = matches.c.status == Status.RUNNING.value
RUNNING = query(select(matches.c.game, func.count()).where(_IS_RUNNING).group_by(matches.c.game))
PLAYING = query(
    select(func.count(seats.c.player.distinct()))
    .join(matches, matches.c.id == seats.c.match)
    .join(players, players.c.id == seats.c.player)
    .where(_IS_RUNNING, players.c.discord_id > 0, ~players.c.discord_id.between(*HOUSE))
)
STUCK = query(
    select(posts.c.match)
    .where(posts.c.state == PostState.DEAD.value)
    .union(
        select(posts.c.match).where(
            posts.c.state == PostState.PENDING.value, posts.c.attempted > 0, posts.c.attempted < bindparam("before")
        ),
        select(timers.c.match).where(
            timers.c.due < bindparam("before"),
            timers.c.kind != TimerKind.CLAIM.value,  # such a time may be over for weeks
        ),
        select(matches.c.id).where(matches.c.status == Status.SUSPENDED.value),
    )
)


def backlog(tx: Tx) -> tuple[int, int | None]:
    """The number of pending posts, and the time since which the oldest has waited (None: there is none).

    A turn's message waits since the turn, any other since its match last changed; once tried, since the first attempt.
    """
    count, since = tx.one(BACKLOG) or (0, None)
    return int(count), since


def census(tx: Tx) -> Census:
    """The number of running matches by game, and of people playing."""
    ((players,),) = tx.all(PLAYING)
    return Census(dict(tx.all(RUNNING)), int(players))


class AdminQueries:
    """Read-only access to the database, also while the bot runs."""

    def __init__(self, reader: Reading) -> None:
        self._reader = reader

    async def get(self, match: int) -> Match | None:
        """The match, or None."""
        return await self._reader.read(lambda tx: transactions.get(tx, match))

    async def with_statuses(self, statuses: Sequence[Status]) -> tuple[Match, ...]:
        """All matches in these states, newest first."""
        found = await self._reader.read(
            lambda tx: [one for status in statuses for one in transactions.with_status(tx, status)]
        )
        return tuple(sorted(found, key=lambda match: -match.id))

    async def of_user(self, user: int, statuses: Sequence[Status]) -> tuple[Match, ...]:
        """A user's matches in these states, newest first."""
        found = await self._reader.read(lambda tx: transactions.of_user(tx, user, statuses))
        return tuple(sorted(found, key=lambda match: -match.id))

    async def stuck(self, before: int) -> frozenset[int]:
        """The matches that are suspended, have a dead post or one tried since `before`, or a timer that was due by then."""
        return frozenset(number for (number,) in await self._reader.read(lambda tx: tx.all(STUCK, before=before)))

    async def timers(self, match: int) -> tuple[Timer, ...]:
        """The timers of a match, earliest first."""
        return tuple(timer_of(row) for row in await self._reader.read(lambda tx: tx.all(TIMERS, match=match)))

    async def posts(self, match: int) -> tuple[Post, ...]:
        """All posts of a match, oldest first."""
        return tuple(post_of(row) for row in await self._reader.read(lambda tx: tx.all(POSTS, match=match)))

    async def turns(self, match: int) -> tuple[tuple[int, int | None, bytes, int], ...]:
        """The revision, seat, move and time of each turn of a match."""
        rows = await self._reader.read(lambda tx: tx.all(sql.TURNS, match=match))
        return tuple((row[1], row[2], row[3], row[8]) for row in rows)


@contextlib.asynccontextmanager
async def reading(database: Path | PostgresUrl) -> AsyncIterator[AdminQueries]:
    """Open a database for reading. Raises StoreError saying why that fails."""
    with inspecting(database) as inspected, contextlib.closing(Thread(inspected)) as thread:
        yield AdminQueries(thread)

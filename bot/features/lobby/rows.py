"""Queues of players who wait for an opponent."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, select

from bot.features.lobby.values import QueueEntry
from bot.games.contract.preview import Assist
from bot.matches.core.errors import LostRace
from bot.matches.core.models import Match, Pace, Player, Terms
from bot.matches.timing.paces import shortened
from bot.ratings.ladders import Standing
from bot.ratings.seasons import ALL_TIME
from bot.storage.core import transactions
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.rows import Row
from bot.storage.core.schema.matches import queue
from bot.storage.core.schema.players import blocks, players
from bot.storage.core.schema.ratings import ratings
from bot.storage.core.standings import STANDING_COLUMNS, standing_of

_ENTRY = select(queue, players.c.discord_id, players.c.name).join(players, players.c.id == queue.c.player)
WAITING = query(
    _ENTRY.where(queue.c.guild == bindparam("guild"), queue.c.game == bindparam("game")).order_by(queue.c.id)
)
QUEUED = query(_ENTRY.where(players.c.discord_id == bindparam("user")).order_by(queue.c.id))
_viewer = select(players.c.id).where(players.c.discord_id == bindparam("user")).scalar_subquery()
_AT_ODDS = select(blocks.c.player).where(
    ((blocks.c.player == _viewer) & (blocks.c.blocked == queue.c.player))
    | ((blocks.c.player == queue.c.player) & (blocks.c.blocked == _viewer))
)
IN_QUEUES = query(
    _ENTRY.add_columns(*STANDING_COLUMNS)
    .outerjoin(
        ratings,
        (ratings.c.game == queue.c.game)
        & (ratings.c.guild == queue.c.guild)
        & (ratings.c.season == ALL_TIME)
        & (ratings.c.player == queue.c.player),
    )
    .where(queue.c.guild == bindparam("guild"), queue.c.since > bindparam("begun"), ~_AT_ODDS.exists())
    .order_by(queue.c.id)
)
_other = queue.alias("other")
NEAR_QUEUES = query(
    _ENTRY.where(
        queue.c.since > bindparam("begun"),
        select(_other.c.id)
        .where(_other.c.guild == queue.c.guild, _other.c.game == queue.c.game, _other.c.near == 1)
        .exists(),
    ).order_by(queue.c.id)
)
ENQUEUE = query(new_row(queue))
_OF_PLAYER = (queue.c.player == bindparam("player"), queue.c.guild == bindparam("guild"))
DEQUEUE = query(delete(queue).where(*_OF_PLAYER, queue.c.game == bindparam("game")))
DEQUEUE_ALL = query(delete(queue).where(*_OF_PLAYER))
TAKE = query(delete(queue).where(queue.c.id == bindparam("entry")))


def enqueue(tx: Tx, entry: QueueEntry, passed: Sequence[int], since: int) -> bool:
    """Add an entry unless a suitable opponent has just joined the queue."""
    for one in waiting(tx, entry.guild, entry.game):
        if one.terms == entry.terms and one.user != entry.user and one.since > since and one.id not in passed:
            return False
    player = transactions.player(tx, Player(0, entry.user, entry.name))
    tx.run(DEQUEUE, player=player, guild=entry.guild, game=entry.game)
    tx.run(
        ENQUEUE,
        player=player,
        guild=entry.guild,
        channel=entry.channel,
        game=entry.game,
        pace=entry.terms.pace.value,
        allowed=entry.terms.limit,
        rated=int(entry.terms.rated),
        locale=entry.locale,
        since=entry.since,
        assist=entry.terms.assist.value,
        near=int(entry.near),
        weekdays=int(entry.terms.weekdays),
    )
    return True


def dequeue(tx: Tx, user: int, guild: int, game: str) -> int:
    """Delete one entry of a user, or all."""
    player = transactions.known_player(tx, user)
    if player is None:
        return 0
    if not game:
        return tx.run(DEQUEUE_ALL, player=player, guild=guild)
    return tx.run(DEQUEUE, player=player, guild=guild, game=game)


def waiting(tx: Tx, guild: int, game: str) -> tuple[QueueEntry, ...]:
    """The queue for a game in a server, oldest first."""
    return tuple(_entry(row) for row in tx.all(WAITING, guild=guild, game=game))


def queued(tx: Tx, user: int) -> tuple[QueueEntry, ...]:
    """The entries of a user, oldest first."""
    return tuple(_entry(row) for row in tx.all(QUEUED, user=user))


def in_queues(tx: Tx, guild: int, user: int, since: int) -> tuple[tuple[QueueEntry, Standing], ...]:
    """The queue entries of a server with their owners' standings, without players who blocked the user or whom the user blocked."""
    found = []
    for row in tx.all(IN_QUEUES, guild=guild, user=user, begun=since):
        entry, known = row[: -len(STANDING_COLUMNS)], row[-len(STANDING_COLUMNS) :]
        found.append((_entry(entry), Standing() if known[0] is None else standing_of(known)))
    return tuple(found)


def near_queues(tx: Tx, since: int) -> tuple[QueueEntry, ...]:
    """The entries of every queue where someone wants a close opponent."""
    return tuple(_entry(row) for row in tx.all(NEAR_QUEUES, begun=since))


def take(tx: Tx, entries: Sequence[int], match: Match) -> None:
    """Take entries out of the queue as their match begins, and all others of its players for the same. Raises LostRace if one is gone."""
    if not all(tx.run(TAKE, entry=one) for one in entries):
        raise LostRace
    for holder in match.holders:
        dequeue(tx, holder.user, match.guild, match.game)


def _entry(row: Row) -> QueueEntry:
    ident, _, guild, channel, game, pace, allowed, rated, locale, since, assist, near, weekdays, user, name = row
    terms = Terms(
        Pace(pace),
        allowed,
        bool(rated),
        Assist(assist),
        weekdays=bool(weekdays),
        shortened=shortened(Pace(pace), allowed),
    )
    return QueueEntry(ident, user, name, guild, channel, game, terms, locale, since, bool(near))


class QueueRows(Connections):
    """The verbs of the store about queues."""

    enqueue = writes(enqueue)
    dequeue = writes(dequeue)
    queued = reads(queued)
    waiting = reads(waiting)
    in_queues = reads(in_queues)
    near_queues = reads(near_queues)

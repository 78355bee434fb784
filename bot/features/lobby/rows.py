"""Queues, blocked players, and rematches."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import bindparam, delete, select

from bot.games.contract.preview import Assist
from bot.matches.core.effects import Effects
from bot.matches.core.errors import LostRace
from bot.matches.core.models import Match, NewMatch, Pace, Player, QueueEntry, Status, Terms, Turn
from bot.matches.delivery.models import PostKind
from bot.matches.tournaments.models import BoardPlace
from bot.ratings.ladders import Standing
from bot.ratings.seasons import ALL_TIME
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.rows import Row
from bot.storage.core.schema.competition import ratings
from bot.storage.core.schema.matches import queue
from bot.storage.core.schema.players import blocks, players
from bot.storage.ladders.ladders import STANDING_COLUMNS, standing_of
from bot.storage.tournaments import tournaments

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

_PAIR = (blocks.c.player == bindparam("player"), blocks.c.blocked == bindparam("other"))
BLOCK = query(new_row(blocks))
UNBLOCK = query(delete(blocks).where(*_PAIR))
BLOCKS = query(select(blocks.c.player).where(*_PAIR))
BLOCKED = query(
    select(players.c.discord_id, players.c.name)
    .join(blocks, blocks.c.blocked == players.c.id)
    .where(blocks.c.player == bindparam("player"))
    .order_by(players.c.name)
)


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


def begin(
    tx: Tx,
    new: NewMatch,
    key: str,
    now: int,
    posts: Sequence[PostKind],
    seated: Callable[[Match], Sequence[Player]],
    turn: Callable[[Match], Turn],
    effects: Callable[[Match], Effects],
    entries: Sequence[int] = (),
    board: BoardPlace | None = None,
) -> Match:
    """Begin a match at once, with queue `entries` of its players or as the `board` of a tournament.

    Raises LostRace if an entry is gone or the tournament has changed.
    """
    known = transactions.match_by_key(tx, key)
    if known is not None:
        return known
    if entries:
        if not all(tx.run(TAKE, entry=one) for one in entries):
            raise LostRace
        for holder in new.holders:
            dequeue(tx, holder.user, new.guild, new.game)
    made = transactions.keep_new(tx, new, now)
    if board is not None:
        tournaments.place_match(tx, board, made.id)
    begun = turn(made), seated(made), effects(made)
    return transactions.change(tx, made, Status.RUNNING, begun[0], posts, key, now, begun[1], "", begun[2])


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


def block(tx: Tx, user: Player, other: Player) -> None:
    """Block another player."""
    pair = {"player": transactions.player(tx, user), "other": transactions.player(tx, other)}
    if tx.one(BLOCKS, **pair) is None:
        tx.run(BLOCK, player=pair["player"], blocked=pair["other"])


def unblock(tx: Tx, user: int, other: int) -> bool:
    """Unblock a player; returns whether they were blocked."""
    player, blocked_one = transactions.known_player(tx, user), transactions.known_player(tx, other)
    return bool(tx.run(UNBLOCK, player=player, other=blocked_one))


def blocked(tx: Tx, user: int) -> tuple[Player, ...]:
    """The players a user has blocked."""
    return tuple(Player(0, other, name) for other, name in tx.all(BLOCKED, player=transactions.known_player(tx, user)))


def at_odds(tx: Tx, pairs: Sequence[tuple[int, int]]) -> bool:
    """Whether one user of any pair has blocked the other."""
    for pair in pairs:
        one, other = (transactions.known_player(tx, user) for user in pair)
        if tx.one(BLOCKS, player=one, other=other) or tx.one(BLOCKS, player=other, other=one):
            return True
    return False


def _entry(row: Row) -> QueueEntry:
    ident, _, guild, channel, game, pace, allowed, rated, locale, since, assist, near, weekdays, user, name = row
    terms = Terms(Pace(pace), allowed, bool(rated), Assist(assist), weekdays=bool(weekdays))
    return QueueEntry(ident, user, name, guild, channel, game, terms, locale, since, bool(near))


def rematch_of(tx: Tx, match: int) -> Match | None:
    """The rematch of a match, or None."""
    row = tx.one(sql.REMATCH, match=match)
    return None if row is None else transactions.get(tx, row[0])


def begin_rematch(
    tx: Tx,
    match: Match,
    new: NewMatch,
    key: str,
    now: int,
    posts: Sequence[PostKind],
    turn: Callable[[Match], Turn],
    effects: Callable[[Match], Effects],
    ending: Callable[[Match], Effects],
) -> Match:
    """Begin the rematch of a match, once. Raises LostRace."""
    known = transactions.match_by_key(tx, key)
    if known is not None:
        return known
    if rematch_of(tx, match.id) is not None or not _all_there(tx, match):
        raise LostRace
    made = transactions.keep_new(tx, new, now)
    transactions.change(tx, match, match.status, None, (), f"{key}.rematch", now, (), match.incident, ending(made))
    return transactions.change(tx, made, Status.RUNNING, turn(made), posts, key, now, (), "", effects(made))


def _all_there(tx: Tx, match: Match) -> bool:
    """Whether no player of the match has been erased since it was loaded."""
    present = transactions.get(tx, match.id)
    return present is not None and [one.user for one in present.holders] == [one.user for one in match.holders]

"""Blocked players."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, select

from bot.matches.core.models import Player
from bot.storage.core import transactions
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema.players import blocks, players

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

"""The store's verbs about bans."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select

from bot.matches.core.models import Player
from bot.matches.settings.audits import ban_entry
from bot.matches.settings.bans import Ban
from bot.storage.core import transactions
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, matching, query
from bot.storage.core.schema.matches import queue
from bot.storage.core.schema.players import players
from bot.storage.settings import bans, moderation_log

_PLAYER = select(players.c.id).where(players.c.discord_id == bindparam("user")).scalar_subquery()
DEQUEUE = query(delete(queue).where(*matching(queue, "guild"), queue.c.player == _PLAYER))


def put(tx: Tx, guild: int, by: Player, ban: Ban, now: int, key: str) -> Ban:
    """Ban a user, who leaves the server's queues; returns the ban, or the one that the key has made."""
    known = bans.by_key(tx, guild, ban.user, key)
    if known is not None:
        return known
    former = bans.replace(tx, guild, ban.user, ban, now, key)
    tx.run(DEQUEUE, guild=guild, user=ban.user)
    moderation_log.note_act(tx, guild, transactions.player(tx, by), ban_entry(by, former, ban), now)
    return ban


def lift(tx: Tx, guild: int, by: Player, user: int, now: int) -> Ban | None:
    """Lift a user's ban; returns it."""
    former = bans.replace(tx, guild, user, None, now)
    if former is not None:
        noted = bans.as_noted(tx, guild, former)
        moderation_log.note_act(tx, guild, transactions.player(tx, by), ban_entry(by, noted, None), now)
    return former


class BanVerbs(Connections):
    """Implements bot.matches.settings.bans.BanStore."""

    of_users = reads(bans.of_users)
    page = reads(bans.page)
    put = writes(put)
    lift = writes(lift)

"""Result bulletins: one for each finished match; those that wait for the same channel are merged."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import and_, bindparam, select, update

from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import PostState
from bot.storage.core import bulletin_rows
from bot.storage.core.base import Connections, writes
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.delivery import bulletins
from bot.storage.core.schema.players import servers

KIND = "result"
MOST = 10  # results in one message

_THIS = bulletins.c.id == bindparam("bulletin")
_UNTRIED = and_(bulletins.c.state == PostState.PENDING.value, bulletins.c.attempts == 0)
WISHES = query(select(servers.c.wishes).where(servers.c.guild == bindparam("server")))
UNTRIED = query(select(bulletins.c.guild, bulletins.c.channel, bulletins.c.name).where(_THIS, _UNTRIED))
PAYLOAD = query(select(bulletins.c.payload).where(_THIS))
OTHERS = query(
    select(bulletins.c.id, bulletins.c.payload)
    .where(_UNTRIED, ~_THIS, bulletins.c.guild == bindparam("server"), bulletins.c.channel == bindparam("there"))
    .where(bulletins.c.name.like(f"{KIND}.%"), bulletins.c.lease <= bindparam("now"))
    .order_by(bulletins.c.id)
    .limit(bindparam("most"))
)
JOINED = query(update(bulletins).where(_THIS).values(state=PostState.DONE.value, error=bindparam("leader")))
GATHERED = query(update(bulletins).where(_THIS).values(payload=bindparam("matches")))
LEADER = query(select(bulletins.c.error).where(bulletins.c.name == bindparam("named"), bulletins.c.message == 0))


class _Wishes(msgspec.Struct):
    """The server settings needed here."""

    results: int = 0


def follow(tx: Tx, match: Match, status: Status, now: int) -> None:
    """Add a bulletin with the result of a finished match, if its server wants it, and queue it for an edit if the match is voided.

    None is added of the house, alone or with a single person.
    """
    name = f"{KIND}.{match.id}"
    if status is Status.VOID:
        row = tx.one(LEADER, named=name)
        bulletin_rows.changed(tx, row[0] if row is not None and row[0].startswith(f"{KIND}.") else name)
    elif status is Status.FINISHED and match.guild and not (match.watched or match.alone):
        row = tx.one(WISHES, server=match.guild)
        channel = 0 if row is None else _results(row[0])
        if channel:
            bulletin_rows.add(tx, name, match.guild, channel, str(match.id), now)


def gather(tx: Tx, bulletin: int, now: int) -> bytes:
    """Merge the untried results that wait for the same channel into one bulletin; returns its matches."""
    row = tx.one(UNTRIED, bulletin=bulletin)
    kept = tx.one(PAYLOAD, bulletin=bulletin)
    own = bytes(kept[0]) if kept is not None else b""
    if row is None:
        return own
    guild, channel, name = row
    room = MOST - own.count(b".") - 1
    others = tx.all(OTHERS, bulletin=bulletin, server=guild, there=channel, now=now, most=room) if room > 0 else []
    for other, _ in others:
        tx.run(JOINED, bulletin=other, leader=name)
    together = b".".join((own, *(bytes(payload) for _, payload in others)))
    if others:
        tx.run(GATHERED, bulletin=bulletin, matches=together)
    return together


def keep(tx: Tx, bulletin: int, matches: Sequence[int]) -> None:
    """Reduce a bulletin to these matches."""
    tx.run(GATHERED, bulletin=bulletin, matches=b".".join(str(match).encode() for match in matches))


def _results(wishes: str) -> int:
    """The channel for results; none if the settings cannot be read, so that the match ends all the same."""
    try:
        return msgspec.json.decode(wishes, type=_Wishes).results
    except msgspec.DecodeError:
        return 0


class ResultRows(Connections):
    """The verbs of the store about bulletins of results."""

    gather = writes(gather)
    keep = writes(keep)

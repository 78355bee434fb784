"""The audit log of a server: written with each change."""

from __future__ import annotations

from sqlalchemy import bindparam, func, select

from bot.matches.core.effects import AuditEntry
from bot.matches.core.models import Player
from bot.matches.settings.audits import AuditLine
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema.players import audits, players

ADD = query(new_row(audits))
COUNT = query(select(func.count()).select_from(audits).where(audits.c.guild == bindparam("server")))
LATEST = query(
    select(
        *(audits.c.at, audits.c.match, players.c.discord_id, players.c.name),
        *(audits.c.what, audits.c.before, audits.c.after),
    )
    .select_from(audits)
    .outerjoin(players, players.c.id == audits.c.player)
    .where(audits.c.guild == bindparam("server"))
    .order_by(audits.c.id.desc())
    .limit(bindparam("most"))
    .offset(bindparam("skipped"))
)


def add(tx: Tx, guild: int, player: int | None, act: AuditEntry, now: int, match: int | None = None) -> None:
    """Add a line; `player` is the row number of the moderator."""
    tx.run(ADD, guild=guild, at=now, player=player, what=act.what, match=match, before=act.before, after=act.after)


def page(tx: Tx, guild: int, skip: int, most: int) -> tuple[int, tuple[AuditLine, ...]]:
    """The number of lines, and a page of them, latest first."""
    ((count,),) = tx.all(COUNT, server=guild)
    rows = tx.all(LATEST, server=guild, most=most, skipped=skip)
    return int(count), tuple(
        AuditLine(at, AuditEntry(None if user is None else Player(0, user, name), *said), match)
        for at, match, user, name, *said in rows
    )

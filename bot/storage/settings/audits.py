"""The audit log of a server: written with each change."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, func, select

from bot.matches.core.models import Player
from bot.matches.settings.audits import AuditEntry, AuditLine
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.rows import Row
from bot.storage.core.schema.players import audits, players

ADD = query(new_row(audits).returning(audits.c.id))
COUNT = query(select(func.count()).select_from(audits).where(audits.c.guild == bindparam("server")))
_LINES = (
    select(
        *(audits.c.at, audits.c.match, players.c.discord_id, players.c.name),
        *(audits.c.what, audits.c.before, audits.c.after),
    )
    .select_from(audits)
    .outerjoin(players, players.c.id == audits.c.player)
    .where(audits.c.guild == bindparam("server"))
)
LATEST = query(_LINES.order_by(audits.c.id.desc()).limit(bindparam("most")).offset(bindparam("skipped")))
LINE = query(_LINES.where(audits.c.id == bindparam("line")))


def add(tx: Tx, guild: int, player: int | None, act: AuditEntry, now: int, match: int | None = None) -> int:
    """Add a line and return its number; `player` is the row number of the moderator."""
    given = {"guild": guild, "at": now, "player": player, "what": act.what, "match": match}
    ((number,),) = tx.all(ADD, **given, before=act.before, after=act.after)
    return int(number)


def page(tx: Tx, guild: int, skip: int, most: int) -> tuple[int, tuple[AuditLine, ...]]:
    """The number of lines, and a page of them, latest first."""
    ((count,),) = tx.all(COUNT, server=guild)
    rows = tx.all(LATEST, server=guild, most=most, skipped=skip)
    return int(count), tuple(map(_line, rows))


def lines(tx: Tx, guild: int, numbers: Sequence[int]) -> tuple[AuditLine, ...]:
    """These lines of a server that are there, in this order."""
    return tuple(_line(row) for number in numbers for row in tx.all(LINE, server=guild, line=number))


def _line(row: Row) -> AuditLine:
    at, match, user, name, *said = row
    return AuditLine(at, AuditEntry(None if user is None else Player(0, user, name), *said), match)

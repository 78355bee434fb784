"""Adds posts to the moderation logs of servers, together with the change or incident that they describe."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, select

from bot.matches.core.models import Match
from bot.matches.settings.audits import AUDIT, INCIDENT, LOG, AuditEntry
from bot.storage.core import bulletin_rows
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.players import servers
from bot.storage.settings import audits

SETTINGS = query(select(servers.c.wishes).where(servers.c.guild == bindparam("server")))


class _Log(msgspec.Struct, frozen=True):
    """The server settings needed here; loading them whole would import this module's own callers."""

    log: int = 0


def note_match(tx: Tx, match: Match, act: AuditEntry | None, by: int | None, incident: str, now: int) -> None:
    """Store and post a moderator's action on a match (`by`: row number), or else the incident that suspends it ("": none)."""
    if act is not None:
        note(tx, match.guild, AUDIT, (audits.add(tx, match.guild, by, act, now, match.id),), now)
    elif incident:
        note(tx, match.guild, INCIDENT, (match.id, incident), now)


def note_act(tx: Tx, guild: int, by: int, act: AuditEntry, now: int) -> None:
    """Store and post an audit entry that concerns no match; `by` is the row number of the moderator."""
    note(tx, guild, AUDIT, (audits.add(tx, guild, by, act, now),), now)


def note_moved(tx: Tx, guild: int, former: int, lines: Sequence[int], now: int) -> None:
    """Post the lines that move the log to another channel in its former channel, too."""
    payload = _payload(AUDIT, lines)
    bulletin_rows.add(tx, f"{LOG}.{payload}.{former}", guild, former, payload, now)


def note(tx: Tx, guild: int, about: str, subjects: Sequence[int | str], now: int) -> None:
    """Add a post to the server's log, if it has one; `subjects` are numbers of audit lines, match and code, or what a feature posts."""
    row = tx.one(SETTINGS, server=guild)
    try:
        channel = msgspec.json.decode(row[0], type=_Log).log if row else 0
    except msgspec.DecodeError:  # settings that cannot be read count as unset; reading them says so
        return
    if channel and subjects:
        payload = _payload(about, subjects)
        bulletin_rows.add(tx, f"{LOG}.{payload}", guild, channel, payload, now)


def _payload(about: str, subjects: Sequence[int | str]) -> str:
    return ".".join((about, *map(str, subjects)))

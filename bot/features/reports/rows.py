"""Problems that players have reported."""

from __future__ import annotations

from sqlalchemy import BigInteger, Integer, bindparam, func, select, update

from bot.features.reports.tables import reports
from bot.features.reports.values import REPORT, Report, ReportedMessage, done_entry
from bot.matches.core.models import Player
from bot.storage.core import transactions
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, query
from bot.storage.core.rationed_rows import RationedRows
from bot.storage.core.rows import Row
from bot.storage.core.schema.players import players
from bot.storage.settings import moderation_log

REPORTED = RationedRows(reports)
_OPEN = (reports.c.guild == bindparam("server"), reports.c.done == 0)
COUNT = query(select(func.count()).select_from(reports).where(*_OPEN))
_ALL = select(
    *(reports.c[name] for name in ("id", "guild", "channel", "message", "match", "revision", "incident")),
    *(reports.c[name] for name in ("version", "said", "made")),
    *(players.c.discord_id, players.c.name),
).join(players, players.c.id == reports.c.player)
_PAGE = _ALL.order_by(reports.c.id.desc()).limit(bindparam("most")).offset(bindparam("skipped"))
ONE = query(_ALL.where(reports.c.id == bindparam("report")))
OF_SERVER = query(_PAGE.where(*_OPEN))
DONE = query(update(reports).where(*_OPEN, reports.c.id == bindparam("report")).values(done=1))
_ANY = bindparam("in_match", type_=BigInteger)
LATEST = query(
    _PAGE.where(
        (bindparam("anywhere", type_=Integer) == 1) | (reports.c.guild == bindparam("server")),
        (_ANY == 0) | (reports.c.match == _ANY),
    )
)


def add(tx: Tx, new: Report, key: str, most: int, since: int) -> int:
    """Add a report and return its number, a repeated key the former one; 0 if its author has made `most` since then."""
    about = new.about
    number, is_new = REPORTED.add(
        tx,
        new.by,
        key,
        most,
        since,
        guild=about.guild,
        channel=about.channel,
        message=about.message,
        match=about.match or None,
        revision=about.revision,
        incident=about.incident,
        version=new.version,
        said=new.said,
        made=new.made,
        done=0,
    )
    if is_new and about.guild:
        moderation_log.note(tx, about.guild, REPORT, (number,), new.made)
    return number


def one(tx: Tx, number: int) -> Report | None:
    """A report, or None."""
    row = tx.one(ONE, report=number)
    return None if row is None else _report(row)


def page(tx: Tx, guild: int, skip: int, most: int) -> tuple[int, tuple[Report, ...]]:
    """The number of reports from a server that are not done, and a page of them, latest first."""
    ((count,),) = tx.all(COUNT, server=guild)
    return int(count), tuple(_report(row) for row in tx.all(OF_SERVER, server=guild, most=most, skipped=skip))


def close(tx: Tx, guild: int, number: int, by: Player, now: int) -> None:
    """Note that a report from a server is done, once, with a line of the audit log: its managers no longer see it, the bot's owner does."""
    if tx.run(DONE, server=guild, report=number):
        moderation_log.note_act(tx, guild, transactions.player(tx, by), done_entry(by, number), now)


def latest(tx: Tx, most: int, guild: int | None, match: int | None) -> tuple[Report, ...]:
    """The latest reports, done or not, newest first: from everywhere or a server, about anything or a match."""
    asked = {"anywhere": int(guild is None), "server": guild or 0, "in_match": match or 0}
    return tuple(_report(row) for row in tx.all(LATEST, most=most, skipped=0, **asked))


def _report(row: Row) -> Report:
    number, guild, channel, message, match, revision, incident, version, said, made, user, name = row
    about = ReportedMessage(guild, channel, message, match or 0, revision, incident)
    return Report(number, Player(0, user, name), about, version, said, made)


class ReportRows(Connections):
    """The verbs of the store about reports."""

    add = writes(add)
    close = writes(close)
    one = reads(one)
    page = reads(page)

"""Servers the bot was removed from: their data is deleted some time later, unless it returns."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import BindParameter, bindparam, delete, select, update

from bot.matches.privacy.shards import ALL, Shards
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.competition import calls, entrants, pairings, puzzles, tournaments, tries
from bot.storage.core.schema.matches import bulletins, camps, matches, posts, queue
from bot.storage.core.schema.players import audits, bans, reports, servers, settings
from bot.storage.daily.match_puzzles import NAME as MATCH_PUZZLE
from bot.storage.ladders import ladders

_LEFT = "left."  # and the server's id: the setting that says since when the bot is not there
_GUILD: BindParameter[int] = bindparam("server")
_THERE = select(matches.c.id).where(matches.c.guild == _GUILD)
_TOURNAMENTS = select(tournaments.c.id).where(tournaments.c.guild == _GUILD)

KNOWN = query(
    select(matches.c.guild)
    .where(matches.c.guild != 0)
    .union(
        *(
            select(table.c.guild).where(table.c.guild != 0)
            for table in (servers, queue, audits, bans, reports, tries, bulletins, tournaments)
        )
    )
)
LEFT = query(select(settings.c.name, settings.c.value).where(settings.c.name.like(f"{_LEFT}%")))
LIVE = query(select(matches.c.id).where(matches.c.guild == _GUILD, sql.IS_LIVE).limit(1))
FORGET = (
    query(delete(servers).where(servers.c.guild == _GUILD)),
    query(delete(queue).where(queue.c.guild == _GUILD)),
    query(delete(audits).where(audits.c.guild == _GUILD)),
    query(delete(reports).where(reports.c.guild == _GUILD)),
    query(delete(bans).where(bans.c.guild == _GUILD)),
    query(delete(pairings).where(pairings.c.tournament.in_(_TOURNAMENTS))),
    query(delete(entrants).where(entrants.c.tournament.in_(_TOURNAMENTS))),
    query(delete(tournaments).where(tournaments.c.guild == _GUILD)),
    query(delete(bulletins).where(bulletins.c.guild == _GUILD)),
    query(update(tries).where(tries.c.guild == _GUILD).values(guild=bindparam("nowhere"))),
    query(update(calls).where(calls.c.guild == _GUILD).values(guild=bindparam("nowhere"))),
    query(delete(camps).where(camps.c.match.in_(_THERE))),
    query(delete(puzzles).where(puzzles.c.name.in_(select(MATCH_PUZZLE).where(matches.c.guild == _GUILD)))),
    query(update(posts).where(sql.IN_ANY_STATE, posts.c.match.in_(_THERE)).values(message=0, payload=b"", error="")),
    query(
        update(matches)
        .where(matches.c.guild == _GUILD)
        .values(
            guild=bindparam("nowhere"),
            channel=bindparam("nowhere"),
            message=bindparam("nowhere"),
            thread=bindparam("nowhere"),
            home=bindparam("nowhere"),
        )
    ),
)


def note(tx: Tx, present: Collection[int], now: int, shards: Shards = ALL) -> None:
    """Record the servers of some shards that the bot is in; it was removed from all other known ones of these shards."""
    left = set(_left(tx))
    for guild in left & set(present):
        tx.run(sql.DROP_SETTING, name=f"{_LEFT}{guild}")
    gone = sorted({guild for (guild,) in tx.all(KNOWN) if shards.have(guild)} - set(present) - left)
    for guild in gone:
        transactions.keep_setting(tx, f"{_LEFT}{guild}", str(now))


def left_before(tx: Tx, before: int) -> tuple[int, ...]:
    """The servers the bot was removed from before then."""
    return tuple(sorted(guild for guild, since in _left(tx).items() if since <= before))


def leave(tx: Tx, guild: int, now: int) -> None:
    """Record a removal."""
    if guild not in _left(tx):
        transactions.keep_setting(tx, f"{_LEFT}{guild}", str(now))


def come_back(tx: Tx, guild: int) -> None:
    """Record a return."""
    tx.run(sql.DROP_SETTING, name=f"{_LEFT}{guild}")


def forget(tx: Tx, before: int) -> tuple[int, ...]:
    """Delete the data of servers left before then; their matches stay with the players, without a place."""
    over = tuple(guild for guild in left_before(tx, before) if not tx.one(LIVE, server=guild))  # those are ended first
    for guild in over:
        for one in FORGET:
            tx.run(one, server=guild, nowhere=0)
        ladders.forget_server(tx, guild)
        tx.run(sql.DROP_SETTING, name=f"{_LEFT}{guild}")
    return over


def _left(tx: Tx) -> dict[int, int]:
    """The servers left, with the time in ms since 1970."""
    return {int(name.removeprefix(_LEFT)): int(since) for name, since in tx.all(LEFT)}

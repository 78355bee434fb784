"""Servers the bot was removed from: their data is deleted some time later, unless it returns."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select, union

from bot.matches.core.shards import ALL, Shards
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.query import Tx, query
from bot.storage.core.schema import metadata
from bot.storage.core.schema.privacy import Stays, privacy_of

_LEFT = "left."  # and the server's id: the setting that says since when the bot is not there

_DECLARED = {table: privacy_of(table) for table in reversed(metadata.sorted_tables)}
KNOWN = query(
    union(*(select(table.c.guild).where(table.c.guild != 0) for table, privacy in _DECLARED.items() if privacy.servers))
)
STEPS = [step for privacy in _DECLARED.values() if not isinstance(privacy.server, Stays) for step in privacy.server]


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
    over = tuple(
        guild for guild in left_before(tx, before) if not tx.one(sql.LIVE_IN_SERVER, guild=guild)
    )  # those are ended first
    for guild in over:
        forget_rows(tx, guild)
        tx.run(sql.DROP_SETTING, name=f"{_LEFT}{guild}")
    return over


def forget_rows(tx: Tx, guild: int) -> None:
    """Delete the rows of a server, or where they were, as the tables declare."""
    for step in STEPS:
        tx.run(step, of_server=guild)


def _left(tx: Tx) -> dict[int, int]:
    """The servers left, with the time in ms since 1970."""
    return {int(name.removeprefix(_LEFT)): int(since) for name, since in tx.all(sql.SETTINGS_LIKE, like=f"{_LEFT}%")}

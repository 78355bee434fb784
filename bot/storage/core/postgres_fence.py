"""Fences: each shard's row names the process that serves it, and every transaction of that process asks for the row (decision 62)."""

from __future__ import annotations

from collections.abc import Sequence

from psycopg import sql

from bot.storage.core.query import Query, Tx

_TAKE = Query(
    "INSERT INTO shards (shard, epoch, owner, leaving) VALUES (%(shard)s, 1, %(by)s, '')"
    " ON CONFLICT (shard) DO UPDATE SET epoch = shards.epoch + 1, owner = %(by)s,"
    " leaving = CASE WHEN shards.leaving = shards.owner THEN shards.leaving ELSE '' END"
    " RETURNING epoch",
    {},
)
_LEAVE = Query("UPDATE shards SET leaving = owner WHERE owner = %(by)s", {})
_LEFT = Query("UPDATE shards SET leaving = '' WHERE owner = %(by)s AND leaving NOT IN ('', %(by)s)", {})
_CHECK = "SELECT FROM shards WHERE shard IN ({shards}) AND owner <> {by} AND leaving <> {by}"


def take(tx: Tx, shards: Sequence[int], owner: str) -> dict[int, int]:
    """Become the owner of shards, in a transaction that runs alone; returns the epoch of each, which counts its owners.

    The owner before is fenced off from now on, unless it hands over.
    """
    return {shard: (tx.one(_TAKE, shard=shard, by=owner) or (0,))[0] for shard in shards}


def leave(tx: Tx, owner: str) -> None:
    """Allow an owner to write beside the next one."""
    tx.run(_LEAVE, by=owner)


def left(tx: Tx, owner: str) -> None:
    """Fence off the owner before, which has had the time to end."""
    tx.run(_LEFT, by=owner)


def check(shards: Sequence[int], owner: str) -> str:
    """A query for shards that another owner has taken, valid once a transaction holds the lock of the database.

    A take holds that lock alone, so what is found stays true until the commit. A shard without a row is taken by nobody else.
    """
    return sql.SQL(_CHECK).format(shards=sql.SQL(", ").join(shards), by=sql.Literal(owner)).as_string()

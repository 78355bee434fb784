"""Rows of bulletins: added, and marked where what they are about has changed."""

from __future__ import annotations

from sqlalchemy import bindparam, update

from bot.matches.delivery.models import PostState
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema.delivery import bulletins

ADD = query(new_row(bulletins))
CHANGED = query(
    update(bulletins)
    .where(bulletins.c.name == bindparam("named"), bulletins.c.state != PostState.DEAD.value)
    .values(wanted=bulletins.c.wanted + 1)
)
MADE = query(
    update(bulletins)
    .where(bulletins.c.name == bindparam("named"))
    .values(state=PostState.DONE.value, message=bindparam("there"), wanted=1)
)
ALL_CHANGED = query(
    update(bulletins)
    .where(bulletins.c.name.like(bindparam("named")), bulletins.c.state != PostState.DEAD.value)
    .values(wanted=bulletins.c.wanted + 1)
)


def add(tx: Tx, name: str, guild: int, channel: int, payload: str, now: int) -> None:
    """Add one."""
    tx.run(
        ADD,
        name=name,
        guild=guild,
        channel=channel,
        payload=payload.encode(),
        state=PostState.PENDING.value,
        **dict.fromkeys(("attempts", "attempted", "not_before", "message", "lease", "wanted", "shown"), 0),
        made=now,
        **dict.fromkeys(("error", "owner", "digest"), ""),
    )


def add_made(tx: Tx, name: str, guild: int, channel: int, payload: str, now: int, message: int) -> None:
    """Add one for a message that is there, and have it edited."""
    add(tx, name, guild, channel, payload, now)
    tx.run(MADE, named=name, there=message)


def changed(tx: Tx, name: str) -> None:
    """Have the message of one edited, as what it is about has changed."""
    tx.run(CHANGED, named=name)


def all_changed(tx: Tx, beginning: str) -> None:
    """Queue an edit of all bulletins whose names begin with `beginning`."""
    tx.run(ALL_CHANGED, named=f"{beginning}%")

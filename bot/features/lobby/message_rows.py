"""The bulletins of lobby messages, one for each channel that a server has chosen: `lobby.<server>.<channel>`."""

from __future__ import annotations

from sqlalchemy import and_, bindparam, delete, or_, select, update

from bot.features.lobby.rows import QueueRows
from bot.matches.delivery.models import PostState
from bot.storage.core import bulletin_rows
from bot.storage.core.base import writes
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.delivery import bulletins
from bot.storage.core.schema.privacy import spare
from bot.storage.delivery.bulletins import AGAIN

KIND = "lobby"

_THIS = bulletins.c.id == bindparam("bulletin")
KNOWN = query(select(bulletins.c.id).where(bulletins.c.name == bindparam("named")))
DROP_UNPOSTED = query(
    delete(bulletins).where(
        bulletins.c.name.like(bindparam("beginning")),
        bulletins.c.channel != bindparam("there"),
        or_(
            bulletins.c.state == PostState.DEAD.value,
            and_(bulletins.c.state == PostState.PENDING.value, bulletins.c.attempts == 0),
        ),
    )
)
DROP = query(delete(bulletins).where(_THIS, bulletins.c.wanted == bindparam("upto")))
POST_AGAIN = query(update(bulletins).where(_THIS).values(AGAIN))

spare(bulletins, bulletins.c.name.like(f"{KIND}.%") & (bulletins.c.state == PostState.DONE.value))


def keep_message(tx: Tx, guild: int, channel: int, now: int) -> None:
    """Have a server's lobby message in a channel (0: in none) looked at, added if there is none; and former ones deleted."""
    beginning = f"{KIND}.{guild}."
    named = f"{beginning}{channel}"
    tx.run(DROP_UNPOSTED, beginning=f"{beginning}%", there=channel)
    bulletin_rows.all_changed(tx, beginning)
    if channel and tx.one(KNOWN, named=named) is None:
        bulletin_rows.add(tx, named, guild, channel, "", now)


def look_at_messages(tx: Tx) -> None:
    """Have all lobby messages looked at."""
    bulletin_rows.all_changed(tx, f"{KIND}.")


def drop_message(tx: Tx, bulletin: int, wanted: int) -> None:
    """Delete the row of a message that is gone for good, unless more than these `wanted` changes have come: it may be wanted again."""
    tx.run(DROP, bulletin=bulletin, upto=wanted)


def post_again(tx: Tx, bulletin: int, now: int) -> None:
    """Post a message again that someone has deleted."""
    tx.run(POST_AGAIN, bulletin=bulletin, now=now)


class LobbyRows(QueueRows):
    """The verbs of the store about queues and lobby messages."""

    keep_message = writes(keep_message)
    look_at_messages = writes(look_at_messages)
    drop_message = writes(drop_message)
    post_again = writes(post_again)

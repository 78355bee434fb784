"""The store's verbs about conversations where the bot is no member."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, select, update

from bot.matches.delivery.conversations import Press
from bot.matches.delivery.models import Post, PostKind, PostState
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.delivery import posts, presses
from bot.storage.core.schema.matches import matches
from bot.storage.core.transactions import existing

_HERE = presses.c.channel == bindparam("there")
_USABLE = (_HERE, presses.c.until > bindparam("now"), presses.c.left > 0)
_LATEST = select(presses.c.id).where(*_USABLE).order_by(presses.c.id.desc()).limit(1)
_COLUMNS = ("channel", "token", "until", "left", "message", "match", "revision")
ADD = query(insert(presses).values({name: bindparam(name) for name in _COLUMNS}))
EXPIRE = query(delete(presses).where(presses.c.until <= bindparam("now")))
TAKE = query(
    update(presses)
    .where(presses.c.id == _LATEST.scalar_subquery())
    .values(left=presses.c.left - 1)
    .returning(presses.c.token, presses.c.until, presses.c.left)
)
USABLE = query(_LATEST)
DROP = query(delete(presses).where(presses.c.token == bindparam("refused")))
_PENDING, _BARRED = PostState.PENDING.value, PostState.BARRED.value
_HELD = (posts.c.state == _BARRED, posts.c.kind != PostKind.CARD.value)
RELEASE = query(
    update(posts)
    .where(
        *_HELD,
        posts.c.match.in_(select(matches.c.id).where(matches.c.channel == bindparam("there"), matches.c.borrowed == 1)),
    )
    .values(state=_PENDING, not_before=0)
)
HOLD = query(
    update(posts)
    .where(posts.c.match == bindparam("number"), posts.c.state == _PENDING, posts.c.kind != PostKind.CARD.value)
    .values(state=_BARRED, not_before=0)
)
SHOWN = query(
    select(presses.c.message)
    .where(
        _HERE, presses.c.match == bindparam("number"), presses.c.revision == bindparam("turn"), presses.c.message > 0
    )
    .limit(1)
)


def note(tx: Tx, press: Press, now: int) -> int:
    """Keep a press and make the posts pending that waited for one; returns how many."""
    tx.run(EXPIRE, now=now)
    shown = press.shown
    tx.run(
        ADD,
        channel=press.channel,
        token=press.token,
        until=press.until,
        left=press.left,
        message=shown.message if shown else 0,
        match=shown.match if shown else 0,
        revision=shown.revision if shown else 0,
    )
    return tx.run(RELEASE, there=press.channel)


def take(tx: Tx, channel: int, now: int) -> Press | None:
    """The latest press that may be followed by a message, which is counted."""
    row = tx.one(TAKE, there=channel, now=now)
    return None if row is None else Press(channel, *row)


def refused(tx: Tx, token: str) -> None:
    """Forget a press."""
    tx.run(DROP, refused=token)


def wait(tx: Tx, post: Post, now: int) -> bool:
    """Hold a post and the later ones of its match, unless there is a press by now."""
    if tx.one(USABLE, there=existing(tx, post.match).channel, now=now) is not None:
        return False
    tx.run(HOLD, number=post.match)
    return True


def shown(tx: Tx, channel: int, match: int, revision: int) -> int:
    """The message that shows a turn; 0: none was pressed."""
    row = tx.one(SHOWN, there=channel, number=match, turn=revision)
    return 0 if row is None else row[0]


class ConversationVerbs(Connections):
    """Implements bot.matches.delivery.conversations.ConversationStore."""

    note = writes(note)
    take = writes(take)
    refused = writes(refused)
    wait = writes(wait)
    shown = reads(shown)

"""Posts: due, attempted, done, failed."""

from __future__ import annotations

import msgspec

from bot.matches.core.models import DeliveryContext, Match
from bot.matches.delivery.models import Post, PostState
from bot.storage.core import statements as sql
from bot.storage.core.query import Tx
from bot.storage.core.rows import notice_bytes, post_of
from bot.storage.core.transactions import get
from bot.storage.delivery.channels import barred


def posts_due(tx: Tx, now: int) -> tuple[Post, ...]:
    """Each match's oldest pending post once it may be tried, and each channel's oldest pending card."""
    return tuple(post_of(row) for row in tx.all(sql.POSTS_DUE, now=now))


def next_due(tx: Tx) -> int | None:
    """When the next post may be tried, or None."""
    row = tx.one(sql.NEXT_DUE)
    return row[0] if row else None


def delivery_context(tx: Tx, post: Post) -> DeliveryContext | None:
    """What the delivery of a post depends on."""
    match = get(tx, post.match)
    if match is None:
        return None
    return DeliveryContext(match, posted_before(tx, match.id, post.revision), barred(tx, match.id))


def post_attempted(tx: Tx, post: int, now: int) -> Match | None:
    """Count an attempt; returns the match as of then."""
    tx.run(sql.POST_ATTEMPTED, post=post, now=now)
    row = tx.one(sql.POST, post=post)
    return None if row is None else get(tx, post_of(row).match)


def post_done(tx: Tx, post: Post, message: int) -> bool:
    """Mark a post as delivered, unless its notice has changed since it was read."""
    row = tx.one(sql.POST, post=post.id)
    if row is None or post_of(row).notice != post.notice:
        return False
    tx.run(sql.POST_DONE, post=post.id, message=message)
    return True


def posted_before(tx: Tx, match: int, revision: int) -> Post | None:
    """The delivered post of the latest turn before a revision, or None."""
    row = tx.one(sql.POSTED_BEFORE, match=match, revision=revision)
    return None if row is None else post_of(row)


def asking(tx: Tx, match: int) -> tuple[Post, ...]:
    """The delivered notices of a match that still have buttons."""
    return tuple(post_of(row) for row in tx.all(sql.ASKING, match=match))


def post_tidied(tx: Tx, post: int) -> None:
    """Remove the buttons of a notice."""
    row = tx.one(sql.POST, post=post)
    notice = None if row is None else post_of(row).notice
    if notice is not None:
        bare = msgspec.structs.replace(notice, buttons=())
        tx.run(sql.POST_TIDIED, post=post, payload=notice_bytes(bare))


def post_failed(tx: Tx, post: int, error: str, not_before: int | None) -> None:
    """Retry a post later, or never."""
    state = PostState.DEAD if not_before is None else PostState.PENDING
    tx.run(sql.POST_FAILED, post=post, state=state.value, error=error, not_before=not_before or 0)


def hurry_posts(tx: Tx) -> None:
    """Make all posts due that wait for a retry."""
    tx.run(sql.POSTS_HURRIED)

"""Leases of posts: each post is leased to the process that delivers it, and to another if that one dies."""

from __future__ import annotations

from sqlalchemy import bindparam, case, func, select, update

from bot.matches.delivery.models import Post, PostState
from bot.storage.core import statements as sql
from bot.storage.core.query import Tx, query
from bot.storage.core.rows import post_of
from bot.storage.core.schema.delivery import posts

LEASE = 20_000  # ms; renewed at each look, every second while posts are under way

_OWN = posts.c.owner == bindparam("by")
_STILL = (posts.c.state == PostState.PENDING.value) & (posts.c.not_before <= bindparam("now"))
"""Asked of each row again once it is locked; that the post is the first of its lane is not."""
_FREE = (
    select(posts.c.id)
    .where(sql.POST_IS_DUE, _STILL, _OWN | (posts.c.lease <= bindparam("now")))
    .with_for_update(skip_locked=True)
)
CLAIM = query(  # an array is computed once; a joined subquery, once per pending post
    update(posts)
    .where(posts.c.id == func.any(func.array(_FREE.scalar_subquery())))
    .values(lease=bindparam("until"), owner=bindparam("by"))
    .returning(*posts.c)
)
NEXT = query(
    select(func.min(case((_OWN, posts.c.not_before), else_=func.greatest(posts.c.not_before, posts.c.lease)))).where(
        posts.c.id.in_(sql.HEADS)
    )
)
RELEASE = query(update(posts).where(_OWN, posts.c.state == PostState.PENDING.value).values(lease=0, owner=""))


def claim(tx: Tx, now: int, owner: str) -> tuple[Post, ...]:
    """Lease the posts that are due and that no other process delivers, oldest first; those that are leased already, again."""
    rows = tx.all(CLAIM, now=now, until=now + LEASE, by=owner)
    return tuple(sorted(map(post_of, rows), key=lambda post: post.id))


def next_due(tx: Tx, owner: str) -> int | None:
    """The time at which the next post may be tried or claimed, or None."""
    row = tx.one(NEXT, by=owner)
    return None if row is None else row[0]


def release(tx: Tx, owner: str) -> None:
    """End the leases on posts that are not delivered yet."""
    tx.run(RELEASE, by=owner)

"""Reviews of matches: kept turn by turn, each by the process that has leased the match's timer."""

from __future__ import annotations

from sqlalchemy import bindparam, select, update

from bot.features.reviews.tables import reviews
from bot.matches.timing.models import Alarm, Timer, TimerKind
from bot.storage.core import effects as brings
from bot.storage.core import scope
from bot.storage.core import statements as sql
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema.matches import timers
from bot.storage.timing.timers import FREE, claimed, claiming

_WAITING = timers.c.kind == TimerKind.REVIEW.value

REVIEW = query(select(reviews.c.data, reviews.c.made).where(reviews.c.match == bindparam("of_match")))
ADD_REVIEW = query(new_row(reviews))
KEEP_REVIEW = query(
    update(reviews)
    .where(reviews.c.match == bindparam("of_match"))
    .values(data=bindparam("found"), made=bindparam("done"))
)
TIMED = query(select(timers.c.id).where(timers.c.match == bindparam("of_match"), _WAITING))
CLAIM = claiming(_WAITING)
NEXT = query(select(timers.c.due).where(FREE, _WAITING).limit(1))
WAIT_AGAIN = query(
    update(timers)
    .where(timers.c.id == bindparam("timer"), timers.c.owner == bindparam("by"), timers.c.due == bindparam("was_due"))
    .values(due=bindparam("now"), lease=0, owner="")
)


def review(tx: Tx, match: int) -> bytes | None:
    """The review of a match as far as it is made, in bytes of bot.games.contract.save, or None."""
    row = tx.one(REVIEW, of_match=match)
    return None if row is None else bytes(row[0])


def ask_for(tx: Tx, match: int, now: int) -> None:
    """Have a match reviewed; nothing changes if it is, or is about to be."""
    row = tx.one(REVIEW, of_match=match)
    if (row is None or not row[1]) and tx.one(TIMED, of_match=match) is None:
        brings.set_timer(tx, match, Alarm(TimerKind.REVIEW, 0, "", now, now))


def waits(tx: Tx, now: int) -> bool:
    """Whether a review waits for its next turn."""
    return tx.one(NEXT, now=now) is not None


def claim(tx: Tx, now: int, owner: str, lease: int, most: int) -> tuple[Timer, ...]:
    """Lease at most `most` reviews to continue to `owner`, the longest-waiting ones first."""
    return claimed(tx, CLAIM, now, owner, lease, most)


def keep(tx: Tx, timer: Timer, data: bytes, now: int, *, complete: bool) -> bool:
    """Keep a review as far as it is made, in bytes of bot.games.contract.save; until it is complete, it waits behind the others.

    Returns False, and keeps nothing, if the timer was claimed by another process or is gone.
    """
    if complete:
        ours = tx.run(sql.FIRED, timer=timer.id, owner=timer.owner, due=timer.due)
    else:
        ours = tx.run(WAIT_AGAIN, timer=timer.id, by=timer.owner, was_due=timer.due, now=now)
    if not ours:
        return False
    done = now if complete else 0
    if not tx.run(KEEP_REVIEW, of_match=timer.match, found=data, done=done):
        tx.run(ADD_REVIEW, match=timer.match, data=data, made=done)
    return True


def drop(tx: Tx, timer: Timer) -> None:
    """Stop reviewing a match until it is asked for again."""
    tx.run(sql.FIRED, timer=timer.id, owner=timer.owner, due=timer.due)


class ReviewRows(Connections):
    """The verbs of the store about reviews."""

    review = reads(review)
    ask_for = writes(ask_for, scope.of_match)
    waits = reads(waits)
    claim = writes(claim, scope.of_claims)
    keep = writes(keep, scope.of_timer)
    drop = writes(drop, scope.of_timer)

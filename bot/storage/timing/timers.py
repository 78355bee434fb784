"""Timers: leases, and time given back after an outage."""

from __future__ import annotations

from sqlalchemy import bindparam, case, select, update

from bot.matches.core.models import Status
from bot.matches.timing.models import Timer
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.rows import timer_of
from bot.storage.core.schema import instances, matches, timers

TOLD = 60_000  # ms; a shorter outage is given back without a word

_FREE = timers.c.lease <= bindparam("now")
_CLAIMED = (
    select(timers.c.id)
    .where(timers.c.due <= bindparam("now"), _FREE)
    .order_by(timers.c.due, timers.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)  # where several processes write
)
CLAIM_TIMERS = query(
    update(timers)
    .where(timers.c.id.in_(_CLAIMED.scalar_subquery()))
    .values(lease=bindparam("until"), owner=bindparam("by"))
    .returning(*timers.c)
)
NEXT_TIMER = query(select(timers.c.due).where(_FREE).order_by(timers.c.due).limit(1))

NEVER = 1 << 62  # ms; no clock goes that far
DISMISS = query(
    update(timers)
    .where(timers.c.id == bindparam("timer"), timers.c.owner == bindparam("by"), timers.c.due == bindparam("was_due"))
    .values(lease=NEVER)
)

_RUNNING = select(matches.c.id).where(matches.c.status == Status.RUNNING.value)
_STARTED = timers.c.since < bindparam("now")  # neither a pause nor a vacation keeps it from running
_LOST = case(
    (timers.c.since + bindparam("length") > bindparam("now"), bindparam("now") - timers.c.since),
    else_=bindparam("length"),
)
MOVE_TIMERS = query(
    update(timers)
    .where(_STARTED, timers.c.match.in_(_RUNNING.scalar_subquery()))
    .values(since=timers.c.since + _LOST, due=timers.c.due + _LOST, lease=0, owner="")
)
GIVE_BACK = query(
    update(matches)
    .where(
        matches.c.status == Status.RUNNING.value,
        matches.c.id.in_(select(timers.c.match).where(_STARTED).scalar_subquery()),
    )
    .values(given_back=matches.c.given_back + bindparam("length"))
)

LAST_SEEN = query(select(instances.c.seen).order_by(instances.c.id.desc()).limit(1))
ARRIVE = query(new_row(instances, "started", "seen", "stopped").returning(instances.c.id))
SEEN = query(update(instances).where(instances.c.id == bindparam("instance")).values(seen=bindparam("now")))
SEEN_SINCE = query(
    select(instances.c.id).where(instances.c.id == bindparam("instance"), instances.c.seen > bindparam("since"))
)
LEAVE = query(
    update(instances)
    .where(instances.c.id == bindparam("instance"))
    .values(seen=bindparam("now"), stopped=bindparam("now"))
)


def claim_timers(tx: Tx, now: int, owner: str, lease: int, most: int) -> tuple[Timer, ...]:
    """Lease due, unclaimed timers, earliest first."""
    rows = tx.all(CLAIM_TIMERS, now=now, until=now + lease, by=owner, most=most)
    return tuple(sorted((timer_of(row) for row in rows), key=lambda timer: (timer.due, timer.id)))


def next_timer(tx: Tx, now: int) -> int | None:
    """When the next unclaimed timer is due, or None."""
    row = tx.one(NEXT_TIMER, now=now)
    return None if row is None else int(row[0])


def give_back(tx: Tx, length: int, now: int) -> None:
    """Shift the clocks that ran during an outage, each by what it ran."""
    if length >= TOLD:
        tx.run(GIVE_BACK, length=length, now=now)
    tx.run(MOVE_TIMERS, length=length, now=now)


def arrive(tx: Tx, now: int, most: int) -> int:
    """Register a run; an outage is given back in the same transaction, so exactly once."""
    (seen,) = tx.one(LAST_SEEN) or (now,)
    (instance,) = tx.one(ARRIVE, started=now, seen=now, stopped=0) or ()
    if now > seen:
        give_back(tx, min(now - seen, most), now)
    return int(instance)


def seen(tx: Tx, instance: int, now: int, missed: int = 0, most: int = 0) -> None:
    """Record a sign of life; give back what was missed, unless that is done already."""
    if missed and tx.one(SEEN_SINCE, instance=instance, since=now - missed) is None:
        give_back(tx, min(missed, most), now)
    tx.run(SEEN, instance=instance, now=now)


def dismiss(tx: Tx, timer: Timer) -> None:
    """Retire a claimed timer until it is moved."""
    tx.run(DISMISS, timer=timer.id, by=timer.owner, was_due=timer.due)


def leave(tx: Tx, instance: int, now: int) -> None:
    """Record the orderly end of a run."""
    tx.run(LEAVE, instance=instance, now=now)

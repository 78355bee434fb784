"""Timers: leases, time given back after an outage, and vacations."""

from __future__ import annotations

import msgspec
from sqlalchemy import BigInteger, ColumnElement, bindparam, case, delete, func, or_, select, update

from bot.matches.core.errors import LostRace
from bot.matches.core.models import Player, Status
from bot.matches.delivery.models import Notice, PostKind
from bot.matches.timing.models import OUTAGE, Timer, TimerKind, VacationDays, VacationPeriod
from bot.storage.core import effects as brings
from bot.storage.core import transactions
from bot.storage.core.query import Query, Tx, greatest, new_row, query
from bot.storage.core.rows import timer_of
from bot.storage.core.schema.delivery import instances
from bot.storage.core.schema.matches import matches, queue, seats, timers
from bot.storage.core.schema.players import players, vacations
from bot.storage.timing import weekdays

TOLD = 60_000  # ms; a shorter outage is given back without a word

NEVER = 1 << 62  # ms; no clock goes that far
FREE = timers.c.lease <= bindparam("now")
_DECISIONS = timers.c.kind == TimerKind.THINK.value
_APART = or_(*(timers.c.kind == kind.value for kind in TimerKind if kind.is_apart))


def claiming(kinds: ColumnElement[bool], *first: ColumnElement[bool]) -> Query:
    """The statement that leases due, unclaimed timers of some kinds, by the order `first`, then earliest first; see `claimed`."""
    claimed = (
        select(timers.c.id)
        .where(timers.c.due <= bindparam("now"), FREE, kinds)
        .order_by(*first, timers.c.due, timers.c.id)
        .limit(bindparam("most"))
        .with_for_update(skip_locked=True)  # where several processes write
    )
    return query(
        update(timers)
        .where(timers.c.id.in_(claimed.scalar_subquery()))
        .values(lease=bindparam("until"), owner=bindparam("by"))
        .returning(*timers.c)
    )


CLAIM_TIMERS = claiming(~_APART)
CLAIM_DECISIONS = claiming(_DECISIONS, timers.c.due > timers.c.since)  # first those that people wait for
NEXT_TIMER = query(select(timers.c.due).where(FREE, ~_APART).order_by(timers.c.due).limit(1))
NEXT_DECISION = query(
    select(timers.c.due).where(timers.c.due <= bindparam("now"), FREE, _DECISIONS).order_by(timers.c.due).limit(1)
)
RELEASE = query(update(timers).where(timers.c.owner == bindparam("by"), _APART, timers.c.lease < NEVER).values(lease=0))

DISMISS = query(
    update(timers)
    .where(timers.c.id == bindparam("timer"), timers.c.owner == bindparam("by"), timers.c.due == bindparam("was_due"))
    .values(lease=NEVER)
)

# What a clock ran in an outage from `began` to `now`: not before it started, nor during a pause or its player's vacation, nor once its
# time was over.
_BEGAN, _NOW, _MOST = (bindparam(name, type_=BigInteger()) for name in ("began", "now", "most"))
_SINCE = greatest(timers.c.since, _BEGAN, matches.c.paused, players.c.away)
_RAN = case((timers.c.due <= _BEGAN, 0), (_NOW - _SINCE > _MOST, _MOST), else_=greatest(0, _NOW - _SINCE))
_MOVED = (
    timers.c.since < _NOW,
    matches.c.id == timers.c.match,
    matches.c.status == Status.RUNNING.value,
    matches.c.weekdays == 0,  # the others are moved by bot.storage.timing.weekdays
    seats.c.match == timers.c.match,
    seats.c.seat == timers.c.seat,
    players.c.id == seats.c.player,
)
MOVE_TIMERS = query(
    update(timers).where(*_MOVED).values(since=timers.c.since + _RAN, due=timers.c.due + _RAN, lease=0, owner="")
)
_LOST = (
    select(timers.c.match, func.max(_RAN).label("most"))
    .where(*_MOVED)
    .group_by(timers.c.match)
    .having(func.max(_RAN) >= TOLD)
    .subquery()
)
GIVE_BACK = query(
    update(matches).where(matches.c.id == _LOST.c.match).values(given_back=matches.c.given_back + _LOST.c.most)
)

LAST_SEEN = query(select(instances.c.seen).order_by(instances.c.id.desc()).limit(1))
LAST_SEEN_OF_ALL = query(select(func.max(instances.c.seen)))
ARRIVE = query(new_row(instances).returning(instances.c.id))
SEEN = query(update(instances).where(instances.c.id == bindparam("instance")).values(seen=bindparam("now")))
ALIVE = query(select(func.count()).where(instances.c.seen > bindparam("since"), instances.c.stopped == 0))
LEAVE = query(
    update(instances)
    .where(instances.c.id == bindparam("instance"))
    .values(seen=bindparam("now"), stopped=bindparam("now"))
)
UNTIL = query(select(players.c.id, players.c.away).where(players.c.discord_id == bindparam("user")))
TAKEN = query(
    select(vacations.c.begun, vacations.c.ended)
    .where(vacations.c.player == bindparam("player"))
    .order_by(vacations.c.begun)
)
TAKE = query(new_row(vacations))
TAKE_BACK = query(
    delete(vacations).where(vacations.c.player == bindparam("player"), vacations.c.begun == bindparam("begun"))
)
SET_UNTIL = query(
    update(players)
    .where(players.c.id == bindparam("player"), players.c.away == bindparam("was"))
    .values(away=bindparam("until"))
)
LEAVE_QUEUES = query(delete(queue).where(queue.c.player == bindparam("player")))
PLAYED = query(
    select(matches.c.id, matches.c.revision, matches.c.paused, seats.c.seat, matches.c.weekdays)
    .join(seats, seats.c.match == matches.c.id)
    .where(seats.c.player == bindparam("player"), matches.c.status == Status.RUNNING.value)
    .order_by(matches.c.id)
)
MOVE_SEAT = query(
    update(timers)
    .where(timers.c.match == bindparam("in_match"), timers.c.seat == bindparam("of_seat"))
    .values(since=timers.c.since + bindparam("length"), due=timers.c.due + bindparam("length"), lease=0, owner="")
)


def claim_timers(tx: Tx, now: int, owner: str, lease: int, most: int) -> tuple[Timer, ...]:
    """Lease due, unclaimed timers, earliest first; those that other loops claim apart."""
    return claimed(tx, CLAIM_TIMERS, now, owner, lease, most)


def claimed(tx: Tx, claim: Query, now: int, owner: str, lease: int, most: int) -> tuple[Timer, ...]:
    """Lease at most `most` timers to `owner` by a statement of `claiming`, earliest first."""
    rows = tx.all(claim, now=now, until=now + lease, by=owner, most=most)
    return tuple(sorted((timer_of(row) for row in rows), key=lambda timer: (timer.due, timer.id)))


def next_timer(tx: Tx, now: int) -> int | None:
    """The time at which the next unclaimed timer is due, or None."""
    row = tx.one(NEXT_TIMER, now=now)
    return None if row is None else int(row[0])


def claim_decisions(tx: Tx, now: int, owner: str, lease: int, most: int) -> tuple[Timer, ...]:
    """Lease decisions that the house has to make, those without a pause first, then the oldest."""
    return claimed(tx, CLAIM_DECISIONS, now, owner, lease, most)


def next_decision(tx: Tx, now: int) -> int | None:
    """The time since which the oldest unclaimed decision of the house has been waiting, or None."""
    row = tx.one(NEXT_DECISION, now=now)
    return None if row is None else int(row[0])


def release(tx: Tx, owner: str) -> None:
    """End the leases of a process on what other loops than the clocks' claim."""
    tx.run(RELEASE, by=owner)


def give_back(tx: Tx, length: int, now: int, most: int = NEVER) -> None:
    """Shift the clocks by what each ran during an outage, `most` ms at most; end all leases on them."""
    began = now - length
    tx.run(GIVE_BACK, began=began, now=now, most=most)
    tx.run(MOVE_TIMERS, began=began, now=now, most=most)
    weekdays.give_back(tx, began, now, most, TOLD)


def arrive(tx: Tx, now: int, most: int, sharing: int = 0) -> int:
    """Register a run; the time of an outage is given back in the same transaction, so exactly once.

    With `sharing`, a run of another process that was seen within so many ms means that there was none.
    """
    shared = sharing and alive(tx, now - sharing)
    (seen,) = tx.one(LAST_SEEN_OF_ALL if sharing else LAST_SEEN) or (None,)
    (instance,) = tx.one(ARRIVE, started=now, seen=now, stopped=0) or ()
    if seen is not None and now > seen and not shared:
        give_back(tx, now - seen, now, most)
    return int(instance)


def seen(tx: Tx, instance: int, now: int, missed: int = 0, most: int = 0) -> None:
    """Record a heartbeat and give back the time missed since the last one of any process, unless it is short.

    Processes notice an outage one after the other; the first that is back gives back for all.
    """
    if missed:
        (last,) = tx.one(LAST_SEEN_OF_ALL) or (None,)
        length = min(missed, now - int(last or 0))
        if length > OUTAGE:
            give_back(tx, length, now, most)
    tx.run(SEEN, instance=instance, now=now)


def alive(tx: Tx, since: int) -> int:
    """The number of runs that have sent a heartbeat since then and have not ended."""
    return int((tx.one(ALIVE, since=since) or (0,))[0])


def dismiss(tx: Tx, timer: Timer) -> None:
    """Retire a claimed timer until it is moved."""
    tx.run(DISMISS, timer=timer.id, by=timer.owner, was_due=timer.due)


def leave(tx: Tx, instance: int, now: int) -> None:
    """Record the orderly end of a run."""
    tx.run(LEAVE, instance=instance, now=now)


def vacation_of(tx: Tx, user: int) -> VacationDays:
    """A user's vacation days."""
    row = tx.one(UNTIL, user=user)
    if row is None:
        return VacationDays()
    player, until = row
    return VacationDays(until, tuple(VacationPeriod(*taken) for taken in tx.all(TAKEN, player=player)))


def set_vacation(
    tx: Tx, user: Player, until: int, was: int, vacation: VacationPeriod | None, now: int, notice: Notice
) -> None:
    """Set the end of a user's vacation, shift their clocks and notify their matches. Raises LostRace."""
    player = transactions.player(tx, user)
    if not tx.run(SET_UNTIL, player=player, was=was, until=until):
        raise LostRace
    if until > now:
        tx.run(LEAVE_QUEUES, player=player)  # or they would be given a match while they are away
    if vacation is not None:
        tx.run(TAKE_BACK, player=player, begun=vacation.begun)  # the one that is extended
        tx.run(TAKE, player=player, begun=vacation.begun, ended=vacation.ended)
    for match, revision, paused, seat, off_at_weekends in tx.all(PLAYED, player=player):
        before, after = max(was, paused, now), max(until, paused, now)
        length = after - before
        if length and off_at_weekends:
            weekdays.hold(tx, match, seat, before, after)
        elif length:
            tx.run(MOVE_SEAT, in_match=match, of_seat=seat, length=length)
        loaded = transactions.get(tx, match)
        if loaded is not None and not loaded.alone:  # the house waits for nobody
            said = msgspec.structs.replace(notice, about=f"{notice.about}.{seat}")
            brings.add_post(tx, match, revision, PostKind.NOTE, said)
        brings.add_card(tx, match, revision)

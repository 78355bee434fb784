"""Moves the timers of matches whose clocks stop at weekends: each by its own arithmetic."""

from __future__ import annotations

from sqlalchemy import bindparam, select, update

from bot.matches.core.models import Status, Terms
from bot.matches.timing.paces import later, passed
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.matches import matches, seats, timers
from bot.storage.core.schema.players import players

TERMS = Terms(weekdays=True)
STARTED = query(
    select(timers.c.id, timers.c.match, timers.c.since, timers.c.due, matches.c.paused, players.c.away)
    .join(matches, matches.c.id == timers.c.match)
    .join(seats, (seats.c.match == timers.c.match) & (seats.c.seat == timers.c.seat))
    .join(players, players.c.id == seats.c.player)
    .where(matches.c.status == Status.RUNNING.value, matches.c.weekdays == 1, timers.c.since < bindparam("now"))
    .order_by(timers.c.id)
)
OF_SEAT = query(
    select(timers.c.id, timers.c.since, timers.c.due)
    .where(timers.c.match == bindparam("in_match"), timers.c.seat == bindparam("of_seat"))
    .order_by(timers.c.id)
)
MOVE = query(
    update(timers)
    .where(timers.c.id == bindparam("timer"))
    .values(since=bindparam("begun"), due=bindparam("end"), lease=0, owner="")
)
GIVE_BACK = query(
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values(given_back=matches.c.given_back + bindparam("length"))
)


def give_back(tx: Tx, began: int, now: int, most: int, told: int) -> None:
    """Shift the clocks by what each ran since an outage `began`, `most` ms at most; `told` is the least that players are notified of."""
    lost: dict[int, int] = {}
    for timer, match, since, due, paused, away in tx.all(STARTED, now=now):
        ran = 0 if due <= began else min(most, max(0, passed(TERMS, max(since, began, paused, away), now)))
        lost[match] = max(ran, lost.get(match, 0))
        moved = (later(TERMS, since, ran), later(TERMS, due, ran)) if ran else (since, due)
        tx.run(MOVE, timer=timer, begun=moved[0], end=moved[1])
    for match, ran in lost.items():
        if ran >= told:
            tx.run(GIVE_BACK, match=match, length=ran)


def hold(tx: Tx, match: int, seat: int, was: int, until: int) -> None:
    """Resume a seat's clocks at `until` instead of `was`, with the same time left."""
    for timer, since, due in tx.all(OF_SEAT, in_match=match, of_seat=seat):
        begun, end = (later(TERMS, until, passed(TERMS, was, time)) for time in (since, due))
        tx.run(MOVE, timer=timer, begun=begun, end=end)

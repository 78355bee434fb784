"""Vacations of players."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select, update

from bot.matches.core.errors import LostRace
from bot.matches.core.models import Player, Status
from bot.matches.delivery.models import Notice, PostKind
from bot.matches.timing.models import VacationDays, VacationPeriod
from bot.storage.core import effects as brings
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema import matches, players, seats, timers, vacations

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
PLAYED = query(
    select(matches.c.id, matches.c.revision, matches.c.paused, seats.c.seat)
    .join(seats, seats.c.match == matches.c.id)
    .where(seats.c.player == bindparam("player"), matches.c.status == Status.RUNNING.value)
    .order_by(matches.c.id)
)
MOVE_SEAT = query(
    update(timers)
    .where(timers.c.match == bindparam("in_match"), timers.c.seat == bindparam("of_seat"))
    .values(since=timers.c.since + bindparam("length"), due=timers.c.due + bindparam("length"), lease=0, owner="")
)


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
    if vacation is not None:
        tx.run(TAKE_BACK, player=player, begun=vacation.begun)  # the one that is extended
        tx.run(TAKE, player=player, begun=vacation.begun, ended=vacation.ended)
    for match, revision, paused, seat in tx.all(PLAYED, player=player):
        length = max(until, paused, now) - max(was, paused, now)
        if length:
            tx.run(MOVE_SEAT, in_match=match, of_seat=seat, length=length)
        brings.add_post(tx, match, revision, PostKind.NOTE, notice)
        if tx.one(sql.CARD_AHEAD, match=match) is None:
            brings.add_post(tx, match, revision, PostKind.CARD, None)

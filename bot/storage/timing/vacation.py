"""What the store keeps of holidays, in one transaction each."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select, update

from bot.matches.core.errors import LostRace
from bot.matches.core.models import Player, Status
from bot.matches.delivery.models import Notice, PostKind
from bot.matches.timing.models import Vacation, VacationDays
from bot.storage.core import effects as brings
from bot.storage.core import statements as sql
from bot.storage.core import transactions as does
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema import holidays, matches, players, seats, timers

AWAY = query(select(players.c.id, players.c.away).where(players.c.discord_id == bindparam("user")))
TAKEN = query(
    select(holidays.c.begun, holidays.c.ended)
    .where(holidays.c.player == bindparam("player"))
    .order_by(holidays.c.begun)
)
TAKE = query(new_row(holidays))
TAKE_BACK = query(
    delete(holidays).where(holidays.c.player == bindparam("player"), holidays.c.begun == bindparam("begun"))
)
GO_AWAY = query(
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


def leave_of(tx: Tx, user: int) -> VacationDays:
    """A user's holidays."""
    row = tx.one(AWAY, user=user)
    if row is None:
        return VacationDays()
    player, away = row
    return VacationDays(away, tuple(Vacation(*taken) for taken in tx.all(TAKEN, player=player)))


def go_away(tx: Tx, user: Player, until: int, was: int, holiday: Vacation | None, now: int, told: Notice) -> None:
    """Keep until when a user is away, move his clocks by what that changes, tell every match of his. Raises LostRace."""
    player = does.player(tx, user)
    if not tx.run(GO_AWAY, player=player, was=was, until=until):
        raise LostRace
    if holiday is not None:
        tx.run(TAKE_BACK, player=player, begun=holiday.begun)  # the one that is prolonged
        tx.run(TAKE, player=player, begun=holiday.begun, ended=holiday.ended)
    for match, revision, paused, seat in tx.all(PLAYED, player=player):
        length = max(until, paused, now) - max(was, paused, now)
        if length:
            tx.run(MOVE_SEAT, in_match=match, of_seat=seat, length=length)
        brings.add_post(tx, match, revision, PostKind.NOTE, told)
        if tx.one(sql.CARD_AHEAD, match=match) is None:
            brings.add_post(tx, match, revision, PostKind.CARD, None)

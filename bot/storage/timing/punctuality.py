"""Decisions made in time and missed: counted with the turns, by player, week and match."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, func, insert, select, update

from bot.games.contract.base import Left
from bot.games.contract.save import dump
from bot.matches.core.models import Match, Turn
from bot.matches.history.history import is_forced
from bot.matches.house.members import is_person
from bot.matches.timing.models import TimerKind
from bot.matches.timing.punctuality import WINDOW, Punctuality, week_of
from bot.matches.work.effects import Effects
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.players import players, punctuality

_PLAYER = players.c.discord_id == bindparam("user")
ADD = query(
    update(punctuality)
    .where(
        punctuality.c.player == select(players.c.id).where(_PLAYER).scalar_subquery(),
        punctuality.c.week == bindparam("in_week"),
        punctuality.c.match == bindparam("in_match"),
    )
    .values(made=punctuality.c.made + bindparam("timely"), missed=punctuality.c.missed + bindparam("late"))
)
BEGIN = query(
    insert(punctuality).from_select(
        ["player", "week", "match", "made", "missed"],
        select(players.c.id, *(bindparam(name) for name in ("in_week", "in_match", "timely", "late"))).where(_PLAYER),
    )
)
OF_USER = query(
    select(func.sum(punctuality.c.made), func.sum(punctuality.c.missed))
    .join(players, players.c.id == punctuality.c.player)
    .where(_PLAYER, punctuality.c.week >= bindparam("first"))
)


def count(tx: Tx, match: Match, turns: Sequence[Turn], effects: Effects, now: int) -> None:
    """Count the decisions of a change for the people who had the seats; neither practice matches, resignations nor forced answers count."""
    if match.alone or match.watched:
        return
    late = {seat for seat, times in effects.lapses if times}
    if effects.fired is not None and effects.fired.kind is TimerKind.DEADLINE:
        late.add(effects.fired.seat)  # also if the house takes the seat instead of a turn
    by = [
        turn.seat
        for turn in turns
        if turn.seat is not None and turn.move != dump(Left(turn.seat)) and not is_forced(turn.move)
    ]
    for holder in match.holders:
        timely = 0 if holder.seat in late else by.count(holder.seat)
        if is_person(holder.user) and (timely or holder.seat in late):
            row = {"user": holder.user, "in_week": week_of(now), "in_match": match.id}
            row |= {"timely": timely, "late": int(holder.seat in late)}
            if not tx.run(ADD, **row):
                tx.run(BEGIN, **row)


def of_users(tx: Tx, users: Sequence[int], now: int) -> dict[int, Punctuality]:
    """The punctuality of users over the last 90 days, to the week."""
    first = week_of(now - WINDOW)
    sums = ((user, *(tx.one(OF_USER, user=user, first=first) or (0, 0))) for user in users)
    return {user: Punctuality(int(made or 0), int(missed or 0)) for user, made, missed in sums}

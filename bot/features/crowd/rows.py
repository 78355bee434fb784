"""Calls of spectators: kept while their question is open, settled with the change of the match that answers it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import and_, bindparam, case, delete, exists, func, select, update

from bot.features.crowd.tables import calls, closed_calls
from bot.features.crowd.values import (
    LEFT,
    NOBODY,
    WINNER,
    Call,
    Called,
    CallOutcome,
    CallResult,
    Crowd,
    CrowdEffects,
    Oracle,
    OraclePage,
)
from bot.matches.core.models import Match, Player, Status
from bot.matches.house.members import is_person
from bot.matches.timing.models import TimerKind
from bot.storage.core import scope, transactions
from bot.storage.core import statements as sql
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, matching, new_row, query
from bot.storage.core.rows import Row
from bot.storage.core.schema.matches import matches, timers
from bot.storage.core.schema.players import players, servers
from bot.storage.settings import bans

_OF_MATCH = calls.c.match == bindparam("of_match")
_THERE = and_(_OF_MATCH, calls.c.question == bindparam("of_question"), calls.c.player == bindparam("by"))
_OPEN = calls.c.settled == 0
_RIGHT = func.coalesce(func.sum(case((calls.c.points > 0, 1), else_=0)), 0)

_OFF = '%"calls":false%'  # in the settings of a server

STATE = query(
    select(
        *(matches.c[name] for name in ("status", "revision")),
        exists().where(closed_calls.c.match == matches.c.id).label("closed"),
        *(matches.c[name] for name in ("guild", "game")),
        exists()
        .where(
            timers.c.match == matches.c.id,
            timers.c.kind == TimerKind.DEADLINE.value,
            timers.c.due <= bindparam("now"),
        )
        .label("late"),
        exists().where(servers.c.guild == matches.c.guild, servers.c.wishes.like(_OFF)).label("off"),
    ).where(matches.c.id == bindparam("of_match"))
)
PLAYED = query(
    select(players.c.discord_id).join(calls, calls.c.player == players.c.id).where(_OF_MATCH, calls.c.question == LEFT)
)
SPECTATOR = query(select(players.c.id, players.c.name).where(players.c.discord_id == bindparam("user")))
CHANGE = query(
    update(calls)
    .where(_THERE, _OPEN)
    .values(answer=bindparam("given"), press=bindparam("number"), made=bindparam("now"))
)
KNOWN = query(select(calls.c.settled, calls.c.press).where(_THERE))
ADD = query(new_row(calls))
ANY = query(select(calls.c.match).where(_OF_MATCH).limit(1))
SETTLE = query(
    update(calls)
    .where(_OF_MATCH, calls.c.question == bindparam("of_question"), calls.c.answer == bindparam("given"), _OPEN)
    .values(points=bindparam("worth"), settled=bindparam("now"), revision=bindparam("turn"))
)
DROP_PASSED = query(
    delete(calls).where(_OF_MATCH, _OPEN, calls.c.question > WINNER, calls.c.question != bindparam("but"))
)
DROP_UNDONE = query(delete(calls).where(_OF_MATCH, calls.c.question > WINNER, calls.c.revision > bindparam("back_to")))
DROP_OPEN = query(delete(calls).where(_OF_MATCH, _OPEN))
DROP_OF_PLAYER = query(delete(calls).where(_OF_MATCH, calls.c.player == bindparam("by"), _OPEN))
DROP = query(delete(calls).where(_OF_MATCH))
CLOSED = query(select(closed_calls.c.match).where(closed_calls.c.match == bindparam("of_match")))
CLOSE = query(new_row(closed_calls))
CROWD = query(
    select(calls.c.question, _RIGHT, func.count())
    .where(_OF_MATCH, calls.c.settled > 0, calls.c.revision == bindparam("turn"))
    .group_by(calls.c.question)
)
FIRST_RIGHT = query(
    select(players.c.name)
    .join(calls, calls.c.player == players.c.id)
    .where(_OF_MATCH, calls.c.question == WINNER, calls.c.points > 0, calls.c.revision == bindparam("turn"))
    .order_by(calls.c.press)
    .limit(3)
)
RESULTS = query(
    select(players.c.discord_id, calls.c.question, calls.c.answer, calls.c.points, calls.c.guild)
    .join(calls, calls.c.player == players.c.id)
    .where(_OF_MATCH, calls.c.settled > 0, calls.c.revision == bindparam("turn"))
)
_POINTS = func.sum(calls.c.points)
TABLE = query(
    select(players.c.discord_id, players.c.name, _POINTS, _RIGHT, func.count())
    .select_from(calls)
    .join(players, players.c.id == calls.c.player)
    .where(
        *matching(calls, "guild"),
        calls.c.settled >= bindparam("since"),
        calls.c.settled < bindparam("until"),
        calls.c.settled > 0,
    )
    .group_by(players.c.id, players.c.discord_id, players.c.name)
    .order_by(_POINTS.desc(), func.count(), players.c.id)
)
SETTLED_IN = query(
    select(calls.c.question, calls.c.answer, calls.c.points)
    .distinct()
    .where(_OF_MATCH, calls.c.settled > 0)
    .order_by(calls.c.question, calls.c.answer)
)


def keep(
    tx: Tx, match: int, made: Sequence[tuple[Call, Player]], now: int, side: Callable[[str, int], int]
) -> tuple[Called, ...]:
    """Keep those calls in a match whose question is open and whose user may answer it, unless its server wants none.

    An older press never replaces a newer one.
    """
    row = tx.one(STATE, of_match=match, now=now)
    if row is None:
        return (Called(CallOutcome.CLOSED),) * len(made)
    status, _, _, guild, game, _, off = row
    if off:
        return (Called(CallOutcome.OFF),) * len(made)
    holders = tuple(Player(seat, other, name) for seat, other, name, *_ in tx.all(sql.HOLDERS, match=match))
    barred = {one.user: CallOutcome.PLAYS for one in holders}
    barred = {user: CallOutcome.PLAYED for (user,) in tx.all(PLAYED, of_match=match)} | barred
    answers = {side(game, one.seat) for one in holders}
    counts = guild if any(is_person(one.user) for one in holders) else 0
    state = row if guild and status == Status.RUNNING.value else None

    def called(call: Call, user: Player) -> Called:
        ban = next(iter(bans.of_users(tx, guild, (user.user,), now)), None)
        if ban is not None:
            verdict = CallOutcome.BANNED
        elif user.user in barred:
            verdict = barred[user.user]
        elif call.answer not in answers and (call.answer, call.question == WINNER) != (NOBODY, False):
            verdict = CallOutcome.UNKNOWN
        else:
            verdict = _kept(tx, call, user, counts, now, state)
        return Called(verdict, game, holders, ban)

    return tuple(called(call, user) for call, user in made)


def _kept(tx: Tx, call: Call, user: Player, guild: int, now: int, row: Row | None) -> CallOutcome:
    """Keep a call of someone who may call; `row` is the state of the match if it is played."""
    if row is None:
        return CallOutcome.CLOSED
    _, revision, closed, _, _, late, _ = row
    if closed if call.question == WINNER else revision != call.revision or late:
        return CallOutcome.CLOSED
    there = {"of_match": call.match, "of_question": call.question, "by": _spectator(tx, user)}
    known = tx.one(KNOWN, **there)
    if known is None:
        new = {"match": call.match, "question": call.question, "player": there["by"], "guild": guild, "made": now}
        tx.run(ADD, **new, answer=call.answer, press=call.press, settled=0, revision=0, points=0)
        return CallOutcome.KEPT
    settled, press = known
    if press < call.press:
        tx.run(CHANGE, **there, given=call.answer, number=call.press, now=now)
    return CallOutcome.CLOSED if settled else CallOutcome.KEPT


def _spectator(tx: Tx, user: Player) -> int:
    """The id of a user's row, added if they are new; the row is changed only if their name is."""
    known = tx.one(SPECTATOR, user=user.user)
    if known is None:
        (added,) = tx.one(sql.ADD_PLAYER, discord_id=user.user, name=user.name) or ()
        return int(added)
    player, name = known
    if name != user.name:
        tx.run(sql.NAME_PLAYER, player=player, name=user.name)
    return int(player)


def follow(tx: Tx, match: int, crowd: CrowdEffects, revision: int, now: int, *, live: bool) -> None:
    """Settle calls with turns of a match up to a revision, and delete those whose question is gone."""
    if crowd.closes and not is_closed(tx, match):
        tx.run(CLOSE, match=match)
    if tx.one(ANY, of_match=match) is None:
        return
    for one in crowd.settled:
        for answer, points in one.points:
            tx.run(SETTLE, of_match=match, of_question=one.question, given=answer, worth=points, now=now, turn=revision)
    if crowd.back_to is not None:
        tx.run(DROP_UNDONE, of_match=match, back_to=crowd.back_to)
    if live:
        tx.run(DROP_PASSED, of_match=match, but=WINNER if crowd.still_open is None else crowd.still_open)
    else:
        tx.run(DROP_OPEN, of_match=match)


def is_closed(tx: Tx, match: int) -> bool:
    """Whether the winner of a match can no longer be called."""
    return tx.one(CLOSED, of_match=match) is not None


def take_back(tx: Tx, match: int) -> None:
    """Delete all calls of a match that counts for nothing."""
    tx.run(DROP, of_match=match)


def seats_changed(tx: Tx, match: Match, holders: Sequence[Player], now: int) -> None:
    """Delete the open calls of people who leave or join a running match; those who have left can make none in it."""
    before, after = ({one.user: one for one in there if is_person(one.user)} for there in (match.holders, holders))
    left = [transactions.player(tx, before[user]) for user in before.keys() - after.keys()]
    came = [transactions.player(tx, after[user]) for user in after.keys() - before.keys()]
    for player in (*left, *came):
        tx.run(DROP_OF_PLAYER, of_match=match.id, by=player)
    for player in left:
        row = {"match": match.id, "question": LEFT, "player": player, "guild": match.guild, "answer": 0}
        tx.run(ADD, **row, press=0, made=now, settled=0, revision=0, points=0)


def crowd_of(tx: Tx, match: int, revision: int) -> Crowd:
    """The calls that a turn settled."""
    rows = tx.all(CROWD, of_match=match, turn=revision)
    found = {question == WINNER: (int(right), int(count)) for question, right, count in rows}
    right, count = found.get(True, (0, 0))
    named = tuple(name for (name,) in tx.all(FIRST_RIGHT, of_match=match, turn=revision)) if right else ()
    return Crowd(*found.get(False, (0, 0)), right, count, named)


def results_of(tx: Tx, match: int, revision: int) -> tuple[CallResult, ...]:
    """The users' calls that a turn settled."""
    rows = tx.all(RESULTS, of_match=match, turn=revision)
    return tuple(
        CallResult(user, question, answer, worth, bool(guild)) for user, question, answer, worth, guild in rows
    )


def oracles(tx: Tx, guild: int, since: int, until: int, user: int, *, first: int, most: int) -> OraclePage:
    """A page of the oracles' table of a server, of calls settled in a time, with the line of a user."""
    lines: list[Oracle] = []
    for nth, row in enumerate(tx.all(TABLE, guild=guild, since=since, until=until), start=1):
        shared = bool(lines) and lines[-1].points == int(row[2])
        lines.append(Oracle(lines[-1].place if shared else nth, row[0], row[1], *map(int, row[2:])))
    own = next((line for line in lines if line.user == user), None)
    return OraclePage(tuple(lines[first : first + most]), first, len(lines), own)


def settled_in(tx: Tx, match: int) -> frozenset[tuple[int, int, bool]]:
    """The question and answer of all settled calls of a match, and whether they were right."""
    return frozenset((question, answer, points > 0) for question, answer, points in tx.all(SETTLED_IN, of_match=match))


class CallRows(Connections):
    """The verbs of the store about calls."""

    keep = writes(keep, scope.of_match)
    is_closed = reads(is_closed)
    of_turn = reads(crowd_of)
    results_of = reads(results_of)
    oracles = reads(oracles)

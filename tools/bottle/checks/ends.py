"""Looks at what is left once a run is over: work that nobody does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.matches.core.models import Status
from bot.matches.house.members import is_house
from tools.bottle.checks.history import Played, played
from tools.bottle.checks.traffic import explained
from tools.bottle.heartbeats import NAME

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle

THOUGHT = 180.0  # s in which the house has decided, also if the bot is killed meanwhile
OVERDUE = 120.0  # s after which a due timer should have been handled
_REFUSED = re.compile(r"^(\d+) .*\(error code: (\d+)\)")


async def left_over(bottle: Bottle) -> list[str]:
    """Posts that were not made, timers that were not handled, matches that do not end, and tasks that the bot has not ended."""
    now = bottle.discord.world.clock.now()
    return [
        *_posts(bottle),
        *_timers(bottle, now),
        *(fault for one in await played(bottle) for fault in _house(one, now)),
        *_live(bottle),
        *_tasks(bottle),
    ]


def _posts(bottle: Bottle) -> list[str]:
    left = bottle.rows(
        "SELECT match, kind, revision, state, attempts, error, attempted, message FROM posts "
        "WHERE state = 'pending' OR state = 'done' AND error != '' ORDER BY id"
    )
    return [
        f"match {match}: the {kind} of turn {revision} is {state} after {attempts} attempts: {error or 'no error'}"
        for match, kind, revision, state, attempts, error, attempted, message in left
        if state == "pending" or not _given_up(bottle, error, message, bottle.world.true(attempted))
    ]


def _given_up(bottle: Bottle, error: str, message: int, attempted: float) -> bool:
    """Whether a post was refused for what was made to happen: without its place, it is never made, and its message never edited again."""
    refused = _REFUSED.match(error)
    if refused is None:
        return False
    status = int(refused[1])
    edits = bottle.discord.log.calls("PATCH", f"/messages/{message}") if message else ()
    at = max((call.at for call in edits if call.status == status), default=attempted)
    return explained(bottle, status, int(refused[2]), at)


def _timers(bottle: Bottle, now: float) -> list[str]:
    """Timers that are due; those that were dismissed have an endless lease."""
    left = bottle.rows(
        "SELECT timers.match, kind, seat, ask, due FROM timers JOIN matches ON matches.id = timers.match WHERE due < ? "
        "AND lease < 1 << 62 AND kind != 'review' AND status IN ('running', 'challenge', 'open') ORDER BY timers.id",
        int((now - OVERDUE) * 1000),
    )
    return [
        f"match {match}: the {kind} of seat {seat} for {ask!r} was due {now - due / 1000:.0f} s before the end"
        for match, kind, seat, ask, due in left
    ]


def _house(one: Played, now: float) -> Iterator[str]:
    """Decisions for which the house has taken long; where it plays itself, it waits before each."""
    if one.match.status is not Status.RUNNING or one.match.watched or one.match.paused / 1000 > now - THOUGHT:
        return
    last = one.changes[-1]
    for ask in last.asks:
        if is_house(one.match.holder(ask.seat).user) and last.made < now - THOUGHT:
            yield f"match {one.match.id}: the house has been asked {ask.id} for {now - last.made:.0f} s"


def _live(bottle: Bottle) -> list[str]:
    if not bottle.plan.ending:
        return []
    sql = "SELECT id, game, status, revision FROM matches WHERE status = 'running' AND allowed <= ? ORDER BY id"
    left = bottle.rows(sql, bottle.longest)
    return [f"match {match}: {game} is still {status} at turn {revision}" for match, game, status, revision in left]


def _tasks(bottle: Bottle) -> list[str]:
    """Those of the last process, but for what discord.py would leave in a thread."""
    tasks = () if bottle.process is None else tuple(bottle.process.tasks)
    return sorted(
        f"the bot has ended, but not its task {task.get_coro()!r:.100}"
        for task in tasks
        if not task.done() and task.get_name() != NAME
    )

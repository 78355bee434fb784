"""Deadlines: pure arithmetic on the times of a match. Times are milliseconds since 1970, UTC.

A decision has the match's limit, or its shortened one, from the moment it is asked, or from the end of a pause or of the seat's vacation if later. If the clocks
of a match stop at weekends, only the time between them counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.contract.base import Ask
from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match, Pace, Player, Terms
from bot.matches.house.members import is_house
from bot.matches.timing.models import Alarm, TimerKind
from bot.matches.timing.paces import later, passed
from bot.matches.work.effects import Effects

REMINDED = (0.5, 0.9)  # shares of the time after which reminders are sent
SLOW = 2  # decisions in a row left to the clock after which a seat has the shortened time
COUNTED = 3  # decisions in a row left to the clock after which a seat is out


def set_for(match: Match, before: Sequence[Ask[Any]], after: Sequence[Ask[Any]], now: int) -> Effects:
    """The timers that change when the match asks `after` instead of `before`; an ask that stays open keeps its time."""
    alarms: list[Alarm] = []
    silenced: list[Seat] = []
    for holder in match.holders:
        was, open_now = (_ids(asks, holder.seat) for asks in (before, after))
        if was and not open_now:
            silenced.append(holder.seat)
        elif is_house(holder.user):
            if open_now[:1] != was[:1]:  # the house answers one ask after the other
                alarms.extend(begun(match, holder, open_now[0], now))
        elif set(open_now) - set(was):
            alarms.extend(begun(match, holder, open_now[0], now))
    return Effects(alarms=tuple(alarms), silenced=tuple(silenced))


def begun(match: Match, holder: Player, ask: str, now: int) -> tuple[Alarm, ...]:
    """The timers of an ask that opens now; a member of the house has no deadline, but a decision to make at once.

    Where the house plays itself, its limit is the pause before each decision.
    """
    if is_house(holder.user):
        return (Alarm(TimerKind.THINK, holder.seat, ask, now, now + match.terms.limit * match.watched),)
    since = held_until(match, holder, now)
    length = match.terms.shortened if is_slow(match, holder) else match.terms.limit
    return running(match, holder, ask, since, later(match.terms, since, length), since)


def is_slow(match: Match, holder: Player) -> bool:
    """Whether a seat has the shortened time for each decision, until its player makes one."""
    return match.terms.shortened > 0 and holder.lapses >= SLOW


def held_until(match: Match, holder: Player, now: int) -> int:
    """The time at which a seat's clock resumes: `now`, or the later end of a pause or of its player's vacation."""
    return max(now, match.paused, holder.vacation_until)


def after_the_end(match: Match, now: int) -> tuple[Alarm, ...]:
    """The timer that begins the next match where the house plays itself; elsewhere there is none."""
    return (Alarm(TimerKind.THINK, 0, "", now, now + match.terms.limit),) if match.watched else ()


def running(match: Match, holder: Player, ask: str, since: int, due: int, runs_from: int) -> tuple[Alarm, ...]:
    """The timers of an ask open since `since` and due at `due`; nothing reminds of it before its clock runs at `runs_from`."""
    friendly = match.terms.pace is Pace.FRIENDLY
    kind = TimerKind.CLAIM if friendly else TimerKind.DEADLINE
    deadline = Alarm(kind, holder.seat, ask, since, due)
    reminder = next_reminder(match.terms, holder.every, since, due, runs_from)
    if reminder is None:
        return (deadline,)
    return (deadline, Alarm(TimerKind.REMINDER, holder.seat, ask, since, reminder))


def next_reminder(terms: Terms, every: int, since: int, due: int, now: int) -> int | None:
    """The next reminder after `now`: at half the time, at a tenth left, and every `every` ms of it if set.

    None once there are no more. In friendly matches, where nothing happens at the end, there is one when the time is over.
    """
    length = passed(terms, since, due)
    times = [later(terms, since, round(share * length)) for share in REMINDED]
    if every:
        times.append(later(terms, since, (passed(terms, since, now) // every + 1) * every))
    friendly = terms.pace is Pace.FRIENDLY
    if friendly:
        times.append(due)
    last = due if friendly else due - 1
    return min((time for time in times if now < time <= last), default=None)


def _ids(asks: Sequence[Ask[Any]], seat: Seat) -> tuple[str, ...]:
    return tuple(ask.id for ask in asks if ask.seat == seat)

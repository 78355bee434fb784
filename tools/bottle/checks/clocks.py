"""Looks at clocks: computes from turns, pauses, vacations, weekends and outages when each decision's time is over, and compares.

This is arithmetic of its own, by spans that do not count; the product moves timers instead.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.games.contract.base import Answer, TimedOut
from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import LIVE, Match, Pace
from bot.matches.history.history import move_of
from bot.matches.house.members import is_person
from localdiscord.events import Event, InteractionChanged
from localdiscord.interaction import InteractionState
from tools.bottle.checks.history import Played, played
from tools.bottle.injected import FaultKind

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle

EXACT = 0.01  # s
ROUGH = 60.0  # s by which the times of a pause, a vacation or an outage may be off: they are seen a little later, and rounded
SHORTEST = 10.0  # s; a shorter outage is not given back
LONGEST = 12 * 3600.0  # s of an outage that are given back
LATE = 120.0  # s after which a clock that has run out has had its effect
DAY, WEEK, MONDAY = 86_400.0, 7 * 86_400.0, 4 * 86_400.0  # s; the first Monday after 1970 began
SLOW = 2  # decisions in a row left to the clock, after which the time is shortened
AWAY = (FaultKind.DEATH, FaultKind.OUTAGE)

Span = tuple[float, float]
"""From and until, in seconds since 1970."""


def runs_out(asked: float, length: float, held: Iterable[Span]) -> float:
    """When a time of so many seconds is over, if the time within spans does not count."""
    now, left = asked, length
    for begun, ended in sorted(held):
        if ended <= now:
            continue
        if begun >= now + left:
            break
        left -= max(0.0, begun - now)
        now = ended
    return now + left


def weekends(since: float, until: float) -> Iterator[Span]:
    """Saturdays and Sundays, UTC, from the week of `since` on."""
    monday = MONDAY + (since - MONDAY) // WEEK * WEEK
    while monday < until:
        yield monday + 5 * DAY, monday + WEEK
        monday += WEEK


@dataclass
class Holds:
    """The spans, open ones until they are seen to end, in which something was held."""

    spans: dict[int, list[Span]] = field(default_factory=dict)

    def see(self, rows: Iterable[tuple[int, int]], now: float) -> None:
        """At `now` each of these is held until a time, in ms since 1970, and nothing else is held."""
        until = {whose: end / 1000 for whose, end in rows}
        for whose in self.spans.keys() | until.keys():
            mine, end = self.spans.setdefault(whose, []), until.get(whose, 0.0)
            going = bool(mine) and mine[-1][1] > now
            if going and end != mine[-1][1]:
                mine[-1] = (mine[-1][0], max(now, end))
            elif not going and end > now:
                mine.append((now, end))


class Clocks:
    """Keeps when pauses and vacations began and ended."""

    def __init__(self, bottle: Bottle) -> None:
        self._bottle = bottle
        self._pauses = Holds()  # by match
        self._vacations = Holds()  # by user
        bottle.discord.world.feed.listen(self._heard)

    async def found(self) -> list[str]:
        """Clocks that are not due when they should be, and decisions that were taken from players too early or too late."""
        timers = self._bottle.rows("SELECT match, seat, ask, due FROM timers WHERE kind IN ('deadline', 'claim')")
        due = {(match, seat, ask): due / 1000 for match, seat, ask, due in timers}
        return [fault for one in await played(self._bottle) for fault in self._wrong(one, due)]

    def _heard(self, event: Event) -> None:
        if isinstance(event, InteractionChanged) and event.interaction.state is InteractionState.ANSWERED:
            now = self._bottle.discord.world.clock.now()
            self._pauses.see(self._bottle.rows("SELECT id, paused FROM matches WHERE paused > 0"), now)
            self._vacations.see(self._bottle.rows("SELECT discord_id, away FROM players WHERE away > 0"), now)

    def _held(self, match: Match, seat: Seat) -> list[Span]:
        """What does not count for a seat."""
        user = match.holder(seat).user
        return [*self._pauses.spans.get(match.id, ()), *self._vacations.spans.get(user, ())]

    def _wrong(self, one: Played, due: dict[tuple[int, int, str], float]) -> Iterator[str]:
        extended = self._bottle.rows(
            "SELECT 1 FROM posts WHERE match = ? AND instr(payload, '\"clock-extended\"') > 0 LIMIT 1", one.match.id
        )
        outages = [(a, min(b, a + LONGEST)) for a, b in self._bottle.injected.spans(*AWAY) if b - a > SHORTEST]
        away = [span for span in self._bottle.injected.spans(*AWAY) if span[1] > span[0]]
        stepped = any(True for _ in self._bottle.injected.spans(FaultKind.CLOCK))
        for decision in decisions(one):
            if decision.seat in one.handed_on:
                continue
            held = self._held(one.match, decision.seat)
            slack = ROUGH * (len(held) + len(away)) if held or away else EXACT
            if stepped:
                slack = math.inf
            earliest, latest = decision.bounds(one.match, held, outages, away)
            latest = math.inf if extended else latest
            yield from _compared(one, decision, due, (earliest - slack, latest + slack))


@dataclass(frozen=True)
class Decision:
    """A seat's time: from when it was asked (`ask` at turn `revision`), until it has answered at `ended`, by the clock or by its player."""

    seat: Seat
    ask: str
    revision: int
    asked: float
    length: float
    ended: float
    by_clock: bool

    def bounds(self, match: Match, held: list[Span], outages: list[Span], away: list[Span]) -> Span:
        """The earliest and the latest end of it: outages are given back, short ones perhaps."""
        far = self.asked + 4 * self.length + 10 * WEEK + sum(min(b, self.asked + 1e8) - a for a, b in held)
        off = [*held, *(weekends(self.asked, far) if match.terms.weekdays else ())]
        return runs_out(self.asked, self.length, [*off, *outages]), runs_out(self.asked, self.length, [*off, *away])


def decisions(one: Played) -> Iterator[Decision]:
    """All decisions of the people in a match. A clock begins when its seat is asked something new, and goes on until it is asked nothing."""
    lapses: dict[Seat, int] = {}
    begun: dict[Seat, Decision] = {}
    before: dict[Seat, tuple[str, ...]] = {}
    people = [holder.seat for holder in one.match.holders if is_person(holder.user)]
    for change in one.changes:
        moves = [(turn.seat, move_of(one.game, turn)) for turn in change.turns]
        late = {seat for seat, move in moves if isinstance(move, TimedOut)}
        for seat in people:
            if seat in late:
                lapses[seat] = lapses.get(seat, 0) + 1
            elif any(by == seat and isinstance(move, Answer) and not move.forced for by, move in moves):
                lapses[seat] = 0
            was, now = before.get(seat, ()), change.open_to(seat)
            running = begun.get(seat)
            if running is not None and (seat in late or not now or set(now) - set(was)):
                yield replaced(running, change.made, by_clock=seat in late)
                del begun[seat]
            if set(now) - set(was):
                shortened = one.match.terms.shortened and lapses.get(seat, 0) >= SLOW
                length = (one.match.terms.shortened if shortened else one.match.terms.limit) / 1000
                begun[seat] = Decision(seat, now[0], change.revision, change.made, length, math.inf, by_clock=False)
            before[seat] = now
    yield from begun.values()


def replaced(one: Decision, ended: float, *, by_clock: bool) -> Decision:
    """A decision that has ended."""
    return Decision(one.seat, one.ask, one.revision, one.asked, one.length, ended, by_clock)


def _compared(one: Played, decision: Decision, due: dict[tuple[int, int, str], float], right: Span) -> Iterator[str]:
    who = f"match {one.match.id}: {one.name(decision.seat)}, asked {decision.ask} at turn {decision.revision}"
    earliest, latest = right
    there = due.get((one.match.id, decision.seat, decision.ask))
    if math.isinf(decision.ended) and there is not None and one.match.status in LIVE:
        if there < earliest:
            yield f"{who}, is given {earliest - there:.2f} s too little"
        elif there > latest:
            yield f"{who}, is given {there - latest:.2f} s too much"
    if decision.by_clock and decision.ended < earliest:
        yield f"{who}, lost the decision to the clock {earliest - decision.ended:.2f} s too early"
    if not math.isinf(decision.ended) and decision.ended > latest + LATE and one.match.terms.pace is not Pace.FRIENDLY:
        yield f"{who}, ended {decision.ended - latest:.0f} s after the time was over"

"""Properties of every change of a match, checked before it is committed: what breaks one suspends its match, and no other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.contract.base import Ask, Outcome
from bot.matches.core.errors import GameFailed
from bot.matches.core.models import Match, Status, Turn
from bot.matches.work.effects import Effects


def check(
    match: Match,
    turns: Sequence[Turn],
    status: Status,
    asks: Sequence[Sequence[Ask[Any]]],
    outcome: Outcome | None,
    effects: Effects,
) -> None:
    """Raise GameFailed if turns may not be added to a match; `asks` are those before and after them."""
    before, after = asks
    found = list(_wrong_turns(match, turns))
    if status is Status.RUNNING:
        found += [*_wrong_asks(match, after), *_wrong_timers(before, after, effects)]
    elif status is Status.FINISHED and outcome is None:
        found.append("the match is over, and nobody knows its result")
    if found:
        raise GameFailed(f"broken invariants of match {match.id}: {'; '.join(found)}")


def _wrong_turns(match: Match, turns: Sequence[Turn]) -> Iterator[str]:
    if match.status is not Status.RUNNING:
        yield f"a turn is added to a match that is {match.status.value}"
    for expected, turn in enumerate(turns, match.revision + 1):
        if (turn.match, turn.revision) != (match.id, expected):
            yield f"turn {turn.revision} of match {turn.match} follows turn {expected - 1} of match {match.id}"


def _wrong_asks(match: Match, after: Sequence[Ask[Any]]) -> Iterator[str]:
    if not after:
        yield "the match goes on, but nobody is asked anything"
    seats = {holder.seat for holder in match.holders}
    for ask in after:
        if ask.seat not in seats:
            yield f"seat {ask.seat} is asked {ask.id}, and nobody holds it"
        if not ask.choices:
            yield f"seat {ask.seat} is asked {ask.id} without a choice"


def _wrong_timers(before: Sequence[Ask[Any]], after: Sequence[Ask[Any]], effects: Effects) -> Iterator[str]:
    """Timers run for exactly the seats that are asked."""
    asked = {(ask.seat, ask.id) for ask in after}
    for alarm in effects.alarms:
        if (alarm.seat, alarm.ask) not in asked:
            yield f"a {alarm.kind.value} is set for seat {alarm.seat}, which is not asked {alarm.ask}"
        if alarm.due < alarm.since:
            yield f"the {alarm.kind.value} of seat {alarm.seat} is due before it begins"
    timed = {alarm.seat for alarm in effects.alarms}
    had, has = ({ask.seat for ask in asks} for asks in (before, after))
    for seat in sorted(has - had - timed):
        yield f"seat {seat} is asked, and no timer is set"
    for seat in sorted(had - has - set(effects.silenced)):
        yield f"seat {seat} has answered, and its timers stay"

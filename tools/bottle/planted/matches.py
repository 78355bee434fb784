"""Faults planted in matches: answers, clocks, reminders, opponents, ratings."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.matches.core.errors import LostRace
from bot.matches.core.models import Match, Player, Turn
from bot.matches.work.unit_of_work import SeatStep
from tools.bottle.planted.fault import Strike, fault


@fault("answer without its key", "bot.matches.work.unit_of_work:UnitOfWork.keep")
def without_key(was: Any, strike: Strike) -> Any:
    """An answer is stored with a new key instead of that of its interaction."""

    async def keep(work: Any, match: Match, steps: Sequence[SeatStep], key: str, **given: Any) -> Any:
        if strike():
            key = f"{key}.{secrets.token_hex(4)}"
        return await was(work, match, steps, key, **given)

    return keep


@fault("first steps of an answer lost", "bot.matches.work.unit_of_work:UnitOfWork.keep")
def steps_lost(was: Any, strike: Strike) -> Any:
    """Of an answer with several steps, only the last is stored."""

    async def keep(work: Any, match: Match, steps: Sequence[SeatStep], *given: Any, **named: Any) -> Any:
        return await was(work, match, steps[-1:] if len(steps) > 1 and strike() else steps, *given, **named)

    return keep


@fault("lost race taken for done", "bot.matches.work.unit_of_work:UnitOfWork.advance", area="slow disk")
def race_swallowed(was: Any, strike: Strike) -> Any:
    """An answer that comes too late because the match has changed is taken for stored."""

    async def advance(work: Any, match: Match, turns: Sequence[Turn], **given: Any) -> Match:
        try:
            changed: Match = await was(work, match, turns, **given)
        except LostRace:
            if strike():
                return match
            raise
        return changed

    return advance


@fault("clock starts too early", "bot.matches.work.timer_policy:begun")
def early_clock(was: Any, strike: Strike) -> Any:
    """A clock starts at the change before, not when its player is asked."""

    def begun(match: Match, holder: Player, ask: str, now: int) -> Any:
        return was(match, holder, ask, match.updated if match.updated < now and strike() else now)

    return begun


@fault("wrong seat silenced", "bot.matches.work.timer_policy:set_for", area="ends")
def wrong_seat(was: Any, strike: Strike) -> Any:
    """The timers of the next seat are deleted in place of those of the seat that has answered."""

    def set_for(match: Match, *given: Any) -> Any:
        effects = was(match, *given)
        if not effects.silenced or not strike():
            return effects
        silenced = tuple((seat + 1) % len(match.holders) for seat in effects.silenced)
        return msgspec.structs.replace(effects, silenced=silenced)

    return set_for


@fault("deadline counts a pause", "bot.matches.timers.clocks:Clocks._paused", area="rests")
def pause_counts(was: Any, strike: Strike) -> Any:
    """A pause moves no clock."""

    def paused(*given: Any) -> Any:
        moves = was(*given)
        return [] if moves and strike() else moves

    return paused


@fault("deadline counts a weekend", "bot.matches.work.timer_policy:later", area="weekends")
def weekend_counts(was: Any, strike: Strike) -> Any:
    """Clocks that stop at weekends go on at weekends."""

    def later(terms: Any, time: int, length: int) -> int:
        right: int = was(terms, time, length)
        return time + length if right != time + length and strike() else right

    return later


@fault("deadline counts a vacation", "bot.matches.work.timer_policy:held_until", area="rests")
def vacation_counts(was: Any, strike: Strike) -> Any:
    """A clock that starts while its player is on vacation does not wait for the end of it."""

    def held_until(match: Match, holder: Player, now: int) -> int:
        right, wrong = int(was(match, holder, now)), max(now, match.paused)
        return wrong if right != wrong and strike() else right

    return held_until


@fault("reminder doubled", "bot.matches.timers.reminders:_notices", area="ends")
def reminder_doubled(was: Any, strike: Strike) -> Any:
    """Each reminder is sent twice."""

    def notices(*given: Any, **named: Any) -> tuple[Any, ...]:
        made: tuple[Any, ...] = was(*given, **named)
        return (*made, *made) if made and strike() else made

    return notices


@fault("lapse counted twice", "bot.matches.timers.clocks:Clocks._run_out", area="ends")
def lapse_twice(was: Any, strike: Strike) -> Any:
    """A decision that is left to the clock counts as two in a row, so that time is shortened and the seat is out too soon."""

    async def run_out(clocks: Any, match: Match, ask: Any, *given: Any) -> Any:
        if strike():
            holders = (
                msgspec.structs.replace(one, lapses=one.lapses + (one.seat == ask.seat)) for one in match.holders
            )
            match = msgspec.structs.replace(match, holders=tuple(holders))
        return await was(clocks, match, ask, *given)

    return run_out


@fault("block ignored", "bot.matches.matchmaking.challenges:Challenges.refuse_at_odds", area="blocks")
def block_ignored(was: Any, strike: Strike) -> Any:
    """Players meet although one has blocked the other."""

    async def refuse_at_odds(challenges: Any, pairs: Any) -> None:
        both = tuple(pairs)
        if not (await challenges.work.store.at_odds(both) and strike()):
            await was(challenges, both)

    return refuse_at_odds


@fault("result counted twice", "bot.features.ladders.counting:_learn", area="ends")
def rated_twice(was: Any, strike: Strike) -> Any:
    """The ratings of a match that has ended are updated twice."""

    def learn(*given: Any) -> None:
        was(*given)
        if strike():
            was(*given)

    return learn


@fault("void match keeps its ratings", "bot.features.ladders.counting:annul", area="results")
def void_counts(was: Any, strike: Strike) -> Any:
    """A match that is declared void goes on counting for ratings."""

    def annul(*given: Any, **named: Any) -> None:
        if not strike():
            was(*given, **named)

    return annul


@fault("badges forgotten", "bot.features.badges.rows:add", area="wins")
def badges_forgotten(was: Any, strike: Strike) -> Any:
    """The badges that a match has earned are not stored."""

    def add(*given: Any, **named: Any) -> None:
        if not strike():
            was(*given, **named)

    return add

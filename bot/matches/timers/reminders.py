"""Reminders: sent once each, by the channel and at the hours the player prefers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.contract.base import Ask
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.models import Match, Pace, Player, Status, Terms
from bot.matches.delivery.models import Notice, NoticeButton
from bot.matches.settings.preferences import Preferences, quiet_until
from bot.matches.timing.models import Alarm, Timer, TimerKind
from bot.matches.timing.paces import SECOND, later
from bot.matches.work import timer_policy
from bot.matches.work.effects import Effects
from bot.matches.work.unit_of_work import UnitOfWork

PLAY = NoticeButton("open", "remind-play", style="main")
CLAIM = NoticeButton("claim", "claim")


class Reminders:
    """Handles reminder timers."""

    def __init__(self, work: UnitOfWork) -> None:
        self.work = work
        self.closed = work.store.close_messages

    async def remind(self, timer: Timer) -> None:
        """Tell the seat how much time is left and what follows, and set the next reminder.

        It waits while the clock does, and for the end of quiet hours if there is time left then; else it is silent. Of a player with a
        daily digest only the last reminder is sent, and one that their time is over.

        At an open table, offer its host the house instead.
        """
        key = f"r{timer.id}"

        async def attempt(loaded: Match) -> Match:
            if loaded.status is Status.OPEN:
                alone = len(loaded.holders) == 1
                effects = Effects(fired=timer, notices=(_offer_of_the_house(loaded),) if alone else ())
                return await self.work.change(loaded, key, effects=effects)
            ask = next((ask for ask in self.work.positions.asks(loaded) if ask.id == timer.ask), None)
            if ask is None or loaded.status is not Status.RUNNING or not loaded.holder(timer.seat).due:
                return loaded  # answered meanwhile: the timer is gone with the question
            preferences = await self.work.store.preferences(loaded.holder(timer.seat).user)
            return await self.work.change(loaded, key, effects=self._effects(loaded, ask, timer, preferences))

        await self.work.changed(timer.match, key, attempt)

    async def change(
        self, user: Player, change: Callable[[Preferences], Preferences]
    ) -> tuple[Preferences, Preferences]:
        """Change a user's preferences, returning them before and after; a new rhythm applies to open asks at once."""
        before, after = await self.work.store.change_preferences(user, change)
        if after.every != before.every:
            for match in await self.work.store.of_user(user.user, statuses=(Status.RUNNING,)):
                await self._begin_rhythm(match, user.user)
        return before, after

    async def _begin_rhythm(self, match: Match, user: int) -> None:
        """Reschedule the next reminder of a user's open ask."""
        now = self.work.clock.now_ms()
        key = f"rhythm.{match.id}.s{match.seat_of(user)}.{now}"  # never the user's id: keys are kept for ever

        async def attempt(loaded: Match) -> Match:
            holder = next((one for one in loaded.holders if one.user == user and one.due), None)
            if holder is None or loaded.status is not Status.RUNNING:
                return loaded
            ask = next(ask for ask in self.work.positions.asks(loaded) if ask.seat == holder.seat)
            runs_from = timer_policy.held_until(loaded, holder, now)
            due = timer_policy.next_reminder(loaded.terms, holder.every, holder.since, holder.due, runs_from)
            if due is None:
                return loaded
            alarm = Alarm(TimerKind.REMINDER, holder.seat, ask.id, holder.since, due)
            return await self.work.change(loaded, key, effects=Effects(alarms=(alarm,)))

        await self.work.changed(match.id, key, attempt)

    def _effects(self, match: Match, ask: Ask[Any], timer: Timer, preferences: Preferences) -> Effects:
        holder, now = match.holder(timer.seat), self.work.clock.now_ms()
        friendly = match.terms.pace is Pace.FRIENDLY
        runs_from = later(match.terms, timer_policy.held_until(match, holder, now), 0)
        if runs_from > now:
            return Effects(fired=timer, alarms=(_reminder(timer, runs_from),))
        loud_from = _loud_from(match.terms, preferences, now)
        if loud_from > now and (loud_from < holder.due or friendly):
            return Effects(fired=timer, alarms=(_reminder(timer, loud_from),))
        if now >= holder.due and not friendly:
            return Effects(fired=timer)  # the deadline itself is due, and the turn will say what happened
        every = 0 if preferences.has_digest else preferences.every
        following = timer_policy.next_reminder(match.terms, every, timer.since, holder.due, now)
        late, silent = now >= holder.due, loud_from > now
        notices = _notices(match, holder, ask, preferences, late=late, silent=silent)
        return Effects(
            fired=timer,
            alarms=() if following is None else (_reminder(timer, following),),
            notices=() if preferences.has_digest and following is not None else notices,
        )


def _offer_of_the_house(match: Match) -> Notice:
    """The offer to the host of an open table to give a place to the house."""
    words = phrase("table-waits", user=f"<@{match.challenger.user}>", game=phrase(f"{match.game}-name"))
    return Notice(words, buttons=(NoticeButton("seathouse", "house-join", "", "main"),), silent=True)


def _loud_from(terms: Terms, preferences: Preferences, now: int) -> int:
    """The first time from `now` on that is neither in quiet hours nor at a weekend on which the clocks stop."""
    while (later_on := later(terms, quiet_until(preferences, now) or now, 0)) > now:
        now = later_on
    return now


def _reminder(timer: Timer, due: int) -> Alarm:
    return Alarm(TimerKind.REMINDER, timer.seat, timer.ask, timer.since, due)


def _notices(
    match: Match, holder: Player, ask: Ask[Any], preferences: Preferences, *, late: bool, silent: bool
) -> tuple[Notice, ...]:
    words = _reminder_words(match, holder, ask, late=late)
    buttons = (PLAY, CLAIM) if late else (PLAY,)
    notices = []
    if preferences.mentioned or late:  # a late seat concerns the others too
        mentions = (holder.user,) if preferences.mentioned else ()
        notices.append(Notice(words, mentions, buttons, silent=silent))
    if preferences.written_to:
        instead = () if preferences.mentioned or late else (holder.user,)
        notices.append(Notice(words, instead, (PLAY,), user=holder.user, silent=silent))
    return tuple(notices)


def _reminder_words(match: Match, holder: Player, ask: Ask[Any], *, late: bool) -> Phrase:
    friendly = match.terms.pace is Pace.FRIENDLY
    if late:
        then = "reminder-late"
    elif friendly:
        then = "reminder-then-friendly"
    else:
        then = "reminder-then-last" if holder.lapses + 1 >= timer_policy.COUNTED else "reminder-then"
    return phrase(
        "reminder",
        user=f"<@{holder.user}>",
        game=phrase(f"{match.game}-name"),
        match=str(match.id),
        ask=ask.words,
        when=f"<t:{holder.due // SECOND}:R>",
        then=phrase(then, late=phrase(f"{match.game}-late-{ask.kind}")),
    )

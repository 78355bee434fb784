"""Clocks: what happens when time runs out, and who may extend, pause or claim. Times and lengths are milliseconds."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, TypeAlias

import msgspec

from bot.games.contract.base import Ask, Illegal, Left, TimedOut
from bot.games.contract.save import dump
from bot.games.contract.vocabulary import Seat, phrase
from bot.matches.core import checks
from bot.matches.core.errors import EngineError, GameFailed, Refused, StoreError, refused
from bot.matches.core.models import ActionResult, Match, Pace, Player, Status
from bot.matches.delivery.models import Notice, NoticeButton
from bot.matches.matchmaking.challenges import Challenges
from bot.matches.matchmaking.substitution import Substitutions
from bot.matches.play.offers import Offers
from bot.matches.play.standing import StandingReplies
from bot.matches.timers.reminders import Reminders
from bot.matches.timing.models import ALIVE, OUTAGE, RHYTHM, Alarm, Timer, TimerKind
from bot.matches.timing.paces import DAY, later, length_words, passed
from bot.matches.work import timer_policy
from bot.matches.work.clock import Presence
from bot.matches.work.effects import Effects, Offer, OfferKind
from bot.matches.work.unit_of_work import CARD, STEP, Played, UnitOfWork, with_time_given_back

log = logging.getLogger(__name__)

LEASE = 60_000  # an unhandled timer can be claimed again after this
BATCH = 50  # timers handled concurrently
MOST_GIVEN_BACK = 12 * 3600 * 1000  # of an outage; who plays by the week does not wait for longer ones
LONGEST_PAUSE = 30  # days
OF_MATCH = -1  # in place of a seat, whose timers move with its player's vacation and with outages
RESUME = NoticeButton("resume", "pause-resume", style="main")


Moves: TypeAlias = list[tuple[Player, int, int]]  # seats that are asked, since when instead, and until when


class _MootError(Exception):
    """The timer has no effect any more: its ask was answered, it was moved, or the match is over."""


class Clocks:
    """Handles due timers and moves the others."""

    def __init__(
        self,
        work: UnitOfWork,
        challenges: Challenges,
        offers: Offers,
        reminders: Reminders,
        standing: StandingReplies,
        substitutions: Substitutions,
        presence: Presence | None = None,
    ) -> None:
        self.work = work
        self._substitutions = substitutions
        self._standing = standing
        self._challenges = challenges
        self._offers = offers
        self.instance = 0  # the number of this run of the program
        self.processes = 1  # how many share the bot's work
        self._reminders = reminders
        self._seen = 0  # when was last looked
        self._signed = 0  # when a sign of life was last kept
        self.shared = False  # whether other processes may share the work
        self._presence = presence
        offers.carried_out[OfferKind.PAUSE] = self._pause

    async def wake(self) -> None:
        """Start: give back the time since the last sign of life before any timer is handled."""
        now = self.work.clock.now_ms()
        self.instance = await self.work.store.arrive(now, most=MOST_GIVEN_BACK, sharing=ALIVE if self.shared else 0)
        self._seen = self._signed = now

    async def beat(self) -> None:
        """Give back time lost since the last beat (sleep, a clock jump, an outage of Discord), and record a sign of life.

        It comes before any change of what clocks wait for, which would hide whether they ran.
        """
        if not self.instance:
            return  # not awake yet
        now = self.work.clock.now_ms()
        missing = now - self._seen
        if missing > OUTAGE:
            await self.work.store.seen(self.instance, now, missed=missing, most=MOST_GIVEN_BACK)
        elif abs(now - self._signed) < RHYTHM:
            self._seen = now
            return
        else:
            await self.work.store.seen(self.instance, now)
            if self.shared:
                self.processes = max(1, await self.work.store.alive(now - ALIVE))
        self._seen = self._signed = now

    async def rest(self) -> None:
        """Stop in an orderly way; in an outage, as of the last look, or what it has lasted would count as played."""
        await self.work.store.leave(self.instance, self._seen)

    async def release(self, owner: str) -> None:
        """Leave what a loop of this process has claimed to others, or to its next run."""
        await self.work.store.release(owner)

    async def settle(self) -> int:
        """Handle all due timers; returns how many there were. Lost time is given back first."""
        count = 0
        while True:
            await self.beat()
            due = await self.work.store.claim_timers(
                self.work.clock.now_ms(), owner=str(self.instance), lease=LEASE, most=BATCH
            )
            for timer in due:
                self.work.observer.fired((self.work.clock.now_ms() - timer.due) / 1000)
            ends = await asyncio.gather(*(self._see_to(timer) for timer in due), return_exceptions=True)
            for timer, end in zip(due, ends, strict=True):
                if end is not None:  # one that fails must not keep the others waiting
                    log.error("timer %s of match %s failed", timer.id, timer.match, exc_info=end)
            count += len(due)
            if len(due) < BATCH:
                return count

    async def extend(self, match: Match, user: int, *, key: str) -> Match:
        """Give all others who are asked one more limit. Raises Refused if no other is."""

        async def attempt(loaded: Match) -> Match:
            mine = checks.playing(loaded, user)
            asked = [holder for holder in loaded.holders if holder.due and holder.seat != mine]
            if not asked:
                raise refused("refused-extend-nobody")
            limit = loaded.terms.limit
            message = phrase(
                "clock-extended",
                user=f"<@{user}>",
                others=", ".join(f"<@{holder.user}>" for holder in asked),
                length=length_words(limit),
            )
            moves = [(holder, holder.since, later(loaded.terms, holder.due, limit)) for holder in asked]
            return await self._move(loaded, moves, Effects(notices=(Notice(message),)), key)

        return await self.work.changed(match.id, key, attempt)

    async def propose_pause(self, match: Match, user: int, days: int, *, key: str) -> Match:
        """Offer a pause of all clocks for some days. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            mine = checks.playing(loaded, user)
            if not 1 <= days <= LONGEST_PAUSE:
                raise refused("refused-pause-days", most=LONGEST_PAUSE)
            if loaded.paused_at(self.work.clock.now_ms()):
                raise refused("refused-paused")
            words = phrase("offer-pause", user=f"<@{user}>", count=days)
            return await self._offers.propose(loaded, OfferKind.PAUSE, mine, str(days), words, key)

        return await self.work.changed(match.id, key, attempt)

    async def end_pause(self, match: Match, user: int, *, key: str) -> Match:
        """End the pause now. Raises Refused."""
        await self.beat()

        async def attempt(loaded: Match) -> Match:
            checks.playing(loaded, user)
            if loaded.paused <= self.work.clock.now_ms():
                raise refused("refused-not-paused")
            notice = Notice(phrase("clock-pause-ended", user=f"<@{user}>"), about=OfferKind.PAUSE.value, follows=True)
            moves = self._paused(loaded, 0, self.work.clock.now_ms())
            return await self._move(loaded, moves, Effects(notices=(notice,), paused=0), key)

        return await self.work.changed(match.id, key, attempt)

    def late(self, match: Match, user: int) -> tuple[Player, ...]:
        """The seats whose time is over in a friendly match, which the user may therefore claim."""
        now, mine = self.work.clock.now_ms(), match.seat_of(user)
        if match.terms.pace is not Pace.FRIENDLY or mine is None or match.status is not Status.RUNNING:
            return ()
        others = (holder for holder in match.holders if holder.seat != mine)
        return tuple(one for one in others if 0 < one.due <= now == timer_policy.held_until(match, one, now))

    async def claim(self, match: int, user: int, *, key: str) -> ActionResult:
        """Let the rules decide for the late seats of a friendly match. Raises Refused."""
        await self.beat()

        async def attempt(loaded: Match) -> ActionResult:
            checks.playing(loaded, user)
            if loaded.terms.pace is not Pace.FRIENDLY:
                raise refused("refused-claim-clock")
            late = self.late(loaded, user)
            if not late:
                raise refused("refused-claim-early")
            ask = next(ask for ask in self.work.positions.asks(loaded) if ask.seat == late[0].seat)
            return await self._run_out(loaded, ask, key, Effects())

        return await self.work.answered(match, key, attempt)

    async def _see_to(self, timer: Timer) -> None:
        """Handle one timer; failures are retried after the lease expires."""
        try:
            match timer.kind:
                case TimerKind.DEADLINE:
                    await self._deadline(timer)
                case TimerKind.EXPIRY:
                    await self._challenges.expire(timer.match)
                case TimerKind.REMINDER:
                    await self._reminders.remind(timer)
                case TimerKind.RESUME:
                    await self._resume(timer)
                case TimerKind.CLAIM | TimerKind.THINK | TimerKind.REVIEW:
                    await self.work.store.dismiss(timer)  # nothing by itself; those of other loops are not claimed here
        except _MootError:
            await self.work.store.dismiss(timer)
        except GameFailed as failed:
            await self.work.suspend(timer.match, failed)
        except (Refused, StoreError, EngineError) as error:
            log.warning("timer %s of match %s could not be handled: %r", timer.id, timer.match, error)

    async def _deadline(self, timer: Timer) -> None:
        key = f"t{timer.id}"

        def overdue(loaded: Match) -> Ask[Any]:
            ask = next((ask for ask in self.work.positions.asks(loaded) if ask.id == timer.ask), None)
            if ask is None or loaded.holder(timer.seat).due != timer.due:
                raise _MootError
            return ask

        async def stand_in(loaded: Match) -> Match:
            overdue(loaded)
            return await self._substitutions.stand_in(loaded, timer.seat, timer, key=key)

        async def run_out(loaded: Match) -> ActionResult:
            return await self._run_out(loaded, overdue(loaded), key, Effects(fired=timer))

        match = await self.work.load(timer.match)
        if self._substitutions.may_stand_in(match, timer.seat) and await self._stays_away(match, timer.seat):
            await self.work.changed(timer.match, key, stand_in)
        else:
            await self.work.answered(timer.match, key, run_out)

    async def _resume(self, timer: Timer) -> None:
        """A pause has ended by itself: the turn gets its buttons back."""

        async def attempt(loaded: Match) -> Match:
            if loaded.paused != timer.due or loaded.status is not Status.RUNNING:
                raise _MootError
            return await self.work.change(loaded, key, posts=STEP, effects=Effects(fired=timer))

        key = f"t{timer.id}"
        await self.work.changed(timer.match, key, attempt)

    async def _stays_away(self, match: Match, seat: Seat) -> bool:
        """Whether a seat is out if its time is over now: for the third time in a row, or as its player has left the server."""
        holder = match.holder(seat)
        return holder.lapses + 1 >= timer_policy.COUNTED or await self._gone(match, seat)

    async def _gone(self, match: Match, seat: Seat) -> bool:
        return self._presence is not None and await self._presence.gone(match.guild, match.holder(seat).user)

    async def _run_out(self, match: Match, ask: Ask[Any], key: str, effects: Effects) -> ActionResult:
        """Let the rules decide for a seat; it is out after the third time in a row, or at once if its player has left the server."""
        holder = match.holder(ask.seat)
        lapses = holder.lapses + 1
        gone = await self._gone(match, ask.seat)
        move = dump(TimedOut(ask.id))
        played: list[Played] = [(move, await self.work.apply(match, match.state, move, match.revision + 1))]
        over = played[0][1].over
        out = (gone or lapses >= timer_policy.COUNTED) and not over
        if out:
            played += await self._put_out(match, ask.seat, played[0])
        slow = not over and timer_policy.is_slow(match, msgspec.structs.replace(holder, lapses=lapses))
        then = ("-gone" if gone else "-last") if out else "-slow" * slow
        message = phrase(
            f"clock-ran-out{then}",
            user=f"<@{holder.user}>",
            count=lapses,
            most=timer_policy.COUNTED,
            length=length_words(match.terms.shortened),
        )
        untold = ask.secret and not out  # whose choice the rules made would be known, and so what it is
        above = None if untold else Notice(with_time_given_back(match, message))
        changes = Effects(fired=effects.fired, lapses=((ask.seat, lapses),), above=above)
        steps = [(ask.seat, one) for one in played]
        standing = await self._standing.of(match)
        await self._standing.carry_out(match, steps, standing)
        queues = await self._standing.go_on(match, steps, standing)
        return await self.work.keep(match, steps, key, effects=msgspec.structs.replace(changes, standing=queues))

    async def _put_out(self, match: Match, seat: Seat, played: Played) -> list[Played]:
        move = dump(Left(seat))
        try:
            return [(move, await self.work.apply(match, played[1].state, move, match.revision + 2))]
        except Illegal:
            return []  # the game itself has put it out

    async def _pause(self, match: Match, offer: Offer, key: str) -> Match:
        await self.beat()  # if it moves the clocks, the match is loaded again
        now = self.work.clock.now_ms()
        until = now + int(offer.detail) * DAY
        when = f"<t:{until // 1000}:f>"
        notice = Notice(phrase("clock-paused", when=when), (), (RESUME,), about=OfferKind.PAUSE.value, follows=True)
        ends = Alarm(TimerKind.RESUME, OF_MATCH, "", now, until)
        effects = Effects(alarms=(ends,), notices=(notice,), paused=until, answered=offer, settled=(OfferKind.PAUSE,))
        return await self._move(match, self._paused(match, until, now), effects, key)

    def _paused(self, match: Match, until: int, now: int) -> Moves:
        """The clocks' changes for a pause until then, in place of the present one; vacations hold them as well."""
        moves = []
        for holder in match.holders:
            before, after = (max(one, holder.vacation_until, now) for one in (match.paused, until))
            if holder.due:
                since, due = (
                    later(match.terms, after, passed(match.terms, before, time)) for time in (holder.since, holder.due)
                )
                moves.append((holder, since, due))
        return moves

    async def _move(self, match: Match, moves: Moves, effects: Effects, key: str) -> Match:
        now = self.work.clock.now_ms()
        asks = {ask.seat: ask.id for ask in reversed(self.work.positions.asks(match))}
        held = match if effects.paused is None else msgspec.structs.replace(match, paused=effects.paused)
        moved: list[Alarm] = []
        for holder, since, due in moves:
            runs_from = timer_policy.held_until(held, holder, now)
            moved.extend(timer_policy.running(match, holder, asks[holder.seat], since, due, runs_from))
        return await self.work.change(
            match,
            key,
            posts=CARD if effects.paused is None else STEP,  # the buttons of the turn change with the pause
            effects=msgspec.structs.replace(effects, alarms=(*effects.alarms, *moved)),
        )

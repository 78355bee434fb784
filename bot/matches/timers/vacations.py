"""Vacations: days on which a player's clocks wait. Times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import CommitUnknown, LostRace, refused
from bot.matches.core.models import Person, Player
from bot.matches.delivery.models import Notice
from bot.matches.timers.clocks import Clocks
from bot.matches.timing.models import A_YEAR, VacationDays, VacationPeriod, spent
from bot.matches.timing.paces import DAY
from bot.matches.work.unit_of_work import TRIES, UnitOfWork

VACATION = "vacation"  # what notices of vacations are about; the seat is added


class Vacations:
    """Begins, extends and ends vacations. Repeating a request changes nothing, so no idempotency key is needed."""

    def __init__(self, work: UnitOfWork, clocks: Clocks) -> None:
        self._work = work
        self._clocks = clocks
        self.of = work.store.vacation_of

    async def begin(self, person: Person, days: int) -> VacationDays:
        """Begin a vacation of `days` days, or set the length of the present one. Raises Refused."""
        if not 1 <= days <= A_YEAR:
            raise refused("refused-holiday-days", most=A_YEAR)

        async def attempt() -> None:
            before, now = await self.of(person.user), self._work.clock.now_ms()
            vacation = _wanted(before, days, now)
            if vacation not in before.taken or vacation.ended != before.until:
                words = phrase("holiday-begun", user=f"<@{person.user}>", when=f"<t:{vacation.ended // 1000}:f>")
                extends = before.present(now) is not None
                notice = Notice(words, silent=True, about=VACATION, follows=extends)
                await self._set(person, vacation.ended, before, vacation, now, notice)

        return await self._tried(person, attempt)

    async def end(self, person: Person) -> VacationDays:
        """End the present vacation early; its days remain spent. Raises Refused."""
        if (await self.of(person.user)).present(self._work.clock.now_ms()) is None:
            raise refused("refused-holiday-none")

        async def attempt() -> None:
            before, now = await self.of(person.user), self._work.clock.now_ms()
            if before.present(now) is not None:
                words = phrase("holiday-ended", user=f"<@{person.user}>")
                notice = Notice(words, silent=True, about=VACATION, follows=True)
                await self._set(person, 0, before, None, now, notice)

        return await self._tried(person, attempt)

    async def _set(
        self,
        person: Person,
        until: int,
        before: VacationDays,
        vacation: VacationPeriod | None,
        now: int,
        notice: Notice,
    ) -> None:
        player = Player(0, person.user, person.name)
        await self._work.store.set_vacation(player, until, was=before.until, vacation=vacation, now=now, notice=notice)

    async def _tried(self, person: Person, attempt: Callable[[], Awaitable[None]]) -> VacationDays:
        await self._clocks.beat()  # an outage is given back to the clocks that ran, not to those that run from now on
        for _ in range(TRIES):
            try:
                await attempt()
            except (LostRace, CommitUnknown):
                continue  # the next attempt sees what was committed
            self._work.notify()
            return await self.of(person.user)
        raise refused("refused-engine")


def _wanted(before: VacationDays, days: int, now: int) -> VacationPeriod:
    """The vacation of that many days. Raises Refused if it is shorter than announced or exceeds the days of a year."""
    present = before.present(now)
    begun = present.begun if present else now
    wanted = VacationPeriod(begun, begun + days * DAY)
    if present and wanted.ended < present.ended:
        raise refused("refused-holiday-shorter", when=f"<t:{present.ended // 1000}:f>")
    others = VacationDays(taken=tuple(one for one in before.taken if one != present))
    for year, count in spent((wanted,)).items():
        if count > others.left(year):
            raise refused("refused-holiday-spent", year=str(year), count=max(0, others.left(year)), most=A_YEAR)
    return wanted

"""Holidays: a player's clocks wait for him, in all his matches. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.games.vocabulary import phrase
from bot.matches.core.errors import CommitUnknown, LostRace, refused
from bot.matches.core.models import Person, Player
from bot.matches.core.unit_of_work import TRIES, UnitOfWork
from bot.matches.delivery.models import Notice
from bot.matches.timing.models import A_YEAR, Vacation, VacationDays, spent
from bot.matches.timing.paces import DAY


class Vacations:
    """Taken, prolonged, ended early. Asking for the same twice changes nothing, so that no key is needed."""

    def __init__(self, work: UnitOfWork) -> None:
        self.work = work

    async def leave(self, user: int) -> VacationDays:
        """A user's holidays."""
        return await self.work.store.leave_of(user)

    async def go(self, person: Person, days: int) -> VacationDays:
        """On holiday for so many days: from now on, or from the beginning of the holiday he is on. Raises Refused."""
        if not 1 <= days <= A_YEAR:
            raise refused("refused-holiday-days", most=A_YEAR)

        async def attempt() -> None:
            leave, now = await self.leave(person.user), self.work.clock.now_ms()
            holiday = _wanted(leave, days, now)
            if holiday not in leave.taken or holiday.ended != leave.away:
                told = phrase("holiday-begun", user=f"<@{person.user}>", when=f"<t:{holiday.ended // 1000}:f>")
                await self._away(person, holiday.ended, leave, holiday, now, Notice(told, silent=True))

        return await self._tried(person, attempt)

    async def come_back(self, person: Person) -> VacationDays:
        """Back before the end: his clocks run again, the days stay taken. Raises Refused."""
        if (await self.leave(person.user)).present(self.work.clock.now_ms()) is None:
            raise refused("refused-holiday-none")

        async def attempt() -> None:
            leave, now = await self.leave(person.user), self.work.clock.now_ms()
            if leave.present(now) is not None:
                told = phrase("holiday-ended", user=f"<@{person.user}>")
                await self._away(person, 0, leave, None, now, Notice(told, silent=True))

        return await self._tried(person, attempt)

    async def _away(
        self, person: Person, until: int, leave: VacationDays, holiday: Vacation | None, now: int, told: Notice
    ) -> None:
        await self.work.store.go_away(
            Player(0, person.user, person.name),
            until,
            was=leave.away,
            holiday=holiday,
            now=now,
            told=told,
        )

    async def _tried(self, person: Person, attempt: Callable[[], Awaitable[None]]) -> VacationDays:
        for _ in range(TRIES):
            try:
                await attempt()
            except (LostRace, CommitUnknown):
                continue  # the next attempt finds out what has been kept
            self.work.notify()
            return await self.leave(person.user)
        raise refused("refused-engine")


def _wanted(leave: VacationDays, days: int, now: int) -> Vacation:
    """The holiday that so many days come to. Raises Refused if it would be shorter than announced, or too much for a year."""
    present = leave.present(now)
    begun = present.begun if present else now
    wanted = Vacation(begun, begun + days * DAY)
    if present and wanted.ended < present.ended:
        raise refused("refused-holiday-shorter", when=f"<t:{present.ended // 1000}:f>")
    others = VacationDays(taken=tuple(one for one in leave.taken if one != present))
    for year, count in spent((wanted,)).items():
        if count > others.left(year):
            raise refused("refused-holiday-spent", year=str(year), count=max(0, others.left(year)), most=A_YEAR)
    return wanted

"""Whole tournaments at a table: scripted people win, lose, leave, do not come, and have matches declared void."""

import random
from collections.abc import Callable

from bot.matches.core.models import Match, Person, Terms
from bot.matches.tournaments.models import Plan, Stage, Tournament
from bot.tournaments.event import Form
from tests.support.table import Table

GUILD, CHANNEL = 7, 8
HOST = Person(900, "Host")
LONGEST = 60  # rounds that no tournament has


def person(nth: int) -> Person:
    return Person(1000 + nth, f"P{nth}")


def plan(form: Form, places: int, **chosen: object) -> Plan:
    return Plan("Club Cup", form, "counter", (), Terms(), places, "en", **chosen)  # type: ignore[arg-type]


class Season:
    """Plays tournaments at a table; the same seed plays the same."""

    def __init__(self, at: Table, seed: int = 0) -> None:
        self.at = at
        self.luck = random.Random(seed)

    @property
    def director(self):
        return self.at.matches.director

    async def open(self, form: Form, entrants: int, *, starts: int = 0, **chosen: object) -> Tournament:
        """A tournament that so many people have entered."""
        places = max(entrants, int(chosen.pop("places", entrants)))  # type: ignore[call-overload]
        made = await self.at.matches.tournaments.create(
            plan(form, places, **chosen), GUILD, CHANNEL, HOST, starts=starts, key=self.at.key()
        )
        for nth in range(entrants * made.plan.team):
            made = await self.at.matches.tournaments.enter(made.id, GUILD, person(nth))
        return made

    async def present(self, tournament: int) -> Tournament:
        found = await self.at.store.tournament(tournament)
        assert found is not None
        return found

    async def begin(self, tournament: int) -> Tournament:
        """Begin it, unless it has begun because it is full."""
        now = await self.present(tournament)
        return await self.at.matches.tournaments.begin(now.id, GUILD) if now.stage is Stage.OPEN else now

    async def settle(self) -> None:
        """Let the director do all it can."""
        while await self.director.settle("tests"):
            pass

    async def play(
        self,
        tournament: int,
        *,
        leave: float = 0.0,
        void: float = 0.0,
        absent: float = 0.0,
        between: Callable[[], None] = lambda: None,
    ) -> Tournament:
        """To its end, with the shares of people who leave after a round, of void matches, and of matches that nobody comes to."""
        for _ in range(LONGEST):
            await self.settle()
            now = await self.present(tournament)
            if not now.stage.is_live:
                return now
            for board in now.rounds[-1]:
                if board.match and not board.pairing.is_over:
                    await self.finish(await self._match(board.match), void=void, absent=absent)
            between()
            await self._some_leave(now, leave)
        raise AssertionError("it does not end")

    async def finish(self, match: Match, *, void: float = 0.0, absent: float = 0.0) -> None:
        """Let a match end."""
        chance = self.luck.random()
        if chance < void:
            await self.at.matches.endings.void(match.id, GUILD, by=HOST, key=self.at.key())
        elif chance < void + absent:
            await self.at.matches.endings.abort(match.id, match.holders[0].user, key=self.at.key())
        else:
            await self.at.matches.resign(match.id, self.luck.choice(match.holders).user, key=self.at.key())

    async def _match(self, number: int) -> Match:
        match = await self.at.store.get(number)
        assert match is not None
        return match

    async def _some_leave(self, now: Tournament, share: float) -> None:
        for one in now.present:
            if self.luck.random() < share and now.stage is Stage.RUNNING:
                await self.at.matches.tournaments.leave(now.id, GUILD, one.user)

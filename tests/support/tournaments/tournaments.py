"""Whole tournaments at a table: scripted people win, lose, leave, do not come, and have matches declared void."""

import random
from itertools import count

from bot.features.tournaments.director import Director, Venues
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.values import Plan, Stage, Tournament
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, MatchRequest, Person, Status, Terms
from bot.matches.house.members import is_house
from bot.matches.timing.paces import read_terms
from bot.matches.work.clock import Presence
from bot.pairing.event import Form
from tests.support.games.counter import Add
from tests.support.matches.table import Table

GUILD, CHANNEL = 7, 8
HOST = Person(900, "Host")
LATE = ("refused-tournament-late", "refused-tournament-late-league", "refused-tournament-full")
LONGEST = 60  # rounds that no tournament has


def person(nth: int) -> Person:
    return Person(1000 + nth, f"P{nth}")


def plan(form: Form, places: int, **chosen: object) -> Plan:
    return Plan("Club Cup", form, "counter", (), chosen.pop("terms", Terms()), places, "en", **chosen)  # type: ignore[arg-type]


class Everyone:
    async def gone(self, _guild: int, _user: int) -> bool:
        return False


class AllOpen:
    async def is_shut(self, _guild: int, _channel: int) -> bool:
        return False


EVERYONE, ALL_OPEN = Everyone(), AllOpen()


def directed(tournaments: Tournaments, presence: Presence = EVERYONE, venues: Venues = ALL_OPEN) -> Director:
    return Director(tournaments, presence, venues)


class Season:
    """Plays tournaments at a table; the same seed plays the same."""

    def __init__(self, at: Table, seed: int = 0) -> None:
        self.at = at
        self.tournaments = at.feature(Tournaments)
        self.rows = self.tournaments.rows
        self.director = directed(self.tournaments)
        self.luck = random.Random(seed)
        self.seen: list[Tournament] = []  # each as it was when a round had begun, and at the end
        self.silent: set[int] = set()  # the matches that were left to the clock
        self.waits: list[int] = []  # users who wait for the next season, in the order they joined
        self.maybe: set[int] = set()  # those who cannot know whether they do

    async def open(self, form: Form, entrants: int, *, starts: int = 0, **chosen: object) -> Tournament:
        """A tournament that so many people have entered."""
        places = max(entrants, int(chosen.pop("places", entrants)))  # type: ignore[call-overload]
        made = await self.tournaments.create(
            plan(form, places, **chosen), GUILD, CHANNEL, HOST, starts=starts, key=self.at.key()
        )
        for nth in range(entrants * made.plan.team):
            made = await self.tournaments.enter(made.id, GUILD, person(nth))
        return made

    async def present(self, tournament: int) -> Tournament:
        found = await self.rows.get(tournament)
        assert found is not None
        return found

    async def begin(self, tournament: int) -> Tournament:
        """Begin it, unless it has begun because it is full."""
        now = await self.present(tournament)
        return await self.tournaments.begin(now.id, GUILD) if now.stage is Stage.OPEN else now

    async def following(self, over: Tournament) -> list[Tournament]:
        """The seasons that follow one of a league; there should be one."""
        return [one for one in await self.rows.in_server(GUILD, LONGEST) if one.plan.former == over.id]

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
        silent: float = 0.0,
        late: float = 0.0,
        second_thoughts: float = 0.0,
        slow: float = 0.0,
    ) -> Tournament:
        """To its end. The shares: of people who leave after a round; of matches that are declared void, called off, or left to the clock; of rounds
        before which a newcomer tries to enter, and after which a match of a former round is declared void; of matches that are still
        played when the next round starts, if that is at a set time.
        """
        for _ in range(LONGEST):
            await self.settle()
            now = await self.present(tournament)
            self.seen.append(now)
            if not now.stage.is_live:
                return now
            await self.round(now, void=void, absent=absent, silent=silent, slow=slow if now.starts else 0.0)
            self.at.clock.now = self.at.matches.clocks._seen = max(self.at.clock.now, now.starts)
            await self._some_leave(now, leave)
            if self.luck.random() < late:
                await self._one_enters(now)
            if self.luck.random() < second_thoughts:
                await self._void(self.luck.choice([one.match for boards in now.rounds for one in boards if one.match]))
        raise AssertionError("it does not end")

    async def round(
        self, now: Tournament, *, void: float = 0.0, absent: float = 0.0, silent: float = 0.0, slow: float = 0.0
    ) -> None:
        """Let the matches that are played end, but those that are slow."""
        waiting = []
        for board in (one for boards in now.rounds for one in boards):
            if board.match and not board.pairing.is_over and self.luck.random() >= slow:
                match = await self._match(board.match)
                if not match.status.is_under_way:
                    continue
                if self.luck.random() < silent and not any(is_house(one.user) for one in match.holders):
                    waiting.append(match.id)
                else:
                    await self.finish(match, void=void, absent=absent)
        self.silent.update(waiting)
        await self._run_out(waiting)

    async def finish(self, match: Match, *, void: float = 0.0, absent: float = 0.0) -> None:
        """Let a match end."""
        chance = self.luck.random()
        if chance < void:
            await self._void(match.id)
        elif chance < void + absent:
            await self.at.matches.work.change(match, self.at.key(), status=Status.ABORTED)
        else:
            await self.at.matches.resign(match.id, self.luck.choice(match.holders).user, key=self.at.key())

    async def beats(self, winner: Person, loser: Person) -> None:
        """A rated match of two, in which both have played."""
        tables, wanted = (
            self.at.matches.open_tables,
            MatchRequest("counter", GUILD, CHANNEL, "en", terms=read_terms("day", rated=True)),
        )
        match = await tables.open_table(winner, wanted, key=self.at.key(), places=2)
        match = await tables.join(match.id, loser, key=self.at.key())
        for _ in range(4):
            asked = match.holder(self.at.matches.asks(match)[0].seat).user
            await self.at.act(match, Add(1), user=asked)
            match = await self._match(match.id)
        await self.at.matches.resign(match.id, loser.user, key=self.at.key())

    async def _void(self, match: int) -> None:
        try:
            await self.at.matches.endings.void(match, GUILD, by=HOST, key=self.at.key())
        except Refused:  # it has been before
            return

    async def _run_out(self, numbers: list[int]) -> None:
        """Nobody decides in these matches until the clock has ended them."""
        for _ in range(LONGEST):
            matches = [match for match in await self.at.store.those(numbers) if match.status.is_under_way]
            if not matches:
                return
            self.at.clock.now = min(holder.due for match in matches for holder in match.holders if holder.due)
            self.at.matches.clocks._seen = self.at.clock.now  # awake all the time
            await self.at.matches.clocks.settle()
        raise AssertionError("the clock does not end them")

    async def _match(self, number: int) -> Match:
        match = await self.at.store.get(number)
        assert match is not None
        return match

    async def _some_leave(self, now: Tournament, share: float) -> None:
        for one in (*now.present, *now.waiting):
            if self.luck.random() < share and now.stage is Stage.RUNNING:
                await self.tournaments.leave(now.id, GUILD, one.user)
                self.waits = [user for user in self.waits if user != one.user]

    async def _one_enters(self, now: Tournament) -> None:
        known = {one.user for one in now.entered}  # who has left a season of a league cannot come back
        newcomer = next(one for one in map(person, count(500)) if one.user not in known)
        self.at.clock.now += 1
        try:
            entered = await self.tournaments.enter(now.id, GUILD, newcomer)
        except Refused as refusal:
            assert refusal.reason.key in LATE  # noqa: PT017  all are right
            return
        if entered.has_list and newcomer.user not in self.waits:
            self.waits.append(newcomer.user)

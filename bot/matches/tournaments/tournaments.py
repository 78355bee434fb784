"""Tournaments: who may enter and leave, and when they begin. What happens by itself is in the director."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

import msgspec

from bot.games.luck import Rng
from bot.matches.core.errors import CommitUnknown, LostRace, refused, rules_refuse
from bot.matches.core.models import Person, Player
from bot.matches.core.unit_of_work import TRIES, UnitOfWork
from bot.matches.house.members import NAMES, is_house, name_of, user_of
from bot.matches.tournaments.models import Plan, Registration, Stage, Tournament
from bot.players.base import LEVELS
from bot.ratings.ladders import Ladder, Standing
from bot.ratings.seasons import ALL_TIME
from bot.tournaments.event import Form
from bot.tournaments.forms import LIMITS, MOST

FEWEST = 3  # entrants: two play a match
MOST_LIVE = 10  # tournaments of a server at a time
DAY = 24 * 3600 * 1000  # ms
LATEST_START = 60 * DAY  # from now
SHOWN = 20  # tournaments of a server in a list


class Tournaments:
    """Creates tournaments and lets players enter and leave.

    `woken` is set whenever one may go on; `announced` is called whenever a bulletin may wait.
    """

    def __init__(self, work: UnitOfWork, seeds: Callable[[], bytes], announced: Callable[[], None]) -> None:
        self._work = work
        self._seeds = seeds
        self.woken = asyncio.Event()
        self.announced = announced
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def create(self, plan: Plan, guild: int, channel: int, by: Person, *, starts: int, key: str) -> Tournament:
        """Open a tournament. Raises Refused if the plan cannot be played, or there are too many."""
        now = self._work.clock.now_ms()
        self._check(plan)
        if starts and not now < starts <= now + LATEST_START:
            raise refused("refused-tournament-start")
        live = [one for one in await self._work.store.tournaments_in(guild, SHOWN) if one.stage.is_live]
        if len(live) >= MOST_LIVE:
            raise refused("refused-tournaments-many", count=MOST_LIVE)
        with rules_refuse():
            options = self._work.positions.complete(plan.game, dict(plan.options))
        plan = msgspec.structs.replace(plan, options=options)
        owner = Player(0, by.user, by.name)
        new = Tournament(0, guild, channel, owner, plan, Stage.OPEN, 0, self._seeds(), now, starts, 0)
        added = await self._work.store.add_tournament(new, key)
        self.announced()
        return added

    async def tournament(self, number: int, guild: int) -> Tournament:
        """A tournament of the server. Raises Refused if there is none."""
        found = await self._work.store.tournament(number)
        if found is None or found.guild != guild:
            raise refused("refused-tournament-unknown")
        return found

    async def enter(self, number: int, guild: int, person: Person) -> Tournament:
        """Take part; a second time changes nothing. Where no time is set, the last one who fits in begins it. Raises Refused."""

        async def attempt(loaded: Tournament) -> Tournament:
            if _is_in(loaded, person.user):
                return loaded
            if loaded.of(person.user) is not None and loaded.stage is Stage.RUNNING:
                raise refused("refused-tournament-left")
            if not loaded.may_be_entered:
                raise refused("refused-tournament-late")
            if len(loaded.present) >= loaded.room:
                raise refused("refused-tournament-full")
            await self._check_punctual(loaded.plan, person.user)
            strength = (await self._strengths(loaded, (person.user,)))[person.user]
            new = Registration(person.user, person.name, self._work.clock.now_ms(), strength)
            if loaded.stage is Stage.RUNNING:
                next_number = 1 + max(one.number for one in loaded.entered)
                new = msgspec.structs.replace(new, number=next_number, entered=loaded.round_ + 1)
            others = tuple(one for one in loaded.entered if one.user != person.user)
            entered = msgspec.structs.replace(loaded, entered=(*others, new))
            complete = loaded.stage is Stage.OPEN and not loaded.starts and len(entered.present) == loaded.room
            return await self.begun(entered) if complete else entered

        return await self._changed(number, guild, attempt, lambda loaded: _is_in(loaded, person.user))

    async def leave(self, number: int, guild: int, user: int) -> Tournament:
        """Leave: before it begins without a trace, later for all rounds to come. Raises Refused."""

        async def attempt(loaded: Tournament) -> Tournament:
            known = loaded.of(user)
            if known is None or known.left >= 0 or not loaded.stage.is_live:
                raise refused("refused-tournament-not-in")
            others = tuple(one for one in loaded.entered if one.user != user)
            if loaded.stage is Stage.OPEN:
                return msgspec.structs.replace(loaded, entered=others)
            gone = msgspec.structs.replace(known, left=loaded.round_)
            entered = tuple(gone if one.user == user else one for one in loaded.entered)
            return msgspec.structs.replace(loaded, entered=entered)

        return await self._changed(number, guild, attempt, lambda loaded: not _is_in(loaded, user))

    async def begin(self, number: int, guild: int) -> Tournament:
        """Begin now: the director pairs the first round. Raises Refused if too few have entered."""

        async def attempt(loaded: Tournament) -> Tournament:
            if loaded.stage is not Stage.OPEN:
                raise refused("refused-tournament-begun")
            return await self.begun(loaded)

        return await self._changed(number, guild, attempt, lambda loaded: loaded.stage is not Stage.OPEN)

    async def cancel(self, number: int, guild: int) -> Tournament:
        """Cancel: no round follows; matches that have begun go on. Raises Refused if it is over."""

        async def attempt(loaded: Tournament) -> Tournament:
            if not loaded.stage.is_live:
                raise refused("refused-tournament-over")
            now = self._work.clock.now_ms()
            return msgspec.structs.replace(loaded, stage=Stage.CANCELLED, finished=now)

        return await self._changed(
            number, guild, attempt, lambda loaded: loaded.stage is Stage.CANCELLED, announced=("cancelled",)
        )

    async def move(self, number: int, guild: int, channel: int) -> Tournament:
        """Go on in this channel, where the latest post is made again, and all that could not be. Raises Refused if it is over."""
        for _ in range(TRIES):
            loaded = await self.tournament(number, guild)
            if not loaded.stage.is_live:
                raise refused("refused-tournament-over")
            try:
                moved = await self._work.store.move_tournament(loaded, channel, self._work.clock.now_ms())
            except (LostRace, CommitUnknown):  # to do it twice does no harm
                continue
            self._told()
            return moved
        raise refused("refused-engine")

    async def begun(self, loaded: Tournament) -> Tournament:
        """The tournament with its entrants numbered by strength, newcomers in drawn order, and places filled by the house.

        Raises Refused if too few have entered.
        """
        people = list(loaded.present)
        strengths = await self._strengths(loaded, tuple(one.user for one in people))
        luck = Rng(loaded.seed + b"numbers")
        drawn = [people.pop(luck.below(len(people))) for _ in range(len(people))]
        drawn.sort(key=lambda one: -strengths[one.user])
        drawn += _fillers(loaded, len(drawn))
        teams = _teams(drawn, loaded.plan.team)
        if len(teams) < FEWEST:
            raise refused("refused-tournament-few", count=FEWEST * loaded.plan.team)
        entered = tuple(
            msgspec.structs.replace(one, number=number, strength=strengths.get(one.user, 0.0))
            for number, team in enumerate(teams, 1)
            for one in team
        )
        return msgspec.structs.replace(loaded, stage=Stage.RUNNING, entered=entered)

    async def _changed(
        self,
        number: int,
        guild: int,
        attempt: Callable[[Tournament], Awaitable[Tournament]],
        is_done: Callable[[Tournament], bool],
        announced: tuple[str, ...] = (),
    ) -> Tournament:
        """The tournament after `attempt`; retried after a lost race, and after a commit in doubt unless `is_done`. Raises Refused."""
        async with self._locks.setdefault(number, asyncio.Lock()):
            return await self._raced(number, guild, attempt, is_done, announced)

    async def _raced(
        self,
        number: int,
        guild: int,
        attempt: Callable[[Tournament], Awaitable[Tournament]],
        is_done: Callable[[Tournament], bool],
        announced: tuple[str, ...],
    ) -> Tournament:
        in_doubt = False
        for _ in range(TRIES):
            loaded = await self.tournament(number, guild)
            if in_doubt and is_done(loaded):
                self._told()
                return loaded
            wanted = await attempt(loaded)
            if wanted is loaded:
                return loaded
            try:
                changed = await self._work.store.change_tournament(loaded, wanted, announced, self._work.clock.now_ms())
            except LostRace:
                continue
            except CommitUnknown:
                in_doubt = True
                continue
            self._told()
            return changed
        raise refused("refused-engine")

    def _told(self) -> None:
        """Tell the loops that go on with a change."""
        self.woken.set()
        self.announced()

    async def _strengths(self, tournament: Tournament, users: tuple[int, ...]) -> dict[int, float]:
        """Points on the server's ladder, those of a newcomer for who has none."""
        now = self._work.clock.now_ms()
        ladder = Ladder(tournament.plan.game, tournament.guild, ALL_TIME)
        known, _ = await self._work.store.prospects(ladder, tuple((user,) for user in users), now)
        return {user: float(known.get(user, Standing()).points(now)) for user in users}

    async def _check_punctual(self, plan: Plan, user: int) -> None:
        """Raise Refused if it demands more of a player."""
        if not plan.punctual:
            return
        known = (await self._work.store.punctuality((user,), self._work.clock.now_ms()))[user]
        if not known.enough(plan.punctual):
            raise refused("refused-tournament-punctual", least=plan.punctual, share=known.share or 0)

    def _check(self, plan: Plan) -> None:
        """Raise Refused for a plan that nobody can play."""
        if 2 * plan.team not in self._work.positions.seats(plan.game):
            raise refused("refused-tournament-teams")
        most = LIMITS.get(plan.form, MOST)
        if not FEWEST <= plan.places <= most:
            raise refused("refused-tournament-places", fewest=FEWEST, most=most)
        if plan.rounds and plan.form is Form.SWISS and plan.rounds >= plan.places:
            raise refused("refused-tournament-rounds", most=plan.places - 1)


def _is_in(loaded: Tournament, user: int) -> bool:
    known = loaded.of(user)
    return known is not None and known.left < 0


def _fillers(loaded: Tournament, count: int) -> list[Registration]:
    """Members of the house: as many as complete the last team, and the last pairing where that is wanted."""
    unit = 2 * loaded.plan.team if loaded.plan.level else loaded.plan.team
    level = next((one for one in LEVELS if one == loaded.plan.level), LEVELS[1])
    users = [user_of(nth % len(NAMES), level) for nth in range(-count % unit)]
    return [Registration(user, name_of(user), loaded.created) for user in users]


def _teams(ordered: list[Registration], size: int) -> list[list[Registration]]:
    """Teams of about the same strength, strongest first: the best with the weakest; the house is spread over the teams."""
    if size == 1:
        return [[one] for one in ordered]
    people = [one for one in ordered if not is_house(one.user)] + [one for one in ordered if is_house(one.user)]
    count = len(people) // size
    teams: list[list[Registration]] = [[] for _ in range(count)]
    for nth, one in enumerate(people):
        lap, place = divmod(nth, count)
        teams[place if lap % 2 == 0 else count - 1 - place].append(one)
    return teams

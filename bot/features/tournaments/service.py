"""Actions of users on tournaments: create, enter, leave, begin, cancel and move. The director does the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from itertools import accumulate
from weakref import WeakValueDictionary

import msgspec

from bot.features.tournaments.rows import TournamentRows
from bot.features.tournaments.values import FEWEST, Plan, Registration, Stage, Tournament
from bot.games.contract.luck import Rng
from bot.games.contract.player import LEVELS
from bot.matches.core.errors import CommitUnknown, LostRace, refused, rules_refuse
from bot.matches.core.models import Person, Player
from bot.matches.house.members import NAMES, is_house, is_person, name_of, user_of
from bot.matches.matches import Matches
from bot.matches.work.ban_checks import refuse_banned
from bot.matches.work.unit_of_work import TRIES
from bot.pairing.event import Form
from bot.pairing.forms import LIMITS, MOST
from bot.pairing.league import SIZES, USUAL, ladder, sizes_of
from bot.pairing.standings import standings
from bot.ratings.ladders import Ladder, Standing
from bot.ratings.seasons import ALL_TIME

MOST_LIVE = 10  # tournaments of a server at a time
DAY = 24 * 3600 * 1000  # ms
LATEST_START = 60 * DAY  # from now
SHORTEST_INTERVAL, LONGEST_INTERVAL = DAY // 24, 60 * DAY  # from one round of a league to the next
SHOWN = 20  # tournaments of a server in a list
WEEK = 7 * DAY
UNRATED = float("-inf")


class Tournaments:
    """Creates tournaments and lets players enter and leave.

    `woken` is set whenever one may go on; `announced` is called whenever a bulletin may wait.
    """

    def __init__(self, matches: Matches, rows: TournamentRows) -> None:
        self.matches = matches
        self.rows = rows
        self.woken = asyncio.Event()
        self.announced = matches.bulletins.woken.set
        self._work = matches.work
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def create(self, plan: Plan, guild: int, channel: int, by: Person, *, starts: int, key: str) -> Tournament:
        """Open a tournament. Raises Refused if the plan cannot be played, or there are too many."""
        now = self._work.clock.now_ms()
        await refuse_banned(self._work, guild, by.user)
        self._check(plan)
        if starts and not now < starts <= now + LATEST_START:
            raise refused("refused-tournament-start")
        live = [one for one in await self.rows.in_server(guild, SHOWN) if one.stage.is_live]
        if len(live) >= MOST_LIVE:
            raise refused("refused-tournaments-many", count=MOST_LIVE)
        with rules_refuse():
            options = self._work.positions.complete(plan.game, dict(plan.options))
        plan = msgspec.structs.replace(plan, options=options)
        if plan.form is Form.LEAGUE:
            plan = msgspec.structs.replace(plan, season=1)
            starts = starts or now + WEEK
        owner = Player(0, by.user, by.name)
        new = Tournament(0, guild, channel, owner, plan, Stage.OPEN, 0, self.matches.seeds(), now, starts, 0)
        added = await self.rows.add(new, key)
        self.announced()
        return added

    async def tournament(self, number: int, guild: int) -> Tournament:
        """A tournament of the server. Raises Refused if there is none."""
        found = await self.rows.get(number)
        if found is None or found.guild != guild:
            raise refused("refused-tournament-unknown")
        return found

    async def enter(self, number: int, guild: int, person: Person) -> Tournament:
        """Enter, or join the waiting list of a league that has begun; entering twice changes nothing. Raises Refused.

        Without a set time, the tournament begins when its last place is taken.
        """

        async def attempt(loaded: Tournament) -> Tournament:
            if _is_in(loaded, person.user):
                return loaded
            if loaded.of(person.user) is not None and loaded.stage is Stage.RUNNING:
                raise refused("refused-tournament-left-league" if loaded.has_list else "refused-tournament-left")
            if not (loaded.may_be_entered or loaded.has_list):
                follows = loaded.plan.form is Form.LEAGUE and loaded.stage is Stage.FINISHED
                raise refused("refused-tournament-late-league" if follows else "refused-tournament-late")
            await refuse_banned(self._work, guild, person.user)
            if loaded.is_full:
                raise refused("refused-tournament-full")
            await self._check_punctual(loaded.plan, person.user)
            new_points, strengths = await self._strengths(loaded, (person.user,))
            strength = strengths.get(person.user, new_points)
            new = Registration(person.user, person.name, self._work.clock.now_ms(), strength)
            if loaded.may_be_entered and loaded.stage is Stage.RUNNING:
                next_number = 1 + max(one.number for one in loaded.entered)
                new = msgspec.structs.replace(new, number=next_number, entered=loaded.round_ + 1)
            others = tuple(one for one in loaded.entered if one.user != person.user)
            entered = msgspec.structs.replace(loaded, entered=(*others, new))
            complete = loaded.stage is Stage.OPEN and not loaded.starts and len(entered.present) == loaded.room
            return await self.begun(entered) if complete else entered

        return await self.changed(number, guild, attempt, lambda loaded: _is_in(loaded, person.user))

    async def leave(self, number: int, guild: int, user: int) -> Tournament:
        """Leave. Before the start, and on the waiting list, this removes the entry; later it applies to all rounds to come. Raises Refused."""

        async def attempt(loaded: Tournament) -> Tournament:
            known = loaded.of(user)
            if known is None or known.left >= 0 or not loaded.stage.is_live:
                raise refused("refused-tournament-not-in")
            others = tuple(one for one in loaded.entered if one.user != user)
            if loaded.stage is Stage.OPEN or known in loaded.waiting:
                return msgspec.structs.replace(loaded, entered=others)
            gone = msgspec.structs.replace(known, left=loaded.round_)
            entered = tuple(gone if one.user == user else one for one in loaded.entered)
            return msgspec.structs.replace(loaded, entered=entered)

        return await self.changed(number, guild, attempt, lambda loaded: not _is_in(loaded, user))

    async def begin(self, number: int, guild: int) -> Tournament:
        """Begin now; the director pairs the first round. Raises Refused if too few have entered."""

        async def attempt(loaded: Tournament) -> Tournament:
            if loaded.stage is not Stage.OPEN:
                raise refused("refused-tournament-begun")
            return await self.begun(loaded)

        return await self.changed(number, guild, attempt, lambda loaded: loaded.stage is not Stage.OPEN)

    async def cancel(self, number: int, guild: int) -> Tournament:
        """Cancel: no more rounds; matches that have begun go on. Raises Refused if the tournament is over."""

        async def attempt(loaded: Tournament) -> Tournament:
            if not loaded.stage.is_live:
                raise refused("refused-tournament-over")
            now, waiting = self._work.clock.now_ms(), loaded.waiting
            entered = tuple(one for one in loaded.entered if one not in waiting)
            return msgspec.structs.replace(loaded, stage=Stage.CANCELLED, finished=now, entered=entered)

        return await self.changed(
            number, guild, attempt, lambda loaded: loaded.stage is Stage.CANCELLED, announced=("cancelled",)
        )

    async def move(self, number: int, guild: int, channel: int) -> Tournament:
        """Move to this channel: post the card, the latest post and everything held back there. Raises Refused if the tournament is over."""
        for _ in range(TRIES):
            loaded = await self.tournament(number, guild)
            if not loaded.stage.is_live:
                raise refused("refused-tournament-over")
            try:
                moved = await self.rows.move(loaded, channel, self._work.clock.now_ms())
            except (LostRace, CommitUnknown):  # to do it twice does no harm
                continue
            self._wake()
            return moved
        raise refused("refused-engine")

    def next_season(self, former: Tournament, absent: Collection[int]) -> Tournament:
        """The next season of a league, with this season's remaining entrants and the waiting list, without the `absent`."""
        now, seed = self._work.clock.now_ms(), self.matches.seeds()
        plan = msgspec.structs.replace(former.plan, season=former.plan.season + 1, former=former.id, sizes=())
        entered = tuple(
            Registration(one.user, one.name, one.joined, one.strength)
            for one in former.taking_part
            if is_person(one.user) and one.user not in absent
        )
        owner, channel = former.owner, former.channel
        return Tournament(0, former.guild, channel, owner, plan, Stage.OPEN, 0, seed, now, now + WEEK, 0, entered)

    async def begun(self, loaded: Tournament) -> Tournament:
        """The tournament with its entrants numbered by strength, newcomers in drawn order, and places filled by the house.

        In a league they are numbered division by division. A Swiss tournament has no more rounds than opponents.
        Raises Refused if too few have entered.
        """
        if not loaded.may_begin:
            raise refused("refused-tournament-few", count=FEWEST * loaded.plan.team)
        new, strengths = await self._strengths(loaded, tuple(one.user for one in loaded.present))
        if loaded.plan.form is Form.LEAGUE:
            ordered, sizes = await self._divided(loaded, strengths)
            loaded = msgspec.structs.replace(loaded, plan=msgspec.structs.replace(loaded.plan, sizes=sizes))
        else:
            people, luck = list(loaded.present), Rng(loaded.seed + b"numbers")
            ordered = [people.pop(luck.below(len(people))) for _ in range(len(people))]
            ordered.sort(key=lambda one: -strengths.get(one.user, new))
            ordered += _fillers(loaded)
        teams = _teams(ordered, loaded.plan.team)
        if loaded.plan.rounds >= len(teams):  # as many as there are opponents
            plan = msgspec.structs.replace(loaded.plan, rounds=len(teams) - 1)
            loaded = msgspec.structs.replace(loaded, plan=plan)
        entered = tuple(
            msgspec.structs.replace(
                one, number=number, strength=0.0 if is_house(one.user) else strengths.get(one.user, new)
            )
            for number, team in enumerate(teams, 1)
            for one in team
        )
        now = self._work.clock.now_ms()
        starts = min(loaded.starts or now, now) if loaded.plan.interval else 0  # when the first round is due
        return msgspec.structs.replace(loaded, stage=Stage.RUNNING, starts=starts, entered=entered)

    async def _divided(
        self, loaded: Tournament, strengths: Mapping[int, float]
    ) -> tuple[list[Registration], tuple[int, ...]]:
        """The entrants of a season, division by division, with places filled by the house; and the size of each division.

        The season before says who belongs where; newcomers are last, by points and in the order they joined.
        """
        former = await self.rows.get(loaded.plan.former) if loaded.plan.former else None
        here = {one.user: one for one in loaded.present}
        known = [] if former is None else _kept(former, here)
        staying = {one.user for division in known for one in division}
        new = sorted(
            (one for one in loaded.present if one.user not in staying),
            key=lambda one: (-strengths.get(one.user, UNRATED), one.joined),
        )
        new += _fillers(loaded)
        people = [one for division in known for one in division] + new
        wanted = [len(division) for division in known]
        sizes = sizes_of(len(people), loaded.plan.division or USUAL, wanted)
        places = {} if former is None else _places(former)
        last = len(places)
        divisions = (people[end - size : end] for size, end in zip(sizes, accumulate(sizes), strict=True))
        ordered = (sorted(one, key=lambda one: places[one.user] if one.user in staying else last) for one in divisions)
        return [one for division in ordered for one in division], sizes

    async def changed(
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
                self._wake()
                return loaded
            wanted = await attempt(loaded)
            if wanted is loaded:
                return loaded
            try:
                changed = await self.rows.change(loaded, wanted, announced, self._work.clock.now_ms())
            except LostRace:
                continue
            except CommitUnknown:
                in_doubt = True
                continue
            self._wake()
            return changed
        raise refused("refused-engine")

    def _wake(self) -> None:
        """Wake the loops that act on a change."""
        self.woken.set()
        self.announced()

    async def _strengths(self, tournament: Tournament, users: tuple[int, ...]) -> tuple[float, dict[int, float]]:
        """The points of a newcomer, and by user those of players on the server's ladder."""
        now = self._work.clock.now_ms()
        ladder = Ladder(tournament.plan.game, tournament.guild, ALL_TIME)
        known = await self._work.store.standings(ladder, users)
        return float(Standing().points(now)), {user: float(one.points(now)) for user, one in known.items()}

    async def turned_away(self, former: Tournament) -> frozenset[int]:
        """The users on the waiting list who no longer meet the next season's requirements."""
        shares = await self._work.store.punctuality(
            tuple(one.user for one in former.waiting), self._work.clock.now_ms()
        )
        return frozenset(user for user, known in shares.items() if not known.enough(former.plan.punctual))

    async def _check_punctual(self, plan: Plan, user: int) -> None:
        """Raise Refused if it demands more of a player."""
        if not plan.punctual:
            return
        known = (await self._work.store.punctuality((user,), self._work.clock.now_ms()))[user]
        if not known.enough(plan.punctual):
            raise refused("refused-tournament-punctual", least=plan.punctual, share=known.share or 0)

    def _check(self, plan: Plan) -> None:
        """Raise Refused for a plan that nobody can play."""
        seats = self._work.positions.seats(plan.game)
        if 2 * plan.team not in seats:
            sizes = [size for size in range(1, max(seats)) if 2 * size in seats]
            raise refused("refused-tournament-teams", count=len(sizes), known=", ".join(map(str, sizes)))
        most = LIMITS.get(plan.form, MOST)
        if not FEWEST <= plan.places <= most:
            raise refused("refused-tournament-places", fewest=FEWEST, most=most)
        if plan.rounds and plan.form is Form.SWISS and plan.rounds >= plan.places:
            raise refused("refused-tournament-rounds", most=plan.places - 1)
        if plan.rounds and plan.form is not Form.SWISS:
            raise refused("refused-tournament-no-swiss")
        if plan.form is not Form.LEAGUE and (plan.division or plan.interval):
            raise refused("refused-tournament-no-league")
        if plan.form is Form.LEAGUE:
            _check_league(plan)


def _is_in(loaded: Tournament, user: int) -> bool:
    known = loaded.of(user)
    return known is not None and known.left < 0 and (loaded.stage is not Stage.FINISHED or known.number > 0)


def _check_league(plan: Plan) -> None:
    """Raise Refused for a league that nobody can play."""
    if plan.team > 1:
        raise refused("refused-tournament-league-teams")
    if plan.division and plan.division not in SIZES:
        raise refused("refused-tournament-division", fewest=SIZES[0], most=SIZES[-1])
    if plan.interval and not SHORTEST_INTERVAL <= plan.interval <= LONGEST_INTERVAL:
        raise refused("refused-tournament-interval")


def _fillers(loaded: Tournament) -> list[Registration]:
    """The members of the house who fill places."""
    level = next((one for one in LEVELS if one == loaded.plan.level), LEVELS[1])
    users = [user_of(nth % len(NAMES), level) for nth in range(loaded.fillers)]
    return [Registration(user, name_of(user), loaded.created) for user in users]


def _kept(former: Tournament, here: Mapping[int, Registration]) -> list[list[Registration]]:
    """Registrations of users who are `here` again, in the divisions where they belong after a season."""
    users = ([former.members(number)[0].user for number in division] for division in ladder(former.event))
    return [[here[user] for user in division if user in here] for division in users]


def _places(former: Tournament) -> dict[int, int]:
    """The places in a season by user."""
    return {former.members(one.number)[0].user: nth for nth, one in enumerate(standings(former.event))}


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

"""Leagues drawn at random: several seasons with everything that goes wrong among people, and with those who come and go between them."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping

from bot.features.tournaments.values import Stage, Tournament
from bot.matches.house.members import is_person
from bot.pairing.event import Form
from bot.ratings.ladders import Ladder
from bot.ratings.seasons import ALL_TIME
from tests.support.tournaments.drawn_tournaments import RATED, league, matches_of, mishaps, winners
from tests.support.tournaments.league_faults import expected_members, first_members, league_faults, members_of
from tests.support.tournaments.tournament_faults import faults_of, result_of
from tests.support.tournaments.tournament_places import Results
from tests.support.tournaments.tournaments import GUILD, Season, person

NEWCOMERS = 3000  # the first number of a person who comes later


class League:
    """Plays seasons one after the other, and notes what is wrong with them."""

    def __init__(self, season: Season, luck: random.Random, chances: Mapping[str, float] | None = None) -> None:
        self.season = season
        self.at = season.at
        self.luck = luck
        self.chances = chances  # of mishaps; None: those drawn for each season
        self.faults: list[str] = []
        self.said: defaultdict[int, list[str]] = defaultdict(list)  # by tournament
        self.came = NEWCOMERS

    async def play(self, entrants: int, seasons: int) -> list[Tournament]:
        """Play so many seasons, or until too few are left."""
        chosen = league(self.luck) | {"level": 2 if self.luck.random() < 0.3 else 0}
        now = await self.season.open(Form.LEAGUE, entrants, places=64, terms=RATED, **chosen)
        strengths = await self._strengths(now)
        now = await self._begun(now)
        self._compare(now, first_members(now, strengths))
        played: list[Tournament] = []
        while len(played) < seasons:
            await self.season.play(now.id, **(self._usual if self.chances is None else self.chances))
            await self.season.settle()
            over = await self.season.present(now.id)
            played.append(over)
            results = await self._check(over)
            following = await self.season.following(over)
            if len(following) != 1:
                self.faults.append(f"{len(following)} seasons follow")
                return played
            now = following[0]
            waited = self._check_carried(over, now)
            now = await self._some_come_and_go(now)
            if len(now.present) < 3:
                break
            present, strengths = [one.user for one in now.present], await self._strengths(now)
            waited = [user for user in waited if user in present]
            users = [*waited, *(user for user in present if user not in waited)]
            now = await self._begun(now)
            self._compare(now, expected_members(over, results, users, strengths))
        await self.season.tournaments.cancel(now.id, GUILD)
        return played

    async def _begun(self, opened: Tournament) -> Tournament:
        """The season once its first round is paired: at its time, or because its host said so."""
        if self.luck.random() < 0.5:
            await self.season.begin(opened.id)
        else:
            self.at.clock.now = self.at.matches.clocks._seen = max(self.at.clock.now, opened.starts)
        await self.season.settle()
        return await self.season.present(opened.id)

    async def _strengths(self, opened: Tournament) -> dict[int, float]:
        """Points on the ladder of who is on it."""
        now, users = self.at.clock.now, [one.user for one in opened.present]
        known = await self.at.store.standings(Ladder("counter", GUILD, ALL_TIME), users)
        return {user: float(one.points(now)) for user, one in known.items()}

    def _compare(self, now: Tournament, wanted: list[set[int]]) -> None:
        found = members_of(now)
        if found != wanted:
            self.faults.append(f"season {now.plan.season} is divided {found}, not {wanted}")

    async def _check(self, over: Tournament) -> Results:
        """Note what is wrong with a season; the results that its matches have."""
        matches = await matches_of(self.at, over)
        won = winners(self.at, matches)
        self.faults += [*faults_of(over, matches, won), *league_faults(over)]
        while (bulletin := await self.at.store.claim_bulletin(self.at.clock.now, "tests")) is not None:
            if bulletin.message:  # it is there, and only changes
                await self.at.matches.bulletins.shown(bulletin, "tests", "")
                continue
            number, _, what = bulletin.payload.decode().partition(".")
            self.said[int(number)] += [what] if bulletin.kind == "tournament" else []
            await self.at.store.bulletin_done(bulletin.id, 1)
        wanted = ["open", *(f"round.{nth}" for nth in range(1, over.round_ + 1)), "over"]
        self.faults += [] if self.said[over.id] == wanted else [f"announced {self.said[over.id]}"]
        self.faults += [] if over.stage is Stage.FINISHED else [f"it is {over.stage}"]
        return {
            (nth, place): result_of(board, matches.get(board.match), won)
            for nth, boards in enumerate(over.rounds)
            for place, board in enumerate(boards)
        }

    @property
    def _usual(self) -> Mapping[str, float]:
        """Mishaps, and newcomers who wait for the next season, as the luck has it."""
        return {**mishaps(self.luck), "late": self.luck.choice((0.0, 0.3, 0.7))}

    def _check_carried(self, over: Tournament, following: Tournament) -> list[int]:
        """Everybody takes part again but who has left, and who never came; and all who waited, who are returned in that order."""
        wanted = {one.user for one in over.present if is_person(one.user) and not self._never_came(over, one.number)}
        waited, maybe = self.season.waits, self.season.maybe
        found = [one.user for one in following.present]
        if sorted(set(found) - maybe) != sorted({*wanted, *waited} - maybe) or len(found) != len(set(found)):
            self.faults.append(f"carried over {found}, not {wanted} and {waited}")
        if over.waiting:
            self.faults.append(f"{over.waiting} still wait")
        if following.plan.season != over.plan.season + 1:
            self.faults.append(f"season {following.plan.season} follows {over.plan.season}")
        self.season.waits, self.season.maybe = [], set()
        joined = {one.user: one.joined for one in following.present if one.user not in wanted}
        return sorted(joined, key=joined.__getitem__)

    def _never_came(self, over: Tournament, number: int) -> bool:
        boards = [board for boards in over.rounds for board in boards if number in board.pairing.numbers]
        numbers = {board.match for board in boards if board.match}
        return bool(numbers) and numbers <= self.season.silent

    async def _some_come_and_go(self, opened: Tournament) -> Tournament:
        for one in opened.present:
            if self.luck.random() < 0.05:
                opened = await self.season.tournaments.leave(opened.id, GUILD, one.user)
        for _ in range(self.luck.choice((0, 0, 1, 2, 5))):
            if len(opened.present) < 40:
                self.came += 1
                self.at.clock.now += 1
                opened = await self.season.tournaments.enter(opened.id, GUILD, person(self.came))
        return opened

"""Ladders: rankings from rated matches. Each is for one game, in a server or the world, of a season or all time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

import msgspec

from bot.ratings.seasons import ALL_TIME, bounds, season_of
from bot.ratings.skills import DAY, Skill, after, aged, points

WORLD = 0  # in the place of a server
RANKED = 5  # matches until a player is ranked
LATELY = DAY  # ms in which matches of the same opponents are counted
BAND = 200  # points from one band to the next
LOWEST = 1000  # below this many points there is one band
RESTING = 90 * DAY  # ms without a match after which a player is unranked until the next one
# Matches of the same opponents within a day that count in full; each further one counts half of the one before.
FULL_GAIN = 3
NO_GAIN = 6  # from this one on they count for nothing


class Ladder(NamedTuple):
    """Which ladder: the game, the server (0: the world), the season (0: all time)."""

    game: str
    guild: int
    season: int

    def shown_at(self, now: int) -> int:
        """The time as of which it is shown, ms since 1970: now or, of a season that is over, its end."""
        return now if self.season == ALL_TIME else min(now, bounds(self.season)[1])


class Standing(msgspec.Struct, frozen=True):
    """A player's standing on a ladder: the rating after the `last` match (ms since 1970), and the results so far.

    `best` is the highest score since being ranked, 0 before.
    """

    skill: Skill = Skill()
    games: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    best: int = 0
    last: int = 0

    @property
    def ranked(self) -> bool:
        """Whether the player has enough matches to be ranked."""
        return self.games >= RANKED

    def points(self, now: int) -> int:
        """The points shown at the time `now`."""
        return points(aged(self.skill, now - self.last))

    def band(self, now: int) -> int | None:
        """The band of the points shown at a time: where it begins, 0 for the lowest; None while they are provisional."""
        if not self.ranked:
            return None
        points = self.points(now)
        return points // BAND * BAND if points >= LOWEST else 0

    def resting(self, now: int) -> bool:
        """Whether the player has been inactive for long."""
        return now - self.last > RESTING


class RatedResult(msgspec.Struct, frozen=True):
    """The result of a rated match at the time `made`: the players and the rank of each side, 0 being best.

    It counts in its server (0: none, or deleted) and, if that server takes part, in the `world`.
    """

    game: str
    guild: int
    made: int
    sides: tuple[tuple[int, ...], ...]
    ranks: tuple[int, ...]
    world: bool = True

    @property
    def players(self) -> tuple[int, ...]:
        """All players, side by side."""
        return tuple(player for side in self.sides for player in side)

    @property
    def even(self) -> bool:
        """Whether all sides have as many players."""
        return len({len(side) for side in self.sides}) == 1

    @property
    def pairs(self) -> Iterator[tuple[int, int]]:
        """All pairs of opponents, the lower number first."""
        for one, other in combinations(self.sides, 2):
            for first, second in product(one, other):
                yield min(first, second), max(first, second)

    @property
    def guilds(self) -> tuple[int, ...]:
        """The servers in which it counts, the world among them."""
        here = (self.guild,) if self.guild != WORLD else ()
        return (WORLD, *here) if self.world else here

    def ladders(self, guild: int) -> tuple[Ladder, ...]:
        """The ladders on which it counts in a server."""
        return tuple(Ladder(self.game, guild, season) for season in (ALL_TIME, season_of(self.made)))


def weight(met: int) -> float:
    """The weight of a match whose opponents have met in so many others within the day before."""
    nth = met + 1
    if nth >= NO_GAIN:
        return 0.0
    return 0.5 ** max(0, nth - FULL_GAIN)


def played(was: Mapping[int, Standing], result: RatedResult, gain: float) -> dict[int, Standing]:
    """The players' standings after a match, from those before it; `gain` is its weight."""
    made = result.made
    sides = [
        [aged(was[player].skill, made - was[player].last if was[player].games else 0) for player in side]
        for side in result.sides
    ]
    skills = after(sides, result.ranks, gain)
    return {
        player: _further(was[player], skill, _place(rank, result.ranks), made)
        for side, learned, rank in zip(result.sides, skills, result.ranks, strict=True)
        for player, skill in zip(side, learned, strict=True)
    }


class Ladders:
    """All ladders, computed from results in order; each server's and the world's from its own only."""

    def __init__(self, results: Iterable[RatedResult] = ()) -> None:
        self.standings: dict[Ladder, dict[int, Standing]] = defaultdict(dict)
        self._met: dict[tuple[str, int, int, int], list[int]] = defaultdict(list)
        for result in results:
            self.add(result)

    def add(self, result: RatedResult) -> None:
        """Add a result."""
        for guild in result.guilds:
            gain = weight(max(self._earlier(result, guild, pair) for pair in result.pairs))
            for ladder in result.ladders(guild):
                there = self.standings[ladder]
                there.update(played({player: there.get(player, Standing()) for player in result.players}, result, gain))

    def _earlier(self, result: RatedResult, guild: int, pair: tuple[int, int]) -> int:
        """The number of times two players met on the ladder within the last day; adds this match to it."""
        met = self._met[result.game, guild, *pair]
        earlier = sum(made > result.made - LATELY for made in met)
        met.append(result.made)
        return earlier


def _place(rank: int, ranks: Sequence[int]) -> int:
    """1 for a win, 0 for a draw, -1 for a loss: the best rank wins unless another side shares it."""
    if rank > min(ranks):
        return -1
    return 0 if ranks.count(rank) > 1 else 1


def _further(was: Standing, skill: Skill, place: int, made: int) -> Standing:
    games = was.games + 1
    return Standing(
        skill=skill,
        games=games,
        wins=was.wins + (place > 0),
        draws=was.draws + (place == 0),
        losses=was.losses + (place < 0),
        best=max(was.best, points(skill)) if games >= RANKED else 0,
        last=made,
    )

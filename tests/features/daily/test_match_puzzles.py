"""A server's own puzzle: of its latest match that has one, looked for once a day, and opened only there."""

import datetime as dt
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.features.daily.jobs import FindPuzzle, MakePuzzle
from bot.features.daily.rules.schedule import daily, of_match
from bot.features.registry import ON_CHANGE
from bot.games import GAMES
from bot.games.contract.puzzle import Puzzle
from bot.matches.core.errors import GameFailed, Refused
from bot.matches.core.job import Job
from bot.matches.core.models import Match, NewMatch, Player, Status
from bot.matches.matches import Matches
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.support.pictures.dailies import dailies_of, made
from tests.support.storage.stored import turn

pytestmark = pytest.mark.asyncio

DAY = dt.timedelta(days=1)
TODAY = dt.date(2026, 11, 26)
HERE, THERE = 7, 8
ANN, BOB = Player(0, 101, "Ann"), Player(1, 102, "Bob")


class Puzzler(InlineWorker):
    """Finds the same puzzle in every match but those that have none, or fails at some."""

    def __init__(self, *, without: tuple[int, ...] = (), fails: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.looked_at: list[int] = []
        self._without, self._fails = without, fails

    async def run(self, job: Job[Any]) -> Any:
        if isinstance(job, MakePuzzle):
            return made(name=job.name)
        return self._find(job) if isinstance(job, FindPuzzle) else await super().run(job)

    def _find(self, job: FindPuzzle) -> Puzzle | None:
        number = int(job.name.split(".")[1])
        self.looked_at.append(number)
        if number in self._fails:
            raise GameFailed("lost")
        return None if number in self._without else made(name=job.name)


class Clock:
    """Stands at noon of a day."""

    day = TODAY

    def now_ms(self) -> int:
        return at(self.day)


def at(day: dt.date) -> int:
    return int(dt.datetime.combine(day, dt.time(12), dt.UTC).timestamp()) * 1000


async def opened(folder: Path, puzzler: Puzzler, clock: Clock) -> Matches:
    store = await SqliteStore.open(folder / "m.db")
    for player in (ANN, BOB):
        await store.change_preferences(player, lambda known: msgspec.structs.replace(known, puzzles=True))
    return Matches(GAMES, store, puzzler, clock, notify=lambda: None, on_change=ON_CHANGE)


async def finished(matches: Matches, day: dt.date, *, guild: int = HERE, seats: int = 2) -> Match:
    store, others = matches.work.store, (Player(2, 103, "Eve"),) if seats == 3 else ()
    for eve in others:
        await store.change_preferences(eve, lambda known: msgspec.structs.replace(known, puzzles=True))
    new = NewMatch(guild, 9, "pitchout", (("mode", "initiation"),), (ANN, BOB, *others), b"s" * 32, 5000, "en")
    match = await store.add(new, key=f"add {day} {guild} {seats}", now=1)
    begun = turn(match, 0, f"begin {match.id}", seat=None)
    match = await store.change(match, status=Status.RUNNING, turn=begun, posts=(), key=f"begin {match.id}", now=2)
    return await ended(matches, match, f"end {match.id}", at(day))


async def ended(matches: Matches, match: Match, key: str, made: int) -> Match:
    last = turn(match, match.revision + 1, key, made=made)
    return await matches.work.store.advance(match, [last], status=Status.FINISHED, posts=())


async def test_the_latest_match_before_today_that_has_one_is_todays(tmp_path: Path):
    clock = Clock()
    puzzler = Puzzler(without=(3,), fails=(2,))
    matches = await opened(tmp_path, puzzler, clock)
    numbers = [(await finished(matches, TODAY - nth * DAY)).id for nth in (4, 2, 1, 0, 9)]
    assert numbers == [1, 2, 3, 4, 5]
    await dailies_of(matches).ahead()
    assert puzzler.looked_at == [3, 2, 1]  # 4 ended today, 5 long ago
    assert await dailies_of(matches).shared.of_server(HERE) == of_match(1, "pitchout")
    assert await dailies_of(matches).shared.of_server(THERE) == ""
    assert await dailies_of(matches).shared.of_server(0) == ""
    await dailies_of(matches).ahead()
    assert puzzler.looked_at == [3, 2, 1]
    clock.day += DAY
    await dailies_of(matches).ahead()
    assert puzzler.looked_at == [3, 2, 1, 4]
    assert await dailies_of(matches).shared.of_server(HERE) == of_match(4, "pitchout")
    await matches.work.store.close()


async def test_each_server_has_its_own_and_it_opens_nowhere_else(tmp_path: Path):
    matches = await opened(tmp_path, Puzzler(), Clock())
    shared = dailies_of(matches).shared
    here, there = [await finished(matches, TODAY - DAY, guild=guild) for guild in (HERE, THERE)]
    await dailies_of(matches).ahead()
    name = of_match(here.id, "pitchout")
    assert await shared.of_server(HERE) == name
    assert await shared.of_server(THERE) == of_match(there.id, "pitchout")
    await shared.check(name, HERE)
    assert (await dailies_of(matches).puzzle(name)).name == name
    for elsewhere in (THERE, 0):
        with pytest.raises(Refused):
            await shared.check(name, elsewhere)
    await shared.check(daily(TODAY, "pitchout"), 0)
    await matches.work.store.change_preferences(BOB, lambda known: msgspec.structs.replace(known, puzzles=False))
    assert await shared.of_server(HERE) == ""
    with pytest.raises(Refused):
        await shared.check(name, HERE)
    await matches.work.store.close()


async def test_matches_of_more_than_two_have_none(tmp_path: Path):
    puzzler = Puzzler()
    matches = await opened(tmp_path, puzzler, Clock())
    await finished(matches, TODAY - DAY, seats=3)
    await dailies_of(matches).ahead()
    assert puzzler.looked_at == []
    assert await dailies_of(matches).shared.of_server(HERE) == ""
    await matches.work.store.close()

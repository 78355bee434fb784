"""Puzzles are made ahead, once, and each day has its own; streaks are of days in a row."""

import asyncio
import datetime as dt
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.features.daily.jobs import MakePuzzle
from bot.features.daily.rules.schedule import EXERCISES, daily
from bot.features.daily.service import streak
from bot.features.registry import ON_CHANGE
from bot.games import GAMES, MAKERS
from bot.games.contract.puzzle import Puzzle
from bot.matches.core.errors import GameFailed, Refused
from bot.matches.core.job import Job
from bot.matches.matches import Matches
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.support.pictures.dailies import dailies_of, made

TODAY = dt.date(2026, 11, 26)
DAY = dt.timedelta(days=1)


class Puzzler(InlineWorker):
    """Makes the same puzzle under every name, or fails at some."""

    def __init__(self, *, fails: str = "") -> None:
        super().__init__()
        self.names: list[str] = []
        self._fails = fails

    async def run(self, job: Job[Any]) -> Any:
        assert isinstance(job, MakePuzzle)
        self.names.append(job.name)
        await asyncio.sleep(0)
        if job.name == self._fails:
            raise GameFailed("none found")
        return made(name=job.name)


class Clock:
    """Stands at noon of a day."""

    def __init__(self, day: dt.date = TODAY) -> None:
        self.day = day

    def now_ms(self) -> int:
        return int(dt.datetime.combine(self.day, dt.time(12), dt.UTC).timestamp()) * 1000


async def opened(folder: Path, puzzler: Puzzler, clock: Clock) -> Matches:
    store = await SqliteStore.open(folder / "m.db")
    return Matches(GAMES, store, puzzler, clock, notify=lambda: None, on_change=ON_CHANGE)


@pytest.mark.asyncio
async def test_today_and_tomorrow_are_made_first_then_each_day_the_next(tmp_path: Path):
    puzzler, clock = Puzzler(), Clock()
    matches = await opened(tmp_path, puzzler, clock)
    await dailies_of(matches).ahead()
    days = [name for name in puzzler.names if name.startswith("daily.")]
    assert puzzler.names[: len(days)] == days
    assert {name.split(".")[1] for name in days} == {"2026-11-26", "2026-11-27"}
    assert len(puzzler.names) == len(days) + EXERCISES * len(MAKERS)
    puzzler.names.clear()
    await dailies_of(matches).ahead()
    assert puzzler.names == []
    clock.day += DAY
    await dailies_of(matches).ahead()
    assert {name.split(".")[1] for name in puzzler.names} == {"2026-11-28"}
    await matches.work.store.close()
    again = Puzzler()
    matches = await opened(tmp_path, again, clock)
    await dailies_of(matches).ahead()
    assert again.names == []
    await matches.work.store.close()


@pytest.mark.asyncio
async def test_a_puzzle_is_made_once_for_all_who_open_it_at_the_same_time(tmp_path: Path):
    puzzler = Puzzler()
    matches = await opened(tmp_path, puzzler, Clock())
    name = daily(TODAY, "pitchout")
    opens = [asyncio.create_task(dailies_of(matches).puzzle(name)) for _ in range(20)]
    await asyncio.sleep(0)
    opens[0].cancel()  # who has gone keeps nobody from it
    assert {one.name for one in await asyncio.gather(*opens[1:])} == {name}
    assert puzzler.names == [name]
    await matches.work.store.close()


@pytest.mark.asyncio
async def test_one_that_cannot_be_made_keeps_no_other_back(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    name = daily(TODAY, "pitchout")
    puzzler = Puzzler(fails=name)
    matches = await opened(tmp_path, puzzler, Clock())
    await dailies_of(matches).ahead()
    assert len(puzzler.names) > EXERCISES
    assert name in caplog.text
    await matches.work.store.close()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "name",
    [
        daily(TODAY + DAY, "pitchout"),
        daily(TODAY - 60 * DAY, "pitchout"),
        daily(TODAY, "chess"),
        "exercise.1.chess",
        "exercise.99.pitchout",
        "nonsense",
    ],
)
async def test_what_is_not_open_is_refused(tmp_path: Path, name: str):
    puzzler = Puzzler()
    matches = await opened(tmp_path, puzzler, Clock())
    with pytest.raises(Refused):
        await dailies_of(matches).puzzle(name)
    assert puzzler.names == []
    await matches.work.store.close()


@pytest.mark.asyncio
async def test_a_day_that_nobody_opened_is_not_made_afterwards(tmp_path: Path):
    puzzler = Puzzler()
    matches = await opened(tmp_path, puzzler, Clock())
    with pytest.raises(Refused):
        await dailies_of(matches).puzzle(daily(TODAY - DAY, "pitchout"))
    assert puzzler.names == []
    await matches.work.store.close()


@pytest.mark.parametrize(
    ("ago", "days"), [((), 0), ((0,), 1), ((1,), 1), ((2,), 0), ((0, 1, 2, 4), 3), ((1, 2, 3), 3), ((-1, 0), 1)]
)
def test_a_streak_ends_today_or_yesterday(ago: tuple[int, ...], days: int):
    assert streak((TODAY - nth * DAY for nth in ago), TODAY) == days


def test_the_values_of_a_puzzle_survive_their_way_through_a_worker():
    puzzle = made()
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(puzzle), type=Puzzle) == puzzle

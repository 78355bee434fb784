"""Tries at puzzles: which count, how a day's result is told, and what is a secret until then."""

import datetime as dt
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.schedule import daily, exercise
from bot.features.daily.service import GRACE
from bot.features.registry import ON_CHANGE
from bot.games import GAMES
from bot.games.contract.puzzle import FULL, REACHED, Puzzle, best_of
from bot.matches.core.errors import EngineDown, Refused
from bot.matches.core.models import Player
from bot.matches.matches import Matches
from bot.storage.stores.sqlite import SqliteStore
from tests.support.matches.table import HandClock
from tests.support.pictures.dailies import WithoutPuzzles, dailies_of, keep_days, made

pytestmark = pytest.mark.asyncio

TODAY = dt.date(2026, 11, 26)
DAY = dt.timedelta(days=1)
ANN, BOB = Player(0, 101, "Ann"), Player(0, 102, "Bob")
SERVER = 7


def noon(day: dt.date) -> int:
    return int(dt.datetime.combine(day, dt.time(12), dt.UTC).timestamp()) * 1000


@pytest_asyncio.fixture
async def matches(tmp_path: Path) -> AsyncIterator[Matches]:
    clock = HandClock()
    clock.now = noon(TODAY)
    store = await SqliteStore.open(tmp_path / "m.db")
    yield Matches(GAMES, store, WithoutPuzzles(), clock, notify=lambda: None, on_change=ON_CHANGE)
    await store.close()


def answers(puzzle: Puzzle) -> tuple[list, list]:
    """The best answer, and one that misses."""
    (best,) = best_of(GAMES[puzzle.game], puzzle)
    return [best], [msgspec.structs.replace(best, angle=(best.angle + 90.0) % 360.0)]


async def tried(matches: Matches, puzzle: Puzzle, user: Player, nth: int, actions: list, key: str = ""):
    key = key or f"{user.user}.{nth}"
    return await dailies_of(matches).play(puzzle, user, nth, actions, guild=SERVER, key=key)


async def test_three_tries_count_and_a_repeated_press_is_the_former_one(matches: Matches):
    puzzle = await keep_days(matches.work.store, TODAY)
    best, miss = answers(puzzle)
    first = await tried(matches, puzzle, ANN, 1, miss)
    assert first is not None
    assert first.points < REACHED
    assert not first.reached
    assert await tried(matches, puzzle, ANN, 1, best, "101.1") == first
    second = await tried(matches, puzzle, ANN, 2, best)
    assert second is not None
    assert second.points == FULL
    assert await tried(matches, puzzle, ANN, 3, miss) is not None
    assert await tried(matches, puzzle, ANN, 4, best) is None
    result = await dailies_of(matches).result(puzzle.name, ANN.user, SERVER)
    assert result.points == (first.points, FULL, first.points)
    assert (result.best, result.streak, result.former) == (FULL, 1, "")
    assert [(line.user, line.points) for line in result.table] == [(ANN.user, FULL)]
    assert (await dailies_of(matches).result(puzzle.name, ANN.user, 0)).table == ()


async def test_a_try_counts_until_ten_minutes_after_midnight(matches: Matches):
    puzzle = await keep_days(matches.work.store, TODAY)
    _, miss = answers(puzzle)
    closes = dailies_of(matches).closes(puzzle.name)
    matches.work.clock.now = closes + GRACE - 1
    assert await tried(matches, puzzle, ANN, 1, miss) is not None
    matches.work.clock.now = closes + GRACE
    with pytest.raises(Refused):
        await tried(matches, puzzle, ANN, 2, miss)


async def test_the_last_day_is_offered_once_it_is_no_secret(matches: Matches):
    puzzle = await keep_days(matches.work.store, TODAY - DAY, TODAY)
    former = dailies_of(matches).former(puzzle.name)
    assert former == daily(TODAY - DAY, puzzle.game)
    assert (await dailies_of(matches).result(puzzle.name, ANN.user, SERVER)).former == former
    assert (await dailies_of(matches).puzzle(former)).name == former
    matches.work.clock.now = dailies_of(matches).closes(former) + 1  # its last tries still count
    assert (await dailies_of(matches).result(puzzle.name, ANN.user, SERVER)).former == ""


async def test_ghosts_are_shown_after_the_last_try_alone(matches: Matches):
    puzzle = await keep_days(matches.work.store, TODAY)
    best, miss = answers(puzzle)
    with pytest.raises(Refused):
        await dailies_of(matches).ghosts(puzzle.name, ANN.user, SERVER)
    await tried(matches, puzzle, BOB, 1, best)
    await tried(matches, puzzle, ANN, 1, miss)
    with pytest.raises(Refused):
        await dailies_of(matches).ghosts(puzzle.name, ANN.user, SERVER)
    assert [one.user for one in await dailies_of(matches).ghosts(puzzle.name, BOB.user, SERVER)] == [BOB.user, ANN.user]


async def test_the_first_success_at_an_exercise_is_kept(matches: Matches):
    game = "pitchout"
    puzzle = await matches.work.store.area(DailyRows).keep_puzzle(made(game, exercise(game, 3)))
    best, miss = answers(puzzle)
    for actions, solved in ((miss, False), (best, True), (miss, True)):
        await dailies_of(matches).practise(puzzle, ANN, actions, guild=SERVER, key=f"e{len(actions)}{solved}")
        (one,) = await dailies_of(matches).exercises(ANN.user, game)
        assert (one.number, one.solved) == (3, solved)
    with pytest.raises(Refused):
        await dailies_of(matches).exercises(ANN.user, "chess")
    with pytest.raises(Refused):
        await dailies_of(matches).result(puzzle.name, ANN.user, SERVER)


async def test_without_a_maker_only_what_is_kept_can_be_opened(matches: Matches):
    with pytest.raises(EngineDown):
        await dailies_of(matches).ahead()
    with pytest.raises(EngineDown):
        await dailies_of(matches).puzzle(daily(TODAY, "pitchout"))
    kept = await keep_days(matches.work.store, TODAY)
    assert await dailies_of(matches).puzzle(kept.name) == kept

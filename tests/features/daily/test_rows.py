"""A puzzle stays as it was first kept, and a try counts once, however often it is pressed and in however many processes."""

import asyncio

import msgspec
import pytest
import pytest_asyncio

from bot.features.daily.rows import DailyRows
from bot.features.daily.values import PuzzleTry, Turnout
from bot.matches.core.engine import StepBytes
from bot.matches.core.models import Player
from bot.storage.stores.sqlite import SqliteStore
from tests.support.pictures.dailies import made

pytestmark = pytest.mark.asyncio

ANN, BOB, EVE = (Player(0, 101 + nth, name) for nth, name in enumerate(("Ann", "Bob", "Eve")))
HERE, THERE = 7, 8
STEPS_KEPT = 8 * 24 * 3600 * 1000  # ms
STEP = StepBytes(b"state", b"[]", b"trace", over=False, lucky=False)
FIRST, SECOND = "daily.2026-11-25.pitchout", "daily.2026-11-26.pitchout"


@pytest.fixture
def rows(store: SqliteStore) -> DailyRows:
    return store.area(DailyRows)


def a_try(
    key: str, nth: int = 1, points: int = 0, *, puzzle: str = FIRST, guild: int = HERE, made: int = 1
) -> PuzzleTry:
    return PuzzleTry(puzzle, nth, guild, key, b'["flick"]', STEP, points, made)


@pytest_asyncio.fixture(autouse=True)
async def known(rows: DailyRows) -> None:
    for name in (FIRST, SECOND):
        await rows.keep_puzzle(made(name=name))


async def test_the_first_puzzle_of_a_name_stays(rows: DailyRows):
    assert await rows.puzzle("daily.2026-11-27.pitchout") is None
    later = msgspec.structs.replace(made(name=FIRST), theme="later")
    assert await rows.keep_puzzle(later) == made(name=FIRST)
    assert await rows.puzzle(FIRST) == made(name=FIRST)


async def test_two_processes_may_make_the_same_puzzle_at_the_same_time(rows: DailyRows):
    name = "daily.2026-11-27.pitchout"
    versions = [msgspec.structs.replace(made(name=name), theme=f"{nth}") for nth in range(10)]
    kept = await asyncio.gather(*map(rows.keep_puzzle, versions))
    assert len({one.theme for one in kept}) == 1
    assert await rows.puzzle(name) == kept[0]


async def test_three_tries_count_and_a_fourth_is_refused(rows: DailyRows):
    for nth in range(1, 4):
        kept = await rows.keep_try(ANN, a_try(f"k{nth}", nth, nth * 10), most=3)
        assert kept == a_try(f"k{nth}", nth, nth * 10)
    assert await rows.keep_try(ANN, a_try("k4", 4, 100), most=3) is None
    assert [one.points for one in await rows.tries_of(FIRST, ANN.user)] == [10, 20, 30]
    assert await rows.tries_of(FIRST, BOB.user) == ()


async def test_the_same_key_or_number_has_its_former_result(rows: DailyRows):
    first = await rows.keep_try(ANN, a_try("k", 1, 10), most=3)
    assert await rows.keep_try(ANN, a_try("k", 2, 90), most=3) == first
    assert await rows.keep_try(ANN, a_try("other", 1, 90), most=3) == first
    assert await rows.tries_of(FIRST, ANN.user) == (first,)


async def test_a_number_too_high_is_the_next(rows: DailyRows):
    kept = await rows.keep_try(ANN, a_try("k", 3), most=3)
    assert kept is not None
    assert kept.nth == 1


async def test_many_presses_at_once_count_as_one(rows: DailyRows):
    presses = [rows.keep_try(ANN, a_try(f"k{nth}", 1, nth), most=3) for nth in range(20)]
    kept = await asyncio.gather(*presses)
    assert len({one.key for one in kept if one}) == 1
    assert len(await rows.tries_of(FIRST, ANN.user)) == 1


async def test_the_table_of_a_server_ranks_those_who_tried_there(rows: DailyRows):
    for who, key, nth, points, guild, made_at in (
        (ANN, "a1", 1, 50, 0, 5),
        (ANN, "a2", 2, 80, HERE, 9),
        (BOB, "b1", 1, 80, HERE, 7),
        (EVE, "e1", 1, 80, HERE, 6),
    ):
        await rows.keep_try(who, a_try(key, nth, points, guild=guild, made=made_at), most=3)
    table = await rows.day_table(FIRST, HERE)
    assert [(line.name, line.points, line.tries) for line in table] == [
        ("Eve", 80, (80,)),  # earlier than Bob
        ("Bob", 80, (80,)),
        ("Ann", 80, (50, 80)),  # needed a second try
    ]
    assert await rows.day_table(FIRST, THERE) == ()
    assert await rows.day_table(SECOND, HERE) == ()


async def ghosts(rows: DailyRows, user: int, guild: int = HERE, most: int = 6) -> list[tuple[str, int]]:
    return [(one.name, one.points) for one in await rows.ghosts(FIRST, guild, user, most)]


async def test_the_best_try_of_each_of_the_best_players_is_shown_with_ones_own(rows: DailyRows):
    others = tuple(Player(0, 201 + nth, f"P{nth}") for nth in range(4))
    for nth, who in enumerate(others):
        await rows.keep_try(who, a_try(f"p{nth}", 1, 90 - nth), most=3)
        await rows.keep_try(who, a_try(f"q{nth}", 2, 20 + nth), most=3)
    await rows.keep_try(ANN, a_try("a", 1, 50), most=3)
    assert await ghosts(rows, ANN.user, most=2) == [("P0", 90), ("P1", 89), ("Ann", 50)]
    assert await ghosts(rows, others[0].user, most=2) == [("P0", 90), ("P1", 89), ("P2", 88)]
    assert await ghosts(rows, BOB.user, most=1) == [("P0", 90)]
    assert (await rows.ghosts(FIRST, HERE, ANN.user, 1))[0].step == STEP


async def test_ones_own_try_is_shown_wherever_it_was_made_but_no_others_from_direct_messages(rows: DailyRows):
    await rows.keep_try(ANN, a_try("a", 1, 50, guild=0), most=3)
    await rows.keep_try(BOB, a_try("b", 1, 60, guild=0), most=3)
    await rows.keep_try(EVE, a_try("e", 1, 70), most=3)
    assert await ghosts(rows, ANN.user) == [("Eve", 70), ("Ann", 50)]
    assert await ghosts(rows, ANN.user, guild=0) == [("Ann", 50)]


async def test_nobody_is_shown_to_whom_they_blocked_or_after_their_data_was_deleted(
    store: SqliteStore, rows: DailyRows
):
    fay = Player(0, 301, "Fay")
    for who, points in ((ANN, 50), (BOB, 60), (EVE, 70), (fay, 80)):
        await rows.keep_try(who, a_try(who.name, 1, points), most=3)
    await store.block(BOB, ANN)
    await store.block(ANN, EVE)
    assert await ghosts(rows, ANN.user) == [("Fay", 80), ("Ann", 50)]
    assert await ghosts(rows, fay.user) == [("Fay", 80), ("Eve", 70), ("Bob", 60), ("Ann", 50)]
    assert [name for name, _ in await ghosts(rows, BOB.user)] == ["Fay", "Eve", "Bob"]
    await store.erase(fay.user, settled=())
    assert await ghosts(rows, ANN.user) == [("Ann", 50)]


async def test_everyone_everywhere_is_counted(rows: DailyRows):
    assert await rows.turnout(FIRST, 0) == Turnout(0, 0, 0)
    await rows.keep_try(ANN, a_try("a", 1, 40, guild=0), most=3)
    await rows.keep_try(BOB, a_try("b", 1, 60), most=3)
    await rows.keep_try(BOB, a_try("b2", 2, 90), most=3)
    assert await rows.turnout(FIRST, 40) == Turnout(2, 1, 1)


async def test_a_player_is_told_what_they_tried(rows: DailyRows):
    await rows.keep_try(ANN, a_try("a", 1), most=3)
    await rows.keep_try(ANN, a_try("b", 2), most=3)
    await rows.keep_try(ANN, a_try("c", 1, puzzle=SECOND), most=3)
    assert set(await rows.tried(ANN.user, "daily.%")) == {FIRST, SECOND}
    assert await rows.tried(ANN.user, "exercise.%.pitchout") == ()
    assert await rows.tried(BOB.user, "daily.%") == ()


async def test_tries_are_exported_and_erased_and_lose_a_server_that_is_forgotten(store: SqliteStore, rows: DailyRows):
    await rows.keep_try(ANN, a_try("a", 1, 70), most=3)
    told = await store.dossier(ANN.user)
    assert told is not None
    (kept,) = told["tries"]
    assert (kept["puzzle"], kept["points"], kept["answer"], kept["server"]) == (FIRST, 70, ["flick"], str(HERE))
    await store.note_servers([], 5)
    assert await store.servers_left(5) == (HERE,)
    await store.tidy(10 + 90 * 24 * 3600 * 1000, days=90)
    assert await rows.day_table(FIRST, HERE) == ()
    (kept,) = await rows.tries_of(FIRST, ANN.user)
    assert kept.guild == 0
    await store.erase(ANN.user, settled=())
    assert await rows.tries_of(FIRST, ANN.user) == ()
    assert await rows.turnout(FIRST, 0) == Turnout(0, 0, 0)


async def test_what_a_try_led_to_is_dropped_after_some_days(store: SqliteStore, rows: DailyRows):
    await rows.keep_try(ANN, a_try("old", 1, 70, made=1), most=3)
    await rows.keep_try(ANN, a_try("new", 2, 70, made=2), most=3)
    await store.tidy(2 + STEPS_KEPT, days=90)
    old, new = await rows.tries_of(FIRST, ANN.user)
    assert (old.step, new.step) == (None, STEP)
    assert await ghosts(rows, ANN.user) == []
    assert old.points == 70

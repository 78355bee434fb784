"""Exercises at the local Discord: by grade, with progress that is kept once, and a solution for those who ask."""

import re

import msgspec
import pytest
import pytest_asyncio

from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.schedule import exercise
from tests.features.daily.test_in_discord import Solver
from tests.support.discord.scene import Scene, button
from tests.support.pictures.dailies import made

pytestmark = pytest.mark.asyncio

GRADES = (3, 1, 2)  # of the first exercises


@pytest_asyncio.fixture
async def ada(table: Scene) -> Solver:
    """Ada, where three exercises have been made."""
    for number, grade in enumerate(GRADES, 1):
        puzzle = made(name=exercise("pitchout", number))
        await table.services.store.area(DailyRows).keep_puzzle(msgspec.structs.replace(puzzle, grade=grade))
    return Solver(table.ada)


async def test_they_are_offered_beside_the_lesson_easiest_first(table: Scene, ada: Solver):
    lesson = await ada.seen(await table.ada.command("arena", "learn", {"game": "pitchout"}))
    every = await ada.press(lesson, label="Exercises")
    assert "0 of 20 solved" in every.text
    assert "17 more are being made" in every.text
    (menu,) = every.selects
    assert [one["value"] for one in menu["options"]] == ["2", "3", "1"]
    assert menu["options"][0]["label"] == "★☆☆☆☆ Doubles"
    assert "Knock off 2 pucks" in menu["options"][0]["description"]


async def test_solving_one_is_kept_once_and_leads_to_the_next(table: Scene, ada: Solver):
    panel = await ada.seen(await table.ada.command("arena", "learn", {"game": "pitchout"}))
    panel = await ada.press(await ada.press(panel, label="Exercises"), label="Next exercise")
    assert "exercise 2 · Doubles" in panel.text
    missed = await ada.flick(panel)
    assert "goal reached" not in missed.text
    panel = await ada.press(missed, label="Try again")
    solved = await ada.flick(await ada.solve(panel))
    assert "goal reached" in solved.text
    solved = await ada.flick(await ada.solve(await ada.press(solved, label="Try again")))
    assert len(await table.services.store.area(DailyRows).tries_of(exercise("pitchout", 2), table.ada.id)) == 1
    following = await ada.press(solved, label="Next exercise")
    assert "exercise 3" in following.text
    every = await ada.press(await ada.flick(following), label="All exercises")
    assert "1 of 20 solved" in every.text
    assert "`★☆☆☆☆` 🟩" in every.text
    assert "exercise 1" in (await ada.select(every, "exercise", "1")).text
    assert await table.services.store.area(DailyRows).day_table(exercise("pitchout", 2), table.local.world.guild.id)


async def test_the_solution_is_shown_on_request(table: Scene, ada: Solver):
    panel = await ada.seen(await table.ada.command("arena", "learn", {"game": "pitchout"}))
    panel = await ada.press(await ada.press(panel, label="Exercises"), label="Next exercise")
    shown = await ada.press(await ada.flick(panel), label="Show me")
    assert "💡 Best answer: **B5 Immortal" in shown.text
    assert button(await ada.press(shown, label="Try it myself"), "do")
    assert await table.services.store.area(DailyRows).tries_of(exercise("pitchout", 2), table.ada.id) == ()


@pytest.mark.thorough
async def test_a_captain_that_is_not_saved_is_said_to_be_in_danger_still(table: Scene):
    puzzle = await table.services.store.area(DailyRows).keep_puzzle(made("rescue"))  # the first exercise of its theme
    ada = Solver(table.ada)
    panel = await ada.seen(await table.ada.command("arena", "learn", {"game": "pitchout"}))
    panel = await ada.press(await ada.press(panel, label="Exercises"), label="Next exercise")
    assert "Save your Captain" in panel.text
    missed = await ada.flick(panel)
    assert "goal reached" not in missed.text
    foe = "B" if puzzle.seat == 0 else "A"
    assert re.search(rf"{foe}\d can still knock it off", missed.text)

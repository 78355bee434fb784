"""Every lesson as its file has it: its solutions reach its goals, whatever the luck, and what misses them is told why."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from bot.content import DATA, catalogue
from bot.features.lessons import courses
from bot.features.lessons.courses import STEPS, LessonStep, course, taught
from bot.features.registry import ON_CHANGE
from bot.games import GAMES
from bot.matches.matches import Matches
from bot.matches.play.tries import TriedTurn, first_turn, private_match
from bot.rules.books import rule_of
from bot.scenarios.values import Expect, Table
from bot.screens.rule_links import lesson_presses
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from cogs.lessons.learn import first_mark
from tests.support.matches.table import HandClock

EVERY = [pytest.param(step, id=f"{game}-{step.table.id}") for game in taught() for step in course(game)]
TRIES = 2  # each with its luck


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def matches(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Matches]:
    folder: Path = tmp_path_factory.mktemp("lessons")
    store = await SqliteStore.open(folder / "matches.db")
    yield Matches(GAMES, store, InlineWorker(), HandClock(), notify=lambda: None, on_change=ON_CHANGE)
    await store.close()


async def missed(matches: Matches, step: LessonStep, written: list[Table], nth: int) -> str:
    """The comment on an answer: "" or the id of a hint."""
    actions: list[Any] = step.actions(written)
    match = private_match(step.game, (), step.state, step.ask.seat, 1)
    turn = TriedTurn(match, first_turn(match), step.state, step.ask, step.begin)
    return step.missed(await matches.tries.apply(turn, actions, nth))


def test_the_button_of_a_lesson_opens_its_first_step():
    for game in GAMES:
        (button,) = lesson_presses(game, catalogue().of("en"))
        assert button.id.ask == str(first_mark(course(game)[0]))
    assert lesson_presses("chess", catalogue().of("en")) == ()


def test_every_game_has_its_lesson():
    assert taught() == tuple(GAMES)
    assert {file.stem for file in (DATA / "lessons").iterdir()} == set(GAMES)
    for game in taught():
        assert len({step.table.id for step in course(game)}) == STEPS
        assert {step.game for step in course(game)} == {game}


def test_a_lesson_by_others_that_cannot_be_read_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    file = tmp_path / "offboard.toml"
    file.write_text((DATA / "lessons" / file.name).read_text(encoding="utf-8").replace("goal =", "gaol =", 1))
    monkeypatch.setattr(courses, "_files", lambda game: [file] if game == "offboard" else [])
    for cached in ("course", "_reads"):
        monkeypatch.setattr(courses, cached, getattr(courses, cached).__wrapped__)
    with pytest.raises(msgspec.ValidationError):
        courses.course("offboard")  # the product's own has to be mended
    monkeypatch.setattr(courses, "api_of", lambda _: 1)
    assert taught() == ()
    assert "the lesson of offboard is left out: Object contains unknown field `gaol`" in caplog.text


@pytest.mark.parametrize("step", EVERY)
def test_the_last_hint_fits_whatever_happens(step: LessonStep):
    assert step.table.hint[-1].when == Expect()


@pytest.mark.parametrize("step", EVERY)
@pytest.mark.asyncio(loop_scope="module")
async def test_a_step_is_solved_as_its_file_says(matches: Matches, step: LessonStep):
    for nth in range(TRIES):
        assert await missed(matches, step, step.table.solution, nth) == ""


@pytest.mark.parametrize("step", EVERY)
@pytest.mark.asyncio(loop_scope="module")
async def test_what_misses_the_goal_is_told_why(matches: Matches, step: LessonStep):
    for hint in step.table.hint:
        for nth in range(TRIES):
            assert await missed(matches, step, hint.example, nth) == hint.id


@pytest.mark.parametrize("step", EVERY)
def test_a_step_has_its_words_and_its_rule(step: LessonStep):
    for words in catalogue().languages.values():
        for text in ("title", "about", "task", "done", *(hint.id for hint in step.table.hint)):
            assert words.text(f"{step.words}-{text}")
        assert rule_of(step.rule, words.language)


@pytest.mark.parametrize("nth", [0, 1, 4], ids=["walk", "soldiers", "win"])
@pytest.mark.asyncio(loop_scope="module")
async def test_the_first_quick_plan_solves_a_step_about_walking_and_fighting(matches: Matches, nth: int):
    step = course("forhonor")[nth]
    match = private_match(step.game, (), step.state, step.ask.seat, 1)
    turn = TriedTurn(match, first_turn(match), step.state, step.ask, step.begin)
    planned = matches.tries.planned_position(turn)
    assert planned is not None
    asked, chosen = planned, []
    for code in planned.deeds[0].steps:
        choice = next(choice for choice in asked.ask.choices if choice.code == code)
        chosen.append(choice.action)
        asked = matches.further(match, asked, choice) or asked
    ended = [asked.end.action] if asked.end is not None and len(asked.steps) == len(chosen) else []
    assert step.missed(await matches.tries.apply(turn, [*chosen, *ended], 0)) == ""

"""Private tables by hand over real HTTP: puzzles, lessons and past turns, each answer as by the buttons in the chat."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.answers.custom_id import Id
from bot.answers.draft import Draft
from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.schedule import daily, exercise
from bot.features.daily.service import Dailies
from bot.features.daily.sheets import verdict
from bot.features.hand.service import HandLinks, by_hand
from bot.features.hand.values import HandLink
from bot.features.lessons.courses import course, taught
from bot.games import GAMES, MAKERS
from bot.games.contract.base import Ask
from bot.games.contract.puzzle import FULL, Puzzle, best_of
from bot.games.contract.save import dump, load_state
from bot.matches.core.models import Match, Player
from bot.words import Words
from cogs.daily.puzzle_panel import puzzle_mark
from cogs.hand.tried_ask import PageGuest
from cogs.lessons.learn import first_mark
from cogs.panel.prompt import Prompt
from cogs.play.private_table import PrivateTable, table_of
from localdiscord.people import ClientMessage
from tests.features.daily.test_in_discord import Solver
from tests.features.hand.conftest import Page, token_in
from tests.features.lessons.test_in_discord import Learner
from tests.support.discord.scene import Scene
from tests.support.pictures.dailies import made

pytestmark = pytest.mark.asyncio
FLICKED = ("pitchbowl", "pitchout")  # games whose exercises begin with a flick
MISS = {"choice": "N.immortal", "values": {"angle": 0.0, "strength": 1.0}}


def words_of(table: Scene) -> Words:
    return table.bot.catalogue.of("en")


def guest(table: Scene) -> PageGuest:
    return PageGuest(Player(0, table.ada.id, "Ada"), words_of(table), "test")


async def table_at(table: Scene, ask: str, match: int = 0) -> PrivateTable:
    return await table_of(table.bot, Id("hand", match, ask), guest(table), 0)


def sent(asked: Prompt) -> dict[str, Any]:
    """A draft as the page sends it."""
    draft: Draft = asked.draft
    steps = () if asked.planned is None else [one.code for one in asked.planned.steps]
    return {"choice": draft.choice, "values": msgspec.to_builtins(draft.values), "steps": steps}


async def tries_of(table: Scene, name: str) -> Sequence[Any]:
    return await table.services.store.area(DailyRows).tries_of(name, table.ada.id)


async def link_to(table: Scene, ask: str, match: int = 0) -> str:
    return await table.bot.feature(HandLinks).token(HandLink(match, ask, table.ada.id, name="Ada"))


def ways(played: Mapping[str, Any]) -> dict[str, str]:
    return {one["label"]: one["token"] for one in played["ways"]}


async def revised(table: Scene, panel: ClientMessage, text: str) -> ClientMessage:
    """The panel in the chat, once it says so."""
    return await table.ada.wait_for(lambda one: one.id == panel.id and text in one.text)


async def test_a_daily_try_by_hand_counts_as_one_by_buttons(table: Scene, page: Page, puzzle: Puzzle):
    panel = await Solver(table.ada).daily()
    token, best = token_in(panel), best_of(GAMES[puzzle.game], puzzle)
    status, shown = await page.ask("ask", token)
    assert status == 200, shown
    assert shown["question"] == words_of(table).say(puzzle.goal)
    assert "try 1 of 3" in shown["headline"]
    at = await table_at(table, str(puzzle_mark(puzzle.name, nth=1)))
    draft = sent(at._answered(best))
    preview = await page.preview(token, draft)
    assert preview["code"]
    status, played = await page.ask("play", token, {"draft": draft, "sure": True})
    assert status == 200, played
    (kept,) = await tries_of(table, puzzle.name)
    attempted = await table.bot.feature(Dailies).attempt(puzzle, best)
    assert (kept.answer, kept.step, kept.points) == (dump(best), attempted.step, FULL)
    assert kept.guild == (await table.bot.feature(HandLinks).read(token)).guild != 0
    shown_in_chat = await revised(table, panel, played["story"][-1])
    assert all(line in shown_in_chat.text for line in played["story"])
    assert played["shooting"]["duration"] > 0.0
    assert set(ways(played)) == {words_of(table).text("daily-practice")}


async def test_a_try_counts_once_and_the_next_one_follows(table: Scene, page: Page, puzzle: Puzzle):
    token = token_in(await Solver(table.ada).daily())
    status, doubted = await page.ask("play", token, {"draft": MISS})
    assert (status, await tries_of(table, puzzle.name)) == (200, ())
    assert doubted["doubt"]
    first = await page.ask("play", token, {"draft": MISS, "sure": True})
    again = await page.ask("play", token, {"draft": {**MISS, "values": {"angle": 90.0}}, "sure": True})
    assert first == again
    assert (await page.ask("ask", token))[0] == 409
    following = ways(first[1])[words_of(table).text("daily-again")]
    status, shown = await page.ask("ask", following)
    assert "try 2 of 3" in shown["headline"]
    assert shown["draft"]["values"] == MISS["values"]
    assert (await page.ask("play", following, {"draft": MISS, "sure": True}))[0] == 200
    assert [one.nth for one in await tries_of(table, puzzle.name)] == [1, 2]


@pytest.mark.usefixtures("puzzle")
async def test_the_chat_goes_on_after_a_try_by_hand(table: Scene, page: Page):
    ada = Solver(table.ada)
    panel = await ada.daily()
    _, played = await page.ask("play", token_in(panel), {"draft": MISS, "sure": True})
    left = await revised(table, panel, words_of(table).text("daily-left", signs="🟥⬜⬜", count=2))
    assert left.pictures
    _, second = await page.ask("play", ways(played)[words_of(table).text("daily-again")], {"draft": MISS, "sure": True})
    assert second["story"]
    left = await revised(table, panel, words_of(table).text("daily-left", signs="🟥🟥⬜", count=1))
    assert "try 3 of 3" in (await ada.press(left, label="Try again")).text


async def test_a_try_from_a_late_panel_leaves_the_public_message(
    table: Scene, page: Page, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
):
    public = await Solver(table.bruno).press(await Solver(table.bruno).finish(), label="Share")
    monkeypatch.setattr("cogs.core.errors.PATIENCE", 0.0)  # each press is acknowledged first
    panel = await Solver(table.ada).press(public, label="Play")
    assert panel.ephemeral
    status, played = await page.ask("play", token_in(panel), {"draft": MISS, "sure": True})
    assert status == 200, played
    left = words_of(table).text("daily-left", signs="🟥⬜⬜", count=2)
    assert (await revised(table, panel, left)).pictures
    still = table.ada.message(public.id)
    assert (still.text, still.pictures) == (public.text, [])
    assert len(await tries_of(table, puzzle.name)) == 1


async def test_a_panel_of_a_try_made_by_hand_offers_the_next_one(table: Scene, page: Page, puzzle: Puzzle):
    ada = Solver(table.ada)
    panel = await ada.aim(await ada.daily())
    table.bot.panels._tables.clear()  # as after a restart, or in another process
    assert (await page.ask("play", token_in(panel), {"draft": MISS, "sure": True}))[0] == 200
    assert "try 2 of 3" in (await ada.flick(panel)).text
    assert len(await tries_of(table, puzzle.name)) == 1


async def test_practice_is_opened_once_all_tries_are_made(table: Scene, page: Page, puzzle: Puzzle):
    practice = await link_to(table, str(puzzle_mark(puzzle.name, practice=True)))
    for path in ("ask", "play"):
        assert (await page.ask(path, practice, {"draft": MISS, "sure": True} if path == "play" else None))[0] == 409
    tomorrow = await link_to(table, str(puzzle_mark(tomorrows(table), nth=1)))
    assert (await page.ask("ask", tomorrow))[0] == 409
    token = token_in(await Solver(table.ada).daily())
    for _ in range(3):
        _, played = await page.ask("play", token, {"draft": MISS, "sure": True})
        token = next(iter(ways(played).values()))
    status, shown = await page.ask("ask", practice)
    assert status == 200, shown
    assert (await page.ask("play", practice, {"draft": MISS, "sure": True}))[0] == 200
    assert len(await tries_of(table, puzzle.name)) == 3


def tomorrows(table: Scene) -> str:
    return daily(table.bot.feature(Dailies).today + dt.timedelta(days=1), "pitchout")


@pytest.mark.parametrize("game", sorted(MAKERS))
async def test_the_best_answer_to_an_exercise_is_that_by_buttons(table: Scene, page: Page, game: str):
    name = exercise(game, 1)
    kept = await table.services.store.area(DailyRows).keep_puzzle(made(game, name))
    best = best_of(GAMES[game], kept)
    mark = str(puzzle_mark(name))
    token, at = await link_to(table, mark), await table_at(table, mark)
    status, shown = await page.ask("ask", token)
    assert status == 200, shown
    draft = sent(at._answered(best))
    status, played = await page.ask("play", token, {"draft": draft, "sure": True})
    assert status == 200, played
    (solved,) = await tries_of(table, name)
    assert (solved.answer, solved.points) == (dump(best), FULL)
    assert verdict(FULL, words_of(table)) in played["story"]
    assert (played["shooting"] is None) == bool(played["after"])


@pytest.mark.parametrize("game", sorted(MAKERS))
async def test_a_puzzle_shows_nothing_of_its_answer(
    table: Scene, page: Page, game: str, monkeypatch: pytest.MonkeyPatch
):
    name = exercise(game, 1)
    kept = await table.services.store.area(DailyRows).keep_puzzle(made(game, name))
    other = msgspec.structs.replace(kept, best=(), value=0.0, share=0.5, grade=1)
    token, told = await link_to(table, str(puzzle_mark(name))), []
    for one in (kept, other):

        async def known(_: Dailies, name: str, one: Puzzle = one) -> Puzzle:
            assert name == one.name
            return one

        monkeypatch.setattr(Dailies, "puzzle", known)
        _, shown = await page.ask("ask", token)
        told.append((shown, await page.preview(token, shown["draft"])))
    assert told[0] == told[1]
    choices = told[0][0]["choices"]
    dials = [(one, dial["dial"]) for one in choices for dial in one["dials"]]
    strengths = [
        (one["values"][dial["field"]], dial["lo"]) for one, dial in dials if dial.get("unit") == "unit-strength"
    ]
    assert len(strengths) == sum(one["flicks"] for one in choices)
    assert bool(strengths) == (game in FLICKED)
    assert [given for given, least in strengths if given != least] == []


@pytest.mark.parametrize("game", taught())
async def test_a_lesson_by_hand_is_that_by_buttons(table: Scene, page: Page, game: str):
    panel = await Learner(table.ada).begin(game)
    words, token = words_of(table), ""
    for step in course(game):
        token = token or await link_to(table, str(first_mark(step)))
        at = await table_at(table, str(first_mark(step)))
        status, shown = await page.ask("ask", token)
        assert status == 200, shown
        assert shown["question"] == words.text(f"{step.words}-task")
        status, played = await page.ask("play", token, {"draft": sent(at._answered(step.solution)), "sure": True})
        assert status == 200, played
        done = words.text("lesson-done", learned=words.text(f"{step.words}-done"))
        assert played["story"][-len(done.splitlines()) :] == done.splitlines()
        panel = await revised(table, panel, done)
        assert all(line in panel.text for line in played["story"])
        token = ways(played).get(words.text("lesson-next"), "")
    assert token == ""


async def test_a_missed_lesson_says_why_and_begins_again(table: Scene, page: Page):
    token, words = token_in(await Learner(table.ada).begin()), words_of(table)
    _, shown = await page.ask("ask", token)
    status, played = await page.ask("play", token, {"draft": shown["draft"], "sure": True})
    step = course("pitchout")[0]
    assert status == 200
    assert any(words.text(f"{step.words}-{hint.id}") in "\n".join(played["story"]) for hint in step.table.hint)
    assert [one["label"] for one in played["ways"] if one["main"]] == [words.text("lesson-retry")]
    assert (await page.ask("ask", ways(played)[words.text("lesson-retry")]))[0] == 200


async def test_a_past_move_by_hand_is_that_by_buttons(table: Scene, page: Page):
    for person in table.people:
        person.user.locale = "en-GB"
    await table.answer(await table.to_the_first_flick())
    await table.turn(4)
    before = await table.match(), await table.services.store.turns(1)
    panel = (await table.ada.command("arena", "match whatif", {"match": 1, "move": 4})).shown
    token = token_in(panel)
    assert (await table.bot.feature(HandLinks).read(token)).name == ""  # the move may be another player's
    status, shown = await page.ask("ask", token)
    assert status == 200, shown
    match = await table.match()
    (name,) = (match.holder(one.seat).name for one in await table.services.store.turns(1) if one.revision == 4)
    assert f"in place of {name}." in shown["headline"]
    draft = {**shown["draft"], "values": {**shown["draft"]["values"], "angle": 77.0, "strength": 66.0}}
    status, played = await page.ask("play", token, {"draft": draft, "sure": True})
    assert status == 200, played
    tried = await table.services.matches.tries.turn(before[0], 4, table.ada.id)
    action = msgspec.structs.replace(tried.answer, angle=77.0, strength=66.0)
    stepped = await table.services.matches.tries.apply(tried, [action], 0)
    at = await table_at(table, (await table.bot.feature(HandLinks).read(token)).ask, 1)
    outcome = await at.play(guest(table), replace(await at.now(), draft=at._answered([action]).draft))
    assert outcome is not None
    assert outcome.step == stepped
    chat = await revised(table, panel, words_of(table).text("whatif-nothing-changed"))
    assert played["story"][0] in chat.text
    assert (await table.match(), await table.services.store.turns(1)) == before
    assert words_of(table).text("whatif-again") in ways(played)


async def test_the_link_to_a_past_move_depends_on_its_own_position(table: Scene, monkeypatch: pytest.MonkeyPatch):
    await table.answer(await table.to_the_first_flick())
    await table.turn(4)
    states, answers = list[bytes](), HandLinks.answers

    def noted(links: HandLinks, match: Match, ask: Ask[Any]) -> bool:
        states.append(match.state)
        return answers(links, match, ask)

    monkeypatch.setattr(HandLinks, "answers", noted)
    await table.ada.command("arena", "match whatif", {"match": 1, "move": 4})
    match = await table.match()
    tried = await table.services.matches.tries.turn(match, 4, table.ada.id)
    assert tried.before != match.state
    assert states == [tried.before]


async def test_a_move_that_cannot_be_tried_is_refused(table: Scene, page: Page):
    await table.to_the_first_flick()
    status, answer = await page.ask("ask", await link_to(table, "flick.0.9~9~0~", 1))
    assert (status, answer["error"]) == (409, words_of(table).text("whatif-no-turn", turn="9", match=1))


async def test_practice_is_played_by_hand(table: Scene, page: Page):
    table.ada.user.locale = "en-GB"
    reply = await table.ada.command("arena", "practice", {"game": "offboard", "level": 1})
    assert reply.type
    turn = await table.ada.wait_for(lambda one: any(b.get("custom_id", "").startswith("hand:") for b in one.buttons))
    token = token_in((await table.ada.press(turn, label="By hand")).shown)
    _, shown = await page.ask("ask", token)
    draft = {"choice": shown["choices"][0]["code"]}
    status, played = await page.ask("play", token, {"draft": draft, "sure": True})
    assert (status, played["ways"]) == (200, None)


@pytest.mark.parametrize("game", taught())
async def test_each_panel_of_a_lesson_has_room_for_its_link(table: Scene, game: str):
    ada, words = Learner(table.ada), words_of(table)
    panel = await ada.begin(game)
    for step in course(game):
        view = GAMES[game].view(load_state(GAMES[game].spec, step.state), step.ask.seat)
        assert sum("/hand#" in one.get("url", "") for one in panel.buttons) == by_hand(game, view, step.ask)
        onward = words.text("lesson-end" if step.nth + 1 == len(course(game)) else "lesson-next")
        panel = await ada.press(panel, label=onward)

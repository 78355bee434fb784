"""`/learn` at the local Discord: lessons played with the real panel, in private, in both languages, and nothing kept of them."""

from pathlib import Path

import pytest

from bot.answers.custom_id import Id
from bot.features.lessons.courses import LessonStep, course, taught
from bot.matches.core.models import Status
from bot.ops.play import corner
from bot.screens.sheet import Button, Sheet
from bot.words import Catalogue, Words
from cogs.core.components import build
from localdiscord.interaction import Callback
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from localdiscord.server import LocalDiscord
from tests.support.discord.scene import QUICK, WORDS, Scene, all_said, bot_on, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


class Learner:
    """A learner, who waits for late answers of a busy machine."""

    def __init__(self, person: UserClient, locale: str = "en-GB") -> None:
        self.person = person
        person.user.locale = locale

    async def begin(self, game: str = "pitchout", where: str | int = "arena") -> ClientMessage:
        return await self._seen(await self.person.command(where, "learn", {"game": game}))

    async def press(self, panel: ClientMessage | int, **how: str) -> ClientMessage:
        return await self._seen(await self.person.press(panel, **how))

    async def select(self, panel: ClientMessage, verb: str, value: str) -> ClientMessage:
        menu = next(one["custom_id"] for one in panel.selects if one["custom_id"].startswith(f"{verb}:"))
        return await self._seen(await self.person.select(panel, custom_id=menu, values=[value]))

    async def type(self, panel: ClientMessage, **lines: object) -> ClientMessage:
        form = await self.person.press(panel, custom_id=button(panel, "type"))
        return await self._seen(await self.person.submit(form, {name: str(line) for name, line in lines.items()}))

    async def solve(self, panel: ClientMessage, step: LessonStep) -> ClientMessage:
        """The solution of a step of Pitch Out: the puck from the menu, angle and strength typed."""
        (flick,) = step.table.solution
        panel = await self.select(panel, "pick", flick["puck"])
        return await self.type(panel, angle=flick["angle"], strength=flick["strength"])

    async def _seen(self, reply: InteractionResult) -> ClientMessage:
        late = reply.type in {Callback.DEFER, Callback.DEFER_UPDATE}
        message = await self.person.follow_up(reply) if late else reply.shown
        assert message.ephemeral
        return message


@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=pytest.mark.thorough), "fr"])
async def test_a_whole_lesson_is_played(table: Scene, locale: str):
    ada, words = Learner(table.ada, locale), Catalogue(WORDS).of(locale)
    panel = await ada.begin()
    assert panel.pictures
    for step in course("pitchout"):
        assert words.text(f"{step.words}-task") in panel.text
        tried = await ada.press(panel, custom_id=button(panel, "do"))  # as the panel shows it at first: it misses
        assert any(words.text(f"{step.words}-{hint.id}") in tried.text for hint in step.table.hint)
        panel = await ada.press(tried, label=words.text("lesson-retry"))
        panel = await ada.solve(panel, step)
        played = await ada.press(panel, custom_id=button(panel, "do"))
        assert said_of(played, step, words)
        assert step.rule in (await ada.press(played, custom_id=button(played, "whyrule"))).text
        panel = await ada.press(played, label=words.text("lesson-end" if step.nth == 4 else "lesson-next"))
    assert words.text("lesson-over", game="Pitch Out").splitlines()[0] in panel.text
    assert "1" in (await ada.press(panel, custom_id=button(panel, "learn"))).text
    assert await table.services.store.of_user(table.ada.id, statuses=tuple(Status)) == ()


def said_of(played: ClientMessage, step: LessonStep, words: Words) -> bool:
    return words.text("lesson-done", learned=words.text(f"{step.words}-done")) in played.text


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game in {"pitchout", "offboard"} else pytest.mark.thorough) for game in taught()],
)
async def test_every_step_can_be_shown_and_passed_by(table: Scene, game: str):
    words = Catalogue(WORDS).of("en")
    ada = Learner(table.ada)
    panel = await ada.begin(game)
    for step in course(game):
        assert words.text(f"{step.words}-task") in panel.text
        shown = await ada.press(panel, label="Show me")
        assert says(shown.text, "lesson-shown")
        assert words.text(f"{step.words}-done") in shown.text
        again = await ada.press(shown, label="Try it myself")
        in_words = await ada.press(again, custom_id=button(again, "look", "words"))
        assert not in_words.pictures
        panel = await ada.press(in_words, label="Finish ▶" if step.nth == 4 else "Next ▶")
    assert "/play" in panel.text


async def test_the_largest_panel_has_room_for_what_was_refused(table: Scene):
    ada = Learner(table.ada)
    panel = await ada.begin("pitchbowl")
    for _ in range(2):
        panel = await ada.press(panel, label="Next ▶")
    panel = await ada.press(panel, custom_id=button(panel, "look", "words"))
    panel = await ada.type(panel, angle="A1l")
    assert "⚠" in panel.text
    assert button(panel, "do")


async def test_a_lesson_is_given_in_direct_messages_and_after_a_restart(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            ada = Learner(Scene(local, services, bot).ada)
            panel = await ada.begin(where=ada.person.dm())
            panel = await ada.press(panel, custom_id=button(panel, "step", "+20"))
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            ada = Learner(Scene(local, services, bot).ada)
            later = await ada.press(panel, custom_id=button(panel, "step", "+20"))
            assert says(all_said(later), "number-value", unit="Strength", value="60")
            assert says((await ada.press(later, custom_id=button(later, "do"))).text, "lesson-missed")


OLD = (
    (Id("step", 0, "pitchout.forgotten~0~0~", "strength:+20"), "1 of 5"),
    (Id("do", 0, "pitchout.aim~0~0~~99~zz", "01234567"), "1 of 5"),
    (Id("learn", 0, "chess.aim~0~0~"), "chess"),
    (Id("learnshow", 0, "nonsense"), "no game"),
    (Id("learnt", 0, "", "chess"), "chess"),
)


async def test_buttons_of_lessons_that_have_changed_are_answered(table: Scene):
    ada = Learner(table.ada)
    arena = next(one for one in table.bot.guilds[0].text_channels if one.name == "arena")
    presses = tuple(Button(old, "old") for old, _ in OLD)
    message = await arena.send(view=build(Sheet(("An old message",), (presses,)))[0])
    for old, answer in OLD:
        assert answer in (await ada.press(message.id, custom_id=str(old))).text


async def test_the_book_of_a_game_leads_to_its_lesson(table: Scene):
    ada = Learner(table.ada)
    book = (await table.ada.command("arena", "rules", {"game": "forhonor"})).shown
    first = await ada.press(book, label="Learn by playing")
    assert says(first.text, "lesson-heading", game="For Honor", nth=1, of=5)
    second = await ada.press(first, label="Next ▶")
    assert "2 of 5" in second.text
    assert "1 of 5" in (await ada.press(second, label="◀ Back")).text

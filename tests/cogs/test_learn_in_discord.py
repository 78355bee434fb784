"""`/learn` at the local Discord: lessons played with the real panel, in private, in both languages, and nothing kept of them."""

from pathlib import Path

import pytest

from bot.lessons.courses import LessonStep, course, taught
from bot.local.config import LocalConfig
from bot.local.people import Person, Reply, Seen
from bot.local.server import LocalDiscord
from bot.matches.models import Status
from bot.words import Catalogue, Words
from cogs.ids import Id
from cogs.layout import Press, Sheet, build
from tests.support.scene import QUICK, WORDS, Scene, bot_on, button

pytestmark = pytest.mark.asyncio


def now(reply: Reply) -> Seen:
    message = reply.updated or reply.message
    assert message is not None
    assert message.ephemeral
    return message


async def begun(person: Person, game: str = "pitchout") -> Seen:
    return now(await person.command("arena", "learn", {"game": game}))


async def typed(person: Person, panel: Seen, step: LessonStep) -> Seen:
    """The solution of a step of Pitch Out as somebody makes it: the puck from the menu, angle and strength typed."""
    (flick,) = step.table.solution
    menu = next(one["custom_id"] for one in panel.selects if one["custom_id"].startswith("pick:"))
    panel = now(await person.select(panel, custom_id=menu, values=[flick["puck"]]))
    form = await person.press(panel, custom_id=button(panel, "type"))
    return now(await person.submit(form, {"angle": str(flick["angle"]), "strength": str(flick["strength"])}))


@pytest.mark.parametrize("locale", ["en-GB", "fr"])
async def test_a_whole_lesson_is_played(table: Scene, locale: str):
    ada, words = table.ada, Catalogue(WORDS).of(locale)
    ada.user.locale = locale
    panel = await begun(ada)
    for step in course("pitchout"):
        assert words.text(f"{step.words}-task") in panel.text
        assert panel.pictures
        tried = now(await ada.press(panel, custom_id=button(panel, "do")))  # as the panel shows it at first: it misses
        assert any(words.text(f"{step.words}-{hint.id}") in tried.text for hint in step.table.hint)
        panel = now(await ada.press(tried, label=words.text("lesson-retry")))
        panel = await typed(ada, panel, step)
        played = now(await ada.press(panel, custom_id=button(panel, "do")))
        assert said_of(played, step, words)
        assert played.pictures
        rule = await ada.press(played, custom_id=button(played, "whyrule"))
        assert rule.message is not None
        assert step.rule in rule.message.text
        panel = now(await ada.press(played, label=words.text("lesson-end" if step.nth == 4 else "lesson-next")))
    assert words.text("lesson-over", game="Pitch Out").splitlines()[0] in panel.text
    assert now(await ada.press(panel, custom_id=button(panel, "learn"))).pictures
    assert await table.services.store.of_user(ada.id, statuses=tuple(Status)) == ()


def said_of(played: Seen, step: LessonStep, words: Words) -> bool:
    return words.text("lesson-done", learned=words.text(f"{step.words}-done")) in played.text


@pytest.mark.parametrize("game", taught())
async def test_every_step_can_be_shown_and_passed_by(table: Scene, game: str):
    words = Catalogue(WORDS).of("en")
    table.ada.user.locale = "en-GB"
    panel = await begun(table.ada, game)
    for step in course(game):
        assert words.text(f"{step.words}-task") in panel.text
        shown = now(await table.ada.press(panel, label="Show me"))
        assert "This does it" in shown.text
        assert words.text(f"{step.words}-done") in shown.text
        again = now(await table.ada.press(shown, label="Try it yourself"))
        in_words = now(await table.ada.press(again, custom_id=button(again, "look", "words")))
        assert not in_words.pictures
        panel = now(await table.ada.press(in_words, label="Finish ▶" if step.nth == 4 else "Next ▶"))
    assert "/play" in panel.text


async def test_the_largest_panel_has_room_for_what_was_refused(table: Scene):
    table.ada.user.locale = "en-GB"
    panel = await begun(table.ada, "pitchbowl")
    for _ in range(2):
        panel = now(await table.ada.press(panel, label="Next ▶"))
    panel = now(await table.ada.press(panel, custom_id=button(panel, "look", "words")))
    form = await table.ada.press(panel, custom_id=button(panel, "type"))
    panel = now(await table.ada.submit(form, {"angle": "A1l"}))
    assert "⚠" in panel.text
    assert button(panel, "do")


async def test_one_goes_back_and_forth(table: Scene):
    table.ada.user.locale = "en-GB"
    first = await begun(table.ada)
    second = now(await table.ada.press(first, label="Next ▶"))
    assert now(await table.ada.press(second, label="◀ Back")).text == first.text


async def test_a_lesson_is_given_in_direct_messages_and_after_a_restart(tmp_path: Path):
    async with LocalDiscord(LocalConfig(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            ada = Scene(local, services, bot).ada
            ada.user.locale = "en-GB"
            panel = now(await ada.command(ada.dm(), "learn", {"game": "pitchout"}))
            panel = now(await ada.press(panel, custom_id=button(panel, "step", "+20")))
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            ada = Scene(local, services, bot).ada
            later = now(await ada.press(panel, custom_id=button(panel, "step", "+20")))
            assert "Strength 60" in later.text
            assert "Not yet" in now(await ada.press(later, custom_id=button(later, "do"))).text


@pytest.mark.parametrize(
    ("old", "says"),
    [
        (Id("step", 0, "pitchout.forgotten~0~0~", "strength:+20"), "1 of 5"),
        (Id("do", 0, "pitchout.aim~0~0~~99~zz", "01234567"), "1 of 5"),
        (Id("learn", 0, "chess.aim~0~0~"), "chess"),
        (Id("learnshow", 0, "nonsense"), "no game"),
        (Id("learnt", 0, "", "chess"), "chess"),
    ],
)
async def test_a_button_of_a_lesson_that_has_changed_is_answered(table: Scene, old: Id, says: str):
    table.ada.user.locale = "en-GB"
    arena = next(one for one in table.bot.guilds[0].text_channels if one.name == "arena")
    message = await arena.send(view=build(Sheet(("An old message",), ((Press(old, "old"),),)))[0])
    assert says in now(await table.ada.press(message.id, custom_id=str(old))).text

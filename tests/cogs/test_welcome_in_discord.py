"""The greeting of a new server and `/help`: a match with the house at one press."""

import pytest

from bot.matches.core.models import Status
from bot.words import Catalogue
from tests.support.practice import face, my_turn, when_the_house_has_answered
from tests.support.said import says
from tests.support.scene import WORDS, Scene

pytestmark = pytest.mark.asyncio


async def test_a_new_server_is_greeted_with_a_match_at_one_press(table: Scene):
    await table.bot.wait_until_ready()
    table.local.membership.remove_bot()
    table.local.membership.invite_bot()
    hello = await table.ada.wait_for(lambda one: "practice:0:" in str(one))
    assert [one["label"] for one in hello.buttons] == [
        "Pitch Out",
        "PitchBowl",
        "For Honor",
        "Offboard",
    ]
    reply = await table.bruno.press(hello, label="Offboard")
    match = await table.match()
    assert match.status is Status.RUNNING
    assert match.seat_of(table.bruno.id) is not None
    assert f"{face(match)} : bot, niveau 2" in reply.shown.text.replace("\u00a0:", " :")  # Bruno reads French


@pytest.mark.parametrize("game", ["Pitch Out", "PitchBowl"])
async def test_a_press_at_the_greeting_arranges_the_pieces_too(table: Scene, game: str):
    await table.bot.wait_until_ready()
    table.local.membership.remove_bot()
    table.local.membership.invite_bot()
    hello = await table.ada.wait_for(lambda one: "practice:0:" in str(one))
    await table.ada.press(hello, label=game)
    match = await when_the_house_has_answered(table)
    assert {ask.kind for ask in table.services.matches.asks(match)} <= {"flick", "kick", "action"}
    assert "open:1:" in str(await my_turn(table))


async def test_a_new_server_is_greeted_once_by_two_processes(table: Scene):
    await table.bot.wait_until_ready()
    cog = table.bot.get_cog("Welcome")
    for _ in range(2):
        await cog.on_guild_join(table.bot.guilds[0])  # type: ignore[union-attr]
    greetings = [one for one in table.ada.messages("arena") if "practice:0:" in str(one)]
    assert len(greetings) == 1
    assert says(greetings[0].text, "welcome-manage")


async def test_help_is_the_greeting_in_the_readers_language_and_a_match_at_one_press(table: Scene):
    table.bruno.user.locale = "fr"
    for person, language in ((table.ada, "en"), (table.bruno, "fr")):
        shown = (await person.command("arena", "help")).shown
        assert shown.ephemeral
        assert says(shown.text, "welcome", language)
        above = shown.text.splitlines()[-1]  # what is right above the buttons
        assert above == Catalogue(WORDS).of(language).text("welcome-try")
        assert says(shown.text, "welcome-manage", language) is (person is table.ada)
    card = (await table.bruno.press(shown, label="Offboard")).message
    assert card is not None
    assert not card.ephemeral
    assert (await table.match()).status is Status.RUNNING


async def test_help_in_direct_messages_begins_a_match_there(table: Scene):
    shown = (await table.ada.command(table.ada.dm(), "help")).shown
    assert not says(shown.text, "welcome-manage")
    await table.ada.press(shown, label="Offboard")
    assert (await table.match()).practice

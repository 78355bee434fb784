"""The greeting of a new server and `/help`: a match with the house at one press."""

import pytest

from bot.games import GAMES
from bot.matches.core.models import Status
from bot.words import Catalogue
from tests.cogs.delivery.test_outbox import settled
from tests.support.discord.practice import face, my_turn, when_the_house_has_answered
from tests.support.discord.scene import WORDS, Scene, button
from tests.support.words.said import says

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
    await table.bruno.press(hello, label="Offboard")
    match = await when_the_house_has_answered(table)
    assert match.status is Status.RUNNING
    assert match.seat_of(table.bruno.id) is not None
    bot = f"{face(match)}\u00a0: bot, niveau 2"  # Bruno reads French
    await table.bruno.wait_for(lambda one: one.channel_id == match.channel and bot in one.text)


@pytest.mark.parametrize("game", ["Pitch Out", "PitchBowl"])
async def test_the_third_press_from_the_greeting_is_a_flick_and_nothing_is_asked_before(table: Scene, game: str):
    hello = (await table.ada.command("arena", "help")).shown
    await table.ada.press(hello, label=game)
    match = await when_the_house_has_answered(table)
    (ask,) = table.services.matches.asks(match)
    assert ask.kind in {"flick", "kick"}
    assert match.holder(ask.seat).user == table.ada.id
    turn = await my_turn(table)
    panel = (await table.ada.press(turn, custom_id=button(turn, "open"))).shown
    await table.ada.press(panel, custom_id=button(panel, "do"))
    flicked = await table.services.store.turn(match.id, match.revision + 1)
    assert flicked is not None
    assert flicked.seat == ask.seat
    assert flicked.trace


async def test_a_panel_away_from_the_match_says_what_happened_before_it_asks_again(table: Scene):
    hello = (await table.ada.command("arena", "help")).shown
    led = await table.ada.follow_up(await table.ada.press(hello, label="Pitch Out"))
    match = await when_the_house_has_answered(table)
    panel = (await table.ada.press(led, custom_id=button(led, "open"))).shown
    await table.ada.press(panel, custom_id=button(panel, "do"))
    if await table.revision() == match.revision:  # what it costs is asked about once more
        await table.ada.press(panel, custom_id=button(table.ada.message(panel), "sure"))
    shown = await table.ada.wait_for(lambda one: one.id == panel.id and says(one.text, "panel-your-turn"))
    happened = [line.removeprefix("-# ") for line in shown.text.splitlines() if line.startswith("-# ")]
    await settled(table)
    posted = "\n".join(one.text for one in table.ada.messages(str(match.place.spot)))
    said = [line.removeprefix("-# ") for line in posted.splitlines()]
    assert happened[0] in said  # what their own flick did
    assert len(happened) > 1  # and what the bot did
    assert shown.text.startswith("-# ")  # above the question, which stays in one view with the board
    assert set(happened) <= {*said, "…"}


async def test_a_new_server_is_greeted_once_by_two_processes(table: Scene):
    await table.bot.wait_until_ready()
    cog = table.bot.get_cog("Welcome")
    for _ in range(2):
        await cog.on_guild_join(table.bot.guilds[0])  # type: ignore[union-attr]
    greetings = [one for one in table.ada.messages("arena") if "practice:0:" in str(one)]
    assert len(greetings) == 1
    assert says(greetings[0].text, "welcome-manage")


NAMED = ("play", "practice", "queue", "turns", "tournament", "learn", "daily", "rules", "settings")  # in `/help`


async def test_help_is_a_map_in_the_readers_language_and_a_match_at_one_press(table: Scene):
    table.bruno.user.locale = "fr"
    for person, language in ((table.ada, "en"), (table.bruno, "fr")):
        shown = (await person.command("arena", "help")).shown
        assert shown.ephemeral
        words = Catalogue(WORDS).of(language)
        assert all(f"`/{words.text(f'command-{name}')}" in shown.text for name in NAMED)
        assert all(words.text(f"{game}-tagline") in shown.text for game in GAMES)
        assert shown.text.count("\n") < 25  # two screens of a phone
        above = shown.text.splitlines()[-1]  # what is right above the buttons
        assert above == words.text("welcome-try")
        assert says(shown.text, "welcome-manage", language) is (person is table.ada)
    await table.bruno.press(shown, label="Offboard")
    assert (await when_the_house_has_answered(table)).status is Status.RUNNING


async def test_help_in_direct_messages_begins_a_match_there(table: Scene):
    shown = (await table.ada.command(table.ada.dm(), "help")).shown
    assert not says(shown.text, "welcome-manage")
    await table.ada.press(shown, label="Offboard")
    assert (await table.match()).practice

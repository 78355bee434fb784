"""The message of the lobby channel: posted, edited, posted again, deleted; and each of its buttons, pressed by a member."""

import asyncio
from collections.abc import Callable

import pytest
from structlog.testing import capture_logs

from bot.features.daily.service import Dailies
from bot.matches.core.errors import StoreError
from bot.matches.posting.bulletins import MORNING
from bot.matches.timing.paces import DAY
from localdiscord.faults import RestFault
from localdiscord.people import ClientMessage
from localdiscord.permissions import Permission
from tests.features.daily.test_morning_in_discord import fresh
from tests.features.settings.test_server_check import anyway, check, deny, until_known
from tests.places import ARENA, GENERAL
from tests.support.discord.practice import when_the_house_has_answered
from tests.support.discord.scene import Scene, all_said
from tests.support.pictures.dailies import keep_days
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


def lobbies(table: Scene, channel: int = GENERAL) -> list[ClientMessage]:
    """The lobby messages in a channel."""
    public = (one for one in table.ada.messages(channel) if not one.ephemeral)
    return [one for one in public if "live:" in str(one.buttons)]


async def until(wanted: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(60):
        while not wanted():  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)


async def chosen(table: Scene, channel: int = GENERAL) -> ClientMessage:
    """The lobby message of a channel that a manager has just chosen."""
    await table.ada.command("arena", "server setup", {"lobby": str(channel)})
    await until(lambda: lobbies(table, channel))
    (lobby,) = lobbies(table, channel)
    return lobby


async def kept(table: Scene) -> None:
    """Wait until nothing is left to be posted, edited or deleted."""
    async with asyncio.timeout(60):
        while await table.services.store.next_bulletin("nobody") is not None:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)


def labels(message: ClientMessage) -> list[str]:
    return [one["label"] for one in message.buttons]


async def test_one_message_has_the_buttons_that_take_the_place_of_commands(table: Scene):
    lobby = await chosen(table)
    assert labels(lobby) == ["Play", "Practice", "My turns", "Daily puzzle", "Watch", "Learn"]
    assert not lobby.mentions
    await table.ada.command("arena", "server setup", {"lobby": str(GENERAL)})
    await kept(table)
    assert [one.id for one in lobbies(table)] == [lobby.id]


async def test_the_message_is_edited_once_it_would_say_something_else(table: Scene):
    lobby = await chosen(table)
    await table.ada.command("arena", "server setup", {"language": "Français"})
    await until(lambda: says(table.ada.message(lobby.id).text, "lobby-message", "fr"))
    table.services.clock.shift += 60_000
    table.services.matches.bulletins.woken.set()
    for game in ("pitchout", "pitchbowl", "forhonor"):
        await table.ada.command("arena", "server setup", {"game": game, "allowed": False})
    await until(lambda: "practice:0::offboard." in str(table.ada.message(lobby.id).buttons))  # the only game left
    await table.ada.command("arena", "server setup", {"channel": "arena"})  # the lobby is open to no match
    await until(lambda: "practice:" not in str(table.ada.message(lobby.id).buttons))
    assert "playopen:" not in str(table.ada.message(lobby.id).buttons)
    assert [one.id for one in lobbies(table)] == [lobby.id]


async def test_a_lobby_in_which_no_match_may_begin_is_warned_of(table: Scene):
    def warned(panel: ClientMessage) -> bool:
        return says(panel.text, "house-lobby-closed", channel=f"<#{GENERAL}>")

    fit = (await table.ada.command("arena", "server setup", {"lobby": str(GENERAL)})).shown
    assert not warned(fit)
    closed = (await table.ada.command("arena", "server setup", {"channel": "arena"})).shown
    assert warned(closed)
    again = (await table.ada.command("arena", "server setup", {"language": "English"})).shown
    assert not warned(again)
    await table.ada.command("arena", "server setup", {"lobby": str(ARENA)})
    chosen_closed = (await table.ada.command("arena", "server setup", {"lobby": str(GENERAL)})).shown
    assert warned(chosen_closed)


async def test_a_deleted_message_is_posted_again_at_the_next_check(table: Scene):
    lobby = await chosen(table)
    await kept(table)
    table.ada.delete_message(lobby.id)
    assert not lobbies(table)
    await table.ada.command("arena", "server check")
    await until(lambda: lobbies(table))
    assert len(lobbies(table)) == 1


async def test_a_lobby_is_left_for_later_where_the_store_fails(table: Scene, monkeypatch: pytest.MonkeyPatch):
    async def failing(_guild: int) -> None:
        raise StoreError("made to fail")

    monkeypatch.setattr(table.services.store, "server_settings", failing)
    with capture_logs() as lines:
        await table.bot.cogs["LobbyMessages"].on_edits_possible(table.local.world.guild.id)
    assert [one["event"] for one in lines] == ["a lobby message is looked at later"]


async def test_a_deleted_message_is_posted_again_in_the_morning(table: Scene):
    lobby = await chosen(table)
    await kept(table)
    await table.bot.cogs["BulletinPosts"].cog_unload()
    table.ada.delete_message(lobby.id)
    clock, posts = table.services.clock, fresh(table)
    clock.shift += DAY - clock.now_ms() % DAY
    await posts.look()
    assert not lobbies(table)
    clock.shift += MORNING
    await posts.look()
    assert len(lobbies(table)) == 1


async def test_a_message_that_may_not_be_deleted_goes_once_it_may(table: Scene):
    lobby = await chosen(table)
    await kept(table)
    refused = RestFault("DELETE", "/channels/{channel.id}/messages/{message.id}", status=403, code=50013, times=1)
    table.local.faults.plan(refused)
    await chosen(table, ARENA)
    guild = table.local.world.guild.id
    async with asyncio.timeout(60):
        while await table.services.store.bulletin_places_unedited(guild) != (GENERAL,):  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)
    assert [one.id for one in lobbies(table)] == [lobby.id]
    table.services.clock.shift += 60_000
    await table.ada.command("arena", "server check")
    await until(lambda: not lobbies(table))


async def test_the_message_moves_and_goes_with_the_setting(table: Scene):
    await chosen(table)
    await chosen(table, ARENA)
    await until(lambda: not lobbies(table))
    await table.ada.command("arena", "server setup", {"off": "lobby"})
    await until(lambda: not lobbies(table, ARENA))
    await kept(table)
    await chosen(table, ARENA)


async def test_a_lobby_that_cannot_be_posted_is_in_the_check_and_comes_once_it_can(table: Scene):
    deny(table, "general", Permission.SEND_MESSAGES)
    await until_known(table, "general", "send_messages", granted=False)
    panel = (await table.ada.command("arena", "server setup", {"lobby": str(GENERAL)})).shown
    assert says(panel.text, "house-not-yet", wish="Lobby", channel=f"<#{GENERAL}>")
    await anyway(table, panel)
    guild = table.local.world.guild.id
    async with asyncio.timeout(60):
        while await table.services.store.bulletin_given_up(guild, "lobby") != GENERAL:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)
    assert says(await check(table, "arena"), "check-lobby", channel=f"<#{GENERAL}>")
    deny(table, "general")
    await until(lambda: lobbies(table))
    assert len(lobbies(table)) == 1


async def test_practice_begins_with_two_presses(table: Scene):
    lobby = await chosen(table)
    asked = (await table.ada.press(lobby, label="Practice")).shown
    assert asked.ephemeral
    assert says(asked.text, "lobby-practice-which")
    led = (await table.ada.press(asked, label="Offboard")).shown
    assert led.id == asked.id
    assert (await when_the_house_has_answered(table)).alone
    assert labels(table.ada.message(lobby.id)) == labels(lobby)


async def test_practice_at_the_only_game_begins_at_once(table: Scene):
    for game in ("pitchout", "pitchbowl", "forhonor"):
        await table.ada.command("arena", "server setup", {"game": game, "allowed": False})
    lobby = await chosen(table)
    await table.chloe.press(lobby, label="Practice")
    assert (await when_the_house_has_answered(table)).alone
    await table.chloe.wait_for(lambda one: one.ephemeral and says(one.text, "practice-instead"))
    assert table.ada.message(lobby.id).text == lobby.text
    lesson = (await table.chloe.press(lobby, label="Learn")).shown
    assert "Offboard" in lesson.text


@pytest.mark.parametrize(
    ("label", "key"), [("My turns", "turns-none"), ("Watch", "live-none"), ("Learn", "lobby-learn-which")]
)
async def test_a_button_answers_in_private(table: Scene, label: str, key: str):
    lobby = await chosen(table)
    shown = (await table.chloe.press(lobby, label=label)).shown
    assert shown.ephemeral
    assert says(all_said(shown), key)


async def test_the_daily_puzzle_opens(table: Scene):
    await keep_days(table.services.store, table.bot.feature(Dailies).today)
    puzzle = (await table.ada.press(await chosen(table), label="Daily puzzle")).shown
    assert puzzle.ephemeral
    assert says(puzzle.text, "puzzle-pitchout-foes")


async def test_a_lesson_takes_the_place_of_the_question_which(table: Scene):
    asked = (await table.chloe.press(await chosen(table), label="Learn")).shown
    lesson = (await table.chloe.press(asked, label="PitchBowl")).shown
    assert lesson.id == asked.id
    assert says(lesson.text, "lesson-heading", game="PitchBowl", nth=1)

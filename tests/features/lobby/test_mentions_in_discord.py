"""A message that mentions the bot is answered with the buttons of the lobby, where the host has switched that on."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.client.throttle import UNLIMITED, Allowance, Rates
from bot.matches.core.errors import StoreError
from bot.ops.play import corner
from localdiscord.faults import RestFault
from localdiscord.people import ClientMessage
from localdiscord.permissions import Permission
from localdiscord.server import LocalDiscord
from tests.features.lobby.test_lobby_message_in_discord import labels, lobbies, until
from tests.features.settings.test_server_check import deny, until_known
from tests.places import ARENA, GENERAL
from tests.support.discord.scene import QUICK, Scene, bot_on
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio

BUTTONS = ["Play", "Practice", "My turns", "Daily puzzle", "Watch", "Learn"]


@contextlib.asynccontextmanager
async def hearing(folder: Path, *, mentions: bool = True, rates: Rates = UNLIMITED) -> AsyncIterator[Scene]:
    """A scene whose bot hears of mentions, or not."""
    async with (
        LocalDiscord(corner(**QUICK)) as local,
        bot_on(local, folder / "matches.db", rates=rates, mentions=mentions) as (services, bot),
    ):
        yield Scene(local, services, bot)


def mention(table: Scene, who: str = "bruno", channel: str = "general") -> ClientMessage:
    return table.local.person(who).send(channel, f"<@{table.local.world.bot.id}> what can one do here?")


async def answered(table: Scene, written: ClientMessage, count: int = 1) -> ClientMessage:
    """The latest of so many answers in the channel of a message."""
    await until(lambda: len(lobbies(table, written.channel_id)) == count)
    return lobbies(table, written.channel_id)[-1]


async def test_a_mention_is_answered_with_the_buttons_of_the_lobby(tmp_path: Path):
    async with hearing(tmp_path) as table:
        written = mention(table)
        answer = await answered(table, written)
        assert labels(answer) == BUTTONS
        assert answer["message_reference"]["message_id"] == str(written.id)
        assert answer.mentions == []
        panel = (await table.chloe.press(answer, label="Play")).shown
        assert panel.ephemeral
        assert says(panel.text, "lobby-new")


async def test_it_is_answered_in_the_language_of_its_author(tmp_path: Path):
    async with hearing(tmp_path) as table:
        table.bruno.user.locale = "fr"
        await table.bruno.command("general", "help")
        answer = await answered(table, mention(table))
        assert labels(answer)[0] == "Jouer"
        answer = await answered(table, mention(table, "ada", "arena"))
        assert labels(answer)[0] == "Play"


async def test_without_the_switch_no_message_reaches_the_bot(tmp_path: Path):
    async with hearing(tmp_path, mentions=False) as table:
        assert not table.bot.intents.guild_messages
        mention(table)
        await table.ada.command("general", "help")
        assert lobbies(table) == []


async def test_a_channel_is_answered_once_in_a_while(tmp_path: Path):
    seldom = Rates(0, 0, 0, mentions=Allowance(0.001, 1), rest=0.0)
    async with hearing(tmp_path, rates=seldom) as table:
        for _ in range(3):
            mention(table)
        written = mention(table, channel="arena")
        await answered(table, written)
        assert len(lobbies(table)) == 1


async def test_where_no_match_may_begin_there_is_no_answer(tmp_path: Path):
    async with hearing(tmp_path) as table:
        await table.ada.command("arena", "server setup", {"channel": "arena"})
        mention(table)
        await answered(table, mention(table, channel="arena"))
        assert lobbies(table) == []


async def test_where_the_bot_may_not_write_there_is_no_answer(tmp_path: Path):
    async with hearing(tmp_path) as table:
        deny(table, "general", Permission.SEND_MESSAGES)
        await until_known(table, "general", "send_messages", granted=False)
        mention(table)
        await answered(table, mention(table, channel="arena"))
        assert not [one for one in table.local.log.requests if one.path.endswith(f"/channels/{GENERAL}/messages")]


async def test_a_banned_user_gets_no_answer(tmp_path: Path):
    async with hearing(tmp_path) as table:
        await table.ada.command("arena", "server ban", {"player": "bruno", "for": "1d"})
        mention(table)
        answer = await answered(table, mention(table, "chloe"))
        assert lobbies(table) == [answer]


async def test_in_a_thread_the_channel_above_counts(tmp_path: Path):
    async with hearing(tmp_path) as table:
        await table.ada.command("arena", "server setup", {"channel": "arena"})
        await table.ada.command("arena", "play", {"game": "offboard", "with": "bruno"})
        card = await table.bruno.wait_for(lambda one: "accept:" in str(one))
        await table.bruno.press(card, label="Accept")
        turn = await table.turn(0)
        assert turn.channel_id not in {ARENA, GENERAL}
        await answered(table, mention(table, channel=str(turn.channel_id)))


@pytest.mark.parametrize("code", [50013, 0])
async def test_an_answer_that_fails_is_logged(tmp_path: Path, code: int):
    async with hearing(tmp_path) as table:
        status = 403 if code else 500
        table.local.faults.plan(RestFault("POST", "/channels/{channel.id}/messages", status=status, code=code))
        with capture_logs() as lines:
            mention(table)
            await until(lambda: [one for one in lines if one["event"] == "a mention is not answered"])


async def test_a_mention_is_not_answered_while_the_store_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def failing(_guild: int) -> None:
        raise StoreError("made to fail")

    async with hearing(tmp_path) as table:
        monkeypatch.setattr(table.services.store, "server_settings", failing)
        with capture_logs() as lines:
            mention(table)
            await until(lambda: [one for one in lines if one["event"] == "a mention is not answered"])
        assert lobbies(table) == []

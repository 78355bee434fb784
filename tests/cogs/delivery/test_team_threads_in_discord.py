"""The private threads of camps: who sees them, what they are told, what happens where they cannot be opened, that they end."""

import asyncio
import contextlib
import re
from pathlib import Path

import pytest

from bot.matches.core.models import Person as Moderator
from localdiscord.people import ClientMessage, UserClient
from localdiscord.permissions import Permission
from localdiscord.records import ChannelType
from tests.cogs.delivery.channels.test_channel_access_in_discord import deny, until_known
from tests.cogs.delivery.test_outbox import settled
from tests.cogs.games.test_forhonor_in_discord import seated
from tests.features.settings.test_server_check import check
from tests.support.discord.scene import Scene, button, scene
from tests.support.discord.serving import delivered_elsewhere
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


def threads(person: UserClient) -> dict[int, str]:
    """The private threads a user sees, by id."""
    return {int(one["id"]): one["name"] for one in person.channels() if one["type"] == 12}


async def told(person: UserClient, words: str) -> ClientMessage:
    """The message in the team's thread with this text, present or awaited."""
    return await person.wait_for(lambda message: message.channel_id in threads(person) and words in message.text)


async def test_each_camp_of_several_has_a_thread_that_nobody_else_sees(table: Scene):
    turn = await seated(table, 4, threads=True)
    match = await table.match()
    seat = match.seat_of(table.bruno.id) or 0
    mate = table.person(match.holder((seat + 2) % 4).user)
    first = await told(table.bruno, "Pick a hero")
    ours, overhearing = (set(map(int, re.findall(r"<@(\d+)>", line))) for line in first.text.splitlines()[1:3])
    assert ours == {table.bruno.id, mate.id}
    assert overhearing == {table.ada.id, table.chloe.id} - ours  # who owns the server, and who manages its threads
    assert first.mentions == []
    assert [one["url"].rpartition("/")[2] for one in first.buttons] == [str(match.thread)]
    for person in (table.bruno, table.dai):  # the others may see all threads of the server
        assert len(threads(person)) == 1
        assert (first.channel_id in threads(person)) == (person in (table.bruno, mate))

    await table.answer(turn, person=table.bruno)
    now = await table.bruno.wait_for(
        lambda message: message.id == first.id and f"<@{table.bruno.id}> (" not in message.text
    )
    assert f"<@{mate.id}> (" in now.text
    assert "chosen" not in now.text

    mate.do.send(first.channel_id, "The Warden, then?")
    await table.answer(await table.turn(1), person=mate)
    below = await told(table.bruno, "It’s up to")
    assert below.id > first.id

    await table.bot.matches.endings.void(1, match.guild, by=Moderator(table.ada.id, "ada"), key="enough")
    await told(table.bruno, "The match is over.")
    for _ in range(6000):
        if table.local.world.channels[first.channel_id].thread.archived:
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def test_where_none_may_be_opened_that_is_said_and_the_match_goes_on(table: Scene):
    deny(table, "arena", Permission.CREATE_PRIVATE_THREADS)
    await until_known(table, "arena", "create_private_threads", granted=False)
    turn = await seated(table, 3, threads=True)
    said = await table.ada.wait_for(lambda message: "can’t give the teams private threads" in message.text)
    assert said.channel_id == turn.channel_id
    assert threads(table.ada) == {}
    await table.answer(turn, person=table.chloe)
    await table.turn(1)
    await settled(table)
    assert "“Create Private Threads”**: teams get no private thread" in await check(table)


@pytest.mark.parametrize(("code", "why"), [(50024, "channel"), (160006, "full"), (50013, "right")])
async def test_why_none_can_be_opened_is_said(table: Scene, code: int, why: str):
    table.local.faults.fail_next("POST", "/channels/{channel.id}/threads", code=code)
    turn = await seated(table, 3, threads=True)
    said = await table.ada.wait_for(lambda message: says(message.text, "camp-none", why=why))
    assert said.channel_id == turn.channel_id


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_a_thread_whose_opening_got_no_answer_is_found_again(table: Scene, *, elsewhere: bool):
    route = "/channels/{channel.id}/threads"
    table.local.faults.fail_next("POST", route, status=520, after_effect=True)
    async with delivered_elsewhere(table) if elsewhere else contextlib.nullcontext():
        await seated(table, 4, threads=True)
        await settled(table)
    refused = [call for call in table.local.log.requests if call.status == 520]
    assert len(refused) == 1
    made = [one for one in table.local.world.channels.values() if one.type is ChannelType.PRIVATE_THREAD]
    assert len(made) == len(await table.services.store.camps(1)) == 2


async def test_announcement_channels_and_threads_have_none_and_nothing_is_asked_of_discord(tmp_path: Path):
    async with scene(tmp_path, {"kinds": True}) as table:
        turn = await seated(table, 3, threads=True, channel="news")
        await table.ada.wait_for(lambda message: says(message.text, "camp-none", why="channel"))
        asked = [call for call in table.local.log.requests if call.method == "POST" and call.path.endswith("/threads")]
        assert all("/messages/" in call.path for call in asked)
        assert turn.channel_id == (await table.match()).thread != (await table.match()).channel
        deny(table, "news", Permission.CREATE_PRIVATE_THREADS)
        await until_known(table, "news", "create_private_threads", granted=False)
        assert not says(await check(table), "lack-create_private_threads")


async def test_nobody_is_asked_for_a_right_that_no_match_needs(table: Scene):
    deny(table, "arena", Permission.CREATE_PRIVATE_THREADS)
    await until_known(table, "arena", "create_private_threads", granted=False)
    await seated(table, 3)
    assert not says(await check(table), "permission-create_private_threads")


async def test_a_game_without_camps_has_no_threads_for_them(table: Scene):
    reply = await table.ada.command("arena", "play", {"game": "pitchout", "with": "bruno", "threads": True})
    assert reply.message is not None
    assert says(reply.message.text, "refused-threads")
    table_of_three = await table.ada.command(
        "arena", "play", {"game": "forhonor", "with": "bruno", "with2": "chloe", "threads": True}
    )
    assert table_of_three.message is not None
    assert says(table_of_three.message.text, "terms-threads")
    assert button(table_of_three.message, "accept")

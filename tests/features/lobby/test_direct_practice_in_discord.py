"""Practice in direct messages with the bot."""

import pytest

from bot.features.privacy.erasure import GuildRetention
from bot.matches.core.models import Status
from bot.matches.timing.paces import DAY
from tests.support.discord.practice import face, my_turn, private_thread
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def test_a_match_in_direct_messages(table: Scene):
    reply = await table.ada.command(table.ada.dm(), "practice", {"game": "offboard", "level": 1})
    assert reply.shown.channel_id == table.ada.dm()
    asked = await my_turn(table)
    card = await table.ada.wait_for(lambda one: one.id == reply.shown.id and "text:1:" in str(one))
    assert "Open" not in [one["label"] for one in card.buttons]  # it is played here
    match = await table.match()
    assert (match.guild, match.channel, match.message) == (0, table.ada.dm(), reply.shown.id)
    for _ in range(3):
        assert asked.channel_id == table.ada.dm()
        before = asked
        await table.answer(before)
        asked = await my_turn(table, before.id)
    await table.services.matches.resign(1, table.ada.id, key="resign")
    over = await table.ada.wait_for(lambda one: "rematch:1:" in str(one) and "practice:0:" in str(one))
    assert over.channel_id == table.ada.dm()
    for options in ({}, {"game": "offboard"}):
        own = (await table.ada.command(table.ada.dm(), "profile", options)).shown
        assert says(own.text, "profile-none-game-own", game="Offboard")
        assert says(own.text, "profile-practised", count=1, balance="0\u00a0W · 0\u00a0D · 1\u00a0L")
        assert not says(own.text, "profile-unrated")
    again = await table.ada.press(over, custom_id=button(over, "practice"))
    assert again.shown.channel_id == table.ada.dm()
    await table.ada.press(over, label="Rematch")
    assert (await table.match(3)).channel == table.ada.dm()


async def test_where_the_bot_was_brought_along_the_match_is_in_direct_messages(table: Scene):
    table.local.world.guild.members.pop(table.local.world.bot.id)
    table.local.membership.take_along(table.ada.id)
    reply = await table.ada.command("arena", "practice", {"game": "offboard", "level": 1})
    assert reply.shown.ephemeral
    await table.ada.wait_for(lambda one: one.id == reply.shown.id and says(one.text, "practice-direct"))
    match = await table.match()
    assert (match.guild, match.channel) == (0, table.ada.dm())
    assert (await my_turn(table)).channel_id == table.ada.dm()
    card = next(one for one in table.ada.messages(table.ada.dm()) if one.id == match.message)
    assert f"{face(match)}: bot, level 1" in card.text


async def test_brought_along_into_a_private_thread_the_match_is_in_direct_messages_too(table: Scene):
    thread = await private_thread(table)
    table.local.world.guild.members.pop(table.local.world.bot.id)
    table.local.membership.take_along(table.ada.id)
    reply = await table.ada.command(thread.id, "practice", {"game": "offboard", "level": 1})
    await table.ada.wait_for(lambda one: one.id == reply.shown.id and says(one.text, "practice-direct"))
    match = await table.match()
    assert (match.guild, match.channel) == (0, table.ada.dm())


async def test_with_direct_messages_closed_no_match_begins_there(table: Scene):
    table.local.world.guild.members.pop(table.local.world.bot.id)
    table.local.membership.take_along(table.ada.id)
    table.ada.take_dms(yes=False)
    reply = await table.ada.command("arena", "practice", {"game": "offboard"})
    await table.ada.wait_for(lambda one: one.id == reply.shown.id and says(one.text, "refused-direct"))
    assert await table.services.store.get(1) is None


async def test_a_match_in_direct_messages_outlives_the_servers_that_the_bot_leaves(table: Scene):
    await table.ada.command(table.ada.dm(), "practice", {"game": "offboard", "level": 1})
    await my_turn(table)
    retention = GuildRetention(table.services.matches)
    await retention.present([])
    table.services.clock.shift += 2 * DAY
    await retention.daily()
    assert (await table.match()).status is Status.RUNNING

"""Reminders as they are met in Discord: one mention, a direct message, and a mention again where those are closed."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.matches.core.models import Player
from bot.matches.settings.preferences import By, Preferences
from bot.matches.timing.paces import DAY, HOUR
from bot.ops.play import corner
from localdiscord.faults import RestFault
from localdiscord.people import ClientMessage, UserClient
from localdiscord.server import LocalDiscord
from tests.cogs.match.test_clocks_in_discord import later
from tests.support.discord.scene import QUICK, Scene, bot_on, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
OPEN_DM = "/users/@me/channels"


async def half_time(table: Scene, by: By) -> tuple[UserClient, ClientMessage]:
    """A match at half time of its first decision, and its turn's message; everybody wants to be reminded that way."""
    for person in table.people:
        await table.services.matches.reminders.change(
            Player(0, person.id, person.user.username), lambda _: Preferences(by)
        )
    turn = await table.begin(clock="day")
    await later(table, DAY // 2 + 1)
    return table.next_of(turn), turn


async def reminder(table: Scene, channel: int, after: ClientMessage) -> ClientMessage:
    return await table.ada.wait_for(
        lambda one: one.channel_id == channel and "Miss it and" in one.text, after=int(after["id"])
    )


def refused(table: Scene) -> int:
    """The number of refused requests."""
    return len([call for call in table.local.log.requests if call.status == 403])


async def test_who_is_asked_is_mentioned_once_and_plays_from_there(table: Scene):
    asked, turn = await half_time(table, By.MENTION)
    note = await reminder(table, turn.channel_id, turn)
    assert note.mentions == [asked.id]
    assert says(note.text, "reminder-then", late="you flick first")
    assert f"<t:{next(one.due for one in (await table.match()).holders if one.due) // 1000}:R>" in note.text
    reply = await asked.press(note, custom_id=button(note, "open"))
    assert reply.message is not None
    assert reply.message.ephemeral
    await asked.press(reply.message, custom_id=button(reply.message, "answer"))
    await table.ada.wait_for(lambda one: one.id == note.id and not one.buttons)


async def test_a_direct_message_leads_to_the_match(table: Scene):
    asked, turn = await half_time(table, By.DIRECT)
    note = await asked.wait_for(lambda one: one.channel_id == asked.dm())
    assert any(one.get("url", "").endswith(str(turn.channel_id)) for one in note.buttons)
    reply = await asked.press(note, custom_id=button(note, "open"))
    assert reply.message is not None
    await asked.press(reply.message, custom_id=button(reply.message, "answer"))
    (kept,) = (await asked.wait_for(lambda one: one.id == note.id and len(one.buttons) == 1)).buttons
    assert str(turn.channel_id) in kept["url"]
    assert not any(says(one.text, "reminder-then") for one in table.ada.messages(turn.channel_id))


async def test_closed_direct_messages_are_no_error_and_not_tried_again(table: Scene):
    for person in table.people:
        person.user.takes_dms = False
    asked, turn = await half_time(table, By.DIRECT)
    note = await reminder(table, turn.channel_id, turn)
    assert note.mentions == [asked.id]
    assert (await table.services.store.preferences(asked.id)).closed
    await later(table, DAY * 4 // 10)
    again = await reminder(table, turn.channel_id, note)
    assert again.mentions == [asked.id]
    assert refused(table) == 1
    panel = await asked.command("arena", "settings")
    assert panel.message is not None
    assert "⚠" in panel.message.text
    asked.user.takes_dms = True
    await asked.select(panel.message, custom_id="setby:0::", values=["direct"])
    assert not (await table.services.store.preferences(asked.id)).closed


@pytest.mark.parametrize(("code", "lasts"), [(50007, True), (50278, True), (50001, False)])
async def test_a_refusal_lasts_as_long_as_its_reason(tmp_path: Path, code: int, *, lasts: bool):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            local.faults.plan(RestFault("POST", OPEN_DM, code=code))
            asked, turn = await half_time(table, By.DIRECT)
            note = await reminder(table, turn.channel_id, turn)
            await later(table, DAY * 4 // 10)
            again = await reminder(table, turn.channel_id, note)
            assert again.mentions == note.mentions == [asked.id]
            assert refused(table) == 1
            assert (await services.store.preferences(asked.id)).closed is lasts
            local.faults.clear()
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table, before = Scene(local, services, bot), refused(table)
            await services.matches.reminders.change(
                Player(0, asked.id, asked.user.username), lambda one: replace(one, every=HOUR)
            )
            await later(table, HOUR + 1)
            if lasts:
                assert (await reminder(table, turn.channel_id, again)).mentions == [asked.id]
            else:
                await asked.wait_for(lambda one: one.channel_id == asked.dm())
            assert refused(table) == before


async def test_a_refusal_of_one_message_says_nothing_of_the_next(table: Scene):
    table.local.faults.fail_next("POST", OPEN_DM, code=50013)
    asked, turn = await half_time(table, By.DIRECT)
    assert (await reminder(table, turn.channel_id, turn)).mentions == [asked.id]
    await later(table, DAY * 4 // 10)
    await asked.wait_for(lambda one: one.channel_id == asked.dm())
    assert refused(table) == 1


async def test_who_wants_no_reminders_gets_none(table: Scene):
    _, turn = await half_time(table, By.NONE)
    await later(table, DAY // 2)
    await table.turn(1)
    assert not any(says(one.text, "reminder-then") for one in table.ada.messages(turn.channel_id))

"""Reminders as they are met in Discord: one mention, a direct message, and a mention again where those are closed."""

import pytest

from bot.matches.core.models import Player
from bot.matches.settings.preferences import By, Preferences
from bot.matches.timing.paces import DAY
from localdiscord.people import ClientMessage, UserClient
from tests.cogs.match.test_clocks_in_discord import later
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


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
    refused = len([call for call in table.local.log.requests if call.status == 403])
    await later(table, DAY * 4 // 10)
    again = await reminder(table, turn.channel_id, note)
    assert again.mentions == [asked.id]
    assert len([call for call in table.local.log.requests if call.status == 403]) == refused == 1
    panel = await asked.command("arena", "settings")
    assert panel.message is not None
    assert "⚠" in panel.message.text
    asked.user.takes_dms = True
    await asked.select(panel.message, custom_id="setby:0::", values=["direct"])
    assert not (await table.services.store.preferences(asked.id)).closed


async def test_who_wants_no_reminders_gets_none(table: Scene):
    _, turn = await half_time(table, By.NONE)
    await later(table, DAY // 2)
    await table.turn(1)
    assert not any(says(one.text, "reminder-then") for one in table.ada.messages(turn.channel_id))

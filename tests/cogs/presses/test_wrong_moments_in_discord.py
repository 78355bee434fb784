"""Presses twice, too late or by the wrong person, and presses with something in their way."""

import asyncio

import pytest

from bot.workers.paint import Paint
from localdiscord.faults import InteractionDelivery
from localdiscord.interaction import InteractionState
from localdiscord.people import InteractionResult
from localdiscord.permissions import Permission
from localdiscord.records import Overwrite
from tests.places import ARENA
from tests.support.discord.quick import instead
from tests.support.discord.scene import Scene, all_said, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def test_a_stranger_sees_the_position_and_why(table: Scene):
    turn = await table.to_the_first_flick()
    reply = await table.chloe.press(turn, custom_id=button(turn, "open"))
    assert reply.message is not None
    assert reply.message.ephemeral
    assert says(reply.message.text, "refused-stranger", match="1")
    assert reply.message.pictures


async def test_who_is_not_asked_is_told_who_is(table: Scene):
    turn = await table.to_the_first_flick()
    asked = table.next_of(turn)
    other = table.ada if asked is table.bruno else table.bruno
    reply = await other.press(turn, custom_id=button(turn, "open"))
    assert reply.message is not None
    assert asked.user.username.title() in reply.message.text
    assert reply.message.pictures


async def test_a_double_click_plays_once(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    reply = await person.press(panel, custom_id=button(panel, "do"), twice=True)
    await table.turn(4)
    assert await table.revision() == 4
    assert isinstance(reply.twin, InteractionResult)
    assert reply.twin.updated is not None
    last = table.ada.message(reply.twin.updated) if person is table.ada else table.bruno.message(reply.twin.updated)
    assert any(said in last.text for said in ("already played that", "déjà joué"))
    assert last.pictures


async def test_an_answer_delivered_twice_is_played_once(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    await person.press(panel, custom_id=button(panel, "do"), redeliver=True)
    await table.turn(4)
    await table.all_answered()
    assert await table.revision() == 4


async def test_a_stale_button_shows_what_is_asked_now(table: Scene):
    first = await table.begin()
    person, _ = await table.answer(first, "self")
    await table.turn(1)
    reply = await person.press(first, custom_id=button(first, "answer", "other"))
    assert reply.message is not None
    assert says(reply.message.text, "stale") or says(reply.message.text, "stale", "fr")
    button(reply.message, "do")


async def test_an_answer_changed_in_another_panel_is_shown_before_it_is_played(table: Scene):
    turn = await table.to_the_first_flick()
    person, one = await table.panel(turn)
    await table.all_answered()
    table.forget_panels()
    _, two = await table.panel(turn)
    await person.press(two, custom_id=button(two, "step", "+20"))
    reply = await person.press(one, custom_id=button(one, "do"))
    assert reply.updated is not None
    assert "70" in all_said(reply.updated)
    assert await table.revision() == 3
    await person.press(reply.updated, custom_id=button(reply.updated, "do"))
    await table.turn(4)


async def test_a_draft_that_cannot_be_read_is_begun_again(table: Scene):
    turn = await table.to_the_first_flick()
    match = await table.match()
    (ask,) = table.services.matches.asks(match)
    person = table.next_of(turn)
    await table.services.matches.keep_draft(match, person.id, ask.id, b"not a draft")
    _, panel = await table.panel(turn)
    await person.press(panel, custom_id=button(panel, "do"))
    await table.turn(4)


async def test_where_the_bot_may_no_longer_write_the_player_is_told(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    role = next(role for role in table.local.world.guild.roles.values() if role.bot_id == table.local.world.bot.id)
    denied = Overwrite(role.id, 0, deny=int(Permission.SEND_MESSAGES_IN_THREADS))
    table.local.world.state.channels[ARENA].overwrites.append(denied)
    reply = await person.press(panel, custom_id=button(panel, "do"))
    assert reply.updated is not None
    assert any(
        right in reply.updated.text for right in ("Send Messages in Threads", "Envoyer des messages dans les fils")
    )
    assert await table.revision() == 4


async def test_a_slow_answer_is_acknowledged_and_follows_in_words(table: Scene, monkeypatch: pytest.MonkeyPatch):
    turn = await table.to_the_first_flick()
    person = table.next_of(turn)
    quick = table.services.workers.run

    async def slow(job):
        await asyncio.sleep(0.3)
        return await quick(job)

    monkeypatch.setattr(table.services.workers, "run", instead(quick, Paint, slow))
    monkeypatch.setattr("cogs.core.errors.PATIENCE", 0.05)
    reply = await person.press(turn, custom_id=button(turn, "open"))
    shown = reply.message or await person.follow_up(reply)
    assert "A3–B4" in shown.text  # of the picture, in words
    button(shown, "do")


async def test_a_late_delivery_plays_what_was_aimed(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    table.local.faults.deliver_next(InteractionDelivery(delay=0.2))
    await person.press(panel, custom_id=button(panel, "do"))
    await table.turn(4)


@pytest.mark.parametrize("verb", ["step", "look"])
async def test_a_slow_answer_to_a_press_in_a_message_that_was_just_deleted_is_a_new_private_message(
    table: Scene, monkeypatch: pytest.MonkeyPatch, verb: str
):
    person, panel = await table.panel(await table.to_the_first_flick())
    quick, acknowledged = table.services.workers.run, asyncio.Event()

    async def slow(job):
        await acknowledged.wait()
        return await quick(job)

    monkeypatch.setattr(table.services.workers, "run", instead(quick, Paint, slow))
    monkeypatch.setattr("cogs.core.errors.PATIENCE", 0.05)
    pressed = person.do.press(table.local.world.message(panel.channel_id, panel.id), custom_id=button(panel, verb))
    person.delete_message(panel)  # as another press may; this one is on its way
    await table.local.world.feed.until(lambda: pressed.loading or None, 30)
    assert pressed.ephemeral
    acknowledged.set()
    await table.local.world.feed.until(lambda: not pressed.loading or None, 30)
    assert pressed.original is not None
    shown = person.message(pressed.original.id)
    assert not says(shown.text, "incident")
    await table.all_answered()
    known = table.bot.panels.of(1, person.id)
    assert known is not None
    assert known.message == shown.id


async def test_a_panel_that_is_closed_twice_leaves_nothing_behind(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    pressed = person.do.press(table.local.world.message(panel.channel_id, panel.id), custom_id=button(panel, "close"))
    person.delete_message(panel)  # as the other press does
    await table.local.world.feed.until(lambda: pressed.settled or None, 30)
    await table.all_answered()
    assert pressed.state is InteractionState.ANSWERED
    assert not [one for one in person.messages(panel.channel_id) if one.ephemeral]


async def test_an_answer_below_a_turn_that_was_just_deleted_is_played_and_leaves_nothing_behind(table: Scene):
    turn = await table.begin()
    person, message = table.next_of(turn), table.local.world.message(turn.channel_id, turn.id)
    pressed = person.do.press(message, custom_id=button(turn, "answer", "self"))
    table.local.world.remove_message(message)
    await table.turn(1)
    await table.local.world.feed.until(lambda: pressed.settled or None, 30)
    await table.all_answered()
    assert pressed.state is InteractionState.ANSWERED
    assert not [one for one in person.messages(turn.channel_id) if one.ephemeral]

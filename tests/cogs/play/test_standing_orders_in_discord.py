"""Defensive placement without waiting: standing orders by one press, and lines that go on after a question."""

import pytest

from bot.matches.core.errors import EngineDown
from localdiscord.people import ClientMessage, UserClient
from tests.cogs.play.test_batch_in_discord import at_play, panel, written
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def opened(table: Scene, person: UserClient, revision: int) -> ClientMessage:
    """The message that a person gets on opening the panel below a turn."""
    turn = await table.turn(revision)
    reply = await person.press(turn, custom_id=button(turn, "open"))
    assert reply.message is not None
    return reply.message


async def test_an_order_is_one_press_and_then_nobody_waits(table: Scene):
    amber = await at_play(table, options="defensive_placement=on")
    blue = table.person((await table.match()).holder(1).user)
    await written(amber, "A4>90 s5", now=True)
    asked = await table.turn(2)
    foreign = await amber.press(asked, custom_id=button(asked, "order", "never"))
    assert foreign.message is not None
    assert await table.revision() == 2
    pressed = await blue.press(asked, custom_id=button(asked, "order", "never"))
    assert pressed.message is not None
    assert says(pressed.message.text, "order-kept")
    assert await table.revision() == 3
    done = await written(amber, "A5>270 s5; A6>0 s5", now=True)
    assert says(done.text, "several-played", count=2, all=2)
    assert await table.revision() == 7
    message = (await table.turn(7)).id
    await written(amber, "A7>0 s5", now=True)
    assert (await table.turn(9)).id == message  # the turn stays one message
    turn = await table.turn(9)
    more = (await blue.press(turn, custom_id=button(turn, "more"))).shown
    opened = panel(await blue.press(more, custom_id=button(more, "orders")))
    shown = await blue.command("arena", "match replies", {})
    assert shown.message is not None
    assert shown.message.text == opened.text
    back = panel(await blue.press(shown.message, custom_id=button(shown.message, "order", "ask")))
    assert says(back.text, "order-kept")
    await written(amber, "A8>0 s5", now=True)
    assert await table.revision() == 10


async def test_the_rest_of_a_line_waits_is_shown_and_goes_on_or_is_cancelled(table: Scene):
    amber = await at_play(table, options="defensive_placement=on")
    blue = table.person((await table.match()).holder(1).user)
    done = await written(amber, "A4>90 s5; A5>270 s5; A10>180 s5 !pickup; A10>0 s3", now=True)
    assert says(done.text, "rest-waits", count=3)
    assert "`A5>270 s5`" in (await opened(table, amber, 2)).text
    asked = await table.turn(2)
    await blue.press(asked, custom_id=button(asked, "answer", "decline_all"))
    assert await table.revision() == 4  # the pick-up would miss the ball, so it is shown first
    stopped = await opened(table, amber, 4)
    assert says(stopped.text, "rest-check", line="A10>180 s5 !pickup")
    assert "`A10>0 s3`" in stopped.text
    await written(amber, "A7>0 s5; A8>0 s5", now=True)
    assert await table.revision() == 6


async def test_a_bonus_flick_and_the_end_in_one_line_leave_nothing_to_ask(table: Scene):
    amber = await at_play(table, options="defensive_placement=on")
    done = await written(amber, "A10>ball s30 !pickup; A10>0 s3; end", now=True)
    assert says(done.text, "several-played", count=2, all=2)
    match = await table.match()
    (ask,) = table.services.matches.asks(match)
    assert (match.revision, ask.kind, ask.seat) == (3, "action", 1)


async def test_a_flick_that_cannot_be_previewed_stops_the_line_but_not_the_answer(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    amber = await at_play(table, options="defensive_placement=on")
    blue = table.person((await table.match()).holder(1).user)
    await written(amber, "A4>90 s5; A5>270 s5", now=True)

    async def down(*_given: object) -> str:
        raise EngineDown

    monkeypatch.setattr(table.bot.get_cog("MatchDrafts").view, "danger", down)
    asked = await table.turn(2)
    await blue.press(asked, custom_id=button(asked, "answer", "decline"))
    assert await table.revision() == 3
    assert says((await opened(table, amber, 3)).text, "rest-check", line="A5>270 s5")


async def test_a_waiting_line_can_be_cancelled(table: Scene):
    amber = await at_play(table, options="defensive_placement=on")
    blue = table.person((await table.match()).holder(1).user)
    done = await written(amber, "A4>90 s5; A5>270 s5", now=True)
    cancelled = panel(await amber.press(done, custom_id=button(done, "unqueue")))
    assert says(cancelled.text, "rest-cancelled", count=1)
    asked = await table.turn(2)
    await blue.press(asked, custom_id=button(asked, "answer", "decline"))
    assert await table.revision() == 3

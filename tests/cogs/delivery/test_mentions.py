"""Whom messages may notify; that every request says so is checked wherever a scene ends (tests/support/discord/scene.py)."""

import asyncio

import pytest

from localdiscord.events import Event, MessageAdded
from localdiscord.faults import RestFault
from localdiscord.log import LoggedCall
from tests.cogs.delivery.test_outbox import MESSAGES, settled
from tests.support.discord.mentions import silent_on_mentions
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio
SILENCE = {"allowed_mentions": {"parse": []}}


def call(method: str, path: str, body: object) -> LoggedCall:
    return LoggedCall(0.0, method, f"/api/v10{path}", body, 200, None)


async def test_a_message_that_leaves_it_open_whom_it_notifies_is_found():
    at_fault = [
        call("POST", "/channels/1/messages", {"content": "@everyone"}),
        call("PATCH", "/channels/1/messages/2", {"content": "@everyone"}),
        call("POST", "/webhooks/1/secret", {}),
        call("PATCH", "/webhooks/1/secret/messages/@original", {}),
        call("POST", "/interactions/1/secret/callback", {"type": 4, "data": {}}),
        call("POST", "/interactions/1/secret/callback", {"type": 7, "data": {}}),
    ]
    sound = [
        call("POST", "/channels/1/messages", SILENCE),
        call("POST", "/interactions/1/secret/callback", {"type": 7, "data": SILENCE}),
        call("POST", "/interactions/1/secret/callback", {"type": 5, "data": {}}),
        call("POST", "/channels/1/messages/2/threads", {"name": "match 1"}),
        call("GET", "/channels/1/messages/2", None),
    ]
    assert len(silent_on_mentions(at_fault)) == len(at_fault)
    assert silent_on_mentions(sound) == []


async def test_a_turn_whose_buttons_go_and_a_card_left_behind_notify_nobody(table: Scene):
    turn = await table.begin()
    await table.answer(turn)
    await table.turn(1)
    await settled(table)
    match = await table.match()
    await table.ada.command("general", "match here", {"match": 1})
    await table.ada.wait_for(lambda one: one.id == match.message and "continues in" in one.text)
    assert silent_on_mentions(table.local.log.requests) == []


async def test_who_is_still_asked_is_notified_though_others_answer_before_the_message_is_there(table: Scene):
    await table.begin(game="forhonor")
    await settled(table)
    matches, notified = table.services.matches, list[frozenset[int]]()

    def heard(event: Event) -> None:
        if isinstance(event, MessageAdded) and event.message.only_for is None:
            notified.append(frozenset(event.message.mentions))

    async def answer() -> None:
        match = await table.match()
        ask = matches.asks(match)[0]
        user = match.holder(ask.seat).user
        await matches.act(match.id, ask.id, user, ask.choices[0].action, key=f"k.{ask.id}")

    table.local.world.feed.listen(heard)
    late = RestFault("POST", MESSAGES, status=503)
    table.local.faults.plan(late)
    for _ in range(3):  # both, and then one of the two that are asked next
        await answer()
    await asyncio.sleep(1)  # the message is tried
    table.local.faults.withdraw(late)
    await settled(table)
    match = await table.match()
    (asked,) = matches.asks(match)
    assert notified == [{match.holder(asked.seat).user}]

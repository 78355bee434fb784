"""Discord's failures, injected by tests."""

import asyncio

import discord
import pytest

from localdiscord.faults import InteractionDelivery
from localdiscord.people import PersonError
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest, failure
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio

SEND = "/channels/{channel.id}/messages"
EDIT = "/channels/{channel.id}/messages/{message.id}"


async def test_the_next_call_of_a_route_fails(rest: Rest):
    faults = rest.local.faults
    sent = (await rest.send("lobby", {"content": "x"})).body["id"]
    path = f"{rest.channel('lobby')}/messages/{sent}"
    for code, status in ((10008, 404), (50013, 403), (30046, 400), (50001, 403), (50083, 400)):
        faults.fail_next("PATCH", EDIT, code=code)
        response = await rest("PATCH", path, {"content": "y"})
        assert (response.status, response.code) == (status, code)
    assert (await rest("PATCH", path, {"content": "y"})).status == 200
    faults.fail_next("POST", "/channels/{channel.id}/messages/{message.id}/threads", code=160006)
    assert (await rest("POST", f"{path}/threads", {"name": "t"})).code == 160006


async def test_a_server_error_several_times(rest: Rest):
    rest.local.faults.fail_next("post", SEND, status=500, times=2)
    assert [(await rest.send("lobby", {"content": "x"})).status for _ in range(3)] == [500, 500, 200]
    assert len(rest.local.person("ada").messages("lobby")) == 1


async def test_a_lost_answer_and_the_nonce(rest: Rest):
    """The message was sent but nobody told the bot; sent again with the same nonce it is still one message."""
    rest.local.faults.fail_next("POST", SEND, status=502, after_effect=True)
    body = {"content": "turn 1", "nonce": "post-1", "enforce_nonce": True}
    assert (await rest.send("lobby", body)).status == 502
    again = await rest.send("lobby", body | {"content": "turn 1, again"})
    assert again.body["content"] == "turn 1"
    assert len(rest.local.person("ada").messages("lobby")) == 1
    assert (await rest.send("lobby", body | {"enforce_nonce": False})).status == 200
    assert (await rest.send("general", body)).body["id"] != again.body["id"]
    rest.local.clock.advance(301)
    assert (await rest.send("lobby", body)).body["id"] != again.body["id"]


async def test_a_planned_429_is_waited_out_by_the_library(local: LocalDiscord, trial_bot: TrialBot):
    local.faults.fail_next("POST", SEND, status=429, retry_after=0.05)
    lobby = trial_bot.get_channel(local.world.find_channel("lobby").id)
    assert isinstance(lobby, discord.TextChannel)
    await lobby.send("patience")
    assert [call.status for call in local.log.calls("POST", "/messages")] == [429, 200]


async def test_a_dropped_and_a_late_interaction(local: LocalDiscord, trial_bot: TrialBot):
    ada = local.person("ada")
    local.faults.deliver_next(InteractionDelivery(dropped=True))
    assert "did not respond" in await failure(local, ada.command("lobby", "echo", {"text": "lost"}))
    local.faults.deliver_next(InteractionDelivery(delay=0.2))
    assert (await ada.command("lobby", "echo", {"text": "late"})).shown.text == "late"
    local.faults.deliver_next(InteractionDelivery(delay=4.0))
    assert "did not respond" in await failure(local, ada.command("lobby", "echo", {"text": "too late"}))
    local.clock.advance(1.0)
    await trial_bot.heard("refused 10062")
    assert len(trial_bot.handled) == 2


async def test_one_interaction_delivered_twice(local: LocalDiscord, trial_bot: TrialBot):
    ada = local.person("ada")
    card = (await ada.command("lobby", "card")).shown
    trial_bot.handled.clear()
    reply = await ada.press(card, label="Turn", redeliver=True)
    assert reply.shown.text.startswith("turned")
    async with asyncio.timeout(60):
        while len(answers := local.log.calls("POST", "/callback")) < 3:  # noqa: ASYNC110 - the log tells nobody
            await asyncio.sleep(0.01)
    assert len(trial_bot.handled) == 2
    assert len(set(trial_bot.handled)) == 1
    assert [call.response.get("code") for call in answers][-1] == 40060


async def test_two_presses_before_the_first_answer(local: LocalDiscord, trial_bot: TrialBot):
    ada = local.person("ada")
    card = (await ada.command("lobby", "card")).shown
    trial_bot.handled.clear()
    reply = await ada.press(card, label="Turn", twice=True)
    assert reply.twin is not None
    assert not isinstance(reply.twin, PersonError)
    assert reply.twin.shown.id == card.id
    assert len(set(trial_bot.handled)) == 2


async def test_an_old_message_takes_only_so_many_edits(rest: Rest):
    sent = (await rest.send("lobby", {"content": "x"})).body["id"]
    path = f"{rest.channel('lobby')}/messages/{sent}"
    rest.local.clock.advance(3601)
    responses = [await rest("PATCH", path, {"content": str(n)}) for n in range(31)]
    assert [answer.code for answer in responses[29:]] == [None, 30046]

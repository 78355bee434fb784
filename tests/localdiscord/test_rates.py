"""Rate limits: what the headers say, and what happens beyond."""

import asyncio
import time

import discord
import pytest

from localdiscord.config import Rate
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio

TWO = Rate(2, 0.1)


@pytest.mark.parametrize("local", [{"message_rate": Rate(2, 60.0)}], indirect=True)
async def test_headers_and_the_429_beyond_them(rest: Rest):
    responses = [await rest.send("lobby", {"content": "x"}) for _ in range(3)]
    assert [answer.headers.get("X-RateLimit-Remaining") for answer in responses] == ["1", "0", None]
    assert responses[0].headers["X-RateLimit-Limit"] == "2"
    assert responses[0].headers["X-RateLimit-Bucket"] == responses[1].headers["X-RateLimit-Bucket"]
    assert 59 < float(responses[0].headers["X-RateLimit-Reset-After"]) <= 60
    assert responses[2].status == 429
    assert responses[2].headers["Via"]
    assert responses[2].body["global"] is False
    assert 59 < responses[2].body["retry_after"] <= 60
    assert (await rest.send("general", {"content": "another channel"})).status == 200
    rest.local.clock.advance(61)
    assert (await rest.send("lobby", {"content": "later"})).status == 200


@pytest.mark.parametrize("local", [{"message_rate": TWO}], indirect=True)
async def test_the_library_waits_by_the_headers(local: LocalDiscord, trial_bot: TrialBot):
    lobby = trial_bot.get_channel(local.world.find_channel("lobby").id)
    assert isinstance(lobby, discord.TextChannel)
    before = time.monotonic()
    for number in range(5):
        await lobby.send(str(number))
    assert time.monotonic() - before > 0.18
    assert {call.status for call in local.log.calls("POST", "/messages")} == {200}


@pytest.mark.parametrize("local", [{"message_rate": Rate(1, 60.0)}], indirect=True)
async def test_windows_end_in_time_though_the_wall_clock_is_set_back(rest: Rest, monkeypatch: pytest.MonkeyPatch):
    before = time.time()
    assert (await rest.send("lobby", {"content": "x"})).status == 200
    monkeypatch.setattr(time, "time", lambda: before - 3600)
    response = await rest.send("lobby", {"content": "too soon"})
    assert (response.status, response.body["retry_after"] <= 60) == (429, True)
    rest.local.clock.advance(60)
    assert (await rest.send("lobby", {"content": "x"})).status == 200


@pytest.mark.parametrize("local", [{"global_rate": Rate(3, 60.0)}], indirect=True)
async def test_the_limit_over_all_routes_spares_interactions(rest: Rest):
    responses = [await rest("GET", "/users/@me") for _ in range(4)]
    assert [answer.status for answer in responses] == [200, 200, 200, 429]
    assert responses[3].body["global"] is True
    assert responses[3].headers["X-RateLimit-Global"] == "true"
    assert (await rest("POST", "/interactions/1/x/callback", {"type": 6})).status == 404


async def test_a_thread_is_renamed_twice_in_ten_minutes(rest: Rest):
    thread = (await rest("POST", f"{rest.channel('lobby')}/threads", {"name": "t", "type": 11})).body["id"]
    responses = [await rest("PATCH", f"/channels/{thread}", {"name": f"t{n}"}) for n in range(3)]
    assert [answer.status for answer in responses] == [200, 200, 429]
    assert responses[2].body["retry_after"] > 590
    assert (await rest("PATCH", f"/channels/{thread}", {"archived": True})).status == 200


@pytest.mark.parametrize("local", [{"invalid_requests": 3}], indirect=True)
async def test_too_many_invalid_requests_shut_the_bot_out(rest: Rest):
    for _ in range(3):
        assert (await rest.send("no-entry", {"content": "x"})).status == 403
    response = await rest("GET", "/users/@me")
    assert (response.status, "Via" in response.headers) == (429, False)
    assert isinstance(response.body, str)
    rest.local.clock.advance(601)
    assert (await rest("GET", "/users/@me")).status == 200


@pytest.mark.parametrize("local", [{"rates_enforced": False, "message_rate": Rate(1, 60.0)}], indirect=True)
async def test_limits_may_be_switched_off(local: LocalDiscord, trial_bot: TrialBot):
    lobby = trial_bot.get_channel(local.world.find_channel("lobby").id)
    assert isinstance(lobby, discord.TextChannel)
    async with asyncio.timeout(60):
        for number in range(60):
            await lobby.send(str(number))

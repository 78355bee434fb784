"""Lines that fall silent or are cut, answers that are slow, and faults that go on by chance."""

import asyncio
import time

import aiohttp
import pytest

from localdiscord.config import LocalConfig
from localdiscord.faults import EventDelivery, Faults, InteractionDelivery, ResponseMode, RestFault
from localdiscord.gateway import GatewayFault
from localdiscord.server import FILE_ROUTE, LocalDiscord
from tests.localdiscord.by_hand import Rest, failure
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio

SEND = "/channels/{channel.id}/messages"


def seen(local: LocalDiscord) -> list[str]:
    return [message.text for message in local.person("ada").messages("lobby")]


@pytest.mark.parametrize("after_effect", [False, True])
async def test_no_answer_until_the_caller_gives_up(rest: Rest, after_effect: bool):  # noqa: FBT001 - a parameter of the test
    rest.local.faults.fail_next("POST", SEND, manner=ResponseMode.SILENT, after_effect=after_effect)
    sending = asyncio.create_task(rest.send("lobby", {"content": "x"}))
    async with asyncio.timeout(60):
        while rest.local.faults.standing or (after_effect and not seen(rest.local)):  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)
    done, _ = await asyncio.wait({sending}, timeout=0.2)
    assert not done
    sending.cancel()
    assert seen(rest.local) == (["x"] if after_effect else [])
    assert (await rest.send("lobby", {"content": "y"})).status == 200


@pytest.mark.parametrize("after_effect", [False, True])
async def test_a_line_cut_in_the_middle_of_an_answer(rest: Rest, after_effect: bool):  # noqa: FBT001 - a parameter of the test
    rest.local.faults.fail_next("POST", SEND, manner=ResponseMode.CUT, after_effect=after_effect)
    with pytest.raises(aiohttp.ClientError):
        await rest.send("lobby", {"content": "x"})
    assert seen(rest.local) == (["x"] if after_effect else [])
    assert not rest.local.log.requests[-1].arrived


async def test_slow_rest_and_slow_files(rest: Rest):
    rest.local.faults.fail_next("POST", SEND, delay=0.15)
    before = time.monotonic()
    sent = await rest.send("lobby", {"content": "x"}, files={"a.txt": b"some words"})
    assert time.monotonic() - before >= 0.15
    url = sent.body["attachments"][0]["url"]
    rest.local.faults.fail_next("GET", FILE_ROUTE, delay=0.15)
    rest.local.faults.fail_next("GET", FILE_ROUTE, status=502)
    before = time.monotonic()
    async with rest.session.get(url) as answer:
        assert await answer.read() == b"some words"
    assert time.monotonic() - before >= 0.15
    async with rest.session.get(url) as answer:
        assert answer.status == 502


async def test_a_429_for_everything(rest: Rest):
    rest.local.faults.fail_next("POST", SEND, status=429, retry_after=0.05, everywhere=True)
    response = await rest.send("lobby", {"content": "x"})
    assert response.body["global"] is True
    assert response.headers["X-RateLimit-Global"] == "true"
    assert response.headers["Via"]


async def test_the_same_seed_brings_the_same_faults():
    share = RestFault("POST", SEND, share=0.1, status=500, after_effect=True)
    struck = [
        [faults.fault_for("POST", SEND) is not None for _ in range(2000)]
        for faults in (Faults(7, (share,)), Faults(7, (share,)), Faults(8, (share,)))
    ]
    assert struck[0] == struck[1] != struck[2]
    assert 150 < sum(struck[0]) < 250
    assert Faults(7, (share,)).fault_for("PATCH", SEND) is None


async def test_rates_from_the_start():
    trouble = RestFault("POST", SEND, share=0.5, status=500, after_effect=True)
    config = LocalConfig(troubles=(trouble,), fault_seed=3, rates_enforced=False)
    async with LocalDiscord(config) as local, aiohttp.ClientSession() as session:
        statuses = [(await Rest(local, session).send("lobby", {"content": str(n)})).status for n in range(20)]
        assert set(statuses) == {200, 500}
        assert seen(local) == [str(n) for n in range(20)]


async def test_an_interaction_overtaken_by_later_ones(local: LocalDiscord, trial_bot: TrialBot):
    ada = local.person("ada")
    local.faults.deliver_next(InteractionDelivery(behind=2))
    replies = await asyncio.gather(*(ada.command("lobby", "echo", {"text": str(n)}) for n in range(3)))
    assert trial_bot.handled == [replies[n].interaction.id for n in (1, 2, 0)]


async def test_a_share_of_interactions_comes_twice(local: LocalDiscord, trial_bot: TrialBot):
    local.faults.deliver_always(InteractionDelivery(copies=2, share=0.5))
    for number in range(12):
        await local.person("ada").command("lobby", "echo", {"text": str(number)})
    assert 12 < len(trial_bot.handled) < 24
    assert len(set(trial_bot.handled)) == 12


@pytest.mark.parametrize("mishap", [GatewayFault.CUT, GatewayFault.CLOSE, GatewayFault.RECONNECT, GatewayFault.RESUME])
async def test_a_broken_line_is_taken_up_again(local: LocalDiscord, trial_bot: TrialBot, mishap: GatewayFault):
    await local.gateway.inject(mishap)
    await trial_bot.heard("resumed")
    assert (await local.person("ada").command("lobby", "echo", {"text": "back"})).shown.text == "back"


async def test_weather_made_from_another_process(rest: Rest, trial_bot: TrialBot):
    local, base = rest.local, rest.local.url
    own = {"Authorization": f"Bot {local.token}"}
    weather = {
        "troubles": [{"method": "POST", "route": SEND, "status": 503, "times": 1}],
        "next": [{"dropped": True}],
        "deliveries": [{"copies": 2}],
        "seed": 5,
    }
    async with rest.session.post(f"{base}/local/faults", json=weather, headers=own) as answer:
        assert (await answer.json())["troubles"][0]["status"] == 503
    assert (await rest.send("lobby", {"content": "x"})).status == 503
    assert "did not respond" in await failure(local, local.person("ada").command("lobby", "echo", {"text": "lost"}))
    async with rest.session.delete(f"{base}/local/faults", headers=own) as answer:
        assert await answer.json() == {"troubles": [], "deliveries": [], "seed": 5}
    async with rest.session.post(f"{base}/local/gateway", json={"do": "close"}, headers=own) as answer:
        assert answer.status == 200
    await trial_bot.heard("resumed")
    before = local.clock.now()
    async with rest.session.post(f"{base}/local/clock", json={"advance": 60}, headers=own) as answer:
        assert (await answer.json())["now"] >= before + 60
    async with rest.session.post(f"{base}/local/faults", json={"storm": 1}, headers=own) as answer:
        assert answer.status == 400
    async with rest.session.post(f"{base}/local/clock", json={"advance": 60}) as answer:
        assert answer.status == 401


def sent(local: LocalDiscord) -> list[str]:
    """The texts of all messages that the bot heard of, in this order."""
    events = [one.frame for one in local.log.events if one.frame.get("t") == "MESSAGE_CREATE"]
    assert [one["s"] for one in events] == sorted({one["s"] for one in events})
    return [one["d"]["content"] for one in events]


async def test_events_come_twice(local: LocalDiscord, trial_bot: TrialBot):
    local.faults.events = (EventDelivery(copies=2),)
    local.person("ada").send("lobby", f"<@{local.world.bot.id}> x")
    assert len(sent(local)) == 2
    local.faults.clear()
    local.person("ada").send("lobby", f"<@{local.world.bot.id}> y")
    assert len(sent(local)) == 3
    await trial_bot.heard(f"message '<@{local.world.bot.id}> y' by ada")


async def test_events_overtake_others(local: LocalDiscord, trial_bot: TrialBot):
    local.faults.events = (EventDelivery(delay=0.1, share=0.5),)
    texts = [f"<@{local.world.bot.id}> {number}" for number in range(12)]
    for text in texts:
        local.person("ada").send("lobby", text)
    for text in texts:
        await trial_bot.heard(f"message '{text}' by ada")
    assert sent(local) != texts
    assert sorted(sent(local)) == sorted(texts)

"""The gateway: connecting, resuming, being thrown out, and a bot that dies and comes back."""

import asyncio
import json
import sys
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from localdiscord.events import BotPresence
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import failure
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio

Connected = Callable[..., AbstractAsyncContextManager[TrialBot]]


class Line:
    """A gateway connection held by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self._unsqueeze = zlib.decompressobj()

    async def receive(self) -> dict[str, Any]:
        message = await self.socket.receive(timeout=60)
        if message.type is aiohttp.WSMsgType.BINARY:
            assert message.data.endswith(b"\x00\x00\xff\xff")
            return json.loads(self._unsqueeze.decompress(message.data))
        assert message.type is aiohttp.WSMsgType.TEXT, (message.type, self.socket.close_code)
        return json.loads(message.data)

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def close_code(self) -> int | None:
        while not self.socket.closed:
            await self.socket.receive(timeout=60)
        return self.socket.close_code


@pytest_asyncio.fixture
async def dial(local: LocalDiscord) -> AsyncIterator[Callable[..., Any]]:
    async with aiohttp.ClientSession() as session:

        async def opened(query: str = "?v=10&encoding=json&compress=zlib-stream") -> Line:
            line = Line(await session.ws_connect(local.gateway_url + query))
            hello = await line.receive()
            assert hello == {"op": 10, "d": {"heartbeat_interval": 41250}, "s": None, "t": None}
            return line

        yield opened


def identify(local: LocalDiscord, **changes: Any) -> dict[str, Any]:
    return {"token": local.token, "properties": {}, "intents": 1} | changes


@pytest.mark.parametrize("query", ["?v=10&encoding=json", "?v=10&encoding=json&compress=zlib-stream"])
async def test_the_first_words(local: LocalDiscord, dial: Callable[..., Any], query: str):
    line = await dial(query)
    await line.send(1, None)
    assert (await line.receive())["op"] == 11
    await line.send(2, identify(local, shard=[0, 1]))
    ready = await line.receive()
    assert (ready["t"], ready["s"], ready["d"]["shard"]) == ("READY", 1, [0, 1])
    assert ready["d"]["resume_gateway_url"] == local.gateway_url
    guild = (await line.receive())["d"]
    assert guild["unavailable"] is False
    assert guild["member_count"] == 6
    assert [member["user"]["username"] for member in guild["members"]] == ["helper"]
    assert guild["id"] in [role["id"] for role in guild["roles"]]
    await line.send(8, {"guild_id": guild["id"], "limit": 0, "query": "", "nonce": "n"})
    chunk = (await line.receive())["d"]
    assert (len(chunk["members"]), chunk["nonce"], chunk["chunk_count"]) == (6, "n", 1)


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong"}, 4004),
        (6, {"token": "wrong", "session_id": "x", "seq": 0}, 4004),
        (2, {"intents": 1 | 1 << 15}, 4014),
        (2, {"intents": 1 << 60}, 4013),
        (8, {}, 4003),
    ],
)
async def test_thrown_out(local: LocalDiscord, dial: Callable[..., Any], op: int, data: dict[str, Any], code: int):
    line = await dial()
    await line.send(op, identify(local) | data)
    assert await line.close_code() == code


async def test_thrown_out_for_bad_manners(local: LocalDiscord, dial: Callable[..., Any]):
    line = await dial()
    await line.socket.send_str("{")
    assert await line.close_code() == 4002
    line = await dial()
    await line.socket.send_str(json.dumps({"op": 1, "d": "x" * 4096}))
    assert await line.close_code() == 4002
    line = await dial()
    for _ in range(121):
        await line.send(1, None)
    assert await line.close_code() == 4008
    line = await dial()
    await line.send(2, identify(local))
    await line.send(2, identify(local))
    assert await line.close_code() == 4005
    line = await dial()
    await line.send(2, identify(local))
    await line.send(99, None)
    assert await line.close_code() == 4001


@pytest.mark.parametrize("local", [{"heartbeat_seconds": 0.1}], indirect=True)
async def test_silence_ends_the_connection(local: LocalDiscord):
    async with aiohttp.ClientSession() as session:
        socket = await session.ws_connect(local.gateway_url)
        await socket.receive()
        assert (await socket.receive(timeout=60)).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4009


async def offline(local: LocalDiscord) -> None:
    """Returns once the local Discord has seen that the connection is closed."""
    async with asyncio.timeout(60):
        while local.gateway.online:  # noqa: ASYNC110  it tells nobody
            await asyncio.sleep(0.01)


async def test_a_lost_session_gets_what_it_missed(local: LocalDiscord, dial: Callable[..., Any]):
    line = await dial()
    await line.send(2, identify(local, intents=1 | 1 << 9))
    session = (await line.receive())["d"]["session_id"]
    await line.receive()
    await line.socket.close()
    await offline(local)
    local.person("ada").send("lobby", f"hello <@{local.world.bot.id}>")
    line = await dial()
    await line.send(6, {"token": local.token, "session_id": session, "seq": 2})
    missed = await line.receive()
    assert (missed["t"], missed["s"]) == ("MESSAGE_CREATE", 3)
    assert (await line.receive())["t"] == "RESUMED"
    line = await dial()
    await line.send(6, {"token": local.token, "session_id": session, "seq": 77})
    assert await line.close_code() == 4007


async def test_a_session_long_lost_is_invalid(local: LocalDiscord, dial: Callable[..., Any]):
    line = await dial()
    await line.send(2, identify(local))
    session = (await line.receive())["d"]["session_id"]
    await line.socket.close()
    await offline(local)
    local.clock.advance(301)
    line = await dial()
    await line.send(6, {"token": local.token, "session_id": session, "seq": 1})
    assert (await line.receive()) == {"op": 9, "d": False, "s": None, "t": None}
    await line.send(2, identify(local))
    assert (await line.receive())["t"] == "READY"


async def test_others_words_are_blank_without_the_content_intent(local: LocalDiscord, trial_bot: TrialBot):
    ada = local.person("ada")
    ada.send("lobby", "secret")
    ada.send("lobby", f"<@{local.world.bot.id}> open")
    await trial_bot.heard(f"message '<@{local.world.bot.id}> open' by ada")
    assert trial_bot.noted[-2] == "message '' by ada"


async def test_without_the_message_intent_no_messages(local: LocalDiscord, connected: Connected):
    async with connected(intents=1) as bot:
        local.person("ada").send("lobby", "hello")
        await local.person("ada").command("lobby", "echo", {"text": "x"})
        await asyncio.sleep(0.05)
        assert bot.noted == ["ready"]


async def test_the_bot_resumes_after_a_lost_connection(local: LocalDiscord, trial_bot: TrialBot):
    await local.gateway.disconnect(4000)
    reply = await local.person("ada").command("lobby", "echo", {"text": "still there"})
    assert reply.shown.text == "still there"
    assert trial_bot.noted.count("ready") == 1
    await trial_bot.heard("resumed")


async def test_the_bot_reconnects_when_asked(local: LocalDiscord, trial_bot: TrialBot):
    local.gateway.ask_reconnect()
    await trial_bot.heard("resumed")


async def test_the_bot_identifies_again_when_its_session_is_invalid(local: LocalDiscord, trial_bot: TrialBot):
    trial_bot.became_ready.clear()
    presence: list[bool] = []
    local.world.feed.listen(lambda event: presence.append(event.online) if isinstance(event, BotPresence) else None)
    local.gateway.invalidate()
    local.gateway.invalidate()
    await asyncio.wait_for(trial_bot.became_ready.wait(), 60)
    assert presence == [False, True]
    assert (await local.person("ada").command("lobby", "echo", {"text": "x"})).shown.text == "x"


async def test_a_killed_bot_comes_back(local: LocalDiscord):
    ada = local.person("ada")
    for _ in range(2):
        process = await started(local)
        assert (await ada.command("lobby", "echo", {"text": "here"})).shown.text == "here"
        process.kill()
        await process.wait()
        assert "did not respond" in await failure(local, ada.command("lobby", "echo", {"text": "anyone?"}))
        assert not local.gateway.online


async def test_buttons_of_before_still_work_after_the_return(local: LocalDiscord, connected: Connected):
    ada = local.person("ada")
    async with connected():
        card = (await ada.command("lobby", "card")).shown
    assert await failure(local, ada.press(card, label="Turn")) == "This interaction failed"
    async with connected():
        assert (await ada.press(card, label="Turn")).shown.text.startswith("turned")


async def test_a_deleted_thread_is_told(local: LocalDiscord, trial_bot: TrialBot):
    lobby = trial_bot.get_channel(local.world.find_channel("lobby").id)
    assert isinstance(lobby, discord.TextChannel)
    thread = await lobby.create_thread(name="short", type=discord.ChannelType.public_thread)
    await trial_bot.heard("thread short")
    local.person("chloe").delete_channel(thread.id)
    await trial_bot.heard(f"thread {thread.id} gone")
    with pytest.raises(discord.NotFound) as refused:
        await thread.send("too late")
    assert refused.value.code == 10003


async def test_threads_that_go_with_their_channel_are_not_told(local: LocalDiscord, trial_bot: TrialBot):
    lobby = trial_bot.get_channel(local.world.find_channel("lobby").id)
    assert isinstance(lobby, discord.TextChannel)
    await lobby.create_thread(name="short", type=discord.ChannelType.public_thread)
    await trial_bot.heard("thread short")
    local.person("ada").delete_channel(lobby.id)
    kinds = [str(one.frame.get("t")) for one in local.log.events if one.way == "to bot"]
    assert [one for one in kinds if one.endswith("_DELETE")] == ["CHANNEL_DELETE"]


async def started(local: LocalDiscord) -> asyncio.subprocess.Process:
    script = (
        "import asyncio, sys, discord, yarl; from tests.localdiscord.trial_bot import TrialBot;"
        "discord.http.Route.BASE = sys.argv[1];"
        "discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv[2]);"
        "asyncio.run(TrialBot().start(sys.argv[3]))"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", "-c", script, local.rest_url, local.gateway_url, local.token
    )
    await local.world.feed.until(lambda: local.gateway.online or None, 15)
    return process

"""The page's WebSocket, and its files."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import aiohttp
import discord
import pytest

from localdiscord.records import Overwrite
from localdiscord.server import LocalDiscord
from tests.localdiscord.places import FORUM
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio


class Tab:
    """A browser tab held by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self._numbers = itertools.count(1)

    async def until(self, op: str, **wanted: Any) -> dict[str, Any]:
        """The first frame not yet taken that fits."""
        while True:
            for frame in self.frames:
                if frame["op"] == op and all(frame.get(key) == value for key, value in wanted.items()):
                    self.frames.remove(frame)
                    return frame
            message = await self.socket.receive(timeout=60)
            assert message.type is aiohttp.WSMsgType.TEXT, [frame["op"] for frame in self.frames]
            self.frames.append(json.loads(message.data))

    async def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        number = next(self._numbers)
        await self.socket.send_str(json.dumps({"op": op, "id": number} | fields))
        return await self.until("reply", id=number)

    async def request(self, op: str, **fields: Any) -> Any:
        reply = await self.ask(op, **fields)
        assert reply["ok"], reply
        return reply["data"]


@contextlib.asynccontextmanager
async def tab(local: LocalDiscord, name: str) -> AsyncIterator[Tab]:
    async with aiohttp.ClientSession() as session:
        socket = await session.ws_connect(f"{local.url}/page/ws?user={local.person(name).id}")
        yield Tab(socket)
        await socket.close()


def lobby(local: LocalDiscord) -> str:
    return str(local.world.find_channel("lobby").id)


@pytest.mark.usefixtures("trial_bot")
async def test_hello(local: LocalDiscord):
    local.person("bruno").send("lobby", "anybody?")
    async with tab(local, "ada") as ada:
        hello = await ada.until("hello")
    assert hello["me"]["username"] == "ada"
    assert [user["username"] for user in hello["users"]] == ["helper", "clank", "ada", "bruno", "chloe", "dai"]
    assert hello["guild"]["name"] == "Sandbox"
    assert [channel.get("name") for channel in hello["channels"]] == [
        "Channels",
        "general",
        "lobby",
        "no-entry",
        "ideas",
        "news",
        "lounge",
        "stage",
        "pictures",
        None,
    ]
    assert {"echo", "strike", "match", "setup"} <= {command["name"] for command in hello["commands"]["0"]}
    assert hello["bot_online"] is True
    assert hello["unread"] == {lobby(local): 1}


@pytest.mark.usefixtures("trial_bot")
async def test_a_command_from_pending_to_done(local: LocalDiscord):
    async with tab(local, "ada") as ada, tab(local, "bruno") as bruno:
        data = await ada.request("command", channel_id=lobby(local), name="echo", options={"text": "hi"}, nonce="n1")
        pending = await ada.until("interaction", state="pending")
        assert (pending["nonce"], pending["interaction_id"]) == ("n1", data["interaction_id"])
        assert (await ada.until("interaction", nonce="n1"))["state"] == "done"
        message = (await bruno.until("message_create"))["message"]
        assert message["content"] == "hi"
        history = (await bruno.request("history", channel_id=lobby(local)))["messages"]
        assert [entry["id"] for entry in history] == [message["id"]]
        assert not [frame for frame in bruno.frames if frame["op"] == "interaction"]


@pytest.mark.usefixtures("trial_bot")
async def test_components_forms_and_whispers(local: LocalDiscord):
    async with tab(local, "ada") as ada, tab(local, "bruno") as bruno:
        await ada.request("command", channel_id=lobby(local), name="card", options={}, nonce="n1")
        card = (await ada.until("message_create"))["message"]
        place = {"channel_id": lobby(local), "message_id": card["id"]}
        await ada.request("component", **place, custom_id="card:turn", component_type=2, nonce="n2")
        assert (await bruno.until("message_update"))["message"]["components"][0]["components"][0]["content"] == "turned"
        await ada.request("component", **place, custom_id="card:pick", component_type=3, values=["2"], nonce="n3")
        await ada.until("interaction", nonce="n3", state="done")
        await ada.request("component", **place, custom_id="card:ask", component_type=2, nonce="n4")
        modal = await ada.until("interaction", nonce="n4", state="modal")
        assert (modal["modal"]["custom_id"], modal["modal"]["title"]) == ("card:form", "Aim")
        values = {"angle": "45", "puck": ["A2"]}
        await ada.request("modal_submit", interaction_id=modal["interaction_id"], values=values, nonce="n5")
        await ada.until("interaction", nonce="n5", state="done")
        await ada.request("component", **place, custom_id="card:whisper", component_type=2, nonce="n6")
        whisper = (await ada.until("message_create"))["message"]
        assert whisper["flags"] & 64
        await ada.request("dismiss", message_id=whisper["id"])
        assert (await ada.until("message_delete"))["message_id"] == whisper["id"]
        await asyncio.sleep(0.05)
        await bruno.request("ack", channel_id=lobby(local))
        assert not [frame for frame in bruno.frames if whisper["id"] in json.dumps(frame)]


async def test_a_forum_is_shown_with_the_first_message_of_each_post_that_can_be_read(
    local: LocalDiscord, trial_bot: TrialBot
):
    forum = trial_bot.get_channel(FORUM)
    assert isinstance(forum, discord.ForumChannel)
    kept, emptied = [await forum.create_thread(name=name, content=f"first of {name}") for name in ("one", "two")]
    await kept.thread.send("second")
    await emptied.message.delete()
    async with tab(local, "dai") as dai:
        messages = (await dai.request("posts", channel_id=str(FORUM)))["messages"]
        assert [(one["id"], one["content"]) for one in messages] == [(str(kept.thread.id), "first of one")]
        local.world.channels[FORUM].overwrites = [Overwrite(local.person("dai").id, 1, deny=1 << 10)]
        assert (await dai.ask("posts", channel_id=str(FORUM)))["ok"] is False


@pytest.mark.usefixtures("trial_bot")
async def test_autocomplete_and_refusals_in_words(local: LocalDiscord):
    async with tab(local, "bruno") as bruno:
        place = {"channel_id": lobby(local)}
        data = await bruno.request("autocomplete", **place, name="strike", options={"puck": "B"}, focused="puck")
        assert data["choices"] == [{"name": "Puck B1", "value": "B1"}]
        refused = await bruno.ask("command", **place, name="strike", options={"puck": "B1"}, nonce="n")
        assert (refused["ok"], refused["error"]) == (False, "Cette option est obligatoire : strength")
        refused = await bruno.ask("send", channel_id="1", content="x")
        assert (refused["error"], refused["code"]) == ("Ce salon n’existe plus", 10003)
        refused = await bruno.ask("dance")
        assert refused["error"] == "Bad request: Invalid value 'dance' - at `$.op`"
        refused = await bruno.ask("send")
        assert refused["error"] == "Bad request: Object missing required field `channel_id`"
        public = (await bruno.request("send", **place, content="bonjour"))["message_id"]
        assert (await bruno.ask("dismiss", message_id=public))["error"].startswith("Tu n’as pas la permission")
        await bruno.socket.send_str("{")
        assert (await bruno.until("reply", id=None))["ok"] is False
        await bruno.request("locale", locale="en-US")
        await bruno.request("command", **place, name="silence", options={}, nonce="n")
        await bruno.until("interaction", state="pending")
        local.clock.advance(3.1)
        failed = await bruno.until("interaction", state="failed")
        assert failed["error"] == "The application did not respond"


async def test_the_bot_comes_and_goes(
    local: LocalDiscord, connected: Callable[..., AbstractAsyncContextManager[TrialBot]]
):
    async with tab(local, "ada") as ada:
        async with connected() as bot:
            assert (await ada.until("bot"))["online"] is True
            assert len((await ada.until("commands"))["commands"]["0"]) > 5
            assert bot.is_ready()
        assert (await ada.until("bot"))["online"] is False


async def test_a_public_thread_in_the_page(local: LocalDiscord, trial_bot: TrialBot):
    async with tab(local, "ada") as ada:
        await ada.until("hello")
        card = (await local.person("ada").command("lobby", "card")).shown
        channel = await trial_bot.fetch_channel(int(lobby(local)))
        message = await channel.fetch_message(card.id)  # type: ignore[union-attr]
        thread = await message.create_thread(name="a match")
        made = (await ada.until("channel_create"))["channel"]
        assert (made["id"], made["type"], made["parent_id"]) == (str(thread.id), 11, lobby(local))
        assert (await ada.until("message_update"))["message"]["thread"]["name"] == "a match"
        async with thread.typing():
            assert (await ada.until("typing"))["channel_id"] == str(thread.id)
        await thread.edit(archived=True)
        while not (await ada.until("channel_update"))["channel"]["thread_metadata"]["archived"]:
            pass
        local.person("chloe").delete_channel(thread.id)
        assert (await ada.until("channel_delete"))["channel"]["id"] == str(thread.id)


@pytest.mark.usefixtures("trial_bot")
async def test_files_and_strangers(local: LocalDiscord):
    card = (await local.person("ada").command("lobby", "card")).shown
    async with aiohttp.ClientSession() as session:
        async with session.get(card.pictures[0]["url"]) as answer:
            assert (answer.status, answer.headers["Content-Type"]) == (200, "image/png")
            assert (await answer.read()).startswith(b"\x89PNG")
        for path in (
            "/attachments/1/2/a.png",
            "/attachments/x/y/a.png",
            "/page/static/..%2fserver.py",
            "/page/static/no",
        ):
            async with session.get(local.url + path) as answer:
                assert answer.status == 404
        ada = local.person("ada").id
        strange = {"Origin": "https://example.org"}
        async with session.get(f"{local.url}/page/ws?user={ada}", headers=strange) as answer:
            assert answer.status == 403


@pytest.mark.usefixtures("trial_bot")
async def test_a_conversation_is_opened_and_the_app_used_there(local: LocalDiscord):
    bruno, chloe = (str(local.person(name).id) for name in ("bruno", "chloe"))
    async with tab(local, "ada") as ada, tab(local, "bruno") as other:
        pair = (await ada.request("converse", user_ids=[bruno]))["channel_id"]
        assert (await other.until("channel_create"))["channel"]["id"] == pair
        assert (await ada.request("converse", user_ids=[bruno]))["channel_id"] == pair
        group = (await ada.request("converse", user_ids=[bruno, chloe], name="Friday"))["channel_id"]
        assert (await other.until("channel_create"))["channel"] == local.person("bruno").channels()[-1]
        assert local.world.channels[int(group)].name == "Friday"
        assert "permission" in (await ada.ask("converse", user_ids=[]))["error"]
        await ada.request("install", installed=True)
        assert "deal" in [command["name"] for command in (await ada.until("commands"))["commands"]["2"]]
        await ada.request("command", channel_id=pair, name="deal")
        message = (await other.until("message_create"))["message"]
        assert (message["channel_id"], message["author"]["username"]) == (pair, "helper")

"""The application's own emoji, as Discord keeps them."""

import base64
import io
import os
from pathlib import Path

import aiohttp
import pytest
from PIL import Image

from localdiscord.config import LocalConfig
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Answered, Rest

pytestmark = pytest.mark.asyncio


def picture(size: int = 128) -> bytes:
    file = io.BytesIO()
    Image.frombytes("RGB", (size, size), os.urandom(3 * size * size)).save(file, "PNG")
    return file.getvalue()


def uri(content: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(content).decode()}"


def path(rest: Rest) -> str:
    return f"/applications/{rest.local.world.state.application_id}/emojis"


async def uploaded(rest: Rest, name: str = "puck", content: bytes | None = None) -> Answered:
    return await rest("POST", path(rest), {"name": name, "image": uri(content or picture())})


async def test_an_emoji_is_uploaded_listed_renamed_and_deleted(rest: Rest):
    made = await uploaded(rest)
    assert (made.status, made.body["name"], made.body["available"]) == (201, "puck", True)
    assert (await rest("GET", path(rest))).body == {"items": [made.body]}
    one = f"{path(rest)}/{made.body['id']}"
    assert (await rest("PATCH", one, {"name": "ball"})).body["name"] == "ball"
    assert (await rest("PATCH", one, {"name": "ball"})).status == 200
    assert (await rest("GET", one)).body["name"] == "ball"
    assert (await rest("DELETE", one)).status == 204
    gone = await rest("GET", one)
    assert (gone.status, gone.code) == (404, 10014)
    assert (await rest("DELETE", one)).code == 10014
    assert (await rest("GET", path(rest))).body == {"items": []}


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"name": "x", "image": uri(picture())}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "x" * 33, "image": uri(picture())}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "a-b", "image": uri(picture())}, "STRING_TYPE_REGEX"),
        ({"image": uri(picture())}, "BASE_TYPE_REQUIRED"),
        ({"name": "puck"}, "BASE_TYPE_REQUIRED"),
        ({"name": "puck", "image": "https://example.com/x.png"}, "IMAGE_INVALID"),
        ({"name": "puck", "image": uri(b"no picture")}, "IMAGE_INVALID"),
        ({"name": "puck", "image": uri(picture(400))}, "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_what_is_no_emoji_is_refused(rest: Rest, body: dict[str, str], fault: str):
    refused = await rest("POST", path(rest), body)
    assert (refused.status, refused.code, refused.faults) == (400, 50035, [fault])
    assert rest.local.world.state.emojis == {}


async def test_names_are_unique(rest: Rest):
    await uploaded(rest)
    assert (await uploaded(rest)).faults == ["APPLICATION_EMOJI_NAME_ALREADY_TAKEN"]
    other = (await uploaded(rest, "ball")).body
    assert (await rest("PATCH", f"{path(rest)}/{other['id']}", {"name": "puck"})).code == 50035


async def test_those_of_another_application_are_not_shown(rest: Rest):
    assert (await rest("GET", "/applications/5/emojis")).code == 50001
    assert (await rest("DELETE", "/applications/5/emojis/6")).code == 50001


async def test_messages_show_only_emoji_that_there_are(rest: Rest):
    made = (await uploaded(rest)).body

    def buttons(number: str | int) -> dict[str, object]:
        emoji = {"id": number, "name": "puck"}
        option = {"label": "A", "value": "a", "emoji": emoji}
        press = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": emoji}
        menu = {"type": 3, "custom_id": "menu", "options": [option]}
        return {"components": [{"type": 1, "components": [press]}, {"type": 1, "components": [menu]}]}

    sent = await rest.send("lobby", buttons(made["id"]))
    shown = {"id": made["id"], "name": "puck", "animated": False}
    press, menu = (row["components"][0] for row in sent.body["components"])
    assert (press["emoji"], menu["options"][0]["emoji"]) == (shown, shown)
    by_number = await rest.send("lobby", buttons(int(made["id"])))  # as discord.py sends it
    assert by_number.body["components"][0]["components"][0]["emoji"] == shown
    assert (await rest.send("lobby", buttons("77"))).faults == ["COMPONENT_INVALID_EMOJI"] * 2
    change = f"{rest.channel('lobby')}/messages/{sent.body['id']}"
    assert (await rest("PATCH", change, buttons("77"))).code == 50035
    assert (await rest.send("lobby", {"content": "<:gone:77>"})).status == 200


async def test_pictures_are_served(rest: Rest):
    content = picture()
    made = (await uploaded(rest, content=content)).body
    for ending, status in (("png", 200), ("webp", 200), ("gif", 404)):
        async with rest.session.get(f"{rest.local.url}/emojis/{made['id']}.{ending}") as answer:
            assert answer.status == status
            assert status != 200 or await answer.read() == content
    for name in ("5", "x"):
        async with rest.session.get(f"{rest.local.url}/emojis/{name}.png") as answer:
            assert answer.status == 404


async def test_there_are_so_many_at_most_and_they_are_kept(tmp_path: Path):
    config = LocalConfig(application_emojis=1, keep=tmp_path / "world.json")
    async with LocalDiscord(config) as local, aiohttp.ClientSession() as session:
        rest = Rest(local, session)
        made = (await uploaded(rest)).body
        assert (await uploaded(rest, "ball")).code == 30008
    async with LocalDiscord(config) as local:
        assert [one.name for one in local.world.state.emojis.values()] == ["puck"]
        assert int(made["id"]) in local.world.state.emojis

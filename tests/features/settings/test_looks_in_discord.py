"""Dark and light: what everybody sees looks as the server wants, what one sees alone as one wants oneself."""

import io

import aiohttp
import pytest
from PIL import Image

from localdiscord.people import ClientMessage, UserClient
from render.theme import LOOKS
from tests.support.discord.scene import Scene, button, settings_page

pytestmark = pytest.mark.asyncio


async def look(message: ClientMessage) -> str:
    """Which look the picture of a message has, by the colour of its corner."""
    (shown, *_) = message.pictures
    async with aiohttp.ClientSession() as session, session.get(shown["url"]) as answer:
        picture = Image.open(io.BytesIO(await answer.read())).convert("RGB")
    corner = picture.getpixel((2, picture.height - 3))
    assert isinstance(corner, tuple)
    far = {theme: sum(abs(a - b) for a, b in zip(corner, one.canvas, strict=True)) for theme, one in LOOKS.items()}
    return min(far, key=lambda theme: far[theme])


async def board(person: UserClient, channel: int) -> ClientMessage:
    reply = await person.command(channel, "board")
    assert reply.message is not None
    return reply.message


async def choose(person: UserClient, wanted: str) -> None:
    panel = await settings_page(person, "show")
    await person.select(panel, custom_id="setlook:0::", values=[wanted])


async def test_pictures_are_dark_until_the_server_wants_them_light(table: Scene):
    message = await table.begin()
    assert await look(message) == "dark"
    reply = await table.ada.command("arena", "server setup", {"look": "light"})
    assert reply.message is not None
    assert reply.message.ephemeral
    assert "✅ Changed: Pictures (was: dark)" in reply.message.text
    await table.answer(message)
    message = await table.turn(1)
    assert await look(message) == "light"
    _, panel = await table.panel(message)
    assert await look(panel) == "light"


async def test_what_one_sees_alone_looks_as_one_wants(table: Scene):
    message = await table.begin()
    await choose(table.bruno, "light")
    assert await look(await board(table.bruno, message.channel_id)) == "light"
    assert await look(await board(table.ada, message.channel_id)) == "dark"
    await table.ada.command("arena", "server setup", {"look": "light"})
    await choose(table.bruno, "dark")
    for person, wanted in ((table.ada, "light"), (table.bruno, "dark"), (table.chloe, "light")):
        assert await look(await board(person, message.channel_id)) == wanted
    await choose(table.bruno, "server")
    assert await look(await board(table.bruno, message.channel_id)) == "light"


async def test_a_panel_follows_a_change_at_its_next_press(table: Scene):
    await table.answer(await table.begin())
    person, panel = await table.panel(await table.turn(1))
    assert await look(panel) == "dark"
    await choose(person, "light")
    reply = await person.press(panel, custom_id=button(panel, "nudge"))
    assert reply.updated is not None
    assert await look(reply.updated) == "light"

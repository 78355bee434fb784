"""unfurl.js' judgement of the links to public matches: it must find the picture, the players and the story; of other matches nothing."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import aiohttp
from PIL import Image, ImageFile

from bot.ops.play import bot_process, corner, free_address, pages_of
from localdiscord.server import LocalDiscord
from outside.turns import read_by_node

UNFURLER = Path(__file__).with_name("unfurl.js")
NAME = '"><script> & É'  # no entity: unfurl.js would decode it once more
PATIENCE = 60.0  # seconds until a match is public, on a busy machine


async def judge(folder: Path) -> None:
    """Play on a local Discord in a folder. Raises AssertionError."""
    async with LocalDiscord(corner(app_pages=free_address())) as local:
        bot = bot_process(local, folder / "bot.db", folder / "bot.log", pages_of(local))
        await bot.start()
        try:
            await bot.ready()
            await begin(local)
            await unfolds(f"{local.config.app_pages}/match/1")
        finally:
            await bot.stop()


async def begin(local: LocalDiscord) -> None:
    """A match of players with strange names, on a server that lets anyone watch."""
    ada, bruno = local.person("ada"), local.person("bruno")
    local.world.users[bruno.id].display_name = NAME
    await ada.command("arena", "server setup", {"links": True})
    reply = await ada.command("arena", "play", {"game": "offboard", "with": "bruno"})
    assert reply.message is not None
    await bruno.press(reply.message, label="Accept")


async def unfolds(link: str) -> None:
    """The match behind the link is found, and nothing behind one to a match that there is not: the control."""
    async with aiohttp.ClientSession() as session, asyncio.timeout(PATIENCE):
        while (await status_of(session, link)) != 200:  # noqa: ASYNC110  nobody says when it is public
            await asyncio.sleep(0.1)
        found, turn, other = await unfurled(link, f"{link}/0", f"{link}23")
        (picture,) = found["open_graph"]["images"]
        size = await size_of(session, picture["url"])
    shown = found["open_graph"]
    assert NAME in shown["title"], shown
    assert NAME in found["title"], found
    assert (shown["site_name"], shown["type"], shown["url"]) == ("Pichenette", "website", link), shown
    assert shown["description"], shown
    assert (picture["width"], picture["height"], picture["type"]) == (*size, "image/png"), (picture, size)
    assert found["twitter_card"]["card"] == "summary_large_image", found
    assert turn["open_graph"]["url"] == f"{link}/0", turn
    assert (other["open_graph"], other["twitter_card"]) == (None, None), other
    print(f"links to a match and to a turn, each with a picture of {size[0]} x {size[1]}; nothing of another match")


async def unfurled(*links: str) -> list[dict[str, Any]]:
    """The findings of unfurl.js about links."""
    return await read_by_node(UNFURLER, *links)


async def status_of(session: aiohttp.ClientSession, link: str) -> int:
    """The status of a page."""
    async with session.get(link) as answer:
        return answer.status


async def size_of(session: aiohttp.ClientSession, picture: str) -> tuple[int, int]:
    """The size of a picture."""
    async with session.get(picture) as answer:
        parser = ImageFile.Parser()
        parser.feed(await answer.read())
    image = parser.close()
    assert isinstance(image, Image.Image)
    return image.size


if __name__ == "__main__":
    asyncio.run(judge(Path(sys.argv[1])))

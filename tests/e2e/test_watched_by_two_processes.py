"""Two processes on PostgreSQL serve the open board: pages at either see what the other plays and closes, and move over when one dies."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from aiohttp.test_utils import unused_port

from bot.answers.custom_id import parse_id
from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tests.e2e.conftest import unheard
from tests.e2e.test_several_processes import Processes
from tests.features.hand.test_proxies import behind, caddy, nginx
from tests.support.storage.postgres import Server
from tools.demo.players import Table

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
PATIENCE = 60.0  # seconds
SILENT = 1.0  # seconds without an event, in which four looks are taken
EACH = 3  # pages at each process, at least
DEPLOYED = 2  # the revision
PAGES = 60  # that are opened until then, at most
AGAIN = 0.5  # seconds after which a page whose stream broke opens another; browsers take three
WATCHERS = re.compile(r"^pichenette_page_watchers (\S+)$", re.MULTILINE)
Proxy = Callable[[Path, str, int], tuple[str, ...]]


@dataclass
class Page:
    """Someone who follows a match as the page does: after a stream that broke, another is opened."""

    session: aiohttp.ClientSession
    url: str
    streams: int = 0  # that were opened
    events: asyncio.Queue[tuple[str, Any]] = field(default_factory=asyncio.Queue)

    async def follow(self) -> None:
        """Follow until the match is no longer public."""
        known = ""
        while True:
            with contextlib.suppress(aiohttp.ClientError):
                async with self.session.get(self.url, headers={"Last-Event-ID": known}) as answer:
                    self.streams += answer.status == 200
                    while event := await self._event(answer):
                        name, known, shown = event
                        self.events.put_nowait((name, shown))
                        if name == "gone":
                            return
            await asyncio.sleep(AGAIN)

    async def _event(self, answer: aiohttp.ClientResponse) -> tuple[str, str, Any] | None:
        """The type, id and data of the next event; None after the last."""
        fields: dict[str, str] = {}
        while line := (await answer.content.readline()).decode():
            name, _, value = line.rstrip("\n").partition(": ")
            fields[name] = value
            if "data" in fields:
                return fields["event"], fields["id"], json.loads(fields["data"])
        return None

    async def next(self) -> tuple[str, Any]:
        """The type and data of the next event."""
        return await asyncio.wait_for(self.events.get(), PATIENCE)

    async def at(self, revision: int) -> None:
        """Wait until a turn is shown."""
        async with asyncio.timeout(PATIENCE):
            while (await self.events.get())[1].get("revision") != revision:
                pass


class Site:
    """What two processes serve: their pages and figures, and pages that people have open."""

    def __init__(self, processes: Processes, session: aiohttp.ClientSession) -> None:
        self.processes = processes
        self.session = session
        self.ports, self._ops = ([unused_port() for _ in range(2)] for _ in range(2))
        self._following: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start both processes, each with a port of its own."""
        settings = [
            {"BOT_WEB_PORT": str(pages), "BOT_WEB_URL": "https://play.example.org", "BOT_OPS_PORT": str(figures)}
            for pages, figures in zip(self.ports, self._ops, strict=True)
        ]
        self.processes.running = [self.processes.made(nth, **one) for nth, one in enumerate(settings)]
        for process in self.processes.running:
            await process.start()
        for nth in range(2):
            await self.processes.until(nth, 1)

    def address(self, nth: int) -> str:
        """The address of a process."""
        return f"http://127.0.0.1:{self.ports[nth]}"

    async def status(self, url: str) -> int:
        """The status of the answer to a request."""
        async with self.session.get(url) as answer:
            return answer.status

    async def until(self, url: str, status: int) -> None:
        """Wait until a request is answered with a status."""
        async with asyncio.timeout(PATIENCE):
            while await self.status(url) != status:  # noqa: ASYNC110  it is another process
                await asyncio.sleep(0.1)

    async def watchers(self, nth: int) -> int:
        """The number of streams that are open at a process."""
        async with self.session.get(f"http://127.0.0.1:{self._ops[nth]}/metrics") as answer:
            found = WATCHERS.search(await answer.text())
        assert found is not None
        return int(float(found[1]))

    async def page(self, at: str, match: int) -> Page:
        """An open page of a match, which shows it."""
        opened = Page(self.session, f"{at}/api/matches/{match}/live?language=en")
        self._following.append(asyncio.create_task(opened.follow()))
        assert (await opened.next())[0] == "shown"
        return opened

    async def close(self) -> None:
        """Close all pages. Raises what one of them could not read."""
        for task in self._following:
            task.cancel()
        ended = await asyncio.gather(*self._following, return_exceptions=True)
        assert [one for one in ended if isinstance(one, Exception)] == []


@pytest_asyncio.fixture
async def site(discord: LocalDiscord, postgres: Server, tmp_path: Path) -> AsyncIterator[Site]:
    processes = Processes(discord, postgres.new_database(), tmp_path)
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0, ssl=False)) as session:
        made = Site(processes, session)
        try:
            await made.start()
            await discord.person("ada").command("arena", "server setup", {"links": True})
            yield made
            await made.close()
        finally:
            await processes.stop()
    assert "[error" not in (tmp_path / "bot.log").read_text()


@dataclass
class Game:
    """A match in the first server, and the message of its latest turn."""

    table: Table
    message: ClientMessage

    @classmethod
    async def begin(cls, discord: LocalDiscord, *people: str) -> Game:
        """A new match between two people."""
        table = Table(discord, tuple(map(discord.person, people)), unheard, {})
        await table.challenge("arena", "pitchout")
        return cls(table, await table.next_turn())

    @property
    def number(self) -> int:
        """The number of the match."""
        found = (parse_id(str(part.get("custom_id", ""))) for part in self.message.parts)
        return next(one.match for one in found if one is not None)

    async def deploy(self) -> None:
        """Both players deploy."""
        await self.table.answer(self.message)
        self.message = await self.table.next_turn(self.message.id)


def serving(discord: LocalDiscord) -> int:
    """The process that gets the events of the first server."""
    return (discord.world.guild.id >> 22) % 2


async def test_pages_at_either_process_see_what_one_plays_and_closes(discord: LocalDiscord, site: Site):
    played, still = await Game.begin(discord, "chloe", "dai"), await Game.begin(discord, "ada", "bruno")
    here, there = serving(discord), 1 - serving(discord)
    for nth in (here, there):
        for game in (played, still):
            await site.until(f"{site.address(nth)}/match/{game.number}", 200)
    near, far = [await site.page(site.address(nth), played.number) for nth in (here, there)]
    control = await site.page(site.address(there), still.number)
    await played.deploy()
    for page in (near, far):
        await page.at(DEPLOYED)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(control.events.get(), SILENT)
    await discord.person("ada").command("arena", "server setup", {"links": False})
    for page in (near, far, control):
        assert (await page.next())[0] == "gone"
    for nth in (here, there):
        assert await site.status(f"{site.address(nth)}/match/{played.number}") == 404


def upstream(folder: Path, bots: str, port: int) -> tuple[str, ...]:
    """The command of an nginx with the example, before several servers."""
    command = nginx(folder, "pichenette", port)
    example = folder / "example.conf"
    servers = "".join(f"server {bot}; " for bot in bots.split())
    example.write_text(f"upstream pichenette {{ {servers}}}\n{example.read_text()}")
    return command


@pytest.mark.parametrize("proxy", [caddy, upstream])
async def test_pages_of_a_process_that_is_killed_move_to_the_other(
    discord: LocalDiscord, site: Site, tmp_path: Path, proxy: Proxy
):
    game, killed = await Game.begin(discord, "chloe", "dai"), 1 - serving(discord)
    left = 1 - killed
    for nth in (killed, left):
        await site.until(f"{site.address(nth)}/match/{game.number}", 200)
    async with behind(proxy, tmp_path, " ".join(f"127.0.0.1:{port}" for port in site.ports)) as url:
        pages: list[Page] = []
        while min(moved := await site.watchers(killed), await site.watchers(left)) < EACH:
            assert len(pages) < PAGES
            pages.append(await site.page(url, game.number))
        await site.processes.running[killed].kill()
        async with asyncio.timeout(PATIENCE):
            while await site.watchers(left) < len(pages):  # noqa: ASYNC110  it is another process
                await asyncio.sleep(0.1)
        await game.deploy()
        for page in pages:
            await page.at(DEPLOYED)
        assert sorted(page.streams for page in pages) == [1] * (len(pages) - moved) + [2] * moved
        assert await site.status(f"{url}/match/{game.number}") == 200
        await site.close()

"""Two processes share out the shards on PostgreSQL: they play in servers of both, and through a proxy too."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import ClientSession, web

from bot.local.bot_process import BotProcess
from bot.local.config import LocalConfig
from bot.local.server import LocalDiscord
from bot.local.shards import Shard
from tests.demo.players import Table
from tests.e2e.conftest import unheard
from tests.support.description import faults_of
from tests.support.postgres import QUICK, Server, server

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Server]:
    with server(QUICK) as running:
        yield running


@pytest.fixture
def database(postgres: Server) -> str:
    return postgres.new_database()


@pytest_asyncio.fixture
async def discord() -> AsyncIterator[LocalDiscord]:
    """A local Discord with a server on each of two shards, which lets one session begin every five seconds."""
    async with LocalDiscord(LocalConfig(rates_enforced=False, servers=1, identify_seconds=5.0)) as local:
        yield local
        assert faults_of(local.log.requests) == []


class Processes:
    """The processes of a bot, each with one of two shards."""

    def __init__(self, discord: LocalDiscord, database: str, folder: Path) -> None:
        self.discord = discord
        self.running: list[BotProcess] = []
        self._settings = {"BOT_DATABASE": database, "BOT_SHARDS": "2"}
        self._folder = folder

    def made(self, nth: int, **settings: str) -> BotProcess:
        """The process with a shard, not yet started."""
        told = self._settings | {"BOT_CLUSTER": f"{nth + 1}/2"} | settings
        return BotProcess(self.discord, self._folder / "none.db", self._folder / "bot.log", told)

    async def start(self, **settings: str) -> None:
        """Start both and wait until they are connected; the second with these settings."""
        self.running = [self.made(0), self.made(1, **settings)]
        for process in self.running:
            await process.start()
        await self.until(0, 1)
        await self.until(1, 1)

    async def until(self, nth: int, sessions: int) -> None:
        """Wait until a shard has so many sessions, and Discord knows the commands."""
        gateway, state = self.discord.gateway, self.discord.world.state

        def there() -> bool | None:
            return (gateway.shards.count(Shard(nth, 2)) == sessions and bool(state.commands)) or None

        await self.discord.world.feed.until(there, 60.0)

    async def stop(self) -> None:
        await asyncio.gather(*(process.stop() for process in self.running))


@pytest_asyncio.fixture
async def processes(discord: LocalDiscord, database: str, tmp_path: Path) -> AsyncIterator[Processes]:
    made = Processes(discord, database, tmp_path)
    try:
        yield made
    finally:
        await made.stop()
    assert "[error" not in (tmp_path / "bot.log").read_text()


@contextlib.asynccontextmanager
async def proxy(discord: LocalDiscord) -> AsyncIterator[tuple[str, list[str]]]:
    """A proxy in front of Discord's REST API, as hosts of many processes put there: its address and the paths asked for."""
    asked: list[str] = []

    async def forward(request: web.Request) -> web.Response:
        asked.append(request.path)
        headers = {name: text for name, text in request.headers.items() if name.lower() not in HOP_BY_HOP}
        url = discord.url + str(request.rel_url)
        async with session.request(request.method, url, headers=headers, data=await request.read()) as answer:
            told = {name: text for name, text in answer.headers.items() if name.lower() not in HOP_BY_HOP}
            return web.Response(status=answer.status, headers=told, body=await answer.read())

    app = web.Application(client_max_size=discord.config.request_bytes)
    app.router.add_route("*", "/{path:.*}", forward)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        async with ClientSession() as session:
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            yield f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10", asked
    finally:
        await runner.cleanup()


HOP_BY_HOP = {"host", "connection", "transfer-encoding", "content-length", "content-encoding", "keep-alive"}


def table(discord: LocalDiscord) -> Table:
    return Table(discord, (discord.person("ada"), discord.person("bruno")), unheard, {})


async def test_two_processes_play_in_servers_of_both_shards_and_through_a_proxy(
    discord: LocalDiscord, processes: Processes
):
    async with proxy(discord) as (address, asked):
        await processes.start(BOT_REST_URL=address)
        for channel in ("server-2", "arena"):
            here = table(discord)
            await here.challenge(channel, "pitchout")
            first = await here.next_turn()
            await here.answer(first)
            assert (await here.next_turn(first.id)).pictures
        assert len(discord.gateway.shards) == 2
        await processes.stop()
    kinds = {part for path in asked for part in path.split("/")}
    assert {"gateway", "callback", "messages"} <= kinds

"""The bot as its owner starts it: what it says when Discord does not want it, and an end in good order."""

import asyncio
import contextlib
import gc
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import aiohttp
import pytest

from bot.__main__ import INTERRUPTED, main
from bot.client import garbage
from bot.features.ladders.counting import SETTING, stray_standings
from bot.features.ladders.rows import LadderRows
from bot.matches.core.models import Player
from bot.ops.play import bot_environment, corner
from bot.storage.core.inspection import inspecting
from bot.storage.core.snapshot import present_schema
from bot.storage.stores.sqlite import SqliteStore
from bot.version import VERSION
from bot.workers import fork_process
from cogs.running import assembly
from localdiscord.server import LocalDiscord
from tests.support.tournaments.ended import ended as ended_match
from tests.support.tournaments.rating_models import summed

pytestmark = pytest.mark.asyncio
ROOT = Path(__file__).parents[1]
TOKEN = "no.such.token"  # noqa: S105 - that is the point
LIKE_A_TOKEN = "MTIzNA.begins-with.the-id-of-its-bot"  # noqa: S105 - opens the local server alone


async def start(*arguments: str, environment: dict[str, str]) -> Process:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("BOT_")}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments, cwd=ROOT, env=inherited | environment, stdout=PIPE, stderr=PIPE
    )


async def ended(folder: Path, environment: dict[str, str]) -> tuple[int, str]:
    """Exit status of a bot that cannot start, and what it said."""
    process = await start("run", "--settings", str(folder), environment=environment)
    async with asyncio.timeout(60):
        _, said = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


async def test_ctrl_c_before_it_runs_is_a_status_and_only_this_process_collects_rarely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    usual, seen = gc.get_threshold(), []

    @contextlib.contextmanager
    def begun() -> Iterator[None]:
        seen.append(gc.get_threshold())
        yield

    def interrupted(_: Path) -> NoReturn:
        seen.append(gc.get_threshold())
        raise KeyboardInterrupt

    monkeypatch.setattr(fork_process, "begun", begun)
    monkeypatch.setattr(assembly, "settings_in", interrupted)
    try:
        assert main(["run", "--settings", str(tmp_path)]) == INTERRUPTED
    finally:
        gc.set_threshold(*usual)
    assert seen == [usual, (garbage.YOUNG, garbage.MIDDLE, garbage.OLD)]


@pytest.mark.thorough
async def test_a_wrong_token_is_one_sentence(tmp_path: Path):
    async with LocalDiscord(corner()) as local:
        environment = bot_environment(local, tmp_path / "m.db") | {"BOT_TOKEN": TOKEN, "BOT_LOG_LEVEL": "error"}
        status, said = await ended(tmp_path, environment)
    assert status == 2
    assert said.endswith(
        "Discord does not know this token: check BOT_TOKEN in .env or the file that BOT_TOKEN_FILE names "
        "(Bot > Reset Token makes a new one).\n"
    )
    assert "Traceback" not in said


@pytest.mark.parametrize("signum", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.thorough)])
async def test_it_says_where_to_invite_it_and_ends_in_good_order_when_asked(tmp_path: Path, signum: signal.Signals):
    async with LocalDiscord(corner(token=LIKE_A_TOKEN)) as local:
        process = await start("run", "--settings", str(tmp_path), environment=bot_environment(local, tmp_path / "m.db"))
        assert process.stderr is not None
        lines = []
        async with asyncio.timeout(60):
            while not lines or "ready  " not in lines[-1]:
                lines.append((await process.stderr.readline()).decode())
        process.send_signal(signum)
        async with asyncio.timeout(60):
            said = "".join((*lines, (await process.stderr.read()).decode()))
            await process.wait()
    assert process.returncode == 0
    assert "Traceback" not in said
    assert local.token not in said
    ready = re.search(
        r"ready +\[bot.client.connection\] database=(\S+) running_matches=0 schema=(\d+) servers=1 version=(\S+)", said
    )
    assert ready is not None, said
    assert "collisions are quick" in said
    assert ready.groups() == (str(tmp_path / "m.db"), present_schema(), VERSION)
    assert re.search(rf"stopped +\[bot\] version={re.escape(VERSION)}", said)
    assert "https://discord.com/oauth2/authorize?client_id=1234&scope=bot+applications.commands" in said


@pytest.mark.thorough
async def test_the_first_start_after_an_upgrade_rates_sides_of_different_sizes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    store = await SqliteStore.open(tmp_path / "m.db")
    await store.keep_setting(SETTING, "of an earlier version")
    with monkeypatch.context() as earlier:
        summed(earlier)
        for nth in range(5):
            sides = [[Player(0, 101, "Ann")], [Player(0, 102, "Bob"), Player(0, 103, "Eve")]]
            await ended_match(store, sides, nth, game="forhonor")
    assert await store.area(LadderRows).stray_standings() == (12, 12)
    await store.close()
    async with LocalDiscord(corner(token=LIKE_A_TOKEN)) as local:
        process = await start("run", "--settings", str(tmp_path), environment=bot_environment(local, tmp_path / "m.db"))
        await local.world.feed.until(lambda: local.gateway.online or None, 60)
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(60):
            _, said = await process.communicate()
    assert said.decode().count("ratings recomputed: sides of different sizes are compared by their averages") == 1
    with inspecting(tmp_path / "m.db") as inspected:
        assert inspected.read(stray_standings) == (12, 0)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("address", "said"),
    [("BOT_GATEWAY_URL", "the gateway cannot be reached"), ("BOT_REST_URL", "Discord cannot be reached")],
)
async def test_it_waits_for_a_discord_that_is_not_there_yet(tmp_path: Path, address: str, said: str):
    nowhere = {"BOT_GATEWAY_URL": "ws://127.0.0.1:9/", "BOT_REST_URL": "http://127.0.0.1:9/api/v10"}[address]
    async with LocalDiscord(corner()) as local:
        environment = bot_environment(local, tmp_path / "m.db") | {address: nowhere}
        process = await start("run", "--settings", str(tmp_path), environment=environment)
        assert process.stderr is not None
        async with asyncio.timeout(60):
            while said.encode() not in (line := await process.stderr.readline()):
                assert line
            process.send_signal(signal.SIGTERM)
            _, rest = await process.communicate()
    assert process.returncode == 0
    assert "Traceback" not in rest.decode()


@pytest.mark.thorough
async def test_a_token_taken_back_is_one_sentence(tmp_path: Path):
    async with LocalDiscord(corner()) as local:
        process = await start("run", "--settings", str(tmp_path), environment=bot_environment(local, tmp_path / "m.db"))
        await local.world.feed.until(lambda: local.gateway.online or None, 60.0)
        await local.gateway.disconnect(4004)
        async with asyncio.timeout(60):
            _, said = await process.communicate()
    assert process.returncode == 2
    assert "Discord does not know this token" in said.decode()
    assert "Traceback" not in said.decode()


@pytest.mark.thorough
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="who started whom is told by Linux' /proc")
async def test_play_starts_the_bot_again_and_finds_a_free_port(tmp_path: Path):
    async with LocalDiscord(corner()) as taken:
        port = taken.url.rpartition(":")[2]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            "play",
            "--port",
            port,
            "--folder",
            str(tmp_path),
            cwd=ROOT,
            stdout=PIPE,
            stderr=PIPE,
        )
        assert process.stdout is not None
        said = b""
        async with asyncio.timeout(60):
            while b"The table is set" not in said:
                said += await process.stdout.readline()
            bot = await child_of(process.pid)
            os.kill(bot, signal.SIGKILL)
            while b"it is started again" not in said:
                said += await process.stdout.readline()
            await child_of(process.pid, other_than=bot)
            process.send_signal(signal.SIGTERM)
            await process.communicate()
    assert b"is taken; a free one is used instead" in said
    assert process.returncode == 0


@pytest.mark.thorough
async def test_a_bot_joins_the_local_discord_served_alone(tmp_path: Path):
    local = await start("local", "--port", "0", "--folder", str(tmp_path), environment={})
    assert local.stdout is not None
    async with asyncio.timeout(60):
        lines = [(await local.stdout.readline()).decode().strip() for _ in range(9)]
        settings = dict(line.split("=", 1) for line in lines if line.startswith("BOT_"))
        bot = await start("run", "--settings", str(tmp_path), environment=settings)
        assert bot.stderr is not None
        while b"ready  " not in (line := await bot.stderr.readline()):
            assert line
        for process in (bot, local):
            process.send_signal(signal.SIGTERM)
            await process.communicate()
            assert process.returncode == 0


async def child_of(parent: int, other_than: int = 0) -> int:
    """The process id of the bot that `play` has started."""
    while True:
        found = [child for child in children_of(parent) if child != other_than]
        if found:
            return found[0]
        await asyncio.sleep(0.05)


def children_of(parent: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


@pytest.mark.thorough
async def test_play_serves_a_page_with_a_bot_and_ends_both(tmp_path: Path):
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "play",
        "--port",
        "0",
        "--folder",
        str(tmp_path),
        cwd=ROOT,
        stdout=PIPE,
        stderr=PIPE,
    )
    assert process.stdout is not None
    async with asyncio.timeout(60):
        while b"http://127.0.0.1:" not in (line := await process.stdout.readline()):
            assert line
        async with aiohttp.ClientSession() as session, session.ws_connect(f"{address(line)}/page/ws?user=ada") as page:
            hello = await page.receive_json()
        process.send_signal(signal.SIGINT)
        _, said = await process.communicate()
    assert process.returncode == 0
    assert "Traceback" not in said.decode()
    assert (tmp_path / "play.db").exists()
    assert (hello["op"], hello["bot_online"]) == (
        "hello",
        True,
    )  # a page that is opened at once is not told that there is no bot


def address(line: bytes) -> str:
    return line.decode().rpartition(" ")[2].strip()


@pytest.mark.thorough
async def test_play_gives_no_address_of_a_bot_that_cannot_start(tmp_path: Path):
    (tmp_path / "play.db").write_bytes(b"no database" * 1000)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "play",
        "--port",
        "0",
        "--folder",
        str(tmp_path),
        cwd=ROOT,
        stdout=PIPE,
        stderr=PIPE,
    )
    async with asyncio.timeout(60):
        said, reason = await process.communicate()
    assert process.returncode == 2
    assert b"The bot cannot start" in said
    assert b"http://" not in said
    assert reason

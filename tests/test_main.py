"""The bot as its owner starts it: what it says when Discord does not want it, and an end in good order."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from bot.local.bot_process import bot_environment
from bot.local.config import LocalConfig
from bot.local.server import LocalDiscord

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
    async with asyncio.timeout(30):
        _, said = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


@pytest.mark.thorough
async def test_a_wrong_token_is_one_sentence(tmp_path: Path):
    async with LocalDiscord() as local:
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
    async with LocalDiscord(LocalConfig(token=LIKE_A_TOKEN)) as local:
        process = await start("run", "--settings", str(tmp_path), environment=bot_environment(local, tmp_path / "m.db"))
        await local.world.feed.until(lambda: local.gateway.online or None, 20.0)
        process.send_signal(signum)
        async with asyncio.timeout(10):
            _, said = await process.communicate()
    assert process.returncode == 0
    assert "Traceback" not in said.decode()
    assert local.token not in said.decode()
    assert "https://discord.com/oauth2/authorize?client_id=1234&scope=bot+applications.commands" in said.decode()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("address", "said"),
    [("BOT_GATEWAY_URL", "the gateway cannot be reached"), ("BOT_REST_URL", "Discord cannot be reached")],
)
async def test_it_waits_for_a_discord_that_is_not_there_yet(tmp_path: Path, address: str, said: str):
    nowhere = {"BOT_GATEWAY_URL": "ws://127.0.0.1:9/", "BOT_REST_URL": "http://127.0.0.1:9/api/v10"}[address]
    async with LocalDiscord() as local:
        environment = bot_environment(local, tmp_path / "m.db") | {address: nowhere}
        process = await start("run", "--settings", str(tmp_path), environment=environment)
        assert process.stderr is not None
        async with asyncio.timeout(30):
            for _ in range(2):
                while said.encode() not in (line := await process.stderr.readline()):
                    assert line
            process.send_signal(signal.SIGTERM)
            _, rest = await process.communicate()
    assert process.returncode == 0
    assert "Traceback" not in rest.decode()


@pytest.mark.thorough
async def test_a_token_taken_back_is_one_sentence(tmp_path: Path):
    async with LocalDiscord() as local:
        process = await start("run", "--settings", str(tmp_path), environment=bot_environment(local, tmp_path / "m.db"))
        await local.world.feed.until(lambda: local.gateway.online or None, 20.0)
        await local.gateway.disconnect(4004)
        async with asyncio.timeout(20):
            _, said = await process.communicate()
    assert process.returncode == 2
    assert "Discord does not know this token" in said.decode()
    assert "Traceback" not in said.decode()


@pytest.mark.thorough
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="who started whom is told by Linux' /proc")
async def test_play_starts_the_bot_again_and_finds_a_free_port(tmp_path: Path):
    async with LocalDiscord() as taken:
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
    async with asyncio.timeout(30):
        while b"http://127.0.0.1:" not in (line := await process.stdout.readline()):
            assert line
        while not await asyncio.to_thread((tmp_path / "play.db").exists):  # noqa: ASYNC110  another process makes it
            await asyncio.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, said = await process.communicate()
    assert process.returncode == 0
    assert "Traceback" not in said.decode()
    assert (tmp_path / "play.db").exists()

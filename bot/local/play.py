"""`python -m bot play`: the local Discord and the bot side by side, the bot as a process of its own that is started again if it dies."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from pathlib import Path

from bot.local.config import LocalConfig
from bot.local.server import LocalDiscord

PORT = 8137  # of the page, if it is free
FOLDER = Path("var")
PAUSE = 1.0  # seconds before a bot that died is started again
UNUSABLE = 2  # exit status of a bot that would fail again in the same way
GRACE = 10.0  # seconds a bot has to finish after being asked to


async def play(port: int = PORT, folder: Path = FOLDER) -> int:
    """Serve the page and keep the bot alive until cancelled; the bot's exit status if it cannot live."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    discord = await _opened(port, folder / "local-discord.json")
    try:
        sys.stdout.write(f"\n  The table is set: {discord.url}\n  Ctrl-C ends it.\n\n")
        sys.stdout.flush()
        return await _keep_alive(bot_environment(discord, folder / "play.db"), folder)
    finally:
        await discord.close()


def bot_environment(discord: LocalDiscord, database: Path) -> dict[str, str]:
    """What the bot is told of where it is: all of its environment."""
    return {
        "BOT_TOKEN": discord.token,
        "BOT_REST_URL": discord.rest_url,
        "BOT_GATEWAY_URL": discord.gateway_url,
        "BOT_DATABASE": str(database),
    }


async def _opened(port: int, keep: Path) -> LocalDiscord:
    """A local Discord on the port wished for, or on a free one if that is taken."""
    for wished in (port, 0):
        discord = LocalDiscord(LocalConfig(port=wished, keep=keep))
        try:
            await discord.start()
        except OSError:
            if wished == 0:
                raise
            sys.stdout.write(f"Port {port} is taken; a free one is used instead.\n")
        else:
            return discord
    raise AssertionError("unreachable")


async def _keep_alive(environment: dict[str, str], folder: Path) -> int:
    """Run the bot, and run it again whenever it dies, unless it says that something must be mended; end it when cancelled."""
    while True:
        command = (sys.executable, "-m", "bot", "run", "--settings", str(folder))  # no .env of the owner's is read
        bot = await asyncio.create_subprocess_exec(*command, env=environment)
        try:
            status = await bot.wait()
        finally:
            if bot.returncode is None:
                await _end(bot)
        if status == UNUSABLE:
            return status
        sys.stdout.write(f"The bot ended with status {status}; it is started again.\n")
        await asyncio.sleep(PAUSE)


async def _end(bot: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        bot.send_signal(signal.SIGTERM)
    try:
        await asyncio.wait_for(bot.wait(), GRACE)
    except TimeoutError:
        bot.kill()
        await bot.wait()

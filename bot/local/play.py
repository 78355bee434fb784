"""`python -m bot play`: a local Discord, and the bot as a process that is restarted if it dies."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.local.bot_process import BotProcess
from bot.local.config import LocalConfig
from bot.local.server import LocalDiscord

PORT = 8137  # of the page, if it is free
FOLDER = Path("var")
PAUSE = 1.0  # seconds before a bot that died is started again
UNUSABLE = 2  # exit status of a bot that would fail again in the same way


async def play(port: int = PORT, folder: Path = FOLDER) -> int:
    """Serve the page and keep the bot running until cancelled; returns its exit status if it cannot start."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    discord = await _opened(port, folder / "local-discord.json")
    bot = BotProcess(discord, folder / "play.db")
    try:
        sys.stdout.write(f"\n  The table is set: {discord.url}\n  Ctrl-C ends it.\n\n")
        sys.stdout.flush()
        return await _keep_alive(bot)
    finally:
        await bot.stop()
        await discord.close()


async def _opened(port: int, keep: Path) -> LocalDiscord:
    """A local Discord on the given port, or on a free one if that is taken."""
    discord = LocalDiscord(LocalConfig(port=port, keep=keep))
    try:
        await discord.start()
    except OSError:
        sys.stdout.write(f"Port {port} is taken; a free one is used instead.\n")
        discord = LocalDiscord(LocalConfig(keep=keep))
        await discord.start()
    return discord


async def _keep_alive(bot: BotProcess) -> int:
    """Run the bot and restart it whenever it dies, unless its exit status says that restarting is useless."""
    while True:
        await bot.start()
        status = await bot.wait()
        if status == UNUSABLE:
            return status
        sys.stdout.write(f"The bot ended with status {status}; it is started again.\n")
        sys.stdout.flush()
        await asyncio.sleep(PAUSE)

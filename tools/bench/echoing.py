"""A local Discord with the bot on it, an echo command beside its own."""

from __future__ import annotations

import contextlib
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from bot.ops.play import bot_environment, corner
from localdiscord.bot_process import BotProcess
from localdiscord.server import LocalDiscord


@contextlib.asynccontextmanager
async def echoing(*settings: str) -> AsyncIterator[tuple[LocalDiscord, Path]]:
    """The local Discord, and the file into which the bot writes how late its loop was; `settings` are those of bot_with_echo."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        lags = folder / "lags.json"
        async with LocalDiscord(corner(rates_enforced=False)) as discord:
            command = (sys.executable, "-m", "tools.bench.bot_with_echo", str(folder), str(lags), *settings)
            bot = BotProcess(discord, command, bot_environment(discord, folder / "bench.db"), folder / "bot.log")
            await bot.start()
            try:
                await bot.ready(120.0)
                yield discord, lags
            finally:
                await bot.stop()

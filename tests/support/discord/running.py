"""The bot as a process beside a local Discord, connected."""

import contextlib
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

from bot.ops.play import bot_process
from localdiscord.bot_process import BotProcess
from localdiscord.server import LocalDiscord


@contextlib.asynccontextmanager
async def running(
    discord: LocalDiscord, folder: Path, settings: Mapping[str, str] | None = None
) -> AsyncIterator[BotProcess]:
    """A bot with its database and its log in a folder; `settings` are more of its environment."""
    process = bot_process(discord, folder / "bot.db", folder / "bot.log", settings)
    await process.start()
    try:
        await process.ready()
        yield process
    finally:
        await process.stop()

"""A local Discord with the bot on it, an echo command beside its own."""

from __future__ import annotations

import contextlib
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from pathlib import Path
from types import MappingProxyType

import msgspec

from bot.ops.play import bot_process, corner
from localdiscord.bot_process import BotProcess
from localdiscord.config import LocalConfig
from localdiscord.server import LocalDiscord
from tools.bench.echo_cog import Watched, record_of

PROGRAM = ("-m", "tools.bench.bot_with_echo")
Furnish = Callable[[LocalDiscord, Path], Awaitable[None]]
"""Puts matches into the bot's empty file before it starts."""


async def unfurnished(_: LocalDiscord, __: Path) -> None:
    """There are no matches yet."""


@contextlib.asynccontextmanager
async def echoing(
    config: LocalConfig | None = None,
    furnish: Furnish = unfurnished,
    settings: Mapping[str, str] = MappingProxyType({}),
) -> AsyncIterator[tuple[LocalDiscord, BotProcess, Path]]:
    """The local Discord, by default without rate limits, the bot, and its file; `settings` are those of bot_with_echo."""
    with tempfile.TemporaryDirectory() as name:
        database = Path(name) / "bench.db"
        async with LocalDiscord(config or corner(rates_enforced=False)) as discord:
            await furnish(discord, database)
            bot = bot_process(discord, database, database.with_suffix(".log"), settings, program=PROGRAM)
            await bot.start()
            try:
                await bot.ready(120.0)
                yield discord, bot, database
            finally:
                await bot.stop()


async def timed_echo(discord: LocalDiscord, channel: str = "general") -> float:
    """The seconds of an echo."""
    started = time.perf_counter()
    await discord.person("chloe").command(channel, "echo")
    return time.perf_counter() - started


async def watched(discord: LocalDiscord, database: Path) -> Watched:
    """What was watched since the last time that this was asked; the first time begins it."""
    await discord.person("chloe").command("general", "watched")
    return msgspec.json.decode(record_of(database).read_bytes(), type=Watched)

"""Processes beside those that are measured: busy ones, and bots that are not ours."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from localdiscord.bot_process import BotProcess
from localdiscord.server import LocalDiscord
from tools.bench.bare_bot import GATEWAY_URL, REST_URL, TOKEN

BUSY = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: sum(range(100_000))"
"""Works until it is killed, or its parent has ended."""


@contextlib.contextmanager
def busy(count: int) -> Iterator[None]:
    """So many processes that never rest."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


@contextlib.asynccontextmanager
async def foreign_bot(discord: LocalDiscord, module: str, packages: Path | None = None) -> AsyncIterator[BotProcess]:
    """The bot in a module, which finds the local Discord in its environment; `packages` is a folder with more than ours."""
    addresses = {TOKEN: discord.token, REST_URL: discord.rest_url, GATEWAY_URL: discord.gateway_url}
    path = {} if packages is None else {"PYTHONPATH": str(packages)}
    with tempfile.TemporaryDirectory() as folder:
        command, log = (sys.executable, "-m", module), Path(folder) / "bot.log"
        bot = BotProcess(discord, command, os.environ | addresses | path, log)
        await bot.start()
        try:
            await bot.ready(60.0)
            yield bot
        finally:
            await bot.stop()

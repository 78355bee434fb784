"""The bot as it is, with an echo command beside its own and a watch on its event loop; for the bench alone.

Arguments: the folder of the settings, the file for the lags, and `unfilmed` if turns are to be posted without films.
"""

import asyncio
import json
import sys
import time
from pathlib import Path

import discord
from discord import app_commands
from discord.ext import commands

from bot import app
from bot.__main__ import main
from bot.workers.picture_cache import FilmCache
from tools.bench.baselines import echo

UNFILMED = "unfilmed"
TICK = 0.002  # s between two looks at the event loop


class Bench(commands.Cog):
    """The echo command, and a watch on the event loop."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seen: list[float] = []
        self.watch: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Begin to watch."""
        self.watch = asyncio.create_task(self.look())

    async def look(self) -> None:
        """Note by how much each short sleep is too long."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            self.seen.append(time.perf_counter() - before - TICK)

    @app_commands.command(description="Answers at once")
    async def echo(self, interaction: discord.Interaction) -> None:
        """Answer at once."""
        await echo(interaction)

    @app_commands.command(description="Writes the lags down and begins again")
    async def lags(self, interaction: discord.Interaction) -> None:
        """Write the lags down and begin again."""
        self.file.write_text(json.dumps(self.seen), encoding="utf-8")
        self.seen = []
        await echo(interaction)

    async def cog_unload(self) -> None:
        """Stop watching."""
        if self.watch is not None:
            self.watch.cancel()


async def setup(bot: app.GameBot) -> None:
    """Add the cog, for discord.py."""
    await bot.add_cog(Bench(Path(sys.argv[2])))


if __name__ == "__main__":
    app.GameBot.modules = (*app.GameBot.modules, "tools.bench.bot_with_echo")
    if UNFILMED in sys.argv:
        FilmCache.crowded = property(lambda _: True)  # type: ignore[assignment, method-assign]  # as after an outage
    sys.exit(main(["run", "--settings", sys.argv[1], "--no-player-limits"]))

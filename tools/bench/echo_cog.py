"""An echo command beside the bot's own, a watch on its event loop, and films as a bench wants them; see bot_with_echo."""

import asyncio
import gc
import io
import os
import time
from pathlib import Path

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from PIL import Image

from bot.client import app
from bot.matches.core.job import Job
from bot.workers.picture_cache import FilmCache
from tools.bench.bare_bot import echo

FILMS = "BENCH_FILMS"
UNFILMED, EARLY, LATE = "none", "early", "late"
LATER = 2.0  # s by which a late film is: longer than its turn waits for it
TICK = 0.002  # s between two looks at the event loop


class Watched(msgspec.Struct):
    """How late the event loop was at each look, and how long each garbage collection stopped it, in seconds."""

    lags: list[float] = []
    pauses: list[float] = []


def record_of(database: Path) -> Path:
    """The file for what is watched of the bot with a database."""
    return database.with_name("watched.json")


class Bench(commands.Cog):
    """The echo command, and a watch that the first `/watched` begins."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seen = Watched()
        self.watch: asyncio.Task[None] | None = None
        self.began = 0.0

    async def look(self) -> None:
        """Note by how much each short sleep is too long."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            self.seen.lags.append(time.perf_counter() - before - TICK)

    def collecting(self, phase: str, _: dict[str, int]) -> None:
        """Note how long a garbage collection takes."""
        if phase == "start":
            self.began = time.perf_counter()
        else:
            self.seen.pauses.append(time.perf_counter() - self.began)

    @app_commands.command(description="Answers at once")
    async def echo(self, interaction: discord.Interaction) -> None:
        """Answer at once."""
        await echo(interaction)

    @app_commands.command(description="Writes down what was watched and begins again")
    async def watched(self, interaction: discord.Interaction) -> None:
        """Write down what was watched and begin again."""
        if self.watch is None:
            self.watch = asyncio.create_task(self.look())
            gc.callbacks.append(self.collecting)
        self.file.write_bytes(msgspec.json.encode(self.seen))
        self.seen = Watched()
        await echo(interaction)

    @app_commands.command(description="Collects all garbage")
    async def collect(self, interaction: discord.Interaction) -> None:
        """Collect all garbage, as Python would if it took place by itself."""
        gc.unfreeze()
        gc.collect()
        await echo(interaction)

    async def cog_unload(self) -> None:
        """Stop watching."""
        if self.watch is not None:
            self.watch.cancel()
            gc.callbacks.remove(self.collecting)


async def setup(bot: app.GameBot) -> None:
    """Add the cog, for discord.py."""
    await bot.add_cog(Bench(record_of(Path(os.environ["BOT_DATABASE"]))))


async def _early(_: FilmCache, __: Job[bytes]) -> bytes:
    """A film that is there at once, of a single pixel."""
    film = io.BytesIO()
    Image.new("P", (1, 1)).save(film, "GIF")
    return film.getvalue()


async def _late(films: FilmCache, job: Job[bytes]) -> bytes:
    await asyncio.sleep(LATER)
    return await _shoot(films, job)


_shoot = FilmCache.shoot


def attach() -> None:
    """Add the cog to the bot, and make films as FILMS says."""
    app.GameBot.modules = (*app.GameBot.modules, __name__)
    films = os.environ.get(FILMS)
    if films == UNFILMED:
        FilmCache.crowded = property(lambda _: True)  # type: ignore[assignment, method-assign]  # as after an outage
    elif films is not None:
        FilmCache.shoot = {EARLY: _early, LATE: _late}[films]  # type: ignore[assignment, method-assign]

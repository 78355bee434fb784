"""The price of BOT_MENTIONS: processor time of the main process on many servers whose messages it hears and drops, beside one that hears none."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from bot.ops.play import bot_process, corner
from localdiscord.bot_process import BotProcess
from localdiscord.server import LocalDiscord
from localdiscord.world import World
from tools.bench.observed import worked
from tools.bench.puzzles import keep_puzzles
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample

SERVERS = sample(3, 1000)
RATE = 100  # messages a second on all servers together: one of each server in ten seconds, 8,640 a day
LASTS = sample(1, 15, 60)  # seconds of messages
ROUNDS = sample(1, 2)
SETTLED = float(sample(0, 10))  # seconds until a bot that has started is at rest
MOST = 3.0  # % of a core


@quiet("mentions.cpu")
def rows() -> Iterator[Row]:
    """The share of a core that hearing all messages takes."""
    yield asyncio.run(_measured())


async def _measured() -> Row:
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(corner(servers=SERVERS, rates_enforced=False)) as discord:
            spent = [
                await _spent(discord, Path(folder) / f"{switch}.db", switch)
                for _, switch in itertools.product(range(ROUNDS), ("off", "on"))
            ]
    off, on = (sum(spent[nth::2]) / ROUNDS for nth in range(2))
    each = (on - off) / 100 / RATE * 1e6
    text = f"{on - off:.2f} % ({on:.2f} % with, {off:.2f} % without), {each:.0f} µs a message"
    goal = f"<= {MOST:g} % of a core at {RATE} messages a second on {SERVERS} servers"
    return Row("mentions.cpu", text, goal, on - off <= MOST)


async def _spent(discord: LocalDiscord, database: Path, switch: str) -> float:
    """Percent of a core that a bot uses while people write."""
    await keep_puzzles(database)  # which it would make meanwhile
    bot = bot_process(discord, database, settings={"BOT_MENTIONS": switch})
    await bot.start()
    try:
        await bot.ready(120.0)
        await asyncio.sleep(SETTLED)
        return await _while_written(discord, bot)
    finally:
        await bot.stop()


async def _while_written(discord: LocalDiscord, bot: BotProcess) -> float:
    person = discord.person("ada")
    channels = itertools.cycle(_channels(discord.world))
    started, before = time.perf_counter(), worked(bot.pid)
    async for nth in _paced():
        person.send(next(channels), f"message {nth}, as people write them to each other all day")
    return 100 * (worked(bot.pid) - before) / (time.perf_counter() - started)


async def _paced() -> AsyncIterator[int]:
    """Count so many a second."""
    began = time.perf_counter()
    for nth in range(RATE * LASTS):
        await asyncio.sleep(max(0.0, began + nth / RATE - time.perf_counter()))
        yield nth


def _channels(world: World) -> list[int]:
    """A channel of each server in which people write."""
    return [next(one.id for one in world.channels_of(guild) if one.has_messages) for guild in world.guilds]

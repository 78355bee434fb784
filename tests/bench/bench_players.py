"""The house's players: how strong each level is against the one below, what a decision costs, and how long a person waits for it."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, cast

from bot.local.bot_process import BotProcess
from bot.local.config import LocalConfig
from bot.local.people import ClientMessage, UserClient
from bot.local.server import LocalDiscord
from bot.players import PLAYERS
from tests.bench.row import Row, sample
from tests.players.duel import duel
from tests.support.scene import Scene

GAMES_EACH = {"pitchout": 12, "forhonor": 12, "pitchbowl": 4, "offboard": 2}
LIMITS = {"pitchout": 2.0, "forhonor": 2.0, "pitchbowl": 4.0, "offboard": 2.0}  # s of processor time
FIRST = 3.0  # s from opening the panel to the answer of level 3
EXCHANGES = 20
CROWD = 20  # matches in which level 5 thinks while people play
SLOWER = 1.2


def rows() -> Iterator[Row]:
    """Strength and cost by game, then the local table."""
    for game in PLAYERS:
        games = sample(GAMES_EACH[game], 10 * GAMES_EACH[game])
        found = duel(game, "house:5", "house:4", games=games, seed=7)
        low, high = found.interval()
        said = f"{found.share:.0%} of {games} ({low:.0%} to {high:.0%})"
        yield Row(f"players.{game}.strength", said, "level 5 beats level 4; 65 to 80 % wanted", high >= 0.65)
        cost = found.at(0.95)
        yield Row(
            f"players.{game}.p95", cost, f"level 5: <= {LIMITS[game]:g} s of processor time", cost <= LIMITS[game]
        )
    waits, calm, crowded = asyncio.run(at_the_table())
    late = statistics.quantiles(waits, n=20)[18]
    yield Row("players.first_answer", late, f"level 3: p95 of {EXCHANGES} <= {FIRST:g} s", late <= FIRST)
    ratio = statistics.quantiles(crowded, n=20)[18] / statistics.quantiles(calm, n=20)[18]
    said = f"{ratio:.2f} x ({statistics.median(crowded) * 1000:.0f} over {statistics.median(calm) * 1000:.0f} ms in the middle)"
    yield Row("players.crowd", said, f"p95 of boards while {CROWD} members think <= {SLOWER:g} x calm", ratio <= SLOWER)


async def at_the_table() -> tuple[list[float], list[float], list[float]]:
    """Seconds until the house answers, and until presses of people are answered: in calm, and while the house thinks."""
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(LocalConfig(rates_enforced=False, rooms=1)) as discord:
            bot = BotProcess(discord, Path(folder) / "m.db", Path(folder) / "log")
            await bot.start()
            try:
                await bot.ready()
                waits = [wait async for wait in _exchanges(discord)]
                calm = await _presses(discord)
                for _ in range(CROWD):
                    await discord.person("dai").command("table-1", "practice", {"game": "offboard", "level": 5})
                return waits, calm, await _presses(discord)
            finally:
                await bot.stop()


async def _exchanges(discord: LocalDiscord) -> AsyncIterator[float]:
    table: Any = Scene(discord, cast("Any", None), cast("Any", None))  # answering needs neither services nor bot
    asked: ClientMessage | None = None
    for _ in range(EXCHANGES):
        if asked is None:  # the last match is over
            begun = await table.ada.command("arena", "practice", {"game": "offboard", "level": 3})
            asked = await _asked(table.ada, begun.shown.id)
        started = time.perf_counter()
        await table.answer(asked)
        after = await _asked(table.ada, asked.id)
        yield time.perf_counter() - started
        asked = None if "rematch:" in str(after) else after


async def _asked(person: UserClient, after: int) -> ClientMessage:
    """The next message that asks the person, or says that the match is over."""
    return await person.wait_for(
        lambda one: (person.id in one.mentions and "text:" in str(one)) or "rematch:" in str(one),
        after=after,
        timeout=60,
    )


async def _presses(discord: LocalDiscord) -> list[float]:
    """Boards that a spectator asks for: they are painted each time."""
    seconds = []
    for _ in range(40):
        started = time.perf_counter()
        await discord.person("chloe").command("general", "board", {"match": 1})
        seconds.append(time.perf_counter() - started)
    return seconds

"""Processor time of a turn, in echoes of a bare discord.py client, all in the same run; the peer's turns beside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

from bot.client.throttle import Rates
from bot.ops.play import corner
from localdiscord.bot_process import BotProcess
from localdiscord.server import LocalDiscord
from tools.bench.crowd import begun, crowded
from tools.bench.echoing import timed_echo
from tools.bench.observed import worked, worked_in_all
from tools.bench.peer import installed, peer, peer_turns
from tools.bench.processes import foreign_bot
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample, skipped

MATCHES = sample(2, 20, 60)
BEGUN = sample(1, 3)  # turns until the first flick of a match is next
TURNS = sample(4, 100, 300)
ECHOES = sample(100, 2000)
SETTLED = sample(0, 1) * (Rates.rest + 5.0)  # seconds until what is put off until a match rests is done
ALL, MAIN = 45.0, 12.0  # echoes


@quiet("cpu.turn", "cpu.main", "cpu.peer")
def rows() -> Iterator[Row]:
    """A turn's processor time: of all processes, of the main process, and of the peer."""
    echo = asyncio.run(_of_echo())
    main, everything = (seconds / echo for seconds in asyncio.run(_of_turn()))
    told = f"an echo of a bare client being {echo * 1000:.2f} ms"
    yield Row("cpu.turn", f"{everything:.1f} echoes, {told}", f"all processes, a turn <= {ALL:g}", everything <= ALL)
    yield Row("cpu.main", f"{main:.1f} echoes", f"main process, a turn <= {MAIN:g}", main <= MAIN)
    folder, reason = installed()
    if folder is None:
        yield skipped("cpu.peer", "told: a turn without pictures", reason)
        return
    theirs = asyncio.run(_of_peer(folder)) / echo
    yield Row("cpu.peer", f"{theirs:.1f} echoes", "told: a turn without pictures", held=True)


async def _of_echo() -> float:
    """Seconds of an echo of a bare client."""
    async with (
        LocalDiscord(corner(rates_enforced=False)) as discord,
        foreign_bot(discord, "tools.bench.bare_bot") as bot,
    ):
        await _echoes(discord)
        before = worked(bot.pid)
        await _echoes(discord)
        return (worked(bot.pid) - before) / ECHOES


async def _echoes(discord: LocalDiscord) -> None:
    for _ in range(ECHOES):
        await timed_echo(discord)


async def _of_turn() -> tuple[float, float]:
    """Seconds of a turn of Pitch Out with all that follows it, of the main process and of all."""
    furnish = partial(begun, count=MATCHES)
    async with crowded(corner(rates_enforced=False), furnish) as (crowd, bot, _):
        return await _for_each(bot, crowd.turns(range(1, MATCHES + 1)))


async def _of_peer(packages: Path) -> float:
    async with LocalDiscord(corner(rates_enforced=False)) as discord, peer(discord, packages) as bot:
        return (await _for_each(bot, peer_turns(discord)))[0]


async def _for_each(bot: BotProcess, turns: AsyncIterator[object]) -> tuple[float, float]:
    """Seconds of the main process and of all, for each of the turns."""
    await _taken(BEGUN * MATCHES, turns)
    main, everything = worked(bot.pid), worked_in_all(bot.pid)
    await _taken(TURNS, turns)
    return (worked(bot.pid) - main) / TURNS, (worked_in_all(bot.pid) - everything) / TURNS


async def _taken(count: int, turns: AsyncIterator[object]) -> None:
    for _ in range(count):
        await anext(turns)
    await asyncio.sleep(SETTLED)

"""The wait for a turn where each REST call takes as long as Discord's, in echoes of the same bot, cold and on a busy machine, too."""

from __future__ import annotations

import asyncio
import itertools
import statistics
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bot.ops.play import corner
from localdiscord.config import LocalConfig
from localdiscord.faults import RestFault
from localdiscord.server import LocalDiscord
from tools.bench.crowd import begun, crowded
from tools.bench.echoing import echoing, timed_echo
from tools.bench.peer import installed, peer, peer_turns
from tools.bench.processes import busy
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample, skipped
from tools.bench.turns import timed_turns, until_filmed
from tools.bench.waits import ratio

CALL = sample(10, 80) / 1000  # seconds of each REST call
TURNS, WARMING, STARTS = sample(2, 100, 300), sample(1, 20), sample(1, 5, 20)
BEFORE = sample(1, 3)  # turns of a match before the start: then its first flick is next
SETTLED = float(sample(0, 2))  # seconds until what is done after a turn is done
BUSY = sample(1, 2)  # processes beside
PATIENCE = 30.0  # seconds that an answer is waited for, and a film
USUAL, SLOW, FILMED = 2.0, 3.0, 4.0  # echoes


class Waits(NamedTuple):
    """Seconds until a turn's message with its picture, until its film, and of the echoes between."""

    posts: list[float]
    films: list[float]
    echoes: list[float]


@quiet("latency.warm", "latency.film", "latency.busy", "latency.cold", "latency.peer")
def rows() -> Iterator[Row]:
    """Turns of people, warm and on a busy machine, first turns after a start, and those of the peer."""
    warm, beside = asyncio.run(_of_turns())
    p95 = statistics.quantiles(warm.posts, n=20, method="inclusive")[18]
    echo = statistics.median(warm.echoes)
    yield Row(
        "latency.warm",
        f"{_medians(warm.posts, warm.echoes)}, p95 {p95 / echo:.2f} x",
        f"p50 of {TURNS} <= {USUAL:g} x echo, p95 <= {SLOW:g} x",
        statistics.median(warm.posts) <= USUAL * echo and p95 <= SLOW * echo,
    )
    yield _row("latency.film", warm.films, warm.echoes, FILMED, "the film in the message, p50")
    yield _row("latency.busy", beside.posts, beside.echoes, SLOW, f"{BUSY} busy processes beside, p50")
    yield _row("latency.cold", *asyncio.run(_of_starts()), SLOW, f"the first turn after each of {STARTS} starts, p50")
    folder, reason = installed()
    goal = "told: a turn without pictures"
    if folder is None:
        yield skipped("latency.peer", goal, reason)
        return
    theirs = asyncio.run(_of_peer(folder))
    yield Row("latency.peer", _medians(theirs, warm.echoes), goal, held=True)


def _row(name: str, waits: list[float], echoes: list[float], most: float, what: str) -> Row:
    held = statistics.median(waits) <= most * statistics.median(echoes)
    return Row(name, _medians(waits, echoes), f"{what} <= {most:g} x echo", held)


def _medians(waits: list[float], echoes: list[float]) -> str:
    return ratio(statistics.median(waits), statistics.median(echoes))


def _distant() -> LocalConfig:
    """A local Discord as far away as Discord; a late answer is one that took long, not an error."""
    return corner(rates_enforced=False, troubles=(RestFault(delay=CALL),), ack_seconds=PATIENCE)


async def _of_turns() -> tuple[Waits, Waits]:
    """The waits of warm turns: on a quiet machine, and with busy processes beside."""
    async with echoing(_distant(), begun) as (discord, *_):
        await _waits(discord, WARMING)
        warm = await _waits(discord, TURNS)
        with busy(BUSY):
            return warm, await _waits(discord, TURNS)


async def _waits(discord: LocalDiscord, count: int) -> Waits:
    found = Waits([], [], [])
    async for turn in timed_turns(discord):
        found.posts.append(turn.posted)
        if turn.flick is not None:
            found.films.append(await until_filmed(discord, turn, PATIENCE))
        found.echoes.append(await _echo(discord))
        if len(found.posts) >= count and found.films:
            return found
    raise AssertionError


async def _echo(discord: LocalDiscord) -> float:
    took = await timed_echo(discord)
    if took < CALL:
        raise AssertionError(
            f"an echo of {took * 1000:.0f} ms where a call takes {CALL * 1000:.0f}: nothing is delayed"
        )
    return took


async def _of_starts() -> tuple[list[float], list[float]]:
    """The seconds of the first turn after each start, in a match that has begun before, and of an echo after it."""
    turns: list[float] = []
    echoes: list[float] = []
    async with crowded(_distant(), partial(begun, count=STARTS)) as (crowd, bot, _):
        for _, number in itertools.product(range(BEFORE), range(1, STARTS + 1)):
            await crowd.turn(number)
        for number in range(1, STARTS + 1):
            await asyncio.sleep(SETTLED)
            await bot.stop()
            await bot.start()
            await bot.ready()
            took = await crowd.turn(number)
            if took is None or crowd.failures:
                raise AssertionError(f"the first turn was not seen: {crowd.failures}")
            turns.append(took)
            echoes.append(await _echo(crowd.discord))
    return turns, echoes


async def _of_peer(packages: Path) -> list[float]:
    async with LocalDiscord(_distant()) as discord, peer(discord, packages):
        turns = peer_turns(discord)
        return [await anext(turns) for _ in range(TURNS)]

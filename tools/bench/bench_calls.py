"""REST calls of a turn that count against Discord's 50 a second: films in time and late; and a busy server that must leave calls to others."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

from bot.client.throttle import Rates
from bot.ops.play import corner
from localdiscord.log import LoggedCall
from localdiscord.server import LocalDiscord
from tools.bench.bot_with_echo import HURRIED
from tools.bench.crowd import PEOPLE, Crowd, begun, crowded
from tools.bench.echo_cog import EARLY, FILMS, LATE
from tools.bench.peer import installed, peer, peer_turns
from tools.bench.row import Row, sample, skipped
from tools.bench.turns import ignore
from tools.demo.players import Table, asking

FREE = ("/api/v10/interactions/", "/api/v10/webhooks/")
"""Beginnings of the paths of answers to interactions, which Discord does not count."""
MATCHES, EACH = sample(2, 20), sample(2, 5)  # turns of each
BEGUN = sample(1, 3)  # turns until the first flick of a match is next
SETTLED = (
    Rates.rest + 5.0 if sample(0, 1) else 3.0
)  # seconds until what is put off until a match rests is done, a late film included
IN_TIME, TOO_LATE, TYPED = 2.0, 3.0, 3.1  # calls of a turn; a match that ends has some more
AT_ONCE = sample(4, 40)  # matches of the busy server
LASTS = float(sample(1, 20))  # seconds for which it is busy
Play: TypeAlias = Callable[[Crowd, int], Awaitable[int]]
"""Has all matches played, so many turns of each; returns the turns taken."""
PATIENCE = 30.0  # seconds that an answer is waited for: one that takes long is no error here
MANY = 1000  # more turns than a match has
SHARE = 40.0  # calls a second of Discord's 50: the rest is for what is not posted


def rows() -> Iterator[Row]:
    """Calls of a turn with its film in time, with a late one, of typed moves, of the peer, and of a busy server."""
    quick, late = (asyncio.run(_of_a_turn(films, _pressed)) for films in (EARLY, LATE))
    yield Row(
        "calls.in_time", quick, f"a turn, its film in time <= {IN_TIME:g}, mean of {MATCHES * EACH}", quick <= IN_TIME
    )
    slow, typed = (asyncio.run(_of_a_turn(EARLY, play, rounds=EACH, each=1)) for play in (_pressed, _typed))
    goal = f"the same, its match resting after each turn <= {IN_TIME:g}"
    yield Row("calls.at_leisure", slow, goal, slow <= IN_TIME)
    goal = f"the same by typed moves, which press nothing <= {TYPED:g}, and more: old buttons are removed by a call"
    yield Row("calls.typed", typed, goal, slow < typed <= TYPED)
    goal = f"a turn, its film late <= {TOO_LATE:g}, and more than in time: the film is added"
    yield Row("calls.late", late, goal, quick < late <= TOO_LATE)
    yield _of_the_peer()
    rate, turns, refused = asyncio.run(_of_a_busy_server())
    yield Row(
        "calls.busy_server",
        f"{rate:.1f} calls a second, {turns / LASTS:.1f} turns a second, {refused} refused",
        f"{AT_ONCE} matches at once for {LASTS:g} s, Discord's limits on: <= {SHARE:g} a second, none refused",
        rate <= SHARE and not refused,
    )


def counted(calls: Sequence[LoggedCall]) -> list[LoggedCall]:
    """The calls that Discord counts against a bot's 50 a second."""
    return [call for call in calls if not call.path.startswith(FREE)]


async def _of_a_turn(films: str, play: Play, rounds: int = 1, each: int = EACH) -> float:
    """Calls of a turn of Pitch Out, in matches side by side that have begun and rest after each round of so many turns."""
    config = corner(rates_enforced=False, ack_seconds=PATIENCE)
    settings = {FILMS: films, HURRIED: "1"}  # four people press the buttons of all matches
    async with crowded(config, partial(begun, count=MATCHES), settings) as (crowd, *_):
        await _typed(crowd, BEGUN)
        log = crowd.discord.log
        before = len(counted(log.requests))
        turns = sum([await play(crowd, each) for _ in range(rounds)])
        return (len(counted(log.requests)) - before) / turns


async def _pressed(crowd: Crowd, most: int) -> int:
    """Have all matches played side by side by the buttons below turns, so many of each, and wait for what is done after them; the turns taken."""

    async def play(number: int) -> int:
        match = await crowd.file.get(number)
        people = tuple(map(crowd.discord.person, PEOPLE))
        table = Table(crowd.discord, people, ignore, {})
        table.thread = match.thread if match is not None else 0
        message = await table.next_turn()
        for taken in range(most):
            if asking(message) is None:
                return taken
            await table.answer(message)
            message = await table.next_turn(message.id)
        return most

    turns = await asyncio.gather(*map(play, range(1, MATCHES + 1)))
    await asyncio.sleep(SETTLED)
    return sum(turns)


async def _typed(crowd: Crowd, most: int) -> int:
    return await _played(crowd, MATCHES, most)


async def _played(crowd: Crowd, matches: int, most: int, seconds: float = math.inf) -> int:
    """Play matches side by side by typed moves, so many turns of each at most, and wait for what is done after them; the turns taken."""
    end = time.perf_counter() + seconds

    async def play(number: int) -> int:
        taken = 0
        while taken < most and time.perf_counter() < end and await crowd.turn(number) is not None:
            taken += 1
        return taken

    turns = await asyncio.gather(*map(play, range(1, matches + 1)))
    if crowd.failures:
        raise AssertionError(f"a turn was not seen: {crowd.failures}")
    await asyncio.sleep(SETTLED)
    return sum(turns)


def _of_the_peer() -> Row:
    goal = "told: a turn, which is the answer to its press"
    folder, reason = installed()
    if folder is None:
        return skipped("calls.peer", goal, reason)
    return Row("calls.peer", asyncio.run(_of_peer(folder)), goal, held=True)


async def _of_peer(packages: Path) -> float:
    async with LocalDiscord(corner(rates_enforced=False)) as discord, peer(discord, packages):
        turns = peer_turns(discord)
        before = len(counted(discord.log.requests))
        for _ in range(EACH):
            await anext(turns)
        return (len(counted(discord.log.requests)) - before) / EACH


async def _of_a_busy_server() -> tuple[float, int, int]:
    """Calls a second, turns, and calls refused for being too many, while all matches are played as fast as the bot goes."""
    async with crowded(corner(), partial(begun, count=AT_ONCE), {HURRIED: "1"}) as (crowd, *_):
        log = crowd.discord.log
        before, started = len(log.requests), crowd.discord.clock.now()
        turns = await _played(crowd, AT_ONCE, MANY, LASTS)
        calls = counted(log.requests[before:])
        rate = sum(call.at <= started + LASTS for call in calls) / LASTS
        return rate, turns, sum(call.status == 429 for call in calls)

"""A day's mix in minutes: turns of all games, large ladders, rules, histories. Measures event-loop lag and the memory of all processes."""

import asyncio
import contextlib
import itertools
import random
import sqlite3
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from bot.games import GAMES
from bot.ops.play import corner
from localdiscord.bot_process import BotProcess
from localdiscord.interaction import Interaction
from localdiscord.people import UserClient
from localdiscord.server import LocalDiscord
from tools.bench.crowd import Crowd, crowded, live_matches
from tools.bench.observed import proportional, samples
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample

MATCHES = sample(16, 240)  # of which twelve are played at a time
LIVE = 12
TURNS = sample(25, 150, 2500)
LOOKS = 3  # turns between two looks at something else
ON_LADDER = sample(100, 10_000)
LAG = 0.008  # seconds, of which the histogram has a bucket
MEMORY = 400  # MiB, of all processes
GROWTH = 0.05  # of the memory, over the second half
MIX: tuple[tuple[str, dict[str, str]], ...] = (
    ("leaderboard", {"game": "pitchout"}),
    ("leaderboard", {"game": "pitchout", "scope": "world"}),
    ("rules", {"game": "pitchout", "topic": "flick"}),
    ("turns", {}),
    ("profile", {}),
    ("history", {}),
)
MIB = 2**20


@quiet("day.loop_held_up", "day.memory")
def rows() -> Iterator[Row]:
    """The lag of the loop, then memory."""
    yield from asyncio.run(_day())


async def _day() -> list[Row]:
    config = corner(active_threads=MATCHES + 100, rates_enforced=False, log_kept=1000)
    async with crowded(config, _furnish) as (crowd, bot, database):
        return await _played(crowd, crowd.discord.person("ada"), bot, database)


async def _furnish(discord: LocalDiscord, database: Path) -> None:
    await live_matches(discord, database, MATCHES, games=tuple(GAMES))
    _fill_ladders(database, discord.world.guild.id)


async def _played(crowd: Crowd, looker: UserClient, bot: BotProcess, database: Path) -> list[Row]:
    before = await samples(database)
    memory: list[float] = []
    mix = itertools.cycle(MIX)
    numbers = list(range(1, MATCHES + 1))
    luck = random.Random(4)
    turns, looks = 0, 0
    while turns < TURNS and len(numbers) >= LIVE:
        nth = luck.randrange(LIVE)
        pressed = await crowd.move(numbers[nth])  # not every one is posted: some decisions are secret
        if pressed is None:
            numbers[nth : nth + 1] = [numbers.pop()] if len(numbers) > LIVE else []
            continue
        await crowd.discord.world.feed.until(partial(_settled, pressed), 60.0)
        turns += 1
        if turns % LOOKS == 0:
            looks += 1
            await _look(looker, *next(mix))
        if turns % 25 == 0:
            memory.append(proportional(bot.pid) / MIB)
    after = await samples(database)

    def more(sample: str) -> float:
        return after[sample] - before[sample]

    def within(figure: str) -> float:
        return more(f"{figure}_bucket{{le={LAG:g}}}") / more(f"{figure}_count")

    held_up, lag = within("pichenette_loop_held_up_seconds"), within("pichenette_loop_lag_seconds")
    late = memory[len(memory) // 2 :]
    grown = late[-1] / late[0] - 1
    mixed = f"{turns} turns in {LIVE} matches at a time, {looks} looks at ladders of {ON_LADDER}, rules, histories"
    return [
        Row(
            "day.loop_held_up",
            f"{held_up:.2%} within {LAG * 1000:g} ms; waiting for a core counted in, {lag:.2%}",
            f"{mixed}: 99 %",
            held_up >= 0.99,
        ),
        Row(
            "day.memory",
            f"{max(memory):.0f} MiB PSS at most, {grown:+.1%} over the second half",
            f"<= {MEMORY} MiB, <= {GROWTH:+.0%}",
            max(memory) <= MEMORY and grown <= GROWTH,
        ),
    ]


def _settled(pressed: Interaction) -> bool | None:
    return pressed.settled or None


async def _look(looker: UserClient, command: str, options: dict[str, str]) -> None:
    """Look at something; of a ladder, at its next page as well."""
    shown = (await looker.command("arena", command, options)).message
    onward = [one["custom_id"] for one in shown.buttons if ".on" in one.get("custom_id", "")] if shown else []
    if shown and onward:
        await looker.press(shown, custom_id=onward[0])


def _fill_ladders(database: Path, guild: int) -> None:
    luck, now = random.Random(3), time.time_ns() // 1_000_000
    people = [(1_000_000 + nth, 10**15 + nth, f"player {nth}") for nth in range(ON_LADDER)]
    standings = [
        (
            "pitchout",
            ladder,
            0,
            one,
            luck.gauss(25, 5),
            luck.uniform(1, 6),
            5 + one % 50,
            3,
            0,
            2 + one % 50,
            1500,
            now - luck.randrange(10**9),
        )
        for ladder in (guild, 0)
        for one, _, _ in people
    ]
    with contextlib.closing(sqlite3.connect(database)) as db, db:
        db.executemany("INSERT INTO players (id, discord_id, name) VALUES (?, ?, ?)", people)
        db.executemany("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)", standings)

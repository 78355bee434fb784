"""House players: each level's strength against the one below, the cost of a decision, and the time that a person waits."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from bot.games import GAMES, PLAYERS
from bot.games.contract.base import Answer
from bot.games.contract.flick_game import Simulator
from bot.games.contract.luck import Rng
from bot.games.pitchbowl.rules import values as pitchbowl
from bot.games.pitchbowl.rules.asks import ask_id
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchout.rules import values as pitchout
from bot.games.pitchout.rules.judgement import judged as referee
from bot.ops.play import bot_process, corner
from bot.physics.flick import flick
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace
from localdiscord.server import LocalDiscord
from tools.bench.house import exchanges
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bench.turns import Turn, take, timed_turns
from tools.players.duel import Duel, duel, together

LEVELS = ("house:5", "house:4")
AGAINST: dict[str, dict[tuple[str, str], float]] = {
    "pitchout": {("house:5@1.5", "contact:1.5"): 0.95, ("house:5@4", "contact:4"): 0.7},
    "forhonor": {("house:5", "simple"): 0.8},
    "pitchbowl": {("house:5@2", "simple"): 0.8},
    "offboard": {("house:5", "random"): 0.99, ("house:5", "depth:3"): 0.75},
}
"""By game: a player, a simple one, and the share of matches that the first should win."""
GAMES_EACH = {"pitchout": 120, "forhonor": 120, "pitchbowl": 40, "offboard": 20}  # in a full sample, between the levels
GAMES_AGAINST = {"pitchout": 60, "forhonor": 120, "pitchbowl": 20, "offboard": 20}  # and against each simple player
LONGEST = sample(4, 3000)  # answers of a match
LIMITS = {"pitchout": 2.0, "forhonor": 2.0, "pitchbowl": 4.0, "offboard": 2.0}  # s of processor time
FIRST = 3.0  # s from opening the panel to the answer of level 3
EXCHANGES = sample(2, 20)
ANSWERS = sample(10, 150)  # from which flicks are judged
RUNS = sample(1, 5)  # of each
LUCK = Rng(b"judged")
JUDGED = 1.6  # times a flick
TURNS = sample(2, 100, 300)  # of people, in calm and in a crowd
WARMING = sample(1, 30)  # turns before
CROWD = sample(1, 20)  # decisions of level 5 that wait, at least, while people play
BETWEEN = 0.1  # seconds from one match of a crowd to the next
SETTLED = float(sample(0, 3))  # seconds after the last match of a crowd has begun
PATIENCE = float(sample(60, 1800))  # seconds until all turns in a crowd are taken
SLOWER = 1.2


def rows() -> Iterator[Row]:
    """Strength and cost by game, what it takes to judge a flick, then waits on the local Discord."""
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        lines = {line: _matches(processes, *line) for line in _lines()}
        for (game, one, two), matches in lines.items():
            yield from _strength(game, one, two, together(match.result() for match in matches))
    for game, judge in (("pitchout", _by_the_referee), ("pitchbowl", _by_the_rules)):
        ratio = judged(game, judge)
        yield Row(f"players.{game}.judged", ratio, f"a flick judged <= {JUDGED:g} x the flick", ratio <= JUDGED)
    yield from _waits()


def _lines() -> Iterator[tuple[str, str, str]]:
    """The pairings of players, by game."""
    for game in PLAYERS:
        yield game, *LEVELS
        yield from ((game, one, two) for one, two in AGAINST[game])


def _matches(processes: ProcessPoolExecutor, game: str, one: str, two: str) -> list[Future[Duel]]:
    """The matches of a line, begun."""
    count = sample(1, 1, (GAMES_EACH if (one, two) == LEVELS else GAMES_AGAINST)[game])
    match = partial(duel, game, one, two, games=1, seed=7, longest=LONGEST)
    return [processes.submit(match, first=nth) for nth in range(count)]


def _strength(game: str, one: str, two: str, found: Duel) -> Iterator[Row]:
    low, high = found.interval()
    text = f"{found.won}-{found.lost}, {found.drawn} draws ({low:.0%} to {high:.0%})"
    if (one, two) != LEVELS:
        wanted = AGAINST[game][one, two]
        yield Row(f"players.{game}.{two}", text, f"{one} wins {wanted:.0%}", high >= wanted)
        return
    yield Row(f"players.{game}.strength", text, "level 5 beats level 4; 65 to 80 % wanted", high >= 0.65)
    cost = found.at(0.95)
    yield Row(f"players.{game}.p95", cost, f"level 5: <= {LIMITS[game]:g} s of processor time", cost <= LIMITS[game])


@quiet("players.first_answer", "players.crowd")
def _waits() -> Iterator[Row]:
    waits, calm, crowded = asyncio.run(at_the_table())
    late = statistics.quantiles(waits, n=20)[18]
    yield Row("players.first_answer", late, f"level 3: p95 of {EXCHANGES} <= {FIRST:g} s", late <= FIRST)
    slowest, usual = (statistics.quantiles(seconds, n=100)[98] for seconds in (crowded, calm))
    ratio = slowest / usual
    text = f"{ratio:.2f} x ({slowest * 1000:.0f} over {usual * 1000:.0f} ms)"
    goal = f"p99 of {len(crowded)} turns of people, {CROWD} decisions of level 5 waiting <= {SLOWER:g} x calm"
    yield Row("players.crowd", text, goal, ratio <= SLOWER)


def judged(game: str, judge: Callable[..., object]) -> float:
    """The processor time of flicks with what the house makes of them, as a multiple of that of physics; the quickest of some runs each."""
    rules, player, rng = GAMES[game], PLAYERS[game], Rng(b"judged")
    within, total, state = 0.0, 0.0, rules.setup(2, rules.spec.complete({}), rng).state
    for _ in range(ANSWERS):
        asks = rules.asks(state)
        if not asks:
            break
        action = player.choose(rules.view(state, asks[0].seat), asks[0], 1, rng)
        if isinstance(action, pitchout.Flick | pitchbowl.Flick):
            quickest = min(_timed(partial(judge, state=state, seat=asks[0].seat, action=action)) for _ in range(RUNS))
            total, within = total + quickest[0], within + quickest[1]
        state = rules.apply(state, Answer(asks[0].id, asks[0].seat, action), rng).state
    return total / within


def _timed(judge: Callable[[Simulator], object]) -> tuple[float, float]:
    """Seconds of processor time of all and of physics."""
    within = 0.0

    def simulate(table: Table, launches: tuple[Launch, ...]) -> Trace:
        nonlocal within
        started = time.process_time()
        trace = flick(table, launches)
        within += time.process_time() - started
        return trace

    started = time.process_time()
    judge(simulate)
    return time.process_time() - started, within


def _by_the_referee(simulate: Simulator, state: Any, seat: int, action: Any) -> object:  # noqa: ARG001 - as the other
    return referee(simulate, state, action.puck, action.angle, action.strength)


def _by_the_rules(simulate: Simulator, state: Any, seat: int, action: Any) -> object:
    return PitchBowl(simulate).apply(state, Answer(ask_id(state, seat), seat, action), LUCK)


async def at_the_table() -> tuple[list[float], list[float], list[float]]:
    """Seconds until the house answers, and of turns of two people: in calm, and while decisions of the house wait."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "m.db"
        async with LocalDiscord(corner(rates_enforced=False, rooms=1)) as discord:
            bot = bot_process(discord, database, Path(folder) / "log")
            await bot.start()
            try:
                await bot.ready(120.0)
                exchanged = exchanges(discord)
                waits = [await anext(exchanged) for _ in range(EXCHANGES)]
                turns = timed_turns(discord)
                await take(WARMING, turns)
                calm = await take(TURNS, turns)
                return waits, calm, await _in_a_crowd(discord, database, turns)
            finally:
                await bot.stop()


async def _in_a_crowd(discord: LocalDiscord, database: Path, turns: AsyncIterator[Turn]) -> list[float]:
    """Seconds of turns of two people while decisions of the house wait.

    Practice is begun side by side: its command waits for the first move of the house, which is a decision in half the matches.
    """
    dai, crowded = discord.person("dai"), list[float]()
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as practice:
        while len(crowded) < TURNS:
            while _waiting(database) < 2 * CROWD:
                practice.create_task(dai.command("room-1", "practice", {"game": "offboard", "level": 5}))
                await asyncio.sleep(BETWEEN)
            await asyncio.sleep(SETTLED)
            while len(crowded) < TURNS and _waiting(database) >= CROWD:
                crowded += await take(1, turns)
    return crowded


def _waiting(database: Path) -> int:
    """The number of pending decisions of the house."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as stored:
        count: int = stored.execute("SELECT count(*) FROM timers WHERE kind = 'think'").fetchone()[0]
        return count

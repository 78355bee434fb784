"""One run: the local Discord, the bot's lives, and the people, from one seed."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.client.app import import_extensions
from bot.matches.work.timer_policy import COUNTED
from bot.ops.play import corner
from bot.settings import Secret, Settings
from cogs.running import assembly
from localdiscord.events import BotPresence, Event
from localdiscord.server import LocalDiscord
from tools.bottle.checkers import CHECKERS, Checker, Watch
from tools.bottle.checks.history import Holders, Played
from tools.bottle.determinism import World, controlled
from tools.bottle.drivers import Drivers
from tools.bottle.entropy import Entropy
from tools.bottle.injected import Fault, FaultKind, Injected
from tools.bottle.lives import Lives
from tools.bottle.logs import Logs, logged
from tools.bottle.loop import BottlePolicy, VirtualLoop, run
from tools.bottle.people import People
from tools.bottle.plan import Plan
from tools.bottle.posts import Posts
from tools.bottle.process import Process
from tools.bottle.storage import Files
from tools.bottle.trace import Trace

MEMORY = Path("/dev/shm")  # noqa: S108  where files cost no waiting for a disk
CONNECTED = 600.0  # s in which a bot must be connected
CARRIED = 3600.0  # s in which all posts must be made once nothing goes wrong any more
SETTLED = 15.0  # s in which the bot has answered everything that was pressed
HUNG = 330.0  # s after which it has given up requests that nobody answered: aiohttp does after five minutes
DAY = 86_400.0  # s
LOOK = 0.25  # times the usual thinking, between two looks whether a run is over
BREAKING = {
    FaultKind.CUT,
    FaultKind.OUTAGE,
    FaultKind.SLOW,
    FaultKind.BROKEN,
}  # faults that may end the gateway's connection
CPU = time.process_time

import_extensions()  # in the product's order, which is that of its commands


@dataclass
class Report:
    """What a run came to; `found` says what is wrong, a sentence each."""

    seed: int
    turns: int = 0
    answers: int = 0
    hours: float = 0.0
    lives: int = 1
    digest: str = ""
    length: int = 0
    cpu: float = 0.0
    found: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        rate = self.turns / self.cpu if self.cpu else 0.0
        return (
            f"seed {self.seed}: {self.turns} turns, {self.hours:.1f} virtual hours, hash {self.digest} of {self.length}, "
            f"{rate:.1f} turns a second of CPU"
        )


class Bottle:
    """Everything in one run, for those who inject and those who check."""

    def __init__(self, plan: Plan, world: World, folder: Path, logs: Logs, trace: Trace) -> None:
        self.plan = plan
        self.world = world
        self.loop = world.loop
        self.entropy = world.entropy
        self.database = folder / "bot.db"
        self.files = world.files
        self._plain: sqlite3.Connection | None = None
        self.logs = logs
        self.trace = trace
        self.injected = Injected()
        self._away: list[Fault] = []
        self.discord = LocalDiscord(corner(rates_enforced=False, fault_seed=plan.seed), log=trace)
        trace.of(self.discord)
        self.people = People(self.discord, plan, world.entropy)
        self.posts = Posts(self.discord)
        self.bots = world.bots
        self.watches: dict[type[Watch], Watch] = {}
        self.last_looks: list[Callable[[], Awaitable[None]]] = []
        """What is done just before the bot is stopped, when nothing is left to be done."""
        self.holders = Holders(self)
        self.history: list[Played] | None = None  # once the bot is stopped
        self.lives = Lives(self._life, world.entropy.of("lives"), self._gone)
        self.discord.world.feed.listen(self._heard)

    @property
    def process(self) -> Process | None:
        """The bot's newest process."""
        return self.lives.process

    async def _life(self) -> None:
        settings = Settings(
            token=Secret(self.discord.token),
            rest_url=self.discord.rest_url,
            gateway_url=self.discord.gateway_url,
            database=self.database,
            sends=0,
        )
        await assembly.run(settings, limited=False)

    def _gone(self) -> None:
        """The bot is gone until it is connected again."""
        self._away.append(self.injected.begin(FaultKind.DEATH, self.discord.world.clock.now()))

    def _heard(self, event: Event) -> None:
        """Note how long the bot is not connected, where something that was injected explains it."""
        if not isinstance(event, BotPresence):
            return
        now = self.discord.world.clock.now()
        if event.online:
            for one in self._away:
                one.until = now
            self._away.clear()
        elif self.lives.kept and self.injected.explains(BREAKING, now, now):
            self._away.append(self.injected.begin(FaultKind.OUTAGE, now))

    @property
    def longest(self) -> int:
        """The longest time for a decision in ms with which matches are to end by their clocks: seats are out after three of them."""
        return int(self.plan.ending * 3_600_000) // COUNTED

    async def online(self) -> None:
        """Wait until the bot is connected. Raises TimeoutError."""
        async with asyncio.timeout(CONNECTED):
            while not self.discord.gateway.online:  # noqa: ASYNC110  it may end before
                await asyncio.sleep(0.05)

    async def ended(self) -> None:
        """Wait until no match is played any more, or ought not to be."""
        sql = "SELECT count(*) FROM matches WHERE status = 'running' AND allowed <= ?"
        await self._none(sql, 3600 * self.plan.ending, 60.0, self.longest)

    async def carried(self) -> None:
        """Wait until no post is left to be made, or ought not to be."""
        await self._none("SELECT count(*) FROM posts WHERE state = 'pending'", CARRIED, 1.0)

    async def _none(self, sql: str, seconds: float, look: float, *given: Any) -> None:
        """Wait until there is none, for so long at most."""
        until = self.loop.time() + seconds
        while self.loop.time() < until and self.count(sql, *given):  # noqa: ASYNC110  a database tells nobody
            await asyncio.sleep(look)

    def count(self, sql: str, *given: Any) -> int:
        """A number from the database."""
        return int(self.rows(sql, *given)[0][0])

    def rows(self, sql: str, *given: Any) -> list[tuple[Any, ...]]:
        """Rows of the database; `given` stand for the question marks."""
        if self._plain is None:  # kept, for a new one reads the whole schema
            self._plain = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        return self._plain.execute(sql, given).fetchall()

    def close(self) -> None:
        """Read no more from the database."""
        if self._plain is not None:
            self._plain.close()


def play(plan: Plan, checkers: tuple[Checker, ...] = CHECKERS, lines: Path | None = None) -> Report:
    """Run a plan from beginning to end."""
    gc.collect()  # of what an earlier run has left behind; during a run nothing is collected
    with _folder() as folder, logged() as logs:
        world = World(VirtualLoop(plan.seed, DAY * plan.day), Entropy(plan.seed), Files())
        trace = Trace(lines)
        report = Report(plan.seed)
        former = asyncio.get_event_loop_policy()
        begun = CPU()
        try:
            with controlled(world):
                asyncio.set_event_loop_policy(BottlePolicy())
                run(_played(plan, world, folder, logs, trace, checkers, report), world.loop)
                report.cpu = CPU() - begun  # before garbage is collected again, as it is before the next run
        finally:
            asyncio.set_event_loop_policy(former)
            trace.close()
        report.digest, report.length = trace.digest, trace.length
        return report


async def _played(
    plan: Plan,
    world: World,
    folder: Path,
    logs: Logs,
    trace: Trace,
    checkers: tuple[Checker, ...],
    report: Report,
) -> None:
    bottle = Bottle(plan, world, folder, logs, trace)
    bottle.watches = {checker.watch: checker.watch(bottle) for checker in checkers if checker.watch is not None}
    with contextlib.closing(bottle):
        await _lived(bottle, checkers, report)


async def _lived(bottle: Bottle, checkers: tuple[Checker, ...], report: Report) -> None:
    """Everything that happens in a run, and what the checkers say of it."""
    plan, loop = bottle.plan, bottle.loop
    begun = loop.time()
    async with bottle.discord:
        bottle.lives.begin()
        await bottle.online()
        drivers = Drivers(bottle)
        bottle.people.begin()
        drivers.begin()
        until = begun + 3600 * plan.hours
        while len(bottle.people.accepted) < plan.answers and loop.time() < until:  # noqa: ASYNC110  see the next line
            await asyncio.sleep(LOOK * plan.pace)
        await bottle.people.stop()
        await drivers.stop()
        await bottle.online()
        await asyncio.sleep(HUNG if plan.faults else SETTLED)
        await bottle.ended()
        await bottle.carried()
        for look in bottle.last_looks:
            await look()
        await bottle.lives.end()
        report.hours = (loop.time() - begun) / 3600
        report.turns = bottle.count("SELECT count(*) FROM turns")
        report.lives += len(bottle.lives.dead)
        report.answers = len(bottle.people.accepted)
        for checker in checkers:
            report.found += await checker.at_end(bottle)
        bottle.lives.bury()


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    with TemporaryDirectory(prefix="bottle", dir=MEMORY if MEMORY.is_dir() else None) as name:
        yield Path(name)

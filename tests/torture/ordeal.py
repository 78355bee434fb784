"""A crowd using a bot under faults, and the final checks."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.ops.play import bot_process, corner
from localdiscord.bot_process import BotProcess
from localdiscord.events import Event, InteractionChanged, MessageAdded
from localdiscord.interaction import InteractionState
from localdiscord.server import LocalDiscord
from tests.torture.crowd import Crowd
from tools.bottle.verdict import differences, unanswered

SEED = 5
LIVES = (0, 100)  # answers a bot gives before it is struck at; not seconds, for a busy machine plays slowly
LONGEST = 10.0  # seconds it may take for them
STILLBORN = 0.1  # of the bots are killed before they are connected
PROBED = 1  # tables whose every button is tried after each start
CARRIED = 120.0  # seconds in which all posts must be made once nothing goes wrong any more


def _anything(_: Event) -> bool:
    """At whatever moment."""
    return True


def _posted(happening: Event) -> bool:
    """The bot's message exists, and the bot does not know it yet."""
    return isinstance(happening, MessageAdded) and happening.message.only_for is None


def _answered(happening: Event) -> bool:
    """A user has just been answered."""
    return isinstance(happening, InteractionChanged) and happening.interaction.state is InteractionState.ANSWERED


def _asked(happening: Event) -> bool:
    """A user has just pressed or typed something."""
    return isinstance(happening, InteractionChanged) and happening.interaction.state is InteractionState.PENDING


MOMENTS: tuple[Callable[[Event], bool], ...] = (_anything, _posted, _answered, _asked)
SOON = 0.03  # seconds after a press in which it is thought about, kept and answered


@dataclass
class Ordeal:
    """A crowd in front of a bot that does not live long."""

    discord: LocalDiscord
    crowd: Crowd
    bot: BotProcess
    database: Path
    log: Path
    alive: list[tuple[float, float]] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    pressed: int = 0

    async def start(self) -> float:
        """Start it; the moment it was connected."""
        begun = time.perf_counter()
        await self.bot.start()
        await self.bot.ready()
        self.starts.append(time.perf_counter() - begun)
        return time.time()

    async def begin(self) -> None:
        """Have a match begun at every table, in a life of its own."""
        since = await self.start()
        await self.crowd.sit_down()
        await self.bot.kill()
        self.alive.append((since, time.time()))

    async def kill(self, luck: random.Random) -> None:
        """A life of the bot and its end, the crowd playing meanwhile."""
        if luck.random() < STILLBORN:
            await self.bot.start()
            await asyncio.sleep(luck.uniform(0.1, 1.0))
            await self.bot.kill()
        since = await self.start()
        self.crowd.wake()
        probe = asyncio.create_task(self._probe(luck))
        await self._blow(luck)
        await self.bot.kill()
        self.alive.append((since, time.time()))
        probe.cancel()
        await asyncio.gather(probe, return_exceptions=True)
        await self.crowd.sleep()

    async def _blow(self, luck: random.Random) -> None:
        """Strike once so many answers were given: at once, at the next such moment, or a blink after it."""
        at, left, struck = luck.choice(MOMENTS), luck.randint(*LIVES), asyncio.Event()
        process = self.bot._process
        assert process is not None

        def look(happening: Event) -> None:
            nonlocal left
            left -= _answered(happening)
            if left <= 0 and not struck.is_set() and (at(happening)):
                if at not in {_asked, _anything}:
                    process.kill()
                struck.set()

        stop = self.discord.world.feed.listen(look)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await struck.wait()
        await asyncio.sleep(luck.uniform(0.0, SOON))
        stop()

    async def answered(self, answers: int, seconds: float) -> None:
        """Wait until people have been given so many answers; TimeoutError after so many seconds."""
        left, done = answers, asyncio.Event()

        def look(happening: Event) -> None:
            nonlocal left
            left -= _answered(happening)
            if left <= 0:
                done.set()

        stop = self.discord.world.feed.listen(look)
        try:
            async with asyncio.timeout(seconds):
                await done.wait()
        finally:
            stop()

    async def _probe(self, luck: random.Random) -> None:
        self.pressed += await self.crowd.try_every_button(luck.sample(self.crowd.tables, PROBED))

    async def settle(self) -> None:
        """A last life in which what was begun is finished, and every button is tried."""
        await self.finish(await self.start())

    async def finish(self, since: float) -> None:
        """Finish what was begun by a bot that has been connected since then, try every button, and end it."""
        await self._carried()
        self.pressed += await self.crowd.try_every_button(self.crowd.tables)
        await self._carried()
        await self.bot.stop()
        self.alive.append((since, time.time()))

    async def _carried(self) -> None:
        """Wait until no post is left to be made."""
        async with asyncio.timeout(CARRIED):
            while await asyncio.to_thread(self._waiting):  # noqa: ASYNC110  it is another process that does it
                await asyncio.sleep(0.1)

    def _waiting(self) -> int:
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            (waiting,) = db.execute("SELECT count(*) FROM posts WHERE state = 'pending'").fetchone()
        return int(waiting)

    async def found(self) -> list[str]:
        """All that is wrong."""
        return [
            *await self.kept_wrongly(),
            *unanswered(self.discord, self.alive),
            *self.crowd.wrong,
            *(line for line in self.log.read_text().splitlines() if "[error" in line),
        ]

    async def kept_wrongly(self) -> list[str]:
        """The turns and answers that were lost or doubled."""
        return await differences(self.discord, self.database, self.crowd.accepted)


@contextlib.asynccontextmanager
async def ordeal(folder: Path, tables: int, program: Sequence[str] = ("-m", "bot")) -> AsyncIterator[Ordeal]:
    config = corner(rates_enforced=False, resume_seconds=2.0)
    async with LocalDiscord(config) as discord:
        database, log = folder / "bot.db", folder / "bot.log"
        bot = bot_process(discord, database, log, program=program)
        scene = Ordeal(discord, Crowd(discord, tables, random.Random(SEED)), bot, database, log)
        try:
            await scene.begin()
            yield scene
        finally:
            await bot.stop()


def figures(scene: Ordeal, took: float) -> None:
    with contextlib.closing(sqlite3.connect(scene.database)) as db:
        turns, matches = db.execute('SELECT count(*), count(DISTINCT "match") FROM turns').fetchone()
        again = db.execute("SELECT count(*) FROM posts WHERE attempts > 1").fetchone()[0]
    starts = sorted(scene.starts)
    print(
        f"\n{len(starts)} starts (median {starts[len(starts) // 2]:.2f} s), {took:.0f} s of killing; "
        f"{matches} matches, {turns} turns, {len(scene.crowd.accepted)} answers seen accepted, "
        f"{again} posts tried more than once, {scene.pressed} buttons tried"
    )

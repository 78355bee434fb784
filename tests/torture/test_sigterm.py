"""The bot is stopped during play of a crowd: every turn it has accepted is answered, and it is gone within ten seconds.

Accepted means stored in the file; the control ends it without asking, which must leave turns without an answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.ops.play import bot_process, corner
from bot.storage.stores.admin_queries import reading
from localdiscord.bot_process import BotProcess
from localdiscord.interaction import Interaction, InteractionState
from localdiscord.server import LocalDiscord
from tests.support.samples import sized
from tools.bench.crowd import Crowd, live_matches

pytestmark = [pytest.mark.asyncio, pytest.mark.torture]

TIMES = max(5, sized(50))
AT_MOST = 60  # kills, of which one at least must show what is missing
MATCHES = 48
PLAYERS = 12
WARM = 4  # answers after which the crowd is at it
LONGEST = 10.0  # seconds until it is gone


class Evening:
    """A crowd at a bot that is ended and started again."""

    def __init__(self, discord: LocalDiscord, bot: BotProcess, crowd: Crowd, database: Path) -> None:
        self.discord = discord
        self.bot = bot
        self.crowd = crowd
        self.database = database
        self.luck = random.Random(7)

    async def cut_short(self, signum: signal.Signals) -> tuple[int, int, float]:
        """Play a while and end the bot: how many turns it had accepted, how many of them it has not answered, how long it took."""
        given: list[Interaction] = []
        playing = [asyncio.create_task(self._play(nth, given)) for nth in range(PLAYERS)]
        await self.discord.world.feed.until(lambda: sum(one.settled for one in given) >= WARM or None, 60.0)
        await asyncio.sleep(self.luck.uniform(0.0, 0.3))
        started = time.perf_counter()
        os.kill(self.bot.pid, signum)
        await self.bot.wait()
        took = time.perf_counter() - started
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            kept = {key for (key,) in db.execute("SELECT key FROM keys")}
        accepted = [one for one in given if str(one.id) in kept]
        unanswered = [one for one in accepted if one.state is not InteractionState.ANSWERED or one.loading]
        await self.bot.start()
        await self.bot.ready(120.0)
        return len(accepted), len(unanswered), took

    async def _play(self, nth: int, given: list[Interaction]) -> None:
        numbers = list(range(1 + nth, MATCHES + 1, PLAYERS))
        while True:
            pressed = await self.crowd.move(self.luck.choice(numbers))
            if pressed is not None:
                given.append(pressed)
                await self._settled(pressed)

    async def _settled(self, pressed: Interaction) -> None:
        await self.discord.world.feed.until(lambda: pressed.settled or None, 10.0)


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    database = folder / "m.db"
    async with LocalDiscord(corner(rates_enforced=False)) as discord:
        await live_matches(discord, database, MATCHES)
        bot = bot_process(discord, database, folder / "bot.log")
        await bot.start()
        try:
            await bot.ready(120.0)
            async with reading(database) as file:
                yield Evening(discord, bot, Crowd(discord, file), database)
        finally:
            await bot.stop()


@asynccontextmanager
async def neighbours(count: int) -> AsyncIterator[None]:
    """So many other programs that each want a whole core."""
    busy = [await asyncio.create_subprocess_exec(sys.executable, "-c", "while True: pass") for _ in range(count)]
    try:
        yield
    finally:
        for one in busy:
            one.kill()
            await one.wait()


@pytest.mark.parametrize("busy", [0, 4])
async def test_whoever_was_accepted_is_answered_when_it_is_asked_to_end(tmp_path: Path, busy: int):
    total, longest = 0, 0.0
    async with neighbours(busy), evening(tmp_path) as at:
        for _ in range(TIMES):
            accepted, unanswered, took = await at.cut_short(signal.SIGTERM)
            assert unanswered == 0
            assert took < LONGEST
            total, longest = total + accepted, max(longest, took)
        assert total > TIMES
        await at.bot.stop()
        assert at.database.with_name("m.db-wal").stat().st_size == 0  # all of it is in the file itself
    assert "Session is closed" not in (tmp_path / "bot.log").read_text(encoding="utf-8")
    print(
        f"{busy} busy neighbours, asked to end {TIMES} times: {total} turns accepted, none unanswered; gone within {longest:.1f} s"
    )


async def test_control_without_asking_turns_are_left_unanswered(tmp_path: Path):
    async with evening(tmp_path) as at:
        for nth in range(1, AT_MOST + 1):
            _, unanswered, _ = await at.cut_short(signal.SIGKILL)
            if unanswered:
                print(f"control: {unanswered} unanswered after {nth} kills")
                return
    pytest.fail("kills left nothing unanswered: the test would not see it")

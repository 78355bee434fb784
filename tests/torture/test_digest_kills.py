"""Kill -9 of the bot while it sends digests: each player is sent exactly one a day."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.ops.play import bot_process, corner
from cogs.delivery.message_sender import REMEMBERED
from localdiscord.bot_process import BotProcess
from localdiscord.events import Event, MessageAdded
from localdiscord.server import LocalDiscord
from tests.features.digest.test_digests_in_discord import chosen
from tests.support.discord.scene import PEOPLE, button
from tests.support.samples import sized

pytestmark = [pytest.mark.asyncio, pytest.mark.torture]

KILLS = sized(100)
CONTROLS = 20  # days after which a faulty version must have been caught
SEED = 38
FIRST = date(2100, 1, 1)  # far ahead, so that no day is over
LATER = 0.03  # seconds from a message until the kill, at most
FRESH = "UPDATE digests SET day = ?, due = ?, attempts = 0, attempted = 0, lease = 0, owner = ''"
# As if time had passed: the lease of the killed process is over, and sometimes Discord has forgotten the nonce of its attempt.
OVER = "UPDATE digests SET lease = 0, attempted = max(0, attempted - ?)"


@dataclass
class Post:
    """Four players who wait for digests, and a bot that is killed."""

    discord: LocalDiscord
    bot: BotProcess
    database: Path
    luck: random.Random
    kills: int = 0

    async def day(self, nth: int) -> None:
        """A day whose digests are begun by a process that is killed, and finished by the next ones."""
        day = (FIRST + timedelta(days=nth)).isoformat()
        self._change(FRESH, (day, time.time_ns() // 1_000_000))
        for _ in range(self.luck.randint(1, 2)):
            messages = self.luck.randint(1, self._due(day) or 1)
            await self.bot.start()
            await self._strike(messages)
            self._change(OVER, (self.luck.choice((0, 2 * REMEMBERED)),))
        await self.bot.start()
        await self.bot.ready()  # before that, one who reads the file is in the way
        async with asyncio.timeout(60):
            while self._due(day):  # noqa: ASYNC110  nothing tells
                await asyncio.sleep(0.1)
        await self.bot.kill()

    async def _strike(self, messages: int) -> None:
        """Kill the bot just after it has sent so many messages, or once nothing is left to send."""
        left, struck, process = messages, asyncio.Event(), self.bot._process
        assert process is not None

        def look(happening: Event) -> None:
            nonlocal left
            left -= isinstance(happening, MessageAdded) and happening.message.author_id == self.discord.world.bot.id
            if left <= 0 and not struck.is_set():
                struck.set()
                if self.luck.random() < 0.5:
                    process.kill()

        stop = self.discord.world.feed.listen(look)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(struck.wait(), 5)
        stop()
        await asyncio.sleep(self.luck.uniform(0.0, LATER))
        await self.bot.kill()
        self.kills += 1

    def wrong(self, days: int) -> list[str]:
        """Digests that are missing or doubled."""
        found = []
        for person in map(self.discord.person, PEOPLE):
            ids = [str(part.get("custom_id", "")) for one in person.messages(person.dm()) for part in one.buttons]
            sent = Counter(one.rpartition(".")[2] for one in ids if one.startswith("turns:0::0."))
            for nth in range(days):
                day = (FIRST + timedelta(days=nth)).isoformat()
                if sent[day] != 1:
                    found.append(f"{person.user.username} got {sent[day]} digests of {day}")
        return found

    def _change(self, sql: str, values: tuple[object, ...]) -> None:
        with contextlib.closing(sqlite3.connect(self.database)) as db, db:
            assert db.execute(sql, values).rowcount == len(PEOPLE)

    def _due(self, day: str) -> int:
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            return int(db.execute("SELECT count(*) FROM digests WHERE day = ?", (day,)).fetchone()[0])


@contextlib.asynccontextmanager
async def post(folder: Path, program: tuple[str, ...] = ("-m", "bot")) -> AsyncIterator[Post]:
    async with LocalDiscord(corner(rates_enforced=False)) as local:
        database = folder / "bot.db"
        process = bot_process(local, database, folder / "bot.log", program=program)
        try:
            await process.start()
            await process.ready()
            ada, *others = map(local.person, PEOPLE)
            named = {"with": others[0], "with2": others[1], "with3": others[2]}
            options = {name: one.user.username for name, one in named.items()}
            card = (await ada.command("arena", "play", {"game": "pitchout", **options})).shown
            for one in others:
                await one.press(card, custom_id=button(card, "accept"))
            for one in (ada, *others):
                await chosen(one, "8", "UTC")
            await process.kill()
            yield Post(local, process, database, random.Random(SEED))
        finally:
            await process.stop()


async def test_each_digest_is_sent_once_however_often_the_bot_is_killed(tmp_path: Path, say: Callable[[str], None]):
    async with post(tmp_path) as scene:
        days = 0
        while scene.kills < KILLS:
            await scene.day(days)
            days += 1
        assert scene.wrong(days) == []
        say(f"digests: {scene.kills} kills, {days * len(PEOPLE)} digests, 0 missing, 0 doubled")


@pytest.mark.parametrize(
    ("promise", "clue"), [("digests_without_nonce", "got 2 digests"), ("digests_marked_first", "got 0 digests")]
)
async def test_a_bot_that_breaks_a_promise_is_caught(
    tmp_path: Path, promise: str, clue: str, say: Callable[[str], None]
):
    async with post(tmp_path, ("-m", "tests.torture.careless", promise)) as scene:
        for day in range(CONTROLS):
            await scene.day(day)
            if found := [one for one in scene.wrong(day + 1) if clue in one]:
                say(f"digests, {promise}: caught after {scene.kills} kills ({found[0]})")
                return
    pytest.fail("was never caught")

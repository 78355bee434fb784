"""Many live matches at a local Discord, begun without it: threads and cards are put there, rows into the bot's file."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from bot.features.registry import ON_CHANGE
from bot.games import GAMES
from bot.matches.core.caps import NO_CAPS
from bot.matches.core.models import Match, MatchRequest, Status, Terms
from bot.matches.core.models import Person as Player
from bot.matches.core.positions import Positions
from bot.matches.matches import Matches
from bot.matches.work.clock import SystemClock
from bot.storage.stores.admin_queries import AdminQueries, reading
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import standard_tools
from localdiscord.bot_process import BotProcess
from localdiscord.config import LocalConfig
from localdiscord.events import Event, MessageAdded
from localdiscord.interaction import Interaction
from localdiscord.records import Channel, ChannelType, MessageFlag, ThreadState
from localdiscord.server import LocalDiscord
from tools.bench.echoing import Furnish, echoing
from tools.bench.puzzles import keep_puzzles

PEOPLE = ("ada", "bruno", "chloe", "dai")
ARENA = "arena"
AT_ONCE = 64
GAMES_PLAYED = ("offboard", "pitchout")


async def live_matches(
    discord: LocalDiscord,
    database: Path,
    count: int,
    *,
    games: Sequence[str] = GAMES_PLAYED,
    terms: Terms = Terms(),  # noqa: B008  frozen
) -> None:
    """So many matches that have just begun, their first posts made; matches 1 to `count` of an empty file."""
    store = await SqliteStore.open(database)
    people = [Player(discord.person(name).id, name.title()) for name in PEOPLE]
    arena = discord.world.find_channel(ARENA)
    matches = Matches(
        GAMES,
        store,
        InlineWorker(standard_tools()),
        SystemClock(),
        notify=lambda: None,
        on_change=ON_CHANGE,
        caps=NO_CAPS,
    )

    async def begin(number: int) -> None:
        one, two = people[number % 4], people[(number + 1 + number // 4 % 3) % 4]
        match = await matches.challenges.challenge(
            one,
            (two,),
            MatchRequest(games[number % len(games)], discord.world.guild.id, arena.id, "en", terms=terms),
            key=f"challenge {number}",
        )
        await matches.challenges.accept(match.id, two.user, key=f"accept {number}")

    try:
        for number in range(count):  # one after the other: the same two may have only one open challenge
            await begin(number)
    finally:
        await store.close()
    _furnish(discord, database, arena, count)


async def begun(discord: LocalDiscord, database: Path, count: int = 0) -> None:
    """So many matches of Pitch Out that have just begun, and all puzzles, which the bot would make meanwhile."""
    await live_matches(discord, database, count, games=("pitchout",))
    await keep_puzzles(database)


def _furnish(discord: LocalDiscord, database: Path, arena: Channel, count: int) -> None:
    """A card and a thread for each, as if the courier had made them."""
    world, posting = discord.world, discord._posting
    now = world.clock.now()
    places = []
    for number in range(1, count + 1):
        payload = {"flags": int(MessageFlag.COMPONENTS_V2), "components": [{"type": 10, "content": f"card {number}"}]}
        card = posting.compose(arena, world.bot.id, payload, {})
        world.add_message(card)
        members = {world.bot.id: now}
        state = ThreadState(owner_id=world.bot.id, created=now, archived_at=now, auto_archive=10080, members=members)
        thread = Channel(card.id, ChannelType.PUBLIC_THREAD, f"match {number}", parent_id=arena.id, thread=state)
        world.add_channel(thread)
        card.thread_id = thread.id
        places.append((card.id, thread.id, number))
    with contextlib.closing(sqlite3.connect(database)) as db, db:
        db.executemany("UPDATE matches SET message = ?, thread = ? WHERE id = ?", places)
        db.execute("UPDATE posts SET state = 'done', message = 1")


@contextlib.asynccontextmanager
async def crowded(
    config: LocalConfig, furnish: Furnish, settings: Mapping[str, str] = MappingProxyType({})
) -> AsyncIterator[tuple[Crowd, BotProcess, Path]]:
    """A crowd that hears what is posted, the bot before it, and the bot's file, which `furnish` has filled."""
    async with echoing(config, furnish, settings) as (discord, bot, database), reading(database) as file:
        crowd = Crowd(discord, file)
        stop = crowd.listen()
        yield crowd, bot, database
        stop()


class Crowd:
    """Plays matches of a file by typed moves; tells how long each took from the wish to the turn's message with its picture."""

    def __init__(self, discord: LocalDiscord, file: AdminQueries, seed: int = 1) -> None:
        self.discord = discord
        self.file = file
        self.luck = random.Random(seed)
        self.failures: list[str] = []
        self._positions = Positions(GAMES)
        self._people = {person.id: person for person in map(discord.person, PEOPLE)}
        self._awaited: dict[int, asyncio.Future[float]] = {}

    def listen(self) -> Callable[[], None]:
        """Hear of the messages; what is returned ends that."""
        return self.discord.world.feed.listen(self._heard)

    def _heard(self, happening: Event) -> None:
        if not isinstance(happening, MessageAdded):
            return
        message = happening.message
        awaited = self._awaited.get(message.channel_id)
        if awaited is not None and message.only_for is None and message.attachments and not awaited.done():
            awaited.set_result(time.perf_counter())

    async def turn(self, number: int, patience: float = 60.0) -> float | None:
        """One turn of a match: the seconds until everybody sees it; None if the match is over.

        Where several are asked at once, only the last one's answer is timed: the others' make no message. Raises TimeoutError.
        """
        match = await self._running(number)
        while match is not None and len({ask.seat for ask in self._positions.asks(match)}) > 1:
            async with asyncio.timeout(patience):
                match = await self._answered_by_one(match)
        if match is None:
            return None
        seen: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._awaited[match.thread] = seen
        started = time.perf_counter()
        pressed = self._moved(match)
        try:
            async with asyncio.timeout(patience):
                return await seen - started
        except TimeoutError:
            self.failures.append(f"match {number}: {pressed.state.name} {pressed.failure or ''}")
            return patience
        finally:
            del self._awaited[match.thread]

    async def turns(self, numbers: Sequence[int], at_once: int | None = None) -> AsyncIterator[float]:
        """The seconds of each turn of these matches, of all or so many `at_once` in rotation, until all are over.

        Raises AssertionError if one is not seen.
        """
        going_on = deque(numbers[:at_once])
        waiting = deque(numbers[len(going_on) :])
        while going_on:
            took = await self.turn(going_on[0])
            if self.failures:
                raise AssertionError(f"a turn was not seen: {self.failures}")
            if took is None:
                going_on.popleft()
                if waiting:
                    going_on.append(waiting.popleft())
                continue
            going_on.rotate(-1)
            yield took

    async def move(self, number: int) -> Interaction | None:
        """One move of a match, which may be answered or not; None if the match is over."""
        match = await self._running(number)
        return None if match is None else self._moved(match)

    async def _answered_by_one(self, match: Match) -> Match | None:
        """The match after one of those who are asked has answered."""
        self._moved(match)
        while (newer := await self._running(match.id)) is not None and newer.revision == match.revision:  # noqa: ASYNC110  the file has no event for it
            await asyncio.sleep(0.01)
        return newer

    async def _running(self, number: int) -> Match | None:
        match = await self.file.get(number)
        return match if match is not None and match.status is Status.RUNNING else None

    def _moved(self, match: Match) -> Interaction:
        ask = self.luck.choice(self._positions.asks(match))
        person = self._people[match.holder(ask.seat).user]
        move = self.luck.choice(ask.choices).code
        return person.do.command(match.thread, "move", {"move": move, "now": True})

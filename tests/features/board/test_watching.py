"""Public matches that are followed: one look at all of them, at the pace that is given, and what those who follow see."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

import msgspec
import pytest

from bot.features.board.watching import Watching
from bot.matches.core.errors import StoreBusy
from bot.matches.core.models import Match, Player, Status

pytestmark = pytest.mark.asyncio


def begun(number: int, revision: int = 0) -> Match:
    """A match being played."""
    seats = tuple(Player(seat, 100 + seat, f"p{seat}") for seat in range(2))
    fixed = {"guild": 7, "channel": 8, "message": 0, "thread": 0, "game": "pitchout", "options": (), "state": b"x"}
    times = {"created": 1, "expires": 2, "updated": 3 + revision, "finished": 0, "seed": b"", "locale": "en"}
    return Match(id=number, status=Status.RUNNING, revision=revision, holders=seats, **fixed, **times)


class Database:
    """Public matches; looks into it happen when a test lets them."""

    def __init__(self, *matches: Match) -> None:
        self.matches = {match.id: match for match in matches}
        self.looks: list[set[int]] = []
        self.failing = False
        self._due = asyncio.Semaphore(0)
        self._looked = asyncio.Semaphore(0)

    async def public(self, numbers: Collection[int]) -> Sequence[Match]:
        self.looks.append(set(numbers))
        self._looked.release()
        if self.failing:
            raise StoreBusy
        return [self.matches[number] for number in numbers if number in self.matches]

    async def rest(self) -> None:
        await self._due.acquire()

    async def look(self) -> None:
        """Let one look happen."""
        self._due.release()
        await asyncio.wait_for(self._looked.acquire(), 5)
        await settled()

    def advance(self, number: int) -> Match:
        """A match goes on."""
        match = self.matches[number]
        self.matches[number] = begun(number, match.revision + 1)
        return self.matches[number]


class Watcher:
    """Someone who follows a match."""

    def __init__(self, watching: Watching, match: Match) -> None:
        self.seen: list[Match] = []
        self._task = asyncio.create_task(self._follow(watching, match))

    async def _follow(self, watching: Watching, match: Match) -> None:
        async for one in watching.follow(match):
            self.seen.append(one)

    @property
    def done(self) -> bool:
        return self._task.done()

    async def leave(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def settled() -> None:
    """Let everyone who was woken go on."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_one_look_serves_all_who_follow():
    database = Database(begun(1), begun(2))
    watching = Watching(database.public, database.rest)
    watchers = [Watcher(watching, database.matches[number]) for number in (1, 1, 1, 2)]
    await settled()
    await database.look()
    assert [one.seen for one in watchers] == [[], [], [], []]
    fresh = database.advance(1)
    await database.look()
    assert [one.seen for one in watchers] == [[fresh], [fresh], [fresh], []]
    assert database.looks == [{1, 2}, {1, 2}]
    for one in watchers:
        await one.leave()


async def test_a_match_that_is_no_longer_public_ends_for_all():
    database = Database(begun(1), begun(2))
    watching = Watching(database.public, database.rest)
    watchers = [Watcher(watching, database.matches[number]) for number in (1, 1, 2)]
    await settled()
    del database.matches[1]
    await database.look()
    assert [one.done for one in watchers] == [True, True, False]
    await database.look()
    assert database.looks[-1] == {2}
    await watchers[-1].leave()


async def test_nobody_looks_when_nobody_follows():
    database = Database(begun(1))
    watching = Watching(database.public, database.rest)
    for _ in range(2):
        watcher = Watcher(watching, database.matches[1])
        await settled()
        await database.look()
        await watcher.leave()
        database._due.release()
        await settled()
    assert database.looks == [{1}, {1}]


async def test_one_who_comes_late_is_shown_what_others_saw():
    database = Database(begun(1))
    watching = Watching(database.public, database.rest)
    first, old = Watcher(watching, database.matches[1]), database.matches[1]
    await settled()
    fresh = database.advance(1)
    await database.look()
    late = Watcher(watching, old)
    await settled()
    assert first.seen == late.seen == [fresh]
    for one in (first, late):
        await one.leave()


async def test_a_database_that_fails_is_asked_again():
    database = Database(begun(1))
    watching = Watching(database.public, database.rest)
    watcher = Watcher(watching, database.matches[1])
    await settled()
    database.failing = True
    await database.look()
    await database.look()
    assert (watcher.seen, watcher.done) == ([], False)
    database.failing = False
    fresh = database.advance(1)
    await database.look()
    assert watcher.seen == [fresh]
    await watcher.leave()


async def test_all_end_if_the_looks_do():
    async def fails(_: Collection[int]) -> Sequence[Match]:
        raise ZeroDivisionError

    database = Database(begun(1))
    watching = Watching(fails, database.rest)
    watcher = Watcher(watching, database.matches[1])
    await settled()
    database._due.release()
    await settled()
    assert watcher.done


async def test_a_change_of_a_deadline_is_one():
    database = Database(begun(1))
    watching = Watching(database.public, database.rest)
    watcher = Watcher(watching, database.matches[1])
    await settled()
    holders = tuple(msgspec.structs.replace(one, due=99_000) for one in database.matches[1].holders)
    database.matches[1] = msgspec.structs.replace(database.matches[1], holders=holders)
    await database.look()
    assert watcher.seen == [database.matches[1]]
    await watcher.leave()


async def test_a_look_that_began_before_a_turn_takes_nobody_back_to_it():
    database = Database(begun(1))
    watching = Watching(database.public, database.rest)
    first, old = Watcher(watching, database.matches[1]), database.matches[1]
    await settled()
    fresh = database.advance(1)
    late = Watcher(watching, fresh)
    await settled()
    assert (first.seen, late.seen) == ([fresh], [])
    database.matches[1] = old
    await database.look()
    database.matches[1] = fresh
    await database.look()
    assert (first.seen, late.seen) == ([fresh], [])
    for one in (first, late):
        await one.leave()

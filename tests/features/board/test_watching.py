"""Public matches that are followed: one look at all of them, at the pace that is given, and what those who follow see."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence

import msgspec
import pytest

from bot.features.board import watching
from bot.features.board.watching import PAUSE, TOGETHER, Watching
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
        self.open = {7: frozenset({8})}
        self.looks: list[set[int]] = []
        self.fault: Exception | None = None
        self._due = asyncio.Semaphore(0)
        self._resting = asyncio.Event()

    async def public(self, numbers: Collection[int]) -> Sequence[Match]:
        self.looks.append(set(numbers))
        if self.fault is not None:
            raise self.fault
        return [self.matches[number] for number in numbers if number in self.matches]

    async def places(self, guilds: Collection[int]) -> Mapping[int, frozenset[int]]:
        return {guild: self.open[guild] for guild in guilds if guild in self.open}

    async def rest(self) -> None:
        self._resting.set()
        await self._due.acquire()

    async def look(self) -> None:
        """Let one look happen."""
        self._resting.clear()
        self._due.release()
        await asyncio.wait_for(self._resting.wait(), 5)
        await settled()

    def advance(self, number: int) -> Match:
        """A match goes on."""
        match = self.matches[number]
        self.matches[number] = begun(number, match.revision + 1)
        return self.matches[number]


def over(number: int) -> Match:
    """A match that has ended."""
    return msgspec.structs.replace(begun(number), status=Status.FINISHED, finished=9)


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


async def at_once(_: float) -> None:
    """No time passes until the next are woken."""


async def settled() -> None:
    """Let everyone who was woken go on."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_one_look_serves_all_who_follow():
    database = Database(begun(1), begun(2))
    follows = Watching(database, database.rest, at_once)
    watchers = [Watcher(follows, database.matches[number]) for number in (1, 1, 1, 2)]
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
    follows = Watching(database, database.rest, at_once)
    watchers = [Watcher(follows, database.matches[number]) for number in (1, 1, 2)]
    await settled()
    del database.matches[1]
    await database.look()
    assert [one.done for one in watchers] == [True, True, False]
    await database.look()
    assert database.looks[-1] == {2}
    await watchers[-1].leave()


async def test_nobody_looks_when_nobody_follows():
    database = Database(begun(1))
    follows = Watching(database, database.rest, at_once)
    for _ in range(2):
        watcher = Watcher(follows, database.matches[1])
        await settled()
        await database.look()
        await watcher.leave()
        database._due.release()
        await settled()
    assert database.looks == [{1}, {1}]


async def test_one_who_comes_late_is_shown_what_others_saw():
    database = Database(begun(1))
    follows = Watching(database, database.rest, at_once)
    first, old = Watcher(follows, database.matches[1]), database.matches[1]
    await settled()
    fresh = database.advance(1)
    await database.look()
    late = Watcher(follows, old)
    await settled()
    assert first.seen == late.seen == [fresh]
    for one in (first, late):
        await one.leave()


async def test_a_database_that_fails_is_asked_again():
    database = Database(begun(1))
    follows = Watching(database, database.rest, at_once)
    watcher = Watcher(follows, database.matches[1])
    await settled()
    database.fault = StoreBusy()
    await database.look()
    await database.look()
    assert (watcher.seen, watcher.done) == ([], False)
    database.fault = None
    fresh = database.advance(1)
    await database.look()
    assert watcher.seen == [fresh]
    await watcher.leave()


async def test_all_end_if_the_looks_do():
    database = Database(begun(1))
    database.fault = ZeroDivisionError()
    follows = Watching(database, database.rest, at_once)
    watcher = Watcher(follows, database.matches[1])
    await settled()
    database._due.release()
    await settled()
    assert watcher.done


async def test_a_change_of_a_deadline_is_one():
    database = Database(begun(1))
    follows = Watching(database, database.rest, at_once)
    watcher = Watcher(follows, database.matches[1])
    await settled()
    holders = tuple(msgspec.structs.replace(one, due=99_000) for one in database.matches[1].holders)
    database.matches[1] = msgspec.structs.replace(database.matches[1], holders=holders)
    await database.look()
    assert watcher.seen == [database.matches[1]]
    await watcher.leave()


async def test_a_look_that_began_before_a_turn_takes_nobody_back_to_it():
    database = Database(begun(1))
    follows = Watching(database, database.rest, at_once)
    first, old = Watcher(follows, database.matches[1]), database.matches[1]
    await settled()
    fresh = database.advance(1)
    late = Watcher(follows, fresh)
    await settled()
    assert (first.seen, late.seen) == ([fresh], [])
    database.matches[1] = old
    await database.look()
    database.matches[1] = fresh
    await database.look()
    assert (first.seen, late.seen) == ([fresh], [])
    for one in (first, late):
        await one.leave()


async def test_a_match_that_is_over_is_read_when_channels_open_or_close():
    database = Database(over(1), begun(2))
    follows = Watching(database, database.rest, at_once)
    watchers = [Watcher(follows, database.matches[number]) for number in (1, 2)]
    await settled()
    for _ in range(3):
        await database.look()
    database.open = {7: frozenset({8, 9})}
    await database.look()
    await database.look()
    assert database.looks == [{1, 2}, {2}, {2}, {1, 2}, {2}]
    for one in watchers:
        await one.leave()


async def test_matches_that_are_over_alone_are_not_read():
    database = Database(over(1))
    follows = Watching(database, database.rest, at_once)
    watcher = Watcher(follows, database.matches[1])
    await settled()
    for _ in range(3):
        await database.look()
    assert database.looks == [{1}]
    await watcher.leave()


async def test_a_match_that_is_over_ends_as_soon_as_its_server_switches_links_off():
    database = Database(over(1))
    follows = Watching(database, database.rest, at_once)
    watcher = Watcher(follows, database.matches[1])
    await settled()
    await database.look()
    database.open, database.matches = {}, {}
    await database.look()
    assert watcher.done


async def test_a_match_that_was_closed_as_it_ended_ends():
    """The open channels of its server are asked for only from then on."""
    database = Database(begun(1))
    follows = Watching(database, database.rest, at_once)
    watcher = Watcher(follows, database.matches[1])
    await settled()
    database.matches[1] = over(1)
    await database.look()
    database.open, database.matches = {}, {}
    await database.look()
    assert watcher.done


async def test_matches_that_are_over_are_read_now_and_then(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(watching, "ALL", 3)
    database = Database(over(1))
    follows = Watching(database, database.rest, at_once)
    watcher = Watcher(follows, database.matches[1])
    await settled()
    await database.look()
    fresh = database.matches[1] = msgspec.structs.replace(over(1), updated=99)  # a name was deleted
    await database.look()
    assert watcher.seen == []
    await database.look()
    assert (watcher.seen, len(database.looks)) == ([fresh], 2)
    await watcher.leave()


async def test_places_that_cannot_be_read_are_asked_for_again():
    database = Database(over(1))
    follows = Watching(database, database.rest, at_once)
    watcher = Watcher(follows, database.matches[1])
    await settled()
    await database.look()
    database.open, database.fault = {}, StoreBusy()
    await database.look()
    database.matches, database.fault = {}, None
    await database.look()
    assert (watcher.done, database.looks) == (True, [{1}] * 3)


async def test_many_are_woken_in_groups_and_all_see_the_latest():
    pauses: list[float] = []
    over = asyncio.Event()

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await over.wait()

    database = Database(begun(1))
    follows = Watching(database, database.rest, pause)
    watchers = [Watcher(follows, database.matches[1]) for _ in range(2 * TOGETHER + 1)]
    await settled()
    first = database.advance(1)
    await database.look()
    assert [one.seen for one in watchers].count([first]) == TOGETHER
    assert pauses == [PAUSE]
    second = database.advance(1)
    await database.look()
    over.set()
    await settled()
    assert [one.seen for one in watchers].count([first, second]) == TOGETHER
    assert [one.seen for one in watchers].count([second]) == TOGETHER + 1
    for one in watchers:
        await one.leave()

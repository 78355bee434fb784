"""Reviews at the table: turn by turn, once, across kills and processes, in turns with each other."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.features.reviews.jobs import BeginReview, ReviewTurn
from bot.features.reviews.rules.review import TurnReview
from bot.features.reviews.service import Reviews
from bot.games import GAMES
from bot.matches.core.errors import EngineDown, GameFailed, Refused
from bot.matches.core.job import Job
from bot.matches.core.models import Match, MatchRequest, Person, Status
from bot.settings import PostgresUrl
from bot.storage.stores.opening import open_store
from bot.upkeep.integrity import check
from bot.workers.inline_worker import InlineWorker
from tests.support.matches.played_out import played_out
from tests.support.matches.table import ANN, BOB, EVE, Table
from tests.support.storage.postgres import Server

pytestmark = pytest.mark.asyncio


class Coach(InlineWorker):
    """Reviews without judging; notes what it was asked, and can be down from a turn on, or fail at one."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []
        self.down = 0
        self.failing = 0
        self.let = asyncio.Event()
        self.let.set()
        self.clock: Any = None
        self._changed = asyncio.Condition()

    async def reached(self, count: int) -> None:
        """Wait until so many turns were asked for."""
        async with self._changed:
            await self._changed.wait_for(lambda: len(self.asked) >= count)

    async def run(self, job: Job[Any]) -> Any:
        if isinstance(job, ReviewTurn):
            return await self._review(job)
        if isinstance(job, BeginReview):
            self.clock.now += 1
            if self.failing < 0:
                raise GameFailed("made to fail")
        return await super().run(job)

    async def _review(self, job: ReviewTurn) -> TurnReview:
        async with self._changed:
            self.asked.append(job.number)
            self._changed.notify_all()
        self.clock.now += 1  # it takes its time
        await self.let.wait()
        if self.down and job.number >= self.down:
            raise EngineDown("killed")
        if job.number == self.failing:
            raise GameFailed("made to fail")
        return TurnReview((0.5, 0.5))


@pytest.fixture
def coach() -> Coach:
    return Coach()


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def at(request: pytest.FixtureRequest, tmp_path: Path, coach: Coach) -> AsyncIterator[Table]:
    on_file = request.param == "sqlite"
    server = None if on_file else request.getfixturevalue("postgres")
    kept = PostgresUrl(server.new_database("template1")) if server else tmp_path / "matches.db"
    store = await open_store(kept)
    try:
        opened = Table(store, coach, dict(GAMES))
        coach.clock = opened.clock
        yield opened
    finally:
        await store.close()
    assert check(kept, GAMES).faults == ()


async def begun(at: Table, game: str = "offboard", *others: Person) -> Match:
    invited = (BOB, *others)
    match = await at.matches.challenges.challenge(ANN, invited, MatchRequest(game, 7, 8, "en"), key=at.key())
    for one in invited:
        match = await at.matches.challenges.accept(match.id, one.user, key=at.key())
    return match


async def finished(at: Table, most: int = 4) -> Match:
    match = await begun(at)
    return await played_out(at.matches, match.id, most)


async def done(at: Table, match: Match) -> int:
    return (await at.feature(Reviews).progress(match)).done


async def test_a_match_is_reviewed_turn_by_turn_and_kept(at: Table, coach: Coach):
    match = await finished(at)
    assert (await at.feature(Reviews).ask(match)).review is None
    assert await at.feature(Reviews).settle("me") == match.revision + 1
    kept = (await at.feature(Reviews).ask(match)).complete
    assert kept is not None
    assert coach.asked == list(range(1, match.revision + 1))
    assert await at.feature(Reviews).settle("me") == 0  # it is not made again


async def test_who_dies_over_a_turn_loses_only_that_turn(at: Table, coach: Coach):
    match = await finished(at)
    await at.feature(Reviews).ask(match)
    coach.down = 3
    await at.feature(Reviews).settle("dying")
    assert await done(at, match) == 2
    coach.down = 0
    assert await at.feature(Reviews).settle("other") == 0  # the lease runs
    at.clock.now += 61_000
    await at.feature(Reviews).settle("other")
    assert (await at.feature(Reviews).progress(match)).complete is not None
    assert coach.asked == [1, 2, 3, 3, *range(4, match.revision + 1)]


async def test_who_leaves_in_order_leaves_it_at_once(at: Table, coach: Coach):
    match = await finished(at)
    await at.feature(Reviews).ask(match)
    coach.down = 2
    await at.feature(Reviews).settle("leaving")
    coach.down = 0
    await at.matches.clocks.release("leaving")
    await at.feature(Reviews).settle("other")
    assert (await at.feature(Reviews).progress(match)).complete is not None


async def test_what_was_claimed_by_another_meanwhile_is_not_kept_twice(at: Table, coach: Coach):
    match = await finished(at)
    await at.feature(Reviews).ask(match)
    coach.down = 2
    await at.feature(Reviews).settle("me")
    coach.down = 0
    coach.let.clear()
    at.clock.now += 61_000
    slow = asyncio.create_task(at.feature(Reviews).settle("slow"))
    await coach.reached(3)
    at.clock.now += 61_000  # its lease is over
    fast = asyncio.create_task(at.feature(Reviews).settle("fast"))
    await coach.reached(4)
    coach.let.set()
    await asyncio.gather(slow, fast)
    kept = (await at.feature(Reviews).progress(match)).complete
    assert kept is not None
    assert len(kept.standings) == match.revision


async def test_two_reviews_take_turns(at: Table, coach: Coach):
    first = await finished(at)
    second = await finished(at)
    await at.feature(Reviews).ask(first)
    await at.feature(Reviews).ask(second)
    coach.down = 3
    await at.feature(Reviews).settle("me")
    assert coach.asked[:4] == [1, 1, 2, 2]


async def test_two_processes_on_one_database_share_the_work(postgres: Server):
    database = PostgresUrl(postgres.new_database("template1"))
    stores = [await open_store(database) for _ in range(2)]
    coaches = [Coach(), Coach()]
    try:
        tables = [Table(store, coach, dict(GAMES)) for store, coach in zip(stores, coaches, strict=True)]
        for coach in coaches:
            coach.clock = SimpleNamespace(now=0)  # of nobody: the processes' own clocks stand still
        matches = [await finished(tables[0]) for _ in range(3)]
        for match in matches:
            await tables[0].feature(Reviews).ask(match)
        coaches[0].let.clear()
        slow, fast = (asyncio.create_task(one.feature(Reviews).settle(f"{nth}")) for nth, one in enumerate(tables))
        await asyncio.gather(*(coach.reached(1) for coach in coaches))  # the fast one does not wait for the slow one
        coaches[0].let.set()
        await asyncio.gather(slow, fast)
        assert all([(await tables[0].feature(Reviews).progress(match)).complete for match in matches])
        every = sorted(number for coach in coaches for number in coach.asked)
        assert every == sorted(number for match in matches for number in range(1, match.revision + 1))
    finally:
        for store in stores:
            await store.close()


@pytest.mark.thorough
@pytest.mark.parametrize("others", [(EVE,), (EVE, Person(104, "Dan"))])
async def test_all_players_of_a_larger_match_are_reviewed(at: Table, others: tuple[Person, ...]):
    seats = 2 + len(others)
    match = await played_out(at.matches, (await begun(at, "pitchout", *others)).id, 2 * seats + 2)
    while match.status is Status.RUNNING:  # the others play on
        asked = at.matches.asks(match)[0].seat
        match = (await at.matches.resign(match.id, match.holder(asked).user, key=at.key())).match
    at.matches.work.engine = InlineWorker()
    coaching = at.feature(Reviews)
    await coaching.ask(match)
    await coaching.settle("me")
    kept = (await coaching.progress(match)).complete
    assert kept is not None
    assert len(kept.hands) == seats
    assert {one.seat for one in kept.decisions} == set(range(seats))
    assert all(kept.accuracy(seat) is not None for seat in range(seats))
    assert all(len(one) == len(kept.sides) for one in kept.standings)


async def test_a_turn_that_fails_counts_for_nothing(at: Table, coach: Coach, caplog: pytest.LogCaptureFixture):
    match = await finished(at)
    await at.feature(Reviews).ask(match)
    coach.failing = 2
    await at.feature(Reviews).settle("me")
    kept = (await at.feature(Reviews).progress(match)).complete
    assert kept is not None
    assert kept.standings[1] == kept.standings[0]
    assert f"turn 2 of match {match.id} cannot be reviewed" in caplog.text


async def test_one_that_cannot_begin_is_tried_when_it_is_asked_for_again(at: Table, coach: Coach):
    match = await finished(at)
    await at.feature(Reviews).ask(match)
    coach.failing = -1
    assert await at.feature(Reviews).settle("me") == 1
    assert await at.feature(Reviews).settle("me") == 0
    coach.failing = 0
    await at.feature(Reviews).ask(match)
    await at.feature(Reviews).settle("me")
    assert (await at.feature(Reviews).progress(match)).complete is not None


async def test_a_match_that_goes_on_is_not_reviewed(at: Table):
    match = await begun(at)
    with pytest.raises(Refused) as refusal:
        await at.feature(Reviews).ask(match)
    assert refusal.value.reason.key == "refused-review-running"
    await at.matches.endings.void(match.id, match.guild, by=ANN, key="void")
    with pytest.raises(Refused) as refusal:
        await at.feature(Reviews).ask(await at.present(match))
    assert refusal.value.reason.key == "refused-match-void"
    assert await at.feature(Reviews).settle("me") == 0

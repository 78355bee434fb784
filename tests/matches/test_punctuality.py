"""The share of decisions made in time: counted as they are made, and demanded by open tables."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.features.tournaments.service import Tournaments
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, MatchRequest, Person, Status
from bot.matches.timing.paces import DAY, read_terms
from bot.matches.timing.punctuality import ENOUGH, Punctuality
from bot.pairing.event import Form
from tests.support.games.counter import Add
from tests.support.matches.table import ANN, BOB, EVE, Table, table
from tests.support.tournaments.tournaments import plan

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db") as made:
        await made.matches.clocks.wake()
        yield made


async def opened(at: Table, host: Person = ANN, clock: str = "day", **terms: int) -> Match:
    return await at.matches.open_tables.open_table(
        host, MatchRequest("counter", 7, 8, "en", terms=read_terms(clock)), key=at.key(), places=2, **terms
    )


async def joined(at: Table, match: Match, who: Person) -> Match:
    return await at.matches.open_tables.join(match.id, who, key=at.key())


async def missed(at: Table) -> None:
    """A day passes with the program awake."""
    at.clock.now += DAY
    at.matches.clocks._seen = at.clock.now
    await at.matches.clocks.settle()


async def known(at: Table, *people: Person) -> list[Punctuality]:
    found = await at.store.punctuality([one.user for one in people], at.clock.now)
    return [found[one.user] for one in people]


async def reputed(at: Table, who: Person) -> None:
    """A player makes four of five decisions in time, twenty in all."""
    match, decisions = await joined(at, await opened(at, EVE), who), 0
    while decisions < ENOUGH:
        if match.status is not Status.RUNNING:
            match = await joined(at, await opened(at, EVE), who)
        asked = match.holder(at.matches.asks(match)[0].seat).user
        decisions += asked == who.user
        if asked == who.user and decisions % 5 == 0:
            await missed(at)
        else:
            await at.act(match, Add(1), user=asked)
        match = await at.present(match)


@pytest.mark.parametrize("seed", range(8))
async def test_every_decision_counts_once_for_who_was_asked(at: Table, seed: int):
    luck = random.Random(seed)
    expected = {ANN.user: [0, 0], BOB.user: [0, 0]}
    match = await joined(at, await opened(at), BOB)
    for _ in range(60):
        if match.status is not Status.RUNNING:
            match = await joined(at, await opened(at), BOB)
        asked = match.holder(at.matches.asks(match)[0].seat).user
        late = luck.random() < 0.3
        expected[asked][late] += 1
        if late:
            await missed(at)
        else:
            await at.act(match, Add(1), user=asked)
        match = await at.present(match)
    assert [[one.made, one.missed] for one in await known(at, ANN, BOB)] == list(expected.values())


async def test_a_decision_that_an_opponent_claims_is_missed_and_one_played_late_is_not(at: Table):
    match = await joined(at, await opened(at, clock="friendly"), BOB)
    first = match.holder(at.matches.asks(match)[0].seat)
    at.clock.now += 4 * DAY
    await at.act(match, Add(1), user=first.user)
    at.clock.now += 4 * DAY
    await at.matches.clocks.claim(match.id, first.user, key=at.key())
    other = BOB if first.user == ANN.user else ANN
    mine = ANN if other is BOB else BOB
    assert await known(at, mine, other) == [Punctuality(1, 0), Punctuality(0, 1)]


@pytest.mark.parametrize("asked", [True, False])
async def test_a_resignation_is_no_decision(at: Table, *, asked: bool):
    match = await joined(at, await opened(at), BOB)
    seat = at.matches.asks(match)[0].seat
    loser = match.holder(seat if asked else 1 - seat).user
    assert (await at.matches.resign(match.id, loser, key=at.key())).match.status is Status.FINISHED
    assert await known(at, ANN, BOB) == [Punctuality(), Punctuality()]


async def test_a_table_takes_the_punctual_and_newcomers_and_tells_the_others_why_not(at: Table):
    await reputed(at, BOB)
    assert await known(at, BOB) == [Punctuality(16, 4)]
    strict = await opened(at, EVE, punctual=95)
    with pytest.raises(Refused) as refusal:
        await joined(at, strict, BOB)
    assert (refusal.value.reason.key, dict(refusal.value.reason.args)) == (
        "refused-punctual",
        {"least": 95, "share": 80},
    )
    assert (await at.present(strict)).punctual == 95
    assert (await joined(at, await opened(at, EVE, punctual=80), BOB)).status is Status.RUNNING
    assert (await joined(at, strict, Person(109, "Fay"))).status is Status.RUNNING


async def test_a_tournament_takes_the_punctual_and_newcomers_likewise(at: Table):
    await reputed(at, BOB)
    tournaments, wanted = at.feature(Tournaments), plan(Form.SWISS, 8, punctual=95)
    opened = await tournaments.create(wanted, 7, 8, EVE, starts=0, key=at.key())
    with pytest.raises(Refused) as refusal:
        await tournaments.enter(opened.id, 7, BOB)
    reason = refusal.value.reason
    assert (reason.key, dict(reason.args)) == ("refused-tournament-punctual", {"least": 95, "share": 80})
    entered = await tournaments.enter(opened.id, 7, Person(109, "Fay"))
    assert [one.name for one in entered.present] == ["Fay"]
    lenient = await tournaments.create(plan(Form.SWISS, 8, punctual=80), 7, 8, EVE, starts=0, key=at.key())
    assert (await tournaments.enter(lenient.id, 7, BOB)).present


async def test_little_says_nothing():
    assert Punctuality(ENOUGH - 1, 0).share is None
    assert Punctuality(ENOUGH, 0).share == 100
    assert Punctuality(999, 1).share == 99  # never rounded up
    assert Punctuality(0, ENOUGH - 1).enough(95)
    assert not Punctuality(0, ENOUGH).enough(1)

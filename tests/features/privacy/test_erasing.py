"""A user whose data are deleted plays in no match any more, whatever others do at the same moment."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.features.privacy.erasure import Erasure
from bot.matches.core.models import MatchRequest, Status
from tests.features.lobby.test_queue import elsewhere, waits
from tests.matches.test_open_tables import DAN, DAY, opened
from tests.support.games.counter import Add
from tests.support.matches.table import ANN, BOB, EVE, Table, refusal, table
from tests.support.storage.meddler import Meddler, before

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db", Meddler) as made:
        yield made


async def erased(at: Table, user: int = ANN.user) -> int:
    """The number of matches given up by an erasure."""
    return (await Erasure(at.matches).erase(user, key=at.key())).given_up


async def test_everything_is_given_up_in_its_own_way(at: Table):
    running, offered = await at.begin(), await at.challenge(ANN, EVE)
    invited, there = await at.challenge(DAN, ANN), await opened(at)
    assert len(await Erasure(at.matches).concerned(ANN.user)) == 4
    assert await erased(at) == 4
    ways = [(await at.present(match)).status for match in (running, offered, invited, there)]
    assert ways[:3] == [Status.FINISHED, Status.CANCELLED, Status.DECLINED]
    assert ways[3] is not Status.OPEN
    assert await Erasure(at.matches).concerned(ANN.user) == ()
    assert await refusal(Erasure(at.matches).kept(ANN.user)) == "refused-data-none"
    assert (await Erasure(at.matches).kept(BOB.user))["name"] == "Bob"


async def test_a_challenge_accepted_at_that_moment_is_given_up_as_a_match(at: Table):
    match = await at.challenge()
    before(at, lambda: at.elsewhere().challenges.accept(match.id, BOB.user, key="meanwhile"))
    await erased(at)
    now = await at.present(match)
    assert now.status is Status.FINISHED
    assert now.challenger.forgotten


async def test_his_own_answer_of_that_moment_is_kept_or_refused(at: Table):
    match = await at.begin()
    seat = at.matches.asks(match)[0].seat
    user = match.holder(seat).user
    ask = at.matches.asks(match)[0].id
    before(at, lambda: at.elsewhere().act(match.id, ask, user, Add(1), key="meanwhile"))
    await erased(at, user)
    assert (await at.present(match)).status is Status.FINISHED
    assert await refusal(at.matches.act(match.id, ask, user, Add(1), key="after")) != ""


async def test_who_is_paired_from_a_queue_meanwhile_gives_that_match_up(at: Table):
    await waits(at, ANN, DAY)
    other = await at.begin()
    wanted = MatchRequest("counter", 7, 8, "en", terms=DAY)
    before(at, lambda: elsewhere(at).enqueue(BOB, wanted, key="meanwhile"))
    await erased(at)
    assert (await at.present(other)).status is Status.FINISHED
    assert await Erasure(at.matches).concerned(ANN.user) == ()
    assert await waits(at, EVE, DAY) is None


async def test_of_two_deletions_at_once_one_finds_nothing_left(at: Table):
    match = await at.begin()
    answers = await asyncio.gather(
        *(Erasure(at.matches).erase(ANN.user, key=at.key()) for _ in range(2)), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in answers) == ["ErasureResult", "Refused"]
    assert (await at.present(match)).status is Status.FINISHED

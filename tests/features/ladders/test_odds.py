"""The rating preview equals the later gain or loss."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.features.ladders.previews import odds
from bot.features.ladders.rows import LadderRows
from bot.features.ladders.service import Rankings
from bot.matches.core.models import Player, Status
from bot.ratings.ladders import NO_GAIN, RANKED, Ladder, Standing
from tests.support.matches.table import ANN, BOB, EVE, Table, table_of_games
from tests.support.storage.stored import new_match
from tests.support.tournaments.ended import ended

HOUR = 3_600_000
ALL = [Player(0, one.user, one.name) for one in (ANN, BOB, EVE)]


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table_of_games(tmp_path / "matches.db") as made:
        yield made


@pytest.mark.asyncio
async def test_what_is_at_stake_is_gained_and_lost(at: Table):
    rankings, now, ann, bob = at.feature(Rankings), at.clock.now, *ALL[:2]
    open_one = await at.store.add(replace(new_match(ANN.user, BOB.user, "pitchout"), guild=7), key="new", now=now)
    assert await rankings.odds(open_one) == ()
    rated = replace(open_one, terms=replace(open_one.terms, rated=True))
    for nth in range(NO_GAIN):
        at.clock.now = now + nth
        first, second = await rankings.odds(rated)
        match = await ended(at.store, [[ann], [bob]], now + nth)
        gained, lost = await rankings.gains(match.id)
        assert (first.points, first.win) == (gained.before, gained.after - gained.before)
        assert (second.points, second.loss) == (lost.before, lost.after - lost.before)
        assert first.standing.ranked == (nth >= RANKED)
    assert (first.win, first.loss, second.win, second.loss) == (0, 0, 0, 0)
    at.clock.now = now + HOUR
    (elsewhere, _) = await rankings.odds(replace(rated, guild=8))
    assert elsewhere.standing == Standing()
    assert await rankings.odds(replace(rated, status=Status.FINISHED)) == ()


def test_camps_have_one_stake_each_and_several_sides_none_that_could_be_told():
    known = {1: Standing(games=RANKED)}
    ann, cy, bob, dan = odds(known, ((1, 3), (2, 4)), 0, HOUR)
    assert [one.user for one in (ann, cy, bob, dan)] == [1, 3, 2, 4]
    assert ann.win == cy.win == bob.win
    assert ann.loss == dan.loss
    assert ann.win is not None
    assert ann.win > 0
    assert [one.win for one in odds(known, ((1,), (2,), (3,)), 0, HOUR)] == [None] * 3
    assert [one.loss for one in odds(known, ((1,),), 0, HOUR)] == [None]


@pytest.mark.asyncio
async def test_whom_one_met_in_a_match_of_several_was_met(at: Table):
    rows, now = at.store.area(LadderRows), at.clock.now_ms()
    for nth in range(4):
        await ended(at.store, [[one] for one in ALL], now + nth)
    ladder = Ladder("pitchout", 7, 0)
    users = [[one.user] for one in ALL]
    assert (await rows.prospects(ladder, users, now + 5))[1] == 4
    assert (await rows.prospects(ladder, users[1:], now + 5))[1] == 4
    assert (await rows.prospects(ladder, [users[0] + users[1], users[2]], now + 5))[1] == 4
    assert (await rows.prospects(ladder, [users[0], [999]], now + 5))[1] == 0
    assert (await rows.prospects(ladder, users, now + 25 * HOUR))[1] == 0

"""The rating preview equals the later gain or loss."""

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.matches.core.models import Player, Status
from bot.matches.ladders.rating_preview import odds, odds_of
from bot.ratings.ladders import NO_GAIN, RANKED, Ladder, Standing
from tests.support.matches.table import ANN, BOB, EVE, Table
from tests.support.storage.stored import new_match
from tests.support.tournaments.ended import ended

HOUR = 3_600_000
PITCHOUT = GAMES["pitchout"]
ALL = [Player(0, one.user, one.name) for one in (ANN, BOB, EVE)]


@pytest.mark.asyncio
async def test_what_is_at_stake_is_gained_and_lost(at: Table):
    now, ann, bob = at.clock.now_ms(), *ALL[:2]
    open_one = await at.store.add(replace(new_match(ANN.user, BOB.user, "pitchout"), guild=7), key="new", now=now)
    assert await odds_of(at.store, PITCHOUT, open_one, now) == ()
    rated = replace(open_one, terms=replace(open_one.terms, rated=True))
    for nth in range(NO_GAIN):
        first, second = await odds_of(at.store, PITCHOUT, rated, now + nth)
        match = await ended(at.store, [[ann], [bob]], now + nth)
        gained, lost = await at.store.gains(match.id)
        assert (first.points, first.win) == (gained.before, gained.after - gained.before)
        assert (second.points, second.loss) == (lost.before, lost.after - lost.before)
        assert first.standing.ranked == (nth >= RANKED)
    assert (first.win, first.loss, second.win, second.loss) == (0, 0, 0, 0)
    (elsewhere, _) = await odds_of(at.store, PITCHOUT, replace(rated, guild=8), now + HOUR)
    assert elsewhere.standing == Standing()
    assert await odds_of(at.store, PITCHOUT, replace(rated, status=Status.FINISHED), now) == ()


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
    now = at.clock.now_ms()
    for nth in range(4):
        await ended(at.store, [[one] for one in ALL], now + nth)
    ladder = Ladder("pitchout", 7, 0)
    users = [[one.user] for one in ALL]
    assert (await at.store.prospects(ladder, users, now + 5))[1] == 4
    assert (await at.store.prospects(ladder, users[1:], now + 5))[1] == 4
    assert (await at.store.prospects(ladder, [users[0] + users[1], users[2]], now + 5))[1] == 4
    assert (await at.store.prospects(ladder, [users[0], [999]], now + 5))[1] == 0
    assert (await at.store.prospects(ladder, users, now + 25 * HOUR))[1] == 0

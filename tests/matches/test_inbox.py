"""The inbox of a user: asks, challenges and offers, ordered by deadline."""

import pytest

from bot.matches.core.models import Match, MatchRequest
from bot.matches.matchmaking.challenges import EXPIRY
from bot.matches.matchmaking.inbox import Challenged, Item, OpenQuestion, Proposed
from bot.matches.timing.paces import DAY, HOUR, read_terms
from bot.matches.work.effects import OfferKind
from tests.support.games.counter import Add
from tests.support.matches.table import ANN, BOB, EVE, Table

pytestmark = pytest.mark.asyncio


async def begun(at: Table, clock: str = "day", turns: str = "together") -> Match:
    match = await at.matches.challenges.challenge(
        ANN, [BOB], MatchRequest("counter", 7, 8, "en", {"turns": turns}, terms=read_terms(clock)), key=at.key()
    )
    return await at.matches.challenges.accept(match.id, BOB.user, key=at.key())


async def found(at: Table, user: int) -> list[tuple[type[Item], int]]:
    return [(type(item), item.match.id) for item in await at.matches.inbox.of(user)]


async def test_what_ends_first_stands_first(at: Table):
    week, hour, day = [await begun(at, clock) for clock in ("week", "hour", "day")]
    challenge = await at.challenge(ANN, BOB)
    assert await found(at, BOB.user) == [
        (OpenQuestion, hour.id),
        (OpenQuestion, day.id),
        (Challenged, challenge.id),
        (OpenQuestion, week.id),
    ]
    (first, *_) = await at.matches.inbox.of(BOB.user)
    assert first.due == at.clock.now + HOUR


async def test_what_was_answered_waits_no_more(at: Table):
    match = await begun(at, turns="alternate")
    (first,) = (holder.user for holder in match.holders if holder.due)
    (other,) = (holder.user for holder in match.holders if not holder.due)
    assert await found(at, first) == [(OpenQuestion, match.id)]
    await at.act(match, Add(1))
    assert await found(at, first) == []
    assert await found(at, other) == [(OpenQuestion, match.id)]
    assert await found(at, EVE.user) == []


async def test_a_challenge_waits_until_it_expires(at: Table):
    challenge = await at.challenge(ANN, BOB)
    assert await found(at, ANN.user) == []
    assert await found(at, BOB.user) == [(Challenged, challenge.id)]
    at.clock.now += EXPIRY
    assert await found(at, BOB.user) == []


async def test_offers_wait_for_those_who_must_agree(at: Table):
    match = await begun(at)
    await at.matches.endings.offer_draw(match.id, ANN.user, key=at.key())
    await at.matches.clocks.propose_pause(match, ANN.user, 3, key=at.key())
    assert await found(at, ANN.user) == [(OpenQuestion, match.id)]
    assert await found(at, BOB.user) == [(Proposed, match.id), (Proposed, match.id), (OpenQuestion, match.id)]
    await at.matches.offers.refuse(match.id, BOB.user, OfferKind.PAUSE, key=at.key())
    assert len(await found(at, BOB.user)) == 2
    await at.act(match, Add(1))
    assert (Proposed, match.id) not in await found(at, BOB.user)  # a draw is offered for one position


async def test_a_seat_waits_for_its_heir_alone(at: Table):
    match = await begun(at)
    await at.matches.substitutions.offer(match.id, ANN.user, EVE, key=at.key())
    assert await found(at, EVE.user) == [(Proposed, match.id)]
    assert await found(at, BOB.user) == [(OpenQuestion, match.id)]


async def test_a_rematch_waits_for_some_days(at: Table):
    match = await begun(at)
    await at.matches.resign(match.id, ANN.user, key=at.key())
    await at.matches.rematches.ask(match.id, ANN.user, key=at.key())
    assert await found(at, BOB.user) == [(Proposed, match.id)]
    at.clock.now += 3 * DAY
    assert await found(at, BOB.user) == []


async def test_what_waits_for_others_is_known_too(at: Table):
    older, match = await begun(at, turns="alternate"), await begun(at, turns="alternate")
    (first,) = (holder.user for holder in match.holders if holder.due)
    (other,) = (holder.user for holder in match.holders if not holder.due)
    assert match.id not in [one.id for one in await at.matches.inbox.on_others(first)]
    assert match.id in [one.id for one in await at.matches.inbox.on_others(other)]
    for user in (first, other):
        there = [one.id for one in await at.matches.inbox.on_others(user)]
        assert there == sorted(there, reverse=True)
        assert set(there) | {item.match.id for item in await at.matches.inbox.of(user)} == {older.id, match.id}
    assert await at.matches.inbox.on_others(EVE.user) == ()

"""Decisions made in time and missed, as the store counts them with the turns, on both engines."""

import pytest
from msgspec.structs import replace

from bot.matches.core.models import Match, Player, Response, Status
from bot.matches.house.members import name_of, user_of
from bot.matches.timing.models import Alarm, TimerKind
from bot.matches.timing.paces import DAY, WEEK
from bot.matches.timing.punctuality import WINDOW, Punctuality
from bot.matches.work.effects import Effects
from bot.matches.work.store import Store
from tests.support.storage.stored import ANN, BOB, EVE, begun, turn

pytestmark = pytest.mark.asyncio


async def played(store: Store, match: Match, *seats: int | None, made: int, late: int | None = None) -> Match:
    """Turns of these seats in one change; that of `late` was left to the clock."""
    turns = [
        replace(turn(match, match.revision + nth, f"{match.id}.{made}", seat=seat, made=made), move=b"{}")
        for nth, seat in enumerate(seats, 1)
    ]
    effects = Effects() if late is None else Effects(lapses=((late, 1),))
    return await store.advance(match, turns, status=Status.RUNNING, posts=(), effects=effects)


async def test_decisions_are_counted_for_who_made_or_missed_them(store: Store):
    match = await begun(store, ANN, BOB, name="one")
    match = await played(store, match, 0, 0, 1, None, made=30)
    match = await played(store, match, 0, 0, 1, made=40, late=0)  # missed, and put out for it
    other = await begun(store, BOB, EVE, name="two")
    await played(store, other, 0, made=50)
    assert await store.punctuality((ANN, BOB, EVE, 999), 60) == {
        ANN: Punctuality(2, 1),
        BOB: Punctuality(3, 0),
        EVE: Punctuality(),
        999: Punctuality(),
    }


async def test_only_ninety_days_count_and_older_counts_are_deleted(store: Store):
    match = await begun(store)
    start = 2000 * WEEK
    for week in range(20):
        match = await played(store, match, 0, made=start + week * WEEK)
    now = start + 19 * WEEK
    assert (await store.punctuality((ANN,), now))[ANN].made == 14
    assert (await store.punctuality((ANN,), now + WINDOW))[ANN].made == 1
    assert (await store.punctuality((ANN,), now + WINDOW + WEEK))[ANN] == Punctuality()
    await store.tidy(now, days=30)
    assert (await store.punctuality((ANN,), start))[ANN].made == 14


async def test_a_seat_that_the_house_takes_at_the_deadline_is_a_miss(store: Store):
    match = await begun(store)
    alarm = Alarm(TimerKind.DEADLINE, 0, "ask", 20, 20 + DAY)
    match = await store.change(
        match, status=match.status, turn=None, posts=(), key="set", now=20, effects=Effects(alarms=(alarm,))
    )
    (timer,) = await store.claim_timers(20 + DAY, owner="1", lease=1000, most=1)
    house = user_of(0, 3)
    holders = (Player(0, house, name_of(house), Response.LENT), match.holder(1))
    effects = Effects(fired=timer)
    match = await store.change(
        match, status=match.status, turn=None, posts=(), key="lent", now=20 + DAY, holders=holders, effects=effects
    )
    await played(store, match, 0, 1, made=30 + DAY)  # alone with the house now: practice
    assert await store.punctuality((ANN, BOB, house), 40 + DAY) == {
        ANN: Punctuality(0, 1),
        BOB: Punctuality(),
        house: Punctuality(),
    }


async def test_the_counts_are_exported_and_deleted_with_the_player(store: Store):
    match = await begun(store)
    match = await played(store, match, 0, made=30)
    match = await played(store, match, 0, made=40, late=0)
    told = await store.dossier(ANN)
    assert told is not None
    assert told["decisions_in_time"] == [{"week": None, "match": match.id, "made": 1, "missed": 1}]
    assert await store.erase(ANN, settled=(match.id,))
    assert await store.punctuality((ANN, -1), 50) == {ANN: Punctuality(), -1: Punctuality()}
    gone = await store.get(match.id)
    assert gone is not None
    await played(store, gone, 0, 1, made=50)  # nothing is counted of a deleted player
    assert await store.punctuality((-1, BOB), 60) == {-1: Punctuality(), BOB: Punctuality(1, 0)}

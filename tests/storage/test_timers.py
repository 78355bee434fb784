"""Timers are claimed, fired once and moved by outages; the time of the last run is stored."""

import asyncio

import pytest

from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import LostRace
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import Notice
from bot.matches.timing.models import Alarm, Timer, TimerKind
from bot.matches.timing.paces import HOUR, MONDAY
from bot.matches.work.effects import Effects
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import begun, new_match, turn

pytestmark = pytest.mark.asyncio

MINUTE = 60_000


async def set_for(store: SqliteStore, match: Match, *alarms: Alarm) -> Match:
    key = f"alarms {match.id} {alarms}"
    return await store.change(
        match, status=match.status, turn=None, posts=[], key=key, now=30, effects=Effects(alarms=alarms)
    )


def deadline(due: int, *, seat: int = 0, since: int = 0) -> Alarm:
    return Alarm(TimerKind.DEADLINE, seat, f"flick.{seat}.1", since, due)


async def claimed(store: SqliteStore, now: int, *, owner: str = "me", most: int = 20) -> list[Timer]:
    return list(await store.claim_timers(now, owner=owner, lease=1000, most=most))


async def fire(store: SqliteStore, match: Match, timer: Timer) -> Match:
    step = turn(match, match.revision + 1, f"timer.{timer.id}")
    return await store.advance(match, [step], status=Status.RUNNING, posts=[], effects=Effects(fired=timer))


async def test_what_is_due_is_claimed_earliest_first(store: SqliteStore):
    match = await begun(store)
    await set_for(store, match, deadline(300), deadline(200, seat=1))
    assert await claimed(store, 199) == []
    assert [(timer.seat, timer.due, timer.owner) for timer in await claimed(store, 300)] == [
        (1, 200, "me"),
        (0, 300, "me"),
    ]


async def test_a_match_that_is_begun_no_longer_expires(store: SqliteStore):
    await store.add(new_match(), key="k", now=10)
    (expiry,) = await claimed(store, 5000)
    assert (expiry.kind, expiry.due) == (TimerKind.EXPIRY, 5000)
    await begun(store, name="other", second=9)
    assert await claimed(store, 5000) == []


async def test_no_more_are_claimed_than_wanted(store: SqliteStore):
    match = await begun(store)
    await set_for(store, match, deadline(300), deadline(200, seat=1))
    assert [timer.seat for timer in await claimed(store, 300, most=1)] == [1]
    assert [timer.seat for timer in await claimed(store, 300, most=1)] == [0]


async def test_a_claimed_timer_falls_to_another_when_its_lease_ends(store: SqliteStore):
    match = await set_for(store, await begun(store), deadline(200))
    (first,) = await claimed(store, 200)
    assert await claimed(store, 1199, owner="other") == []
    (second,) = await claimed(store, 1200, owner="other")
    assert (second.id, second.owner) == (first.id, "other")
    with pytest.raises(LostRace):
        await fire(store, match, first)
    assert (await fire(store, match, second)).revision == match.revision + 1


async def test_a_timer_fires_once(store: SqliteStore):
    match = await set_for(store, await begun(store), deadline(200))
    (timer,) = await claimed(store, 200)
    fired = await fire(store, match, timer)
    with pytest.raises(LostRace):
        await fire(store, fired, timer)
    assert await store.get(match.id) == fired
    assert await claimed(store, 5000) == []


async def test_a_timer_that_was_set_again_does_not_fire_for_the_former(store: SqliteStore):
    match = await set_for(store, await begun(store), deadline(200))
    (timer,) = await claimed(store, 200)
    match = await set_for(store, match, deadline(900))
    with pytest.raises(LostRace):
        await fire(store, match, timer)


async def test_two_who_claim_at_once_share_what_is_due(store: SqliteStore):
    match = await begun(store)
    await set_for(store, match, *(deadline(200, seat=seat) for seat in range(8)))
    shares = await asyncio.gather(*(claimed(store, 300, owner=str(one), most=3) for one in range(4)))
    assert sorted(len(share) for share in shares) == [0, 2, 3, 3]
    assert len({timer.id for share in shares for timer in share}) == 8


async def test_the_next_timer_is_the_next_that_nobody_sees_to(store: SqliteStore):
    assert await store.next_timer(100) is None
    match = await begun(store)
    await set_for(store, match, deadline(200), deadline(300, seat=1))
    assert await store.next_timer(200) == 200
    await claimed(store, 200)
    assert await store.next_timer(200) == 300
    assert await store.next_timer(1200) == 200


async def test_an_outage_moves_the_clocks_of_what_is_played_and_is_told(store: SqliteStore):
    match = await begun(store)
    await set_for(store, match, deadline(9 * MINUTE, since=MINUTE))
    challenge = await store.add(new_match(1, 2), key="c", now=10)
    await store.give_back(3 * MINUTE, now=8 * MINUTE)
    found = await store.get(match.id)
    assert found is not None
    assert (found.holder(0).since, found.holder(0).due, found.given_back) == (4 * MINUTE, 12 * MINUTE, 3 * MINUTE)
    assert await store.next_timer(0) == challenge.expires
    assert await store.get(challenge.id) == challenge
    await store.give_back(2 * MINUTE, now=11 * MINUTE)
    again = await store.get(match.id)
    assert again is not None
    assert (again.holder(0).due, again.given_back) == (14 * MINUTE, 5 * MINUTE)
    await store.give_back(2 * MINUTE, now=20 * MINUTE)
    assert await store.get(match.id) == again  # its time was over before


async def test_a_short_outage_is_given_back_without_a_word(store: SqliteStore):
    match = await set_for(store, await begun(store), deadline(9 * MINUTE))
    await store.give_back(MINUTE - 1, now=5 * MINUTE)
    found = await store.get(match.id)
    assert found is not None
    assert (found.holder(0).due, found.given_back) == (10 * MINUTE - 1, 0)


async def test_an_outage_gives_back_to_nobody_what_he_did_not_lose(store: SqliteStore):
    started = await set_for(store, await begun(store), deadline(30 * MINUTE, since=19 * MINUTE))
    waits = await set_for(store, await begun(store, 1, 2, name="w"), deadline(90 * MINUTE, since=60 * MINUTE))
    await store.give_back(10 * MINUTE, now=20 * MINUTE)
    found = await store.get(started.id)
    assert found is not None
    assert (found.holder(0).since, found.holder(0).due) == (20 * MINUTE, 31 * MINUTE)
    assert await store.get(waits.id) == waits


@pytest.mark.parametrize("weekdays", [False, True])
@pytest.mark.parametrize("held", ["pause", "vacation"])
async def test_a_clock_that_stood_still_gains_nothing_in_an_outage(store: SqliteStore, held: str, weekdays: bool):  # noqa: FBT001
    match = await begun(store, weekdays=weekdays)
    match = await set_for(store, match, deadline(MONDAY + 9 * HOUR, since=MONDAY + HOUR))
    until, now = MONDAY + 5 * HOUR, MONDAY + 2 * HOUR
    if held == "pause":
        paused = Effects(paused=until)
        await store.change(match, status=match.status, turn=None, posts=[], key="p", now=now, effects=paused)
    else:
        holder = match.holder(0)
        words = Notice(phrase("holiday-ended", user=""))
        await store.set_vacation(holder, until, was=0, vacation=None, now=until, notice=words)  # moves nothing
    await store.give_back(HOUR, now=MONDAY + 4 * HOUR)
    assert await _clock(store, match) == (MONDAY + HOUR, MONDAY + 9 * HOUR, 0)
    await store.give_back(3 * HOUR, now=MONDAY + 6 * HOUR)  # an hour of which it ran
    assert await _clock(store, match) == (MONDAY + 2 * HOUR, MONDAY + 10 * HOUR, HOUR)


async def _clock(store: SqliteStore, match: Match) -> tuple[int, int, int]:
    found = await store.get(match.id)
    assert found is not None
    return found.holder(0).since, found.holder(0).due, found.given_back


async def test_a_timer_moved_by_an_outage_does_not_fire_as_it_was_claimed(store: SqliteStore):
    match = await set_for(store, await begun(store), deadline(200))
    (timer,) = await claimed(store, 200)
    await store.give_back(900, now=1000)
    with pytest.raises(LostRace):
        await fire(store, match, timer)
    assert [moved.due for moved in await claimed(store, 1100)] == [1100]


async def test_the_program_knows_when_it_last_ran(store: SqliteStore):
    match = await set_for(store, await begun(store), deadline(90 * MINUTE))

    async def due() -> int:
        found = await store.get(match.id)
        assert found is not None
        return found.holder(0).due // MINUTE

    first = await store.arrive(MINUTE, most=20 * MINUTE)
    assert await due() == 90
    await store.seen(first, 2 * MINUTE)
    second = await store.arrive(5 * MINUTE, most=20 * MINUTE)
    assert second != first
    assert await due() == 93
    await store.seen(second, 9 * MINUTE, missed=4 * MINUTE, most=3 * MINUTE)
    await store.seen(second, 9 * MINUTE, missed=4 * MINUTE, most=3 * MINUTE)
    assert await due() == 96
    await store.leave(second, 10 * MINUTE)
    await store.arrive(60 * MINUTE, most=20 * MINUTE)
    assert await due() == 116


async def test_a_timer_with_nothing_to_say_is_left_alone_until_it_is_moved(store: SqliteStore):
    match = await set_for(store, await begun(store), deadline(200))
    (timer,) = await claimed(store, 200)
    await store.dismiss(timer)
    assert await claimed(store, 10**9) == []
    found = await store.get(match.id)
    assert found is not None
    assert found.holder(0).due == 200
    await store.give_back(10**9 - 100, now=10**9)
    (moved,) = await claimed(store, 10**9 + 100)
    await store.dismiss(timer)
    assert await claimed(store, 2 * 10**9) == [moved]


@pytest.mark.parametrize("later", [0, 20_000])
async def test_an_outage_that_processes_notice_one_after_the_other_is_given_back_once(store: SqliteStore, later: int):
    match = await set_for(store, await begun(store), deadline(90 * MINUTE))
    one = await store.arrive(MINUTE, most=10**9, sharing=15_000)
    other = await store.arrive(MINUTE, most=10**9, sharing=15_000)
    begins, ends = 2 * MINUTE, 82 * MINUTE
    await store.seen(one, begins)
    await store.seen(other, begins + later)
    await store.seen(one, ends, missed=ends - begins, most=10**9)
    await store.seen(other, ends + 5000, missed=ends + 5000 - begins - later, most=10**9)
    found = await store.get(match.id)
    assert found is not None
    assert found.holder(0).due == 170 * MINUTE - later


async def test_a_process_that_slept_beside_another_gives_nothing_back(store: SqliteStore):
    match = await set_for(store, await begun(store), deadline(90 * MINUTE))
    one = await store.arrive(MINUTE, most=10**9, sharing=15_000)
    other = await store.arrive(MINUTE, most=10**9, sharing=15_000)
    await store.seen(other, 10 * MINUTE - 10_000)
    await store.seen(one, 10 * MINUTE, missed=9 * MINUTE, most=10**9)
    found = await store.get(match.id)
    assert found is not None
    assert found.holder(0).due == 90 * MINUTE

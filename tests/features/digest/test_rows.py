"""When digests are due, on both engines: chosen, claimed, sent, skipped; erased and exported with their player."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.features.digest.rows import DigestRows, faults
from bot.features.digest.values import DueDigest, due_on
from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Player
from bot.matches.delivery.models import Notice
from bot.matches.settings.preferences import Daily, Preferences
from bot.matches.timing.paces import DAY, HOUR, MINUTE
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import ANN, BOB

pytestmark = pytest.mark.asyncio
EIGHT = Daily(8 * 60, "Europe/Paris")
NOON = due_on(Daily(12 * 60, "Europe/Paris"), "2026-11-25") or 0
MORNING = due_on(EIGHT, "2026-11-26") or 0
ann, bob = Player(0, ANN, "Ann"), Player(0, BOB, "Bob")


async def chosen(store: Any, user: Player, daily: Daily | None, now: int, **others: Any) -> DigestRows:
    rows: DigestRows = store.area(DigestRows)
    await rows.choose(user, lambda one: replace(one, digest=daily, **others), now)
    return rows


async def days(rows: DigestRows, now: int, owner: str = "me") -> list[tuple[int, str]]:
    return [(one.user, one.day) for one in await rows.claim(now, owner, 10)]


async def test_the_next_one_is_due_at_its_hour_and_then_a_day_later(store: SqliteStore):
    rows = await chosen(store, ann, EIGHT, NOON)
    assert await rows.next_due("me", NOON) == MORNING
    assert await days(rows, MORNING - 1) == []
    (found,) = await rows.claim(MORNING, "me", 10)
    assert (found.user, found.day, found.attempts, found.attempted) == (ANN, "2026-11-26", 0, 0)
    assert found.preferences == Preferences(digest=EIGHT)
    assert await rows.attempted(found, "me", MORNING + 5) == MORNING + 5
    await rows.done(found, MORNING + 9)
    assert await rows.next_due("me", MORNING + 9) == MORNING + DAY
    await rows.done(found, MORNING + DAY)  # noted again for the same day
    assert await rows.next_due("me", MORNING + DAY) == MORNING + DAY


async def test_others_get_it_once_the_lease_has_expired(store: SqliteStore):
    rows = await chosen(store, ann, EIGHT, NOON)
    (found,) = await rows.claim(MORNING, "me", 10)
    assert await rows.attempted(found, "me", MORNING) == MORNING
    assert await days(rows, MORNING + MINUTE, "other") == []
    assert await rows.next_due("other", MORNING + MINUTE) is None
    (again,) = await rows.claim(MORNING + 2 * MINUTE, "other", 10)
    assert (again.attempts, again.attempted) == (1, MORNING)
    assert await rows.attempted(found, "me", MORNING + 2 * MINUTE) == 0
    assert await rows.attempted(again, "other", MORNING + 2 * MINUTE) == MORNING
    await rows.postponed(again, "other", MORNING + 5 * MINUTE)
    assert await days(rows, MORNING + 5 * MINUTE - 1) == []
    assert await days(rows, MORNING + 5 * MINUTE) == [(ANN, "2026-11-26")]


async def test_one_whose_day_is_over_is_dropped_for_that_of_today(store: SqliteStore):
    rows = await chosen(store, ann, EIGHT, NOON)
    late = MORNING + 3 * DAY + HOUR
    (found,) = await rows.claim(late, "me", 10)
    assert (found.day, found.attempts) == ("2026-11-29", 0)
    await rows.done(found, late)
    assert await rows.next_due("me", late) == MORNING + 4 * DAY
    early = MORNING + 6 * DAY - HOUR  # before the hour of that day
    assert await days(rows, early) == []
    assert await rows.next_due("me", early) == MORNING + 6 * DAY


async def test_a_day_that_was_sent_gets_no_second_digest_at_another_hour(store: SqliteStore):
    rows = await chosen(store, ann, EIGHT, NOON)
    (found,) = await rows.claim(MORNING, "me", 10)
    await rows.attempted(found, "me", MORNING)
    await chosen(store, ann, Daily(9 * 60, "Europe/Paris"), MORNING)  # while it is being sent
    assert await rows.next_due("me", MORNING) == MORNING
    await rows.done(found, MORNING + 1)
    assert await rows.next_due("me", MORNING) == MORNING + DAY + HOUR
    await chosen(store, ann, Daily(10 * 60, "Europe/Paris"), MORNING + 2)
    assert await rows.next_due("me", MORNING) == MORNING + DAY + 2 * HOUR


async def test_on_vacation_there_is_none(store: SqliteStore):
    rows = await chosen(store, ann, EIGHT, NOON)
    await store.set_vacation(ann, NOON + 2 * DAY, was=0, vacation=None, now=NOON, notice=Notice(phrase("thread-lost")))
    for nth in range(2):
        assert await days(rows, MORNING + nth * DAY) == []
    assert await days(rows, MORNING + 2 * DAY) == [(ANN, "2026-11-28")]


async def test_there_is_none_once_it_is_not_wanted_or_if_messages_are_closed(store: SqliteStore):
    rows = await chosen(store, ann, EIGHT, NOON)
    await chosen(store, bob, EIGHT, NOON)
    await store.close_messages(BOB)
    await chosen(store, ann, None, NOON)
    assert await days(rows, MORNING) == []
    assert await rows.next_due("me", MORNING) == MORNING + DAY
    await chosen(store, bob, EIGHT, MORNING, closed=False)
    (found,) = await rows.claim(MORNING + DAY, "me", 10)
    assert found.user == BOB
    await store.change_preferences(bob, lambda one: replace(one, digest=None))  # beside the feature
    await rows.done(found, MORNING + DAY)
    assert await rows.next_due("me", MORNING + DAY) is None


async def test_it_goes_and_is_exported_with_its_player(store: SqliteStore):
    rows = await chosen(store, ann, EIGHT, NOON)
    export = await store.dossier(ANN)
    assert export is not None
    assert export["digest"] == [{"day": "2026-11-26", "due": "2026-11-26T07:00:00+00:00"}]
    assert await store.erase(ANN, settled=()) is not None
    assert await rows.next_due("me", MORNING) is None


async def test_the_check_finds_a_choice_without_effect(store: SqliteStore):
    await chosen(store, ann, EIGHT, NOON)
    assert await store._reader.read(lambda tx: tuple(faults(tx))) == ()
    await store.change_preferences(bob, lambda one: replace(one, digest=EIGHT))
    (fault,) = await store._reader.read(lambda tx: tuple(faults(tx)))
    assert "has chosen a daily digest" in fault


async def test_the_earliest_are_claimed_first(store: SqliteStore):
    rows = await chosen(store, ann, EIGHT, NOON)
    await chosen(store, bob, Daily(7 * 60, "Europe/Paris"), NOON)
    (first,) = await rows.claim(MORNING, "me", 1)
    (second,) = [one for one in await rows.claim(MORNING, "me", 10) if one != first]
    assert [type(first), first.user, second.user] == [DueDigest, BOB, ANN]

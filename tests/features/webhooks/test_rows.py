"""Webhooks and their deliveries, on both engines: set, queued, leased, tried again, given up, switched off; erased and exported."""

import json
from typing import Any

import pytest

from bot.features.webhooks import outbox_rows
from bot.features.webhooks.hook_rows import HookRows
from bot.features.webhooks.values import PAUSES, QUEUE, RATE, TRIES, Delivery, Kind
from bot.matches.core.match_change import Effect
from bot.matches.core.models import Player, Status
from bot.matches.timing.models import Alarm, TimerKind
from bot.matches.timing.paces import DAY, HOUR, MINUTE
from bot.matches.work.effects import Effects
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import ANN, BOB, begun, moved

pytestmark = pytest.mark.asyncio
URL = "https://example.org/hook"
ann, bob = Player(0, ANN, "Ann"), Player(0, BOB, "Bob")
NOW = 1_700_000_000_000


async def hooked(store: Any, *users: Player, guild: int = 0) -> HookRows:
    rows: HookRows = store.area(HookRows)
    for user in users:
        assert await rows.put(user, guild, URL, f"whsec_{user.user}", NOW)
    return rows


async def due(rows: HookRows, now: int, owner: str = "me", **others: Any) -> tuple[Delivery, ...]:
    return await rows.claim(now, owner, 20, others.get("here", lambda _: True))


async def asked(store: Any, match: Any, seat: int, ask: str, now: int, but: int | None = None) -> Any:
    """A turn that asks a seat."""
    write = lambda tx: outbox_rows.asked(tx, match.id, match.guild, now, but)  # noqa: E731
    alarm = Alarm(TimerKind.DEADLINE, seat, ask, now, now + DAY)
    effects = Effects(alarms=(alarm,), added=(Effect(write),))
    return await moved(store, match, f"k.{ask}", made=now, effects=effects)


async def ended(store: Any, match: Any, now: int) -> Any:
    write = lambda tx: outbox_rows.ended(tx, match, Status.FINISHED, now)  # noqa: E731
    return await moved(
        store, match, f"k.end.{now}", status=Status.FINISHED, made=now, effects=Effects(added=(Effect(write),))
    )


async def test_the_seat_asked_and_its_server_are_told_once(store: SqliteStore):
    rows = await hooked(store, ann, bob)
    await hooked(store, bob, guild=7)
    match = await asked(store, await begun(store), 1, "a1", NOW)
    found = await due(rows, NOW)
    assert [(one.hook.user, one.hook.guild, one.kind, one.about, one.attempts) for one in found] == [
        (BOB, 0, Kind.TURN, "1.a1", 1),
        (BOB, 7, Kind.TURN, "1.a1", 1),
    ]
    for one in found:
        await rows.settled(one, "me", "200", NOW, arrived=True)
    assert await due(rows, NOW + MINUTE) == ()
    await asked(store, match, 0, "a2", NOW + 5, but=0)  # Ann has acted herself: nobody is told, nor twice of a1
    assert await due(rows, NOW + DAY) == ()


async def test_the_end_is_told_to_all(store: SqliteStore):
    rows = await hooked(store, ann, bob)
    await hooked(store, ann, guild=7)
    await hooked(store, ann, guild=8)  # it is not played there
    await ended(store, await begun(store), NOW)
    found = await due(rows, NOW)
    assert [(one.hook.user, one.hook.guild, one.about) for one in found] == [
        (ANN, 0, "finished"),
        (BOB, 0, "finished"),
        (ANN, 7, "finished"),
    ]
    assert len({one.name for one in found}) == 3


async def test_a_server_is_left_to_the_process_that_has_it(store: SqliteStore):
    rows = await hooked(store, ann, guild=7)
    await rows.test(ann, 7, NOW)
    assert await due(rows, NOW, here=lambda guild: guild != 7) == ()
    assert len(await due(rows, NOW, here=lambda guild: guild == 7)) == 1


async def test_one_at_a_time_leased_with_the_same_name_after_a_crash(store: SqliteStore):
    rows = await hooked(store, ann)
    for nth in range(2):
        await ended(store, await begun(store, name=f"m{nth}"), NOW + nth)
    (first,) = await due(rows, NOW + 1)
    assert await due(rows, NOW + 2, "other") == ()
    (again,) = await due(rows, NOW + 1 + MINUTE, "other")
    assert (again.name, again.attempts) == (first.name, 2)
    await rows.settled(first, "me", "200", NOW + 2 + MINUTE, arrived=True)  # the lease is lost
    assert await due(rows, NOW + 3 + MINUTE, "third") == ()
    await rows.settled(again, "other", "200", NOW + 4 + MINUTE, arrived=True)
    (second,) = await due(rows, NOW + 5 + MINUTE)
    assert second.name != first.name


async def test_failures_are_tried_again_ever_later_then_given_up(store: SqliteStore):
    rows = await hooked(store, ann)
    await ended(store, await begun(store), NOW)
    now, pauses, names = NOW, [], set()
    for nth in range(1, TRIES + 1):
        (found,) = await due(rows, now)
        names.add(found.name)
        assert (found.attempts, found.hook.failures) == (nth, nth - 1)
        await rows.settled(found, "me", "500", now, arrived=False)
        if nth == TRIES:
            break
        pause = PAUSES[nth - 1]
        assert await due(rows, now + pause - 1) == ()
        pauses.append(pause)
        now += round(pause * 1.2) + 1
    assert len(names) == 1
    assert tuple(pauses) == PAUSES
    assert await due(rows, now + 2 * DAY) == ()
    hook = await rows.one(ANN, 0)
    assert hook is not None
    assert (hook.failures, hook.outcome, hook.off) == (TRIES, "500", 0)


async def test_three_days_of_failures_or_a_gone_receiver_switch_it_off_and_its_user_hears_once(store: SqliteStore):
    rows = await hooked(store, ann, bob)
    await ended(store, await begun(store), NOW)
    gone, failing = await due(rows, NOW)
    await rows.settled(gone, "me", "410", NOW, arrived=False)
    await rows.settled(failing, "me", "500", NOW, arrived=False)
    (hook,) = await rows.unknowing("me", NOW, NOW + MINUTE, 9)
    assert (hook.user, hook.off, hook.outcome) == (ANN, NOW, "410")
    assert await rows.unknowing("other", NOW + 1, NOW + MINUTE, 9) == ()
    await rows.notified(hook.id)
    await ended(store, await begun(store, name="m2"), NOW + 3 * DAY)
    (late,) = await due(rows, NOW + 3 * DAY)
    assert late.hook.user == BOB
    await rows.settled(late, "me", "timeout", NOW + 3 * DAY, arrived=False)
    (hook,) = await rows.unknowing("me", NOW + 3 * DAY, NOW + 4 * DAY, 9)
    assert hook.user == BOB
    await rows.test(ann, 0, NOW + 4 * DAY)  # is on again, and nothing of before is sent
    (test,) = await due(rows, NOW + 4 * DAY)
    assert (test.kind, test.hook.failures) == (Kind.TEST, 0)


async def test_success_forgets_failures(store: SqliteStore):
    rows = await hooked(store, ann)
    await ended(store, await begun(store), NOW)
    (found,) = await due(rows, NOW)
    await rows.settled(found, "me", "503", NOW, arrived=False)
    (found,) = await due(rows, NOW + HOUR)
    await rows.settled(found, "me", "204", NOW + HOUR, arrived=True)
    hook = await rows.one(ANN, 0)
    assert hook is not None
    assert (hook.failures, hook.outcome, hook.answered) == (0, "204", NOW + HOUR)


async def test_so_many_an_hour_and_so_many_that_wait(store: SqliteStore):
    rows = await hooked(store, ann)
    match = await begun(store)
    for nth in range(QUEUE + 5):
        match = await asked(store, match, 0, f"a{nth}", NOW + nth)
    sent = 0
    while found := await due(rows, NOW + 1000):
        await rows.settled(found[0], "me", "200", NOW + 1000, arrived=True)
        sent += 1
    assert sent == QUEUE
    for nth in range(RATE - QUEUE + 3):
        match = await asked(store, match, 0, f"b{nth}", NOW + 2000 + nth)
    while found := await due(rows, NOW + HOUR - 1):
        await rows.settled(found[0], "me", "200", NOW + HOUR - 1, arrived=True)
        sent += 1
    assert sent == RATE
    assert len(await due(rows, NOW + HOUR + 1000)) == 1


async def test_what_is_not_sent_waits_or_is_dropped(store: SqliteStore):
    rows = await hooked(store, ann)
    await ended(store, await begun(store), NOW)
    (found,) = await due(rows, NOW)
    await rows.put_off(found, "me", NOW + MINUTE)
    assert await due(rows, NOW + MINUTE - 1) == ()
    (found,) = await due(rows, NOW + MINUTE)
    assert found.attempts == 1
    await rows.put_off(found, "me", 0)
    assert await due(rows, NOW + DAY) == ()


async def test_the_secret_stays_unless_it_is_renewed(store: SqliteStore):
    rows = await hooked(store, ann)
    assert not await rows.put(ann, 0, "https://example.org/other", "whsec_other", NOW)
    hook = await rows.one(ANN, 0)
    assert hook is not None
    assert (hook.url, hook.secret) == ("https://example.org/other", f"whsec_{ANN}")
    assert await rows.renew(ann, 0, "whsec_new")
    renewed = await rows.one(ANN, 0)
    assert renewed is not None
    assert renewed.secret.endswith("new")
    assert not await rows.renew(bob, 0, "whsec_new")
    assert not await rows.test(bob, 0, NOW)
    await rows.test(ann, 0, NOW)
    await rows.drop(ann, 0, NOW)
    assert await rows.one(ANN, 0) is None
    assert await due(rows, NOW) == ()


async def test_players_take_theirs_along_and_a_servers_stays(store: SqliteStore):
    rows = await hooked(store, ann)
    await hooked(store, ann, guild=7)
    export = json.dumps(await store.dossier(ANN))
    assert export.count(URL) == 2
    assert "whsec_" not in export
    await ended(store, await begun(store), NOW)
    assert await store.erase(ANN, settled=()) is not None
    (found,) = await due(rows, NOW)
    assert (found.hook.user, found.hook.guild) == (0, 7)
    assert await rows.one(ANN, 0) is None


async def test_another_url_forgets_what_the_former_one_answered(store: SqliteStore):
    rows = await hooked(store, ann)
    await rows.test(ann, 0, NOW)
    (first,) = await due(rows, NOW)
    assert not await rows.put(ann, 0, f"{URL}/2", "whsec_unused", NOW)
    await rows.settled(first, "me", "200", NOW, arrived=True)
    kept = await rows.one(ANN, 0)
    assert kept is not None
    assert (kept.url, kept.outcome, kept.answered) == (f"{URL}/2", "", 0)
    (again,) = await due(rows, NOW)
    assert (again.name, again.hook.url) == (first.name, f"{URL}/2")
    await rows.settled(again, "me", "200", NOW + 5, arrived=True)
    kept = await rows.one(ANN, 0)
    assert kept is not None
    assert kept.arrived
    assert kept.answered == NOW + 5

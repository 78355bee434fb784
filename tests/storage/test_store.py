import asyncio
from pathlib import Path

import msgspec
import pytest

from bot.matches.core.errors import AlreadyOpen, LostRace, StoreError
from bot.matches.core.models import Match, Player, Status, StoredDraft
from bot.matches.delivery.models import PostKind
from bot.matches.house.members import user_of
from bot.matches.work.store import Store
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import ANN, BOB, EVE, begun, moved, new_match, turn

pytestmark = pytest.mark.asyncio


async def test_it_is_the_tables_store(store: SqliteStore):
    kept: Store = store
    assert await kept.get(1) is None


async def test_a_challenge_comes_back_as_it_was(store: SqliteStore):
    match = await store.add(new_match(), key="k", now=10)
    assert match == await store.get(match.id)
    assert match == Match(
        id=1,
        guild=7,
        channel=8,
        message=0,
        thread=0,
        game="go",
        options=(("size", "9"),),
        status=Status.CHALLENGE,
        revision=0,
        holders=(Player(0, ANN, "user 101"), Player(1, BOB, "user 102")),
        state=b"",
        seed=b"s" * 32,
        created=10,
        expires=5000,
        updated=10,
        finished=0,
        locale="fr",
    )


async def test_a_key_adds_once(store: SqliteStore):
    assert await store.add(new_match(), key="k", now=10) == await store.add(new_match(), key="k", now=11)
    assert len(await store.with_status(Status.CHALLENGE)) == 1


async def test_the_same_users_challenge_each_other_once(store: SqliteStore):
    match = await store.add(new_match(ANN, BOB), key="1", now=10)
    with pytest.raises(AlreadyOpen) as known:
        await store.add(new_match(BOB, ANN), key="2", now=10)
    assert known.value.match == match.id
    await store.add(new_match(ANN, EVE), key="3", now=10)
    await store.add(new_match(EVE, BOB), key="4", now=10)
    await store.add(new_match(ANN, BOB, game="chess"), key="5", now=10)


async def test_a_name_is_the_last_seen(store: SqliteStore):
    match = await store.add(new_match(ANN, BOB), key="1", now=10)
    renamed = msgspec.structs.replace(new_match(EVE, ANN), holders=(Player(0, EVE, "Eve"), Player(1, ANN, "Annie")))
    await store.add(renamed, key="2", now=10)
    found = await store.get(match.id)
    assert found is not None
    assert found.challenger == Player(0, ANN, "Annie")


async def test_an_acceptance_seats_the_players(store: SqliteStore):
    match = await store.add(new_match(), key="add", now=10)
    seats = (Player(1, ANN, "Ann"), Player(0, BOB, "Bob"))
    begun = await store.change(
        match, status=Status.RUNNING, turn=turn(match, 0, "go"), posts=[], key="go", now=20, holders=seats
    )
    assert begun.holders == seats
    assert begun.challenger.user == ANN
    assert (begun.status, begun.updated, begun.state) == (Status.RUNNING, 20, b"state 1.0")


async def test_a_change_is_made_once_and_only_to_what_was_loaded(store: SqliteStore):
    match = await store.add(new_match(), key="add", now=10)
    declined = await store.change(match, status=Status.DECLINED, turn=None, posts=[PostKind.CARD], key="no", now=20)
    assert (declined.status, declined.finished) == (Status.DECLINED, 20)
    again = await store.change(match, status=Status.DECLINED, turn=None, posts=[PostKind.CARD], key="no", now=21)
    assert again == declined
    with pytest.raises(LostRace):
        await store.change(match, status=Status.CANCELLED, turn=None, posts=[PostKind.CARD], key="stop", now=22)
    assert await store.match_by_key("stop") is None
    assert [post.id for post in await store.posts_due(99)] == [1]


async def test_a_step_is_kept_whole(store: SqliteStore):
    match = await begun(store)
    after = await moved(store, match, "press", made=40)
    assert (after.revision, after.state, after.updated) == (1, b"state 1.1", 40)
    assert await store.turn(1, 1) == turn(match, 1, "press", made=40) == await store.turn_by_key("press")
    assert [one.revision for one in await store.turns(1)] == [0, 1]
    assert await store.match_by_key("press") == after
    assert await store.turn(1, 2) is None
    assert await store.turn_by_key("m.add") is None
    assert await store.turn_by_key("never") is None


async def test_several_steps_are_one_change(store: SqliteStore):
    match = await begun(store)
    steps = [turn(match, 1, "both"), turn(match, 2, "both", seat=1)]
    after = await store.advance(match, steps, status=Status.FINISHED, posts=[PostKind.TURN, PostKind.CARD])
    assert (after.revision, after.status, after.finished) == (2, Status.FINISHED, 30)
    assert await store.turn_by_key("both") == steps[1]


async def test_who_comes_second_loses_the_race(store: SqliteStore):
    match = await begun(store)
    done = await asyncio.gather(*(moved(store, match, f"press {n}") for n in range(3)), return_exceptions=True)
    assert sum(isinstance(one, Match) for one in done) == 1
    assert sum(isinstance(one, LostRace) for one in done) == 2
    assert len(await store.turns(match.id)) == 2
    assert sum([await store.turn_by_key(f"press {n}") is not None for n in range(3)]) == 1


async def test_a_key_of_another_match_changes_nothing(store: SqliteStore):
    one, two = await begun(store), await begun(store, ANN, EVE, name="n")
    await moved(store, one, "press")
    with pytest.raises(StoreError, match=r"(?i)unique"):
        await moved(store, two, "press")
    assert await store.get(two.id) == two
    assert len(await store.turns(two.id)) == 1


async def test_a_cancelled_caller_leaves_no_half_step(store: SqliteStore):
    match = await begun(store)
    task = asyncio.create_task(moved(store, match, "press"))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (await moved(store, await present(store, match), "next")).revision == 2


async def present(store: SqliteStore, match: Match) -> Match:
    """The match once what was asked before is done."""
    async with asyncio.timeout(60):
        while True:
            found = await store.get(match.id)
            if found is not None and found != match:
                return found
            await asyncio.sleep(0.01)


async def test_finding_matches(store: SqliteStore):
    one, two = await begun(store), await begun(store, ANN, EVE, name="n")
    await store.place(one.id, thread=500)
    await store.place(one.id, message=400)
    await store.place(two.id, message=401, thread=501)
    three = await store.add(new_match(BOB, EVE), key="3", now=60)
    one = await moved(store, await present(store, one), "press", made=50)
    assert (one.message, one.thread) == (400, 500)
    assert [match.id for match in await store.of_user(ANN, statuses=[Status.RUNNING])] == [two.id, one.id]
    both = [Status.RUNNING, Status.CHALLENGE]
    assert [match.id for match in await store.of_user(BOB, statuses=both)] == [one.id, three.id]
    assert await store.of_user(999, statuses=both) == ()
    assert await store.in_thread(501) == await store.get(two.id)
    assert await store.in_thread(9) is None
    assert await store.with_status(Status.CHALLENGE) == (three,)


async def test_the_newest_match_without_people(store: SqliteStore):
    one = await begun(store, user_of(0, 1), user_of(1, 5), name="one")
    two = await begun(store, user_of(6, 1), user_of(7, 5), name="two")
    await begun(store, ANN, user_of(0, 1), name="practice")
    await begun(store, -3, user_of(0, 1), name="forgotten")
    assert await store.watched(7, 8) == two
    assert await store.watched(7, 8, before=two.id) == one
    assert await store.watched(7, 8, before=one.id) is None
    assert await store.watched(7, 9) is None
    assert await store.watched(6, 8) is None


async def test_drafts_are_a_seats_own(store: SqliteStore):
    match = await begun(store)
    for draft in (
        StoredDraft(match.id, 0, "a", b"1"),
        StoredDraft(match.id, 0, "b", b"2"),
        StoredDraft(match.id, 1, "c", b"3"),
    ):
        await store.keep_draft(draft)
    await store.keep_draft(StoredDraft(match.id, 0, "a", b"new"))
    assert await store.draft(match.id, 0, "a") == StoredDraft(match.id, 0, "a", b"new")
    match = await moved(store, match, "seat 0 answers")
    assert await store.draft(match.id, 0, "b") is None
    assert await store.draft(match.id, 1, "c") is not None
    await moved(store, match, "the end", status=Status.FINISHED)
    assert await store.draft(match.id, 1, "c") is None


async def test_a_formation_replaces_the_former_of_as_many_pieces(store: SqliteStore):
    ann, bob = Player(0, ANN, "Ann"), Player(1, BOB, "Bob")
    await store.keep_formation(ann, "go", "deploy", 5, b"five")
    await store.keep_formation(ann, "go", "deploy", 7, b"seven")
    await store.keep_formation(ann, "go", "deploy", 5, b"five again")
    await store.keep_formation(bob, "go", "deploy", 5, b"bob's")
    assert await store.formation(ANN, "go", "deploy", 5) == b"five again"
    assert await store.formation(ANN, "go", "deploy", 7) == b"seven"
    assert await store.formation(BOB, "go", "deploy", 5) == b"bob's"
    for user, game, kind, pieces in (
        (EVE, "go", "deploy", 5),
        (ANN, "chess", "deploy", 5),
        (ANN, "go", "lineup", 5),
        (ANN, "go", "deploy", 6),
    ):
        assert await store.formation(user, game, kind, pieces) is None


async def test_the_programs_own_values(store: SqliteStore):
    assert await store.setting("commands") is None
    await store.keep_setting("commands", "abc")
    await store.keep_setting("commands", "def")
    assert await store.setting("commands") == "def"


async def test_everything_is_there_after_reopening(path: Path):
    store = await SqliteStore.open(path)
    match = await moved(store, await begun(store), "press")
    await store.keep_draft(StoredDraft(match.id, 1, "c", b"3"))
    await store.keep_formation(match.holders[0], "go", "deploy", 5, b"mine")
    turns, posts = await store.turns(match.id), await store.posts_due(99)
    await store.close()
    assert not path.with_name("matches.db-wal").exists()
    store = await SqliteStore.open(path)
    assert await store.get(match.id) == match
    assert (await store.turns(match.id), await store.posts_due(99)) == (turns, posts)
    assert await store.draft(match.id, 1, "c") == StoredDraft(match.id, 1, "c", b"3")
    assert await store.formation(ANN, "go", "deploy", 5) == b"mine"
    await store.close()

"""What people follow and its news, on both engines: limits, blocks, refusals, batches, erasure and export."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.features.follow.rows import LEASE, FollowRows, note, sent_in_digest
from bot.features.follow.values import BEGUN, ENDED, MATCH, MOST, PLAYER, DueNews, Follow
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, Player, Status
from bot.matches.settings.preferences import Daily, Preferences
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import ANN, BOB, EVE, begun, moved, with_rows

pytestmark = pytest.mark.asyncio
ann, bob, eve = Player(0, ANN, "Ann"), Player(0, BOB, "Bob"), Player(0, EVE, "Eve")
DAI = Player(0, 104, "Dai")


async def area(store: Any, *followed: tuple[Player, Follow]) -> FollowRows:
    rows: FollowRows = store.area(FollowRows)
    for user, wanted in followed:
        assert await rows.follow(user, wanted, 0, 5)
    return rows


async def reached(store: Any, match: Match, stage: int) -> Match:
    """The match after a turn with which it reaches a stage."""
    status = Status.FINISHED if stage == ENDED else Status.RUNNING
    return await moved(store, match, f"{stage}", status=status, effects=with_rows(note, match.id, stage=stage))


async def users(rows: FollowRows, match: int) -> list[int]:
    return [user for _, user in await rows.readers(match)]


async def spread(rows: FollowRows, now: int = 50) -> None:
    for match, stage in await rows.events():
        await rows.spread(match, stage, [player for player, _ in await rows.readers(match)], now)


def stages(found: DueNews) -> list[int]:
    return [one.stage for one in found.news]


async def test_a_match_that_nobody_follows_leaves_nothing(store: SqliteStore):
    rows = await area(store)
    await reached(store, await begun(store), BEGUN)
    assert await rows.events() == ()


async def test_followers_of_a_player_and_of_the_match_get_its_stages_once(store: SqliteStore):
    match = await begun(store)
    rows = await area(store, (eve, Follow(PLAYER, ANN)), (DAI, Follow(MATCH, match.id)), (bob, Follow(PLAYER, ANN)))
    match = await reached(store, match, BEGUN)
    assert await users(rows, match.id) == [EVE, DAI.user]  # Bob plays
    await spread(rows)
    await spread(rows)
    assert await rows.events() == ()
    found = await rows.claim(60, "me", 10)
    assert [(one.user, stages(one)) for one in found] == [(EVE, [BEGUN]), (DAI.user, [BEGUN])]
    assert await rows.claim(61, "other", 10) == ()
    for one in found:
        await rows.sent(one, 70)
    await reached(store, match, ENDED)
    await spread(rows)
    assert [stages(one) for one in await rows.claim(80, "me", 10)] == [[ENDED], [ENDED]]
    assert await rows.of_user(DAI.user) == ()  # it is over
    assert await rows.of_user(EVE) == (Follow(PLAYER, ANN, "user 101"),)


async def test_the_end_takes_the_place_of_a_begin_that_was_not_tried(store: SqliteStore):
    match = await begun(store)
    rows = await area(store, (eve, Follow(PLAYER, ANN)))
    match = await reached(store, match, BEGUN)
    await spread(rows)
    await reached(store, match, ENDED)
    await spread(rows)
    assert [stages(one) for one in await rows.claim(60, "me", 10)] == [[ENDED]]


async def test_recipients_without_settings_of_their_own_are_no_news_in_the_log(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
):
    match = await begun(store)
    rows = await area(store, (eve, Follow(PLAYER, ANN)))
    await reached(store, match, BEGUN)
    await spread(rows)
    (found,) = await rows.claim(60, "me", 10)
    assert (found.preferences, caplog.messages) == (Preferences(), [])


async def test_a_retry_has_the_same_news_and_the_time_of_the_first(store: SqliteStore):
    match = await begun(store)
    rows = await area(store, (eve, Follow(PLAYER, ANN)))
    match = await reached(store, match, BEGUN)
    await spread(rows)
    (first,) = await rows.claim(60, "me", 10)
    assert (first.batch, first.attempts) == (60, 0)
    await reached(store, match, ENDED)
    await spread(rows)
    await rows.postponed(first, "me", 1000)
    assert await rows.claim(999, "me", 10) == ()
    (again,) = await rows.claim(1000, "me", 10)
    assert (again.batch, again.attempts, stages(again)) == (60, 1, [BEGUN])
    assert await rows.claim(1000 + LEASE - 1, "other", 10) == ()
    (taken,) = await rows.claim(1000 + LEASE, "other", 10)
    assert (taken.batch, taken.attempts) == (60, 2)
    await rows.sent(taken, 2000)
    assert [stages(one) for one in await rows.claim(3000 + LEASE, "me", 10)] == [[ENDED]]


async def test_news_wait_for_the_digest_of_those_who_have_one(store: SqliteStore):
    match = await begun(store)
    rows = await area(store, (eve, Follow(PLAYER, ANN)))
    await store.change_preferences(eve, lambda one: replace(one, digest=Daily(480, "UTC")))
    await reached(store, match, BEGUN)
    await spread(rows, 50)
    assert await rows.claim(60, "me", 10) == ()
    assert await rows.for_digest(EVE, 49) == ()  # a retry tells what its first attempt did
    news = await rows.for_digest(EVE, 50)
    assert [one.stage for one in news] == [BEGUN]
    await store._writer.write(lambda tx: sent_in_digest(tx, 70, news))
    assert await rows.for_digest(EVE, 90) == ()


async def test_who_is_blocked_or_not_let_cannot_follow_and_does_not_learn_why(store: SqliteStore):
    await begun(store)
    rows = await area(store, (DAI, Follow(PLAYER, ANN)), (eve, Follow(PLAYER, ANN)))
    await store.block(ann, eve)
    assert await users(rows, 1) == [DAI.user]
    reasons = []
    await rows.unfollow(EVE, Follow(PLAYER, ANN))
    _, after = await rows.allow(bob, lambda one: replace(one, followed=False))
    assert not after.followed
    for wanted in (Follow(PLAYER, ANN), Follow(PLAYER, BOB), Follow(PLAYER, EVE), Follow(PLAYER, 999)):
        with pytest.raises(Refused) as refusal:
            await rows.follow(eve, wanted, 0, 5)
        reasons.append(refusal.value.reason.key)
    assert reasons == ["refused-follow-player"] * 4


async def test_letting_nobody_follow_ends_what_there_is(store: SqliteStore):
    await begun(store)
    rows = await area(store, (eve, Follow(PLAYER, ANN)))
    await rows.allow(ann, lambda one: replace(one, followed=False))
    assert await rows.of_user(EVE) == ()


async def test_there_is_a_limit_and_nothing_is_followed_twice(store: SqliteStore):
    rows = await area(store, *((eve, Follow("tournament", nth)) for nth in range(1, MOST + 1)))
    assert not await rows.follow(eve, Follow("tournament", 1), 0, 9)
    with pytest.raises(Refused) as refusal:
        await rows.follow(eve, Follow("tournament", MOST + 1), 0, 9)
    assert refusal.value.reason.key == "refused-follow-many"


async def test_something_of_a_feature_is_told_at_each_stage_to_those_who_may_know(store: SqliteStore):
    cup = Follow("tournament", 3)
    rows = await area(store, (eve, cup), (DAI, cup))
    assert await rows.subjects() == (cup,)
    known, hidden = (player for player, _ in await rows.behind(cup, 1))
    for _ in range(2):
        await rows.advance(cup, 1, [known], 20, hidden=[hidden])
    (found,) = await rows.claim(30, "me", 10)
    assert (found.user, stages(found)) == (EVE, [1])
    assert await rows.behind(cup, 1) == ()
    await rows.sent(found, 31)
    await rows.advance(cup, 1000, [known, hidden], 40, over=4)
    assert await rows.of_user(EVE) == await rows.of_user(DAI.user) == (Follow("tournament", 4),)
    assert [stages(one) for one in await rows.claim(50, "me", 10)] == [[1000], [1000]]
    await rows.advance(Follow("tournament", 4), 0, (), 60, over=0)
    assert await rows.subjects() == ()


async def test_it_goes_and_is_exported_with_its_player(store: SqliteStore):
    match = await begun(store)
    rows = await area(store, (eve, Follow(PLAYER, ANN)), (bob, Follow(PLAYER, EVE)))
    await reached(store, match, BEGUN)
    await spread(rows)
    export = await store.dossier(EVE)
    assert export is not None
    assert [one["kind"] for one in (*export["follows"], *export["follow_news"])] == [PLAYER, MATCH]
    assert await store.erase(EVE, settled=()) is not None
    assert await rows.of_user(EVE) == await rows.of_user(BOB) == ()
    assert await rows.claim(60, "me", 10) == ()

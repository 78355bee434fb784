import pytest
from msgspec.structs import replace

from bot.features.badges.rows import BadgeRows, add, take_back
from bot.features.badges.rules.earned import Earned
from bot.features.badges.service import Badges
from bot.matches.core.models import Match, Status
from bot.matches.work.store import Store
from tests.support.matches.table import Table
from tests.support.storage.stored import ANN, BOB, begun, turn, with_rows

pytestmark = pytest.mark.asyncio
DOUBLE, TRIPLE = Earned("pitchout-double", 0, 1), Earned("pitchout-triple", 1, 1)


async def over(store: Store, name: str, *earned: Earned, made: int) -> Match:
    """A match of Ann and Bob that ended at a time."""
    match = await begun(store, name=name)
    last = [replace(turn(match, 1, f"{name}.end", made=made), move=b"{}")]
    return await store.advance(
        match, last, status=Status.FINISHED, posts=[], effects=with_rows(add, match.id, earned=earned, made=made)
    )


async def void(store: Store, match: Match) -> None:
    await store.change(
        match,
        status=Status.VOID,
        turn=None,
        posts=[],
        key=f"void.{match.id}",
        now=99,
        effects=with_rows(take_back, match.id),
    )


async def test_the_first_of_a_kind_counts(store: Store):
    first = await over(store, "a", DOUBLE, TRIPLE, made=40)
    second = await over(store, "b", DOUBLE, TRIPLE._replace(seat=0), made=50)
    assert [(one.badge, one.match, one.made) for one in await store.area(BadgeRows).of_user(ANN)] == [
        ("pitchout-double", first.id, 40),
        ("pitchout-triple", second.id, 50),
    ]
    (bobs,) = await store.area(BadgeRows).of_user(BOB)
    assert (bobs.badge, bobs.match, bobs.revision, bobs.guild) == ("pitchout-triple", first.id, 1, 7)
    assert await store.area(BadgeRows).first_in(first.id) == (DOUBLE, TRIPLE)
    assert await store.area(BadgeRows).first_in(second.id) == (TRIPLE._replace(seat=0),)


async def test_a_void_match_takes_its_badges_back_and_the_next_is_the_first(store: Store):
    first = await over(store, "a", DOUBLE, made=40)
    second = await over(store, "b", DOUBLE, made=40)  # at the same time: the earlier number counts
    assert await store.area(BadgeRows).first_in(second.id) == ()
    await void(store, first)
    assert await store.area(BadgeRows).first_in(first.id) == ()
    assert [(one.badge, one.match) for one in await store.area(BadgeRows).of_user(ANN)] == [
        ("pitchout-double", second.id)
    ]
    await void(store, second)
    assert await store.area(BadgeRows).of_user(ANN) == ()


async def test_badges_go_with_their_player(store: Store):
    match = await over(store, "a", DOUBLE, TRIPLE, made=1_700_000_000_000)
    told = await store.dossier(ANN)
    assert told is not None
    made = "2023-11-14T22:13:20+00:00"
    assert told["badges"] == [{"badge": "pitchout-double", "match": match.id, "turn": 1, "made": made}]
    await store.erase(ANN, settled=())
    assert await store.area(BadgeRows).first_in(match.id) == (TRIPLE,)
    assert len(await store.area(BadgeRows).of_user(BOB)) == 1


async def test_badges_are_replaced_match_by_match(store: Store):
    first, second = await over(store, "a", DOUBLE, made=40), await over(store, "b", made=50)
    running = await begun(store, name="c")
    assert await store.area(BadgeRows).finished_after(0, most=9) == (first, second)
    assert await store.area(BadgeRows).finished_after(first.id, most=9) == (second,)
    assert await store.area(BadgeRows).finished_after(0, most=1) == (first,)
    assert await store.area(BadgeRows).replace([(second, [TRIPLE, DOUBLE])], "badges", "", "half")
    assert await store.area(BadgeRows).first_in(first.id) == (DOUBLE,)
    assert [(one.badge, one.match) for one in await store.area(BadgeRows).of_user(BOB)] == [
        ("pitchout-triple", second.id)
    ]
    assert await store.area(BadgeRows).replace([], "badges", "half", "done")
    assert [match.status for match in await store.area(BadgeRows).finished_after(0, most=9)] == [Status.FINISHED] * 2
    assert running.status is Status.RUNNING


async def test_what_has_changed_meanwhile_is_not_replaced(store: Store):
    match = await over(store, "a", DOUBLE, made=40)
    assert not await store.area(BadgeRows).replace([(match, [TRIPLE])], "badges", "another process was faster", "done")
    assert await store.area(BadgeRows).first_in(match.id) == (DOUBLE,)
    await void(store, match)
    assert not await store.area(BadgeRows).replace([(match, [TRIPLE])], "badges", "", "done")
    assert (await store.area(BadgeRows).first_in(match.id), await store.setting("badges")) == ((), None)


async def test_who_is_deleted_meanwhile_gets_no_badges_back(store: Store):
    match = await over(store, "a", made=40)
    await store.erase(ANN, settled=())
    assert not await store.area(BadgeRows).replace([(match, [DOUBLE])], "badges", "", "done")
    assert await store.area(BadgeRows).first_in(match.id) == ()


async def test_all_are_computed_again_if_that_is_asked_for(at: Table):
    badges = at.feature(Badges)
    while await badges.step() is not None:
        pass
    assert await badges.step() is None
    await badges.restart()
    assert await badges.step() is not None

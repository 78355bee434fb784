import msgspec
import pytest

from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Census, Status
from bot.matches.delivery.models import MatchPlace, Notice, NoticeButton, PostKind, PostState
from bot.matches.house.members import user_of
from bot.matches.work.effects import Effects
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import ANN, EVE, all_posted, begun, moved, posted, turn

pytestmark = pytest.mark.asyncio


async def due(store: SqliteStore, now: int = 99) -> list[tuple[int, PostKind, int]]:
    return [(post.match, post.kind, post.revision) for post in await store.posts_due(now)]


async def test_the_posts_of_a_match_come_one_after_the_other(store: SqliteStore):
    match = await moved(store, await begun(store), "press")
    assert await due(store) == [(1, PostKind.THREAD, 0)]
    await posted(store, 900)
    assert await due(store) == [(1, PostKind.TURN, 0)]
    await posted(store, 901)
    assert await due(store) == [(match.id, PostKind.TURN, 1)]
    await posted(store, 902)
    assert await due(store) == []
    assert await store.next_due() is None


async def test_people_who_play_are_counted_once_and_the_house_not(store: SqliteStore):
    await begun(store)
    await begun(store, ANN, user_of(0, 3), name="practice")
    await begun(store, user_of(1, 2), user_of(2, 2), name="show")
    assert await store.census() == Census({"go": 3}, players=2)


async def message_before(store: SqliteStore, match: int, revision: int) -> int | None:
    former = await store.posted_before(match, revision)
    return former and former.message


async def test_the_message_of_the_turn_before_is_known(store: SqliteStore):
    match = await moved(store, await begun(store), "press")
    await posted(store, 900)  # the thread's
    assert await message_before(store, match.id, 1) is None
    await posted(store, 901)
    assert await message_before(store, match.id, 1) == 901
    await posted(store, 902)
    assert await message_before(store, match.id, 2) == 902
    assert await message_before(store, match.id, 1) == 901
    assert await message_before(store, match.id, 0) is None
    assert await message_before(store, match.id + 1, 9) is None


async def test_matches_do_not_wait_for_each_other(store: SqliteStore):
    await begun(store)
    await begun(store, ANN, EVE, name="n")
    await store.post_failed(1, error="500", not_before=1000)
    assert await due(store) == [(2, PostKind.THREAD, 0)]
    assert await store.next_due() == 0
    await all_posted(store)
    assert await due(store) == []
    assert await store.next_due() == 1000
    assert await due(store, 999) == []
    assert await due(store, 1000) == [(1, PostKind.THREAD, 0)]


async def test_a_post_waits_since_its_turn_or_its_first_attempt(store: SqliteStore):
    await begun(store)
    assert await store.backlog() == (2, 20)
    for post, tried in ((1, 25), (2, 35)):
        await store.post_attempted(post, tried)
    assert await store.backlog() == (2, 25)
    await posted(store, 900)
    assert await store.backlog() == (1, 35)


async def test_an_attempt_is_noted_before_it_is_made(store: SqliteStore):
    await begun(store)
    await store.post_attempted(1, 50)
    await store.post_attempted(1, 60)
    (post,) = await store.posts_due(99)
    assert (post.attempts, post.attempted, post.state) == (2, 50, PostState.PENDING)


async def test_a_failed_post_is_tried_again_with_its_error(store: SqliteStore):
    await begun(store)
    await store.post_failed(1, error="503 Service Unavailable", not_before=70)
    (post,) = await store.posts_due(99)
    assert (post.error, post.not_before) == ("503 Service Unavailable", 70)


async def test_a_dead_post_holds_nobody_up(store: SqliteStore):
    await begun(store)
    await store.post_failed(1, error="403 Missing Access", not_before=None)
    assert await due(store) == [(1, PostKind.TURN, 0)]


async def test_a_post_that_is_done_stays_done(store: SqliteStore):
    await begun(store)
    await posted(store, 900)
    await store.post_failed(1, error="late", not_before=5)
    assert await due(store) == [(1, PostKind.TURN, 0)]


async def test_of_the_cards_of_a_channel_one_is_due_at_a_time(store: SqliteStore):
    one = await moved(store, await begun(store), "press")
    two = await moved(store, await begun(store, ANN, EVE, name="n"), "other press")
    for match in (one, two):
        await store.change(
            match, status=Status.SUSPENDED, turn=None, posts=(PostKind.CARD,), key=f"stop {match.id}", now=9
        )
    for _ in range(3):
        for post in await store.posts_due(99):
            if post.kind is not PostKind.CARD:
                await store.post_done(post, 900 + post.id)
    (first,) = await store.posts_due(99)
    assert (first.match, first.kind) == (one.id, PostKind.CARD)
    await store.post_failed(first.id, error="500", not_before=1000)
    (second,) = await store.posts_due(99)  # the channel does not wait for one that failed
    assert second.match == two.id
    await store.post_done(second, 0)
    assert await store.posts_due(99) == ()
    assert [post.match for post in await store.posts_due(1000)] == [one.id]


async def test_what_waits_to_be_tried_again_can_be_hurried(store: SqliteStore):
    await begun(store)
    await store.post_failed(1, error="502", not_before=5000)
    assert await due(store) == []
    await store.hurry_posts()
    assert await due(store) == [(1, PostKind.THREAD, 0)]


async def test_a_card_that_waits_for_its_match_to_rest_is_not_hurried(store: SqliteStore):
    match = await begun(store)
    await all_posted(store)
    resting = Effects(card_rest=5000)
    await store.advance(match, [turn(match, 1, "moves")], status=match.status, posts=[PostKind.CARD], effects=resting)
    await store.hurry_posts()
    assert await due(store) == []
    assert await due(store, 5030) == [(match.id, PostKind.CARD, 1)]


async def test_notices_with_buttons_are_known_until_they_have_lost_them(store: SqliteStore):
    match = await begun(store)
    await all_posted(store)
    asks = Notice(phrase("offer"), buttons=(NoticeButton("agree", "offer-agree", "draw.7"),))
    for nth, notice in enumerate((asks, Notice(phrase("said")))):
        match = await store.change(
            match, status=match.status, turn=None, posts=(), key=f"k{nth}", now=9, effects=Effects(notices=(notice,))
        )
    assert await store.asking(match.id) == ()  # not posted yet
    await all_posted(store)
    (post,) = await store.asking(match.id)
    assert post.notice == asks
    await store.post_tidied(post.id)
    assert await store.asking(match.id) == ()
    await store.post_tidied(1)  # a turn, which has no notice


async def test_a_post_keeps_the_place_of_its_message(store: SqliteStore):
    match = await begun(store)
    await posted(store, 900)
    (turn,) = await store.posts_due(99)
    assert await store.post_done(turn, 901, 77)
    made = await store.posted_before(match.id, 1)
    assert made is not None
    assert (made.message, made.place) == (901, 77)


async def test_what_was_posted_before_places_were_kept_stays_where_the_match_was(store: SqliteStore):
    match = await begun(store)
    await all_posted(store)
    to = MatchPlace(match.id, match.guild, 78, 78)
    assert await store.relocate(match.place, to, message=0, notice=Notice(phrase("thread-lost")))
    (again,) = (one for one in await store.posts_due(99) if one.kind is PostKind.TURN)
    former = await store.former(again)
    assert former is not None
    assert (former.revision, former.place) == (again.revision, match.place.spot)
    assert await store.former(former) is None


async def test_what_could_not_be_edited_is_known_until_it_is(store: SqliteStore):
    match = await begun(store)
    await all_posted(store)
    turn = await store.posted_before(match.id, 1)
    assert turn is not None
    assert await store.unedited(match.guild) == ()
    await store.note_unedited(turn.id, "50001")
    (left,) = await store.unedited(match.guild)
    assert (left.id, left.message, left.state) == (turn.id, turn.message, PostState.DONE)
    assert await store.posted_before(match.id, 1) == left
    assert await store.unedited(match.guild + 1) == ()
    await store.note_unedited(turn.id, "")
    assert await store.unedited(match.guild) == ()


async def test_a_match_that_moves_leaves_a_card_to_be_edited(store: SqliteStore):
    match = await begun(store)
    await all_posted(store)
    await store.place(match.id, message=55)
    to, notice = MatchPlace(match.id, match.guild, 78, 0), Notice(phrase("moved-here"))
    assert await store.relocate(match.place, to, message=0, notice=notice)
    (card,) = await store.unedited(match.guild)
    assert (card.kind, card.message, card.place) == (PostKind.CARD, 55, match.channel)
    back = msgspec.structs.replace(match.place, channel=78)
    assert await store.relocate(to, back, message=None, notice=notice)  # its card stays
    assert await store.unedited(match.guild) == (card,)

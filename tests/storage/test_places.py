"""The channels of matches, and posts barred because nothing can be posted there."""

import msgspec
import pytest

from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import Camp, MatchPlace, Notice, PostKind
from bot.matches.work.effects import Effects
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import ANN, BOB, all_posted, begun, moved, posted, turn

pytestmark = pytest.mark.asyncio
GUILD, CHANNEL = 7, 8


def told(user: int) -> Notice:
    return Notice(phrase("barred-told"), user=user)


async def waiting(store: SqliteStore) -> list[tuple[PostKind, int]]:
    return [(post.kind, post.revision) for post in await store.posts_due(99)]


def here(match: Match) -> MatchPlace:
    return MatchPlace(match.id, GUILD, CHANNEL, 0)


async def test_what_cannot_be_posted_waits_with_all_that_follows_and_returns_in_order(store: SqliteStore):
    match = await moved(store, await begun(store), "press")
    (head,) = await store.posts_due(99)
    assert await store.bar_post(head, error="50013", notices=(told(ANN), told(BOB)), at=here(match))
    assert await store.barred(match.id)
    assert await waiting(store) == [(PostKind.DIRECT, 0)]
    assert await store.places(GUILD) == (MatchPlace(match.id, GUILD, CHANNEL, 0, barred=3),)
    assert await store.revive(match.id) == 3
    assert not await store.barred(match.id)
    assert await waiting(store) == [(PostKind.THREAD, 0)]


async def test_what_could_not_be_posted_where_a_match_was_before_waits_no_longer(store: SqliteStore):
    match = await begun(store)
    (head,) = await store.posts_due(99)
    await store.relocate(here(match), MatchPlace(match.id, GUILD, 9, 0), message=0, notice=Notice(phrase("moved-here")))
    assert not await store.bar_post(head, error="10003", notices=(told(ANN),), at=here(match))
    assert not await store.barred(match.id)
    assert head in await store.posts_due(99)


async def test_players_are_told_once(store: SqliteStore):
    match = await begun(store)
    (head,) = await store.posts_due(99)
    assert await store.bar_post(head, error="50013", notices=(told(ANN),), at=here(match))
    (direct,) = await store.posts_due(99)
    await store.post_done(direct, 1)
    await moved(store, match, "press")
    (turn,) = await store.posts_due(99)
    assert not await store.bar_post(turn, error="50013", notices=(told(ANN),), at=here(match))
    assert await waiting(store) == []


async def test_a_post_of_a_forum_is_led_to_by_the_card_and_known_until_the_match_moves(store: SqliteStore):
    match = await begun(store)
    await all_posted(store)
    await store.place(match.id, thread=50, home=40)
    (card,) = await store.posts_due(99)
    assert card.kind is PostKind.CARD
    kept = await store.get(match.id)
    assert kept is not None
    assert kept.place == MatchPlace(match.id, GUILD, CHANNEL, 50, home=40)
    assert await store.places(GUILD) == (kept.place,)
    assert [one.home for one in await store.career(ANN)] == [40]
    to = MatchPlace(match.id, GUILD, CHANNEL, CHANNEL)
    assert await store.relocate(kept.place, to, message=None, notice=Notice(phrase("thread-lost")))
    assert await store.places(GUILD) == (to,)


async def test_a_match_goes_on_elsewhere_with_its_latest_turn(store: SqliteStore):
    match = await begun(store)
    await all_posted(store)
    was, to = MatchPlace(match.id, GUILD, CHANNEL, 0), MatchPlace(match.id, GUILD, CHANNEL, CHANNEL)
    notice = Notice(phrase("thread-lost"))
    assert await store.relocate(was, to, message=None, notice=notice)
    assert not await store.relocate(was, to, message=None, notice=notice)
    kept = await store.get(match.id)
    assert kept is not None
    assert (kept.channel, kept.thread, kept.message) == (CHANNEL, CHANNEL, match.message)
    turn, card = await store.posts_due(99)
    assert (turn.kind, turn.revision, turn.notice, card.kind) == (PostKind.TURN, 0, notice, PostKind.CARD)


async def test_a_match_goes_on_elsewhere_with_the_card_it_is_given_or_its_old_one(
    store: SqliteStore,
):
    match = await begun(store)
    was, to = MatchPlace(match.id, GUILD, CHANNEL, 0), MatchPlace(match.id, GUILD, CHANNEL, CHANNEL)
    notice = Notice(phrase("thread-lost"))
    for here, there, message in ((was, to, 55), (to, was, None)):
        assert await store.relocate(here, there, message=message, notice=notice)
        kept = await store.get(match.id)
        assert kept is not None
        assert kept.message == 55


async def test_a_turn_that_waits_already_says_so_itself(store: SqliteStore):
    match = await begun(store)
    await posted(store, 900)
    (turn,) = await store.posts_due(99)
    await store.bar_post(turn, error="10003", notices=(), at=here(match))
    was = MatchPlace(match.id, GUILD, CHANNEL, 0)
    first, second = Notice(phrase("thread-lost")), Notice(phrase("moved-here"))
    assert await store.relocate(was, MatchPlace(match.id, GUILD, 9, 0), message=0, notice=first)
    assert await store.relocate(MatchPlace(match.id, GUILD, 9, 0), was, message=0, notice=second)
    again = (await store.posts_due(99))[0]
    assert again.id == turn.id
    assert again.notice == msgspec.structs.replace(
        first, words=phrase("said-both", first=second.words, second=first.words)
    )


async def test_a_match_that_is_over_has_no_place_unless_something_waits(store: SqliteStore):
    match = await moved(store, await begun(store), "press", status=Status.FINISHED)
    assert await store.places(GUILD) == ()
    (head,) = await store.posts_due(99)
    await store.bar_post(head, error="50013", notices=(), at=here(match))
    assert [place.match for place in await store.places(GUILD)] == [match.id]
    assert await store.places(GUILD + 1) == ()


async def test_a_turn_whose_thread_went_while_it_was_being_marked_is_posted_again(store: SqliteStore):
    match = await begun(store)
    await posted(store, 900)
    (sent,) = await store.posts_due(99)
    was, to = MatchPlace(match.id, GUILD, CHANNEL, 0), MatchPlace(match.id, GUILD, CHANNEL, CHANNEL)
    notice = Notice(phrase("thread-lost"))
    assert await store.relocate(was, to, message=None, notice=notice)
    assert not await store.post_done(sent, 901)
    again = (await store.posts_due(99))[0]
    assert (again.id, again.kind, again.notice) == (sent.id, PostKind.TURN, notice)
    assert await store.post_done(again, 902)
    assert sent.id not in [post.id for post in await store.posts_due(99)]


async def test_a_match_has_the_threads_of_its_own_camps(store: SqliteStore):
    first, second = await begun(store, name="first"), await begun(store, name="second")
    camps = [Camp(match.id, 0, 90 + match.id, (ANN,), 0) for match in (first, second)]
    for camp in camps:
        await store.keep_camp(camp)
    assert [await store.camps(match.id) for match in (first, second)] == [(camps[0],), (camps[1],)]


async def test_the_card_of_a_match_that_goes_on_follows_several_turns_and_its_end_at_once(store: SqliteStore):
    async def stepped(match: Match, key: str, made: int, status: Status = Status.RUNNING) -> Match:
        last = turn(match, match.revision + 1, key, made=made)
        kinds = (PostKind.TURN, PostKind.CARD)
        return await store.advance(match, [last], status=status, posts=kinds, effects=Effects(card_rest=50))

    async def cards(now: int) -> list[int]:
        return [post.revision for post in await store.posts_due(now) if post.kind is PostKind.CARD]

    match = await begun(store)
    await all_posted(store)
    match = await stepped(match, "one", 100)
    match = await stepped(match, "two", 120)
    assert await cards(149) == []
    assert await cards(150) == [1]  # as the match is then
    (card,) = [post for post in await store.posts_due(150) if post.kind is PostKind.CARD]
    await store.post_done(card, 1)
    match = await stepped(match, "three", 160)
    assert await cards(209) == []
    await stepped(match, "four", 170, Status.FINISHED)
    assert await cards(170) == [3]

"""Presses that messages may follow in conversations where the bot is no member, and the posts that wait for one."""

import asyncio

import msgspec
import pytest

from bot.matches.core.models import Match, Status
from bot.matches.delivery.conversations import Press, ShownTurn
from bot.matches.delivery.models import PostKind
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import new_match, posted, turn

pytestmark = pytest.mark.asyncio

HERE, ELSEWHERE = 8, 9  # channels; matches of the store's tests are in the first


def press(name: str = "token", *, channel: int = HERE, until: int = 200, left: int = 5) -> Press:
    return Press(channel, name, until, left)


async def borrowed(store: SqliteStore) -> Match:
    """A running match where the bot is no member, whose first turn is due."""
    match = await store.add(msgspec.structs.replace(new_match(), guild=0, borrowed=True), key="add", now=10)
    began = turn(match, 0, "accept", seat=None)
    kinds = [PostKind.THREAD, PostKind.TURN]
    match = await store.change(match, status=Status.RUNNING, turn=began, posts=kinds, key="accept", now=20)
    await posted(store, HERE)
    return match


async def test_a_press_is_followed_by_so_many_messages_until_it_expires(store: SqliteStore):
    conversations = store.conversations
    await conversations.note(press(left=2), 100)
    first, second = press(left=1), press(left=0)
    assert [await conversations.take(HERE, 199) for _ in range(3)] == [first, second, None]
    await conversations.note(press("later"), 100)
    assert await conversations.take(ELSEWHERE, 100) is None
    assert await conversations.take(HERE, 200) is None


async def test_the_latest_press_is_taken_first_and_one_that_is_refused_no_more(store: SqliteStore):
    for token in ("one", "two"):
        await store.conversations.note(press(token), 100)
    assert await store.conversations.take(HERE, 100) == press("two", left=4)
    await store.conversations.refused("two")
    assert await store.conversations.take(HERE, 100) == press("one", left=4)


async def test_two_who_take_at_once_take_no_more_than_there_is(store: SqliteStore):
    await store.conversations.note(press(left=3), 100)
    taken = await asyncio.gather(*(store.conversations.take(HERE, 100) for _ in range(6)))
    assert sorted(one.left for one in taken if one) == [0, 1, 2]


async def test_a_post_waits_for_the_next_press_in_its_channel(store: SqliteStore):
    match = await borrowed(store)
    (post,) = await store.posts_due(100)
    assert await store.conversations.wait(post, 100)
    assert await store.posts_due(100) == ()
    assert await store.barred(match.id)
    assert await store.conversations.note(press(channel=ELSEWHERE), 100) == 0
    assert await store.posts_due(100) == ()
    assert await store.conversations.note(press(), 100) == 1
    assert [one.id for one in await store.posts_due(100)] == [post.id]


async def test_a_post_does_not_wait_if_there_is_a_press_by_now(store: SqliteStore):
    await borrowed(store)
    (post,) = await store.posts_due(100)
    await store.conversations.note(press(), 100)
    assert not await store.conversations.wait(post, 100)
    assert [one.id for one in await store.posts_due(100)] == [post.id]


async def test_a_press_tells_which_turn_its_message_shows(store: SqliteStore):
    await store.conversations.note(Press(HERE, "token", 200, shown=ShownTurn(77, 3, 4)), 100)
    assert await store.conversations.shown(HERE, 3, 4) == 77
    assert await store.conversations.shown(HERE, 3, 5) == 0
    assert await store.conversations.shown(ELSEWHERE, 3, 4) == 0

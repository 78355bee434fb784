"""A thread that is deleted at the very moment something is posted in it."""

import pytest

from bot.games.vocabulary import phrase
from bot.matches.delivery.delivery_context import DeliveryContext
from bot.matches.delivery.models import MatchPlace, Notice, Post, PostKind
from cogs.delivery.post_delivery import PostDelivery
from tests.cogs.test_outbox import settled, turn_messages
from tests.support.said import says
from tests.support.scene import Scene

pytestmark = pytest.mark.asyncio


async def leave_thread(table: Scene, match: int) -> None:
    """Delete the thread of a match and let the match go on in its channel, as the bot does on hearing of it."""
    placed = await table.match(match)
    table.ada.delete_channel(placed.thread)
    to = MatchPlace(match, placed.guild, placed.channel, placed.channel)
    await table.services.store.relocate(placed.place, to, message=None, notice=Notice(phrase("thread-lost")))


async def test_a_turn_is_posted_again_whose_thread_went_before_it_was_marked(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    store = table.services.store
    mark, late = store.post_done, [True]

    async def mark_late(post: Post, message: int) -> bool:
        if post.kind is PostKind.TURN and late and late.pop():
            await leave_thread(table, post.match)
        return await mark(post, message)

    monkeypatch.setattr(store, "post_done", mark_late)
    turn = await table.begin()
    await settled(table)
    (message,) = turn_messages(table, 0)
    match = await table.match()
    assert not late
    assert message.id != turn.id
    assert message.channel_id == match.channel == match.thread
    assert says(message.text, "thread-lost")


async def test_a_post_refused_for_a_thread_just_left_waits_for_nobody(table: Scene, monkeypatch: pytest.MonkeyPatch):
    bring, early = PostDelivery.bring, [True]

    async def bring_late(post_delivery: PostDelivery, post: Post, delivery: DeliveryContext) -> int:
        if post.kind is PostKind.TURN and early and early.pop():
            await leave_thread(table, delivery.match.id)
        return await bring(post_delivery, post, delivery)

    monkeypatch.setattr(PostDelivery, "bring", bring_late)
    await table.begin()
    await settled(table)
    assert not early
    assert not await table.services.store.barred(1)
    assert len(turn_messages(table, 0)) == 1

"""A thread that is deleted at the very moment something is posted in it."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.games.contract.vocabulary import phrase
from bot.matches.delivery.models import MatchPlace, Notice, Post, PostKind
from bot.matches.work.delivery_context import DeliveryContext
from cogs.delivery.post_delivery import PostDelivery
from tests.cogs.delivery.test_outbox import settled, turn_messages, verbs
from tests.places import ARENA, GENERAL, LOUNGE
from tests.support.discord.scene import Scene, scene, turn_shown
from tests.support.words.said import says

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

    async def mark_late(post: Post, message: int, place: int) -> bool:
        if post.kind is PostKind.TURN and late and late.pop():
            await leave_thread(table, post.match)
        return await mark(post, message, place)

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


@pytest_asyncio.fixture
async def with_voice(tmp_path: Path) -> AsyncIterator[Scene]:
    """A scene whose server has a voice channel."""
    async with scene(tmp_path, {"kinds": True}) as opened:
        yield opened


@pytest.mark.parametrize("moment", ["card", "thread", "turn"])
async def test_a_match_that_is_moved_twice_at_once_is_played_in_the_last_place_alone(
    with_voice: Scene, monkeypatch: pytest.MonkeyPatch, moment: str
):
    table = with_voice
    first = await table.begin(game="offboard")
    await settled(table)
    store, again = table.services.store, [True]
    place, mark = store.place, store.post_done

    async def move_on() -> None:
        if again and again.pop():
            await table.bruno.command("lounge", "match here", {"match": 1})

    async def place_late(match: int, **what: Any) -> bool:
        if moment in {"card" if "message" in what else "", "thread" if "thread" in what else ""}:
            await move_on()
        return await place(match, **what)

    async def mark_late(post: Post, message: int, place: int) -> bool:
        if moment == "turn" and post.kind is PostKind.TURN:
            await move_on()
        return await mark(post, message, place)

    monkeypatch.setattr(store, "place", place_late)
    monkeypatch.setattr(store, "post_done", mark_late)
    await table.ada.command("general", "match here", {"match": 1})
    turn = await table.ada.wait_for(lambda one: one.channel_id == LOUNGE and turn_shown(one) == (1, 0))
    await settled(table)
    assert not again
    assert says(turn.text, "in-channel", game="Offboard", match="1")
    assert says(turn.text, "moved-here", user=f"<@{table.bruno.id}>")
    assert not says(turn.text, "moved-here", user=f"<@{table.ada.id}>")
    cards = [one.id for place_left in (ARENA, GENERAL) for one in table.ada.messages(place_left) if not one.ephemeral]
    left = [one.id for one in turn_messages(table, 0) if one.channel_id != LOUNGE]
    assert len(cards) == 2
    assert first.id in left
    for message in left:
        await table.ada.wait_for(lambda one, message=message: one.id == message and verbs(one) == ["text", "verify"])
    for message in (*cards, *left):
        await table.ada.wait_for(
            lambda one, message=message: (
                one.id == message and says(one.text, "moved-away", match="1", place=str(LOUNGE))
            )
        )

"""Matches with the house on the local Discord: begun at once, answered at once."""

import pytest

from bot.local.people import ClientMessage
from bot.matches.core.models import Match, Status
from bot.matches.house.members import is_house, shown
from tests.support.said import says
from tests.support.scene import Scene

pytestmark = pytest.mark.asyncio


async def practice(table: Scene, game: str = "offboard", **options: object) -> ClientMessage:
    reply = await table.ada.command("arena", "practice", {"game": game, **options})
    assert reply.message is not None
    assert not reply.message.ephemeral
    return reply.message


async def my_turn(table: Scene, after: int = 0) -> ClientMessage:
    """The message that asks Ada, later than message `after`."""
    return await table.ada.wait_for(lambda one: "text:1:" in str(one) and table.ada.id in one.mentions, after=after)


def face(match: Match) -> str:
    return next(shown(one.user) for one in match.holders if is_house(one.user))


async def test_practice_begins_with_its_answer_as_the_card(table: Scene):
    card = await practice(table, level=3)
    match = await table.match()
    assert match.status is Status.RUNNING
    assert not match.terms.rated
    assert f"{face(match)}: bot, level 3" in card.text
    assert f"<@{table.ada.id}>" in card.text
    assert (await my_turn(table)).channel_id == (await table.match()).thread
    assert (await table.match()).message == card.id
    assert len(table.ada.messages("arena")) == 1


async def test_an_exchange_notifies_once(table: Scene):
    await practice(table, level=1)
    asked = await my_turn(table)
    for _ in range(3):
        before = asked
        await table.answer(before)
        asked = await my_turn(table, before.id)
        assert "answer:" in str(asked) or "open:" in str(asked)
    posted = table.local.log.calls("POST", f"channels/{(await table.match()).thread}/messages")
    notified = [call.request["allowed_mentions"].get("users", []) for call in posted]
    assert len(notified) in {7, 8}  # the house begins, or Ada does
    assert [users for users in notified if users] == [[table.ada.id]] * 4


async def test_the_bot_itself_can_be_challenged(table: Scene):
    bot = table.local.world.bot.display_name
    reply = await table.ada.command("arena", "play", {"game": "offboard", "with": bot, "level": 1})
    assert (await table.match()).status is Status.RUNNING
    await my_turn(table)
    assert reply.shown.id == (await table.match()).message


async def test_a_rated_match_with_the_bot_is_refused(table: Scene):
    bot = table.local.world.bot.display_name
    reply = await table.ada.command("arena", "play", {"game": "offboard", "with": bot, "rated": True})
    assert says(reply.shown.text, "refused-rated-house")

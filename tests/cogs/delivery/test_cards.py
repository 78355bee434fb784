"""The card of a match: one, whatever happens to it on its way."""

import pytest

from bot.matches.core.models import MatchRequest, Person
from bot.matches.matchmaking import challenges
from tests.cogs.delivery.test_outbox import CALLBACK, settled, tidied, turn_messages
from tests.places import ARENA
from tests.support.discord.scene import Scene
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def test_a_match_whose_card_was_never_shown_gets_one(table: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(challenges, "CARD_COMES", 200)
    ada, bruno = (Person(person.id, person.user.username) for person in (table.ada, table.bruno))
    guild, channel = table.local.world.guild.id, ARENA
    match = await table.services.matches.challenges.challenge(
        ada, [bruno], MatchRequest("pitchout", guild, channel, "fr"), key="lost on its way"
    )
    await table.services.matches.challenges.accept(match.id, bruno.user, key="accepted")
    turn = await table.turn(0)
    placed = await table.match(match.id)
    assert turn.channel_id == placed.thread
    assert says(table.ada.message(placed.message).text, "card-title", "fr", match="1")


async def test_a_match_that_begins_while_its_card_is_on_its_way_gets_no_second(table: Scene):
    table.local.faults.fail_next("POST", CALLBACK, delay=1.0, after_effect=True)
    card = await table.challenge()
    await table.bruno.press(card, label="Accept")
    turn = await table.turn(0)
    match = await table.match()
    assert turn.channel_id == match.thread == match.message == card.id
    assert [one.id for one in table.ada.messages("arena")] == [card.id]


async def test_what_is_accepted_while_a_card_is_on_its_way_is_shown_in_it(table: Scene):
    table.local.faults.fail_next("POST", CALLBACK, delay=1.0, after_effect=True)
    card = await table.challenge(with2="chloe")
    await table.services.matches.challenges.accept(1, table.chloe.id, key="elsewhere")
    await table.ada.wait_for(lambda one: one.id == card.id and f"✅ <@{table.chloe.id}>" in one.text)


async def test_a_card_too_old_to_be_edited_is_replaced(table: Scene):
    turn = await table.to_the_first_flick()
    await tidied(table, await table.turn(2))
    table.local.faults.fail_next("PATCH", "/channels/{channel.id}/messages/{message.id}", code=30046, times=2)
    former = await table.match()
    await table.services.matches.resign(1, table.ada.id, key="gives up")
    await settled(table)
    match = await table.match()
    assert match.message != former.message
    assert "beats" in table.ada.message(match.message).text
    assert turn.channel_id == match.thread


async def test_a_deleted_card_is_made_again_once(table: Scene):
    await table.to_the_first_flick()
    first = await table.match()
    table.ada.delete_message(first.message)
    await table.answer(await table.turn(3))
    await settled(table)
    second = await table.match()
    assert second.message != first.message
    table.ada.delete_message(second.message)
    await table.services.matches.resign(1, table.ada.id, key="gives up")
    await settled(table)
    assert (await table.match()).message == second.message
    assert len(turn_messages(table, 5)) == 1
